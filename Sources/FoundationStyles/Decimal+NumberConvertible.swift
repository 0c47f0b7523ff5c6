#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import LocaleFormatNumbers

extension Decimal: NumberConvertible {
    /// All of the value's digits, at most 39; NaN as NaN.
    public var numberValue: NumberValue {
        if isNaN { return .double(.nan) }
        return (try? ExactDecimal(description)).map(NumberValue.decimal) ?? .double(.nan)
    }

    /// Nil when the number has more than 38 significant digits or is beyond 10^±127, which `Decimal` would round.
    public init?(exactly decimal: ExactDecimal) {
        let text = decimal.description
        guard let value = Decimal(string: text), (try? ExactDecimal(value.description)) == decimal.withoutNegativeZero
        else { return nil }
        self = value
    }
}

extension ExactDecimal {
    /// `Decimal` has no negative zero.
    fileprivate var withoutNegativeZero: ExactDecimal { isZero ? 0 : self }
}
