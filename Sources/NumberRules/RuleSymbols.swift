internal import LocaleFormatNumbers

/// What the locale of a group of rules writes in numbers.
struct RuleSymbols: Sendable {
    /// From zero to nine.
    let digits: String
    let decimal: String
    let group: String
    let minus: String
    let infinity: [UInt8]
    let notANumber: [UInt8]

    /// The first character of the decimal separator, by which one of several rules for fractions is chosen.
    var decimalMark: Unicode.Scalar? { decimal.unicodeScalars.first }
}
