/// A part of a formatted number, by ICU's and ECMA-402's names.
public enum NumberField: String, Hashable, Codable, Sendable, CaseIterable {
    /// The digits before the decimal separator, group separators included.
    case integer
    /// The digits after the decimal separator.
    case fraction
    /// The decimal separator.
    case decimal
    /// "E", "×10".
    case exponentSymbol
    /// The sign of the exponent.
    case exponentSign
    /// The digits of the exponent.
    case exponent
    /// A group separator, within the integer.
    case group
    /// The symbol, code or name of the currency.
    case currency
    /// The percent sign.
    case percent
    /// The permille sign.
    case permille
    /// The sign of the number, bidirectional marks included.
    case sign
    /// The unit: "km/h", "meters".
    case unit
    /// The word or letter of a compact number: "K", "thousand".
    case compact
    /// The sign for "about".
    case approximately
    /// The first or the second number of a range.
    case start, end

}
