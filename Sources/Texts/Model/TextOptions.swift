public import LocaleFormatDates
public import LocaleFormatGrammar
public import LocaleFormatLexicon
public import LocaleFormatNumbers

/// What a localized string needs to know besides its language and its arguments.
public struct TextOptions: Hashable, Sendable {
    /// When inserted arguments are wrapped in bidirectional isolates.
    public enum Isolation: String, Hashable, Sendable, CaseIterable {
        /// Where an argument's direction differs from that of the language, and there only.
        case automatic
        /// Every argument, as if its direction were not known.
        case always
        /// None.
        case never
    }

    /// What `agreeWithConcept` and `referentConcept` number from 1: somebody or something that the text is about, though it is
    /// not in it. Foundation's `InflectionConcept`.
    public enum Concept: Hashable, Sendable {
        /// A person, by the ways in which they want to be addressed; the first that the language supports counts.
        case termsOfAddress([TermOfAddress])
        /// A thing, by its name in the language of the text.
        case localizedPhrase(String)
    }

    /// The device, by the names of string catalogs: `iphone`, `ipad`, `ipod`, `mac`, `appletv`, `applewatch`,
    /// `applevision`, or any other that a table uses. Nil takes the wording for `other`.
    public var device: String?
    /// The room for the text in a unit of the table's choosing, usually ems of typical text. Nil takes the widest wording.
    public var width: Int?
    /// How the reader is addressed, where the language distinguishes it. Nil where it is not known.
    public var termOfAddress: TermOfAddress?
    /// What the markup's concepts are, the first one numbered 1.
    public var concepts: [Concept] = []
    /// A project's own words, for `inflect` and its kin.
    public var lexicon = InflectionLexicon()
    /// When inserted arguments are wrapped in FSI (U+2068) and PDI (U+2069).
    public var isolation: Isolation = .automatic
    /// Whether markup and format specifiers that cannot be read are left in the text as they are written and reported in
    /// ``CompiledText/problems``, instead of being thrown. Arguments that do not fit are thrown either way.
    public var isLenient = false
    /// Whether Markdown's inlines are read: `**bold**`, `_emphasis_`, code between backticks, `~~struck~~`, `[text](address)`. They are fields of the
    /// formatted text, and its characters have none of the signs. Off as in Foundation's `String(localized:)`, where they are text;
    /// Foundation's `AttributedString(localized:)` reads them.
    public var readsMarkdown = false
    /// Digits, grouping, sign and so on of numbers that say nothing of their own, whether arguments or `formatNumber`. Their
    /// precision is left to the text.
    public var numbers = NumberOptions()
    /// For dates whose style has no zone. Nil for the environment's.
    public var timeZone: TimeZoneID?

    /// The reader is not known: no device, width or term of address; isolation where directions differ.
    public init() {}
}
