public import LocaleFormatCore

/// What number, percent and currency styles have in common.
public struct NumberOptions: Hashable, Codable, Sendable {
    /// The digits; nil for those of the locale (its `-u-nu-`, or its default).
    public var numbering: NumberingSystem?
    /// When digits are grouped, "1,234".
    public var grouping: Grouping = .automatic
    /// When the sign is shown.
    public var sign: SignDisplay = .automatic
    /// Digits, powers of ten, words.
    public var notation: Notation = .automatic
    /// Nil for what the locale's CLDR pattern says (decimal: at most 3 fraction digits; percent: none), what the currency
    /// has, or CLDR's rounding of compact numbers (2 significant digits below 100).
    public var precision: Precision?
    /// Rounds to multiples of this: 0.05, 5, 1000. It has as many fraction digits as the increment, and at least those of ``precision``.
    /// Significant digits beside it are an error, `NumberError.conflict(_:)`, as `roundingIncrement` is in ECMA-402.
    public var increment: ExactDecimal?
    /// What happens to digits that are not shown.
    public var rounding: RoundingMode = .halfEven
    /// At least so many digits before the decimal separator, 0 to 999; nil for one.
    public var minimumIntegerDigits: Int?
    /// At most so many digits before the decimal separator, from one and from ``minimumIntegerDigits`` to 999; the higher ones are cut: with
    /// 2, 1969 is `69`. Nil for all of them.
    public var maximumIntegerDigits: Int?
    /// The value is multiplied by this first.
    public var scale: ExactDecimal?
    /// Whether the decimal separator stands behind a number without fraction digits too.
    public var decimalSeparator: DecimalSeparatorDisplay = .automatic

    /// Whether fraction digits are shown as they were typed, zeros at the end included; see ``NumberStyleProtocol/keepingZeros(_:)``.
    public var keepsZeros: Bool = false

    /// Decimal and group separator; nil for those of the locale.
    public var separators: NumberSeparators?

    /// What the locale does by itself.
    @inlinable public init() {}
}
