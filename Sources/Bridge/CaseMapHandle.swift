internal import LocaleFormatCICU

/// Full case mapping by a locale's rules (Turkish i, Greek accents, Dutch ij), opened with `ucasemap_open`.
///
/// `@unchecked Sendable` is true because a map is const for all but title case, and for that, which may keep a break
/// iterator inside, ``HandlePool`` lends it to one caller at a time.
package final class CaseMapHandle: @unchecked Sendable {
    /// What a capital stands at the head of, and which i folding takes for one.
    package enum Option: Sendable {
        /// The text, whose other letters stay as they are.
        case initial
        /// Each word, with its other letters small.
        case words
        /// Each sentence, with its other letters small.
        case sentences
        /// Folding by Turkish and Azerbaijani, whose I is the capital of a dotless i.
        case dotless

        fileprivate var value: UInt32 {
            switch self {
            case .initial: lf_title_first_letter_only()
            case .words: 0
            case .sentences: lf_title_sentences()
            case .dotless: lf_fold_dotless_i()
            }
        }
    }

    private let map: OpaquePointer

    /// - Parameter locale: locale in ICU's own form.
    package convenience init(locale: String, _ option: Option = .initial) throws(ICUError) {
        let opened = try checked("ucasemap_open") { lf_ucasemap_open(locale, option.value, &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ucasemap_open") }
        self.init(owning: opened)
    }

    private init(owning map: OpaquePointer) { self.map = map }

    deinit { lf_ucasemap_close(map) }

    /// The text in capitals.
    package func uppercased(_ text: String) throws(ICUError) -> String {
        try convert("ucasemap_utf8ToUpper", text) { [map] in lf_ucasemap_utf8ToUpper(map, $0, $1, $2, $3, &$4) }
    }

    /// The text in small letters.
    package func lowercased(_ text: String) throws(ICUError) -> String {
        try convert("ucasemap_utf8ToLower", text) { [map] in lf_ucasemap_utf8ToLower(map, $0, $1, $2, $3, &$4) }
    }

    /// The text as it is compared where case does not count.
    package func folded(_ text: String) throws(ICUError) -> String {
        try convert("ucasemap_utf8FoldCase", text) { [map] in lf_ucasemap_utf8FoldCase(map, $0, $1, $2, $3, &$4) }
    }

    /// The text with capitals where the map's option has them.
    package func titlecased(_ text: String) throws(ICUError) -> String {
        try convert("ucasemap_utf8ToTitle", text) { [map] in lf_ucasemap_utf8ToTitle(map, $0, $1, $2, $3, &$4) }
    }

    /// The text with its first letter as at the head of a title, and the rest as it is.
    package func initialCapitalized(_ text: String) throws(ICUError) -> String { try titlecased(text) }

    private func convert(
        _ call: String, _ text: String,
        _ function: (UnsafeMutablePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int32, inout Int32) -> Int32
    ) throws(ICUError) -> String {
        let source = Array(text.utf8)
        guard !source.isEmpty else { return text }
        // Greek and a few ligatures grow; three times the length is ICU's own upper bound for full mappings.
        var capacity = source.count + 16
        while true {
            var status = U_ZERO_ERROR
            var needed = 0
            let result = String(unsafeUninitializedCapacity: capacity) { buffer in
                source.withUnsafeBufferPointer { source in
                    source.withMemoryRebound(to: CChar.self) { source in
                        buffer.withMemoryRebound(to: CChar.self) { buffer in
                            needed = Int(
                                function(
                                    buffer.baseAddress, Int32(clamping: capacity), source.baseAddress,
                                    Int32(clamping: source.count), &status))
                        }
                    }
                }
                return status > 0 ? 0 : min(needed, capacity)
            }
            if status == U_BUFFER_OVERFLOW_ERROR, needed > capacity {
                capacity = needed + 1
                continue
            }
            if status > 0 { throw ICUError(status, call: call) }
            return result
        }
    }
}
