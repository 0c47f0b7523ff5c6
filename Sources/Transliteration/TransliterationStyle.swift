internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Which letters become which others: from one script into another, to ASCII, by the tables of an authority, or by rules of one's own
/// (UTS #35 part 2, "Transforms").
///
/// ```swift
/// try TransliterationStyle("Any-Latin").transliterate("Москва")                            // "Moskva"
/// try TransliterationStyle("Any-Latin; Latin-ASCII; Lower").transliterate("Ελλάδα")        // "ellada"
/// try TransliterationStyle("ru-Latn-t-ru-m0-bgn").transliterate("Щёлково")                 // "Shchëlkovo"
/// try TransliterationStyle("Katakana-Hiragana").transliterate("トウキョウ")                    // "とうきょう"
/// try TransliterationStyle("Greek-Latin").inverse().transliterate("philosophía")           // "φιλοσοφία"
/// try TransliterationStyle(rules: "ß > ss; ä > ae;").transliterate("Maßbänder")            // "Massbaender"
/// ```
///
/// An id is ICU's (`Cyrillic-Latin`, `Russian-Latin/BGN`; case does not matter), or a BCP 47 tag with `-t-` (`und-Latn-t-und-cyrl`); several with
/// semicolons between them are run one after another, and a set of characters in front, `[:Cyrillic:] Any-Latin`, is all that a step changes.
/// `TransliterationID.available` lists what ICU has.
///
/// A style is only a name: whether there is such a transform says ``compiled()``. Hold what it returns where many texts are
/// transliterated.
public struct TransliterationStyle: Hashable, Codable, Sendable {
    /// Where the letters come from.
    public enum Source: Hashable, Codable, Sendable {
        /// ICU's and CLDR's transforms, `Any-Latin; Latin-ASCII`.
        case id(String)
        /// Rules of one's own, in the syntax of UTS #35: `a > b; $vowel = [aeiou]; $vowel { h > ;`.
        case rules(String)
    }

    /// Which way.
    public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
        /// As the name says.
        case forward
        /// The way back, where there is one.
        case reverse
    }

    /// Where the letters come from.
    public let source: Source
    /// Which way.
    public let direction: Direction

    /// The most bytes of an id: 1,024. ICU's longest is one of 40.
    public static let maximumIDLength = 1_024
    /// The most steps of an id: 16.
    public static let maximumSteps = 16
    /// The most bytes of rules of one's own: 64 KiB.
    public static let maximumRulesLength = 1 << 16

    /// A transform by its id.
    public init(_ id: String, direction: Direction = .forward) { (source, self.direction) = (.id(id), direction) }

    /// A transform by rules of one's own.
    public init(rules: String, direction: Direction = .forward) {
        (source, self.direction) = (.rules(rules), direction)
    }

    /// The transform, ready to run.
    ///
    /// - Throws: ``TransliterationError``: an id that ICU does not know, a way back that there is not, rules that are malformed or too
    ///   large.
    public func compiled() throws(TransliterationError) -> CompiledTransliteration {
        try CompiledTransliteration(self)
    }

    /// The way back.
    ///
    /// ```swift
    /// try TransliterationStyle("Any-Hex").inverse().transliterate("\\u0041")       // "A"
    /// try TransliterationStyle("Any-Latin").inverse()                              // throws: 'Any-Latin' has no way back
    /// ```
    ///
    /// - Throws: ``TransliterationError/noInverse(_:)`` where ICU has none, and what ``compiled()`` throws.
    public func inverse() throws(TransliterationError) -> TransliterationStyle {
        let inverse = TransliterationStyle(source: source, direction: direction == .forward ? .reverse : .forward)
        _ = try Self.cached(inverse)
        return inverse
    }

    private init(source: Source, direction: Direction) { (self.source, self.direction) = (source, direction) }

    /// `text` in other letters.
    ///
    /// The transforms used last are kept, 32 of them.
    ///
    /// - Throws: what ``compiled()`` throws.
    public func transliterate(_ text: some StringProtocol) throws(TransliterationError) -> String {
        try Self.cached(self).transliterate(text)
    }

    private static let cache = CompiledCache<TransliterationStyle, CompiledTransliteration>(capacity: 32)

    static func cached(_ style: TransliterationStyle) throws(TransliterationError) -> CompiledTransliteration {
        try cache.value(for: style) { () throws(TransliterationError) in try style.compiled() }
    }
}
