/// How small a difference counts (UTS #10, section 4.3; keyword `ks`).
public enum CollationStrength: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// Letters alone: a = á = A.
    case primary = "level1"
    /// Letters and diacritics: a = A, a < á.
    case secondary = "level2"
    /// Case and variants too: a < A. What nearly all locales sort by.
    case tertiary = "level3"
    /// Punctuation too, where ``CollationStyle/alternate`` is shifted; hiragana before katakana in Japanese.
    case quaternary = "level4"
    /// Every character that Unicode tells apart, in the order of code points where nothing else differs.
    case identical = "identic"

    public static func < (left: CollationStrength, right: CollationStrength) -> Bool {
        left.icuValue < right.icuValue
    }

    /// ICU's number of it (unicode/ucol.h, `UColAttributeValue`).
    var icuValue: Int {
        switch self {
        case .primary: 0
        case .secondary: 1
        case .tertiary: 2
        case .quaternary: 3
        case .identical: 15
        }
    }
}

/// Whether capitals or small letters come first where nothing else differs (keyword `kf`).
public enum CollationCaseFirst: String, Hashable, Codable, Sendable, CaseIterable {
    /// A before a.
    case upper
    /// a before A.
    case lower
    /// As the tertiary level has it: small letters first, in most languages.
    case off = "false"
}

/// What spaces and punctuation are to the first three levels (UTS #10, section 4; keyword `ka`).
public enum CollationAlternate: String, Hashable, Codable, Sendable, CaseIterable {
    /// Characters like others: "de luge" < "death".
    case nonIgnorable = "noignore"
    /// Passed over: "death" < "de luge"; told apart at the quaternary level alone.
    case shifted
}

/// Up to where characters are shifted; each kind with those before it (keyword `kv`).
public enum CollationMaxVariable: String, Hashable, Codable, Sendable, CaseIterable {
    /// Spaces alone.
    case space
    /// Punctuation too. CLDR's root.
    case punctuation = "punct"
    /// Signs too, but those of currencies.
    case symbol
    /// Signs of currencies too.
    case currency
}

/// A kind of order that a locale has beside others, by its name in `-u-co-`.
///
/// `LocaleInformation.collations` lists those of a locale.
public struct CollationKind: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The name as BCP 47 writes it: "phonebk".
    public let rawValue: String

    /// Any name; whether there is one is found out where the style is compiled.
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// German names: ä as ae.
    public static let phonebook: CollationKind = "phonebk"
    /// Chinese by sound, in Latin letters.
    public static let pinyin: CollationKind = "pinyin"
    /// Chinese by the number of strokes.
    public static let stroke: CollationKind = "stroke"
    /// Chinese by sound, in bopomofo.
    public static let zhuyin: CollationKind = "zhuyin"
    /// Han characters by radical and strokes.
    public static let unihan: CollationKind = "unihan"
    /// Spanish with ch and ll as letters, Finnish and Swedish with v = w, and others of earlier days.
    public static let traditional: CollationKind = "trad"
    /// Emoji together, in the order of keyboards.
    public static let emoji: CollationKind = "emoji"
    /// For searching rather than sorting.
    public static let search: CollationKind = "search"
    /// As dictionaries sort, in Sinhala.
    public static let dictionary: CollationKind = "dict"
    /// The same in every European language (EN 13710).
    public static let europeanOrdering: CollationKind = "eor"
    /// The locale's ordinary one.
    public static let standard: CollationKind = "standard"
}

/// How two texts stand to one another.
public enum CollationOrder: Int, Hashable, Codable, Sendable {
    /// The first one sorts earlier.
    case before = -1
    /// Nothing that the strength counts differs.
    case same = 0
    /// The first one sorts later.
    case after = 1

    init(icu: Int) { self = icu < 0 ? .before : icu > 0 ? .after : .same }
}
