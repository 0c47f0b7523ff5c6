public import LocaleFormatCore

/// A number style without the type of its values: everything that decides the text. The key of the cache of compiled
/// styles.
public struct NumberSpecification: Hashable, Codable, Sendable {
    /// What is written beside the digits.
    public enum Kind: Hashable, Codable, Sendable {
        /// Nothing.
        case decimal
        /// The percent sign; the value is multiplied by 100.
        case percent
        /// The permille sign; the value is multiplied by 1,000.
        case permille
        /// The percent sign behind the value as it is: 25 is "25%".
        case wholePercent
        /// The permille sign behind the value as it is.
        case wholePermille
        /// A currency, with negative amounts in parentheses (`accounting`) and the rounding of cash (`cash`) where asked for.
        case currency(CurrencyCode, presentation: CurrencyPresentation, accounting: Bool, cash: Bool)
        /// A quantity in a unit of CLDR, `kilometer-per-hour`. One that ICU does not know is an invalid skeleton.
        case unit(String, width: UnitWidth)
        /// An ICU number skeleton, which says everything itself.
        case skeleton(String)
        /// A `DecimalFormat` pattern of UTS #35 part 3, `#,##0.00;(#)`.
        case pattern(String)
        /// Words, ranks or durations by CLDR's rules of that group (UTS #35 part 3, "Rule-Based Number Formatting"), from a set of
        /// it: `%spellout-ordinal`. Nil, or a name that the locale has no set of, is its standard set.
        case rules(RuleGroup, set: String?)
    }

    /// CLDR's groups of rules that write numbers.
    public enum RuleGroup: String, Hashable, Codable, Sendable, CaseIterable {
        /// "three thousand seven hundred twenty-three"
        case spellout
        /// "3,723rd"
        case ordinal
        /// Seconds: "1:02:03". Languages but English have them as plain numbers.
        case duration
    }

    /// How a unit is written beside the number.
    public enum UnitWidth: String, Hashable, Codable, Sendable, CaseIterable {
        /// "3 kilometers per hour"
        case wide
        /// "3 km/h"
        case short
        /// "3km/h"
        case narrow

        /// Foundation's word for ``short``.
        public static var abbreviated: UnitWidth { .short }
    }

    /// Whose patterns, digits and words are used.
    public var locale: LocaleID
    /// Number, percentage, amount, quantity.
    public var kind: Kind
    /// What was chosen beyond the locale's own.
    public var options: NumberOptions

    /// What a style of this kind asks for. Whether it can be had, compiling tells.
    public init(locale: LocaleID, kind: Kind, options: NumberOptions = NumberOptions()) {
        self.locale = locale
        self.kind = kind
        self.options = options
    }

    /// Only what usually differs is hashed: this is the key of every cached call. Equality compares everything.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(locale)
        hasher.combine(kind)
        hasher.combine(options.precision)
        hasher.combine(options.notation)
    }
}

extension NumberSpecification.Kind {
    /// Whether a percent or permille sign is written.
    var isRatio: Bool {
        switch self {
        case .percent, .permille, .wholePercent, .wholePermille: true
        case .decimal, .currency, .unit, .skeleton, .pattern, .rules: false
        }
    }

    /// The power of ten that values are multiplied by.
    var power: Int {
        switch self {
        case .percent: 2
        case .permille: 3
        default: 0
        }
    }
}
