/// The form of a word that goes with a number (UTS #35 part 3, "Language Plural Rules"). The names say what the form is
/// called, not which numbers take it: Latvian uses `zero` for 10, and Russian `one` for 21.
///
/// ```swift
/// try PluralRules(locale: "ru").category(for: 21)    // .one
/// ```
public enum PluralCategory: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    case zero, one, two, few, many
    /// The form that every language has, and the one for fractions, NaN and infinities where no rule says otherwise.
    case other

    /// The order of `allCases`, which is also the order in which CLDR lists them.
    public static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.order < right.order }

    var order: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
