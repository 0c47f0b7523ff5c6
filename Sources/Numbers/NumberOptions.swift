public import LocaleFormatCore

/// What number, percent and currency styles have in common.
public struct NumberOptions: Hashable, Codable, Sendable {
    /// The digits; nil for those of the locale (its `-u-nu-`, or its default).
    public var numbering: NumberingSystem?
    public var grouping: Grouping = .automatic
    public var sign: SignDisplay = .automatic
    public var notation: Notation = .automatic
    /// Nil for what the locale's CLDR pattern says (decimal: at most 3 fraction digits; percent: none), what the currency
    /// has, or CLDR's rounding of compact numbers (2 significant digits below 100).
    public var precision: Precision?
    /// Rounds to multiples of this: 0.05, 5, 1000. Replaces ``precision``.
    public var increment: ExactDecimal?
    public var rounding: RoundingMode = .halfEven
    /// At least so many digits before the decimal separator, 0 to 999; nil for one.
    public var minimumIntegerDigits: Int?
    /// The value is multiplied by this first.
    public var scale: ExactDecimal?
    public var decimalSeparator: DecimalSeparatorDisplay = .automatic

    public init() {}
}
