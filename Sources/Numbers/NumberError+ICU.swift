internal import LocaleFormatBridge

/// ICU's errors in this room's words.
extension NumberError {
    init(_ error: ICUError) { self = .icu(code: error.name, call: error.call) }

    /// ICU's refusal of a skeleton whose grammar is right: of a unit, say, that it does not know.
    init(_ error: ICUError, skeleton: String) {
        if let newer = SkeletonAge.newest(in: skeleton), newer.since > ICUVersion.current.major {
            self = .unsupported(newer.what, icu: ICUVersion.current.text, since: newer.since)
            return
        }
        switch error.name {
        case "U_NUMBER_SKELETON_SYNTAX_ERROR", "U_NUMBER_ARG_OUTOFBOUNDS_ERROR", "U_ILLEGAL_ARGUMENT_ERROR":
            // What an older ICU was asked has other offsets.
            let isAsked = OlderSkeleton.needed(for: skeleton) == nil
            let offset = isAsked ? error.offset.map { skeleton.utf8Offset(ofUTF16: $0) } : nil
            self = .invalidSkeleton(skeleton.shortened, offset: offset, expected: ICUVersion.current.knows)
        default: self.init(error)
        }
    }
}

extension ICUVersion {
    /// What a pattern or a skeleton may ask for, for messages.
    var knows: String { "what ICU \(major).\(minor) knows and can put together" }
}

extension String {
    fileprivate func utf8Offset(ofUTF16 offset: Int) -> Int {
        let place = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
        return utf8.distance(from: startIndex, to: place)
    }
}
