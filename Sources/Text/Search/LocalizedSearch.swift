internal import LocaleFormatBridge

/// Finds texts as readers take them for the same: by the locale's alphabet, without case, diacritics, width, kinds of kana
/// and digits, spellings of Indic nasals, vowel signs and tatweel, with the apostrophes of print and of keyboards.
///
/// ```swift
/// let text = "Das Café in der STRASSE"
/// LocalizedSearch("straße", locale: "de").ranges(in: text).map { text[$0] }          // ["STRASSE"]
/// LocalizedSearch("cafe", locale: "de").isFound(in: text)                            // true
/// LocalizedSearch("2025", locale: "hi").isFound(in: "सन् २०२५")                         // true
/// LocalizedSearch("हिन्दी", locale: "hi").isFound(in: "हिंदी भाषा")                       // true
/// LocalizedSearch("a", locale: "da").isFound(in: "å")                                // false
/// ```
///
/// Two texts are the same where their primary collation weights are (UTS #10, section 8), by CLDR's collation for searching
/// (`-u-co-search`) in the locale, with spaces and punctuation among them. ``Folding`` says what else there is.
///
/// Matches are whole grapheme clusters of the text. Marks behind the last letter belong to a match; what would cut a
/// cluster otherwise is no match, as in ICU's `usearch` with a break iterator of characters (`क` in `की`, `하` in `한`), unless ``cutClusters`` extends it.
/// Matches do not overlap. A pattern without any weight, such as the empty one, is found nowhere.
///
/// For one pattern and many texts, or long ones, hold what ``compiled()`` gives.
public struct LocalizedSearch: Hashable, Sendable {
    /// What becomes of a match that begins or ends within a grapheme cluster.
    public enum CutClusters: String, Hashable, Codable, Sendable, CaseIterable {
        /// It is none.
        case refused
        /// It is extended to whole clusters.
        case extended
    }

    /// What is looked for.
    public var pattern: String
    /// Whose alphabet it is.
    public var locale: LocaleID
    /// Which differences are not seen.
    public var folding: Folding
    /// Whether a match begins and ends where words do (UAX #29).
    public var wholeWords = false
    /// Whether a match begins where the text does.
    public var isAnchored = false
    /// What becomes of a match that begins or ends within a grapheme cluster.
    public var cutClusters = CutClusters.refused

    /// - Parameters:
    ///   - pattern: what is looked for.
    ///   - locale: whose alphabet it is.
    ///   - folding: which differences are not seen.
    public init(_ pattern: String, locale: LocaleID, folding: Folding = .standard) {
        (self.pattern, self.locale, self.folding) = (pattern, locale, folding)
    }

    /// The first match.
    public func firstRange<Text: StringProtocol>(in text: Text) -> Range<String.Index>? {
        compiled().firstRange(in: text)
    }

    /// All matches, in order.
    public func ranges<Text: StringProtocol>(in text: Text) -> [Range<String.Index>] { compiled().ranges(in: text) }

    /// Whether there is a match.
    public func isFound(in text: some StringProtocol) -> Bool { firstRange(in: text) != nil }

    /// The pattern ready to run over many texts. Tables of a locale are kept, so that a second pattern costs little.
    public func compiled() -> CompiledSearch { CompiledSearch(self) }

    /// A search that sees only whole words, or that goes back to parts of them.
    public func wholeWords(_ isOn: Bool = true) -> LocalizedSearch {
        var copy = self
        copy.wholeWords = isOn
        return copy
    }

    /// A search that sees only what begins where the text does, or that goes back to all of it.
    public func anchored(_ isOn: Bool = true) -> LocalizedSearch {
        var copy = self
        copy.isAnchored = isOn
        return copy
    }

    /// A search that extends or refuses matches that would cut a grapheme cluster.
    public func cutClusters(_ rule: CutClusters) -> LocalizedSearch {
        var copy = self
        copy.cutClusters = rule
        return copy
    }
}
