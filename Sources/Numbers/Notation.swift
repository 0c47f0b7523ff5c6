/// The form in which a number is written.
public enum Notation: Hashable, Codable, Sendable {
    /// Digits: `1,234.5`.
    case automatic
    /// One digit before the separator and a power of ten: `1.2345E3`.
    case scientific
    /// As scientific, with powers that are multiples of three: `12.345E3`.
    case engineering
    /// Shortened with the locale's words for thousands and millions: `1.2K`, `1.2 thousand`.
    case compactName(CompactWidth = .short)
    /// In words: "one thousand two hundred thirty-four".
    case spellOut
    /// With the ending of a rank: "1st".
    case ordinal
    /// In words by one of the locale's sets of rules. Without the soft hyphens (U+00AD) that CLDR has between the parts of long words,
    /// unless they are asked for; ``spellOut`` writes them as ICU does.
    case rules(NumberRuleSet, softHyphens: Bool = false)

    /// Another spelling of ``spellOut``, which is the name: `spellout` is what ICU and CLDR call it.
    public static var spellout: Notation { .spellOut }

    /// How the words for thousands and millions are written.
    public enum CompactWidth: String, Hashable, Codable, Sendable {
        /// "1.2K"
        case short
        /// "1.2 thousand"
        case long
    }
}
