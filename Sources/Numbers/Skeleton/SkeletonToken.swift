/// A token of a number skeleton: a stem and its options, `scientific/*ee/sign-always`.
///
/// ```text
/// skeleton = (space | token)*
/// token    = stem ('/' option)*
/// ```
///
/// Source: ICU User Guide, "Number Skeletons". Space is what Unicode calls Pattern_White_Space.
package struct SkeletonToken {
    package struct Part {
        package let text: String
        /// In UTF-8 bytes from the start of the skeleton.
        let offset: Int

        var end: Int { offset + text.utf8.count }
    }

    package let stem: Part
    package var options: [Part] = []

    /// - Throws: ``NumberError/invalidSkeleton(_:offset:expected:)`` for a stem or an option that is empty.
    static func tokens(of skeleton: String) throws(NumberError) -> [SkeletonToken] {
        var tokens: [SkeletonToken] = []
        var offset = 0
        for word in skeleton.unicodeScalars.split(
            omittingEmptySubsequences: false, whereSeparator: \.isPatternWhiteSpace)
        {
            if !word.isEmpty { tokens.append(try token(word, at: offset, of: skeleton)) }
            offset = skeleton.utf8.distance(from: skeleton.startIndex, to: word.endIndex)
            if word.endIndex < skeleton.endIndex { offset += UTF8.width(skeleton.unicodeScalars[word.endIndex]) }
        }
        return tokens
    }

    private static func token(
        _ word: Substring.UnicodeScalarView, at start: Int, of skeleton: String
    ) throws(NumberError) -> SkeletonToken {
        var parts: [Part] = []
        var offset = start
        for piece in word.split(separator: "/", omittingEmptySubsequences: false) {
            let part = Part(text: String(piece), offset: offset)
            if part.text.isEmpty {
                let expected = parts.isEmpty ? "a stem before '/'" : "an option after '/'"
                throw .invalidSkeleton(skeleton.shortened, offset: offset, expected: expected)
            }
            parts.append(part)
            offset = part.end + 1
        }
        return SkeletonToken(stem: parts[0], options: Array(parts.dropFirst()))
    }
}

extension Unicode.Scalar {
    /// The property Pattern_White_Space, which is closed (UAX #31).
    fileprivate var isPatternWhiteSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
        default: false
        }
    }
}
