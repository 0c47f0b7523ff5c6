package import LocaleFormatCore

/// A language subtag of at most eight letters in one machine word, so that comparing languages costs nothing.
package struct LanguageKey: Hashable, Sendable {
    let packed: UInt64

    /// The language of a tag: what stands before the first hyphen or underscore.
    init(tag: String) {
        var packed: UInt64 = 0
        for byte in tag.utf8.prefix(8) {
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@") { break }
            packed = packed << 8 | UInt64(byte)
        }
        self.packed = packed
    }

    package init(_ locale: LocaleID) { self.init(tag: locale.tag) }

    static let chinese = LanguageKey(tag: "zh")
    static let cantonese = LanguageKey(tag: "yue")
    static let japanese = LanguageKey(tag: "ja")
    static let korean = LanguageKey(tag: "ko")
    static let thai = LanguageKey(tag: "th")
    static let khmer = LanguageKey(tag: "km")
    static let lao = LanguageKey(tag: "lo")
}
