/// The form of a word that goes with a number (UTS #35 part 3, "Language Plural Rules"). The names say what the form is
/// called, not which numbers take it: Latvian uses `zero` for 10, and Russian `one` for 21.
///
/// ```swift
/// try PluralRules(locale: "ru").category(for: 21)    // .one
/// ```
public enum PluralCategory: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// Arabic: 0. Latvian: 0, 10, 20.
    case zero
    /// English: 1. Russian: 1, 21, 31.
    case one
    /// Arabic: 2. Slovenian: 2, 102.
    case two
    /// Polish: 2 to 4, 22 to 24.
    case few
    /// Polish: 0, 5 to 21. Spanish: a million.
    case many
    /// The form that every language has, and the one for fractions, NaN and infinities where no rule says otherwise.
    case other

    /// The order of `allCases`, which is also the order in which CLDR lists them.
    public static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.order < right.order }

    package var order: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
    /// The category at a place in the order; the last one beyond it.
    package init(order: UInt8) {
        self =
            switch order {
            case 0: .zero
            case 1: .one
            case 2: .two
            case 3: .few
            case 4: .many
            default: .other
            }
    }
}
