/// A language subtag of at most eight letters in one machine word, so that comparing languages costs nothing.
package struct LanguageKey: Hashable, Sendable {
    package let packed: UInt64

    /// The language of a tag: what stands before the first hyphen or underscore.
    package init(tag: String) {
        var packed: UInt64 = 0
        for byte in tag.utf8.prefix(8) {
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@") { break }
            packed = packed << 8 | UInt64(byte)
        }
        self.packed = packed
    }

    package static let chinese = LanguageKey(tag: "zh")
    package static let cantonese = LanguageKey(tag: "yue")
    package static let japanese = LanguageKey(tag: "ja")
    package static let korean = LanguageKey(tag: "ko")
    package static let thai = LanguageKey(tag: "th")
    package static let khmer = LanguageKey(tag: "km")
    package static let lao = LanguageKey(tag: "lo")
}
