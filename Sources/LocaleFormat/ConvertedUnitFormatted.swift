public import LocaleFormatMeasures
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// As for other numbers, what Foundation would do where a program imports all of it is not exact, and may stop the program.

extension BinaryInteger where Self: NumberConvertible {
    /// The integer as a quantity in another unit, exactly: `26.formatted(.unit("mile", to: "kilometer", in: "en"))` is `41.843 km`.
    public func formatted(_ style: ConvertedUnitStyle<Self>) -> String { style.format(self) }

    /// The integer as a quantity, in a style for integers of another type.
    public func formatted<Value: BinaryInteger>(_ style: ConvertedUnitStyle<Value>) -> String {
        style.text(of: numberValue)
    }
}

extension BinaryFloatingPoint where Self: NumberConvertible {
    /// The number as a quantity in another unit: `1.8.formatted(.unit("meter", usage: .personHeight, in: "en-US"))` is `5 ft, 11 in`.
    public func formatted(_ style: ConvertedUnitStyle<Self>) -> String { style.format(self) }

    /// The number as a quantity, in a style for another type of floating-point numbers.
    public func formatted<Value: BinaryFloatingPoint>(_ style: ConvertedUnitStyle<Value>) -> String {
        style.text(of: numberValue)
    }
}

extension Decimal {
    /// The number as a quantity in another unit, with all its digits as far as the style asks for them.
    public func formatted(_ style: ConvertedUnitStyle<Self>) -> String { style.format(self) }
}

extension ExactDecimal {
    /// The number as a quantity in another unit, with all its digits as far as the style asks for them.
    public func formatted(_ style: ConvertedUnitStyle<Self>) -> String { style.format(self) }
}
