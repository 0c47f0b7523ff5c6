public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// `formatted(_:)` on numbers is in the half of Foundation that this package does not link. Where a program imports that half,
// the functions here are taken, since they ask for more. Foundation's would convert a value to the type of the style's values,
// and stop the program where it does not fit.

extension BinaryInteger where Self: NumberConvertible {
    /// The integer in a style of numbers, exactly: `1234.formatted(.number(in: "de"))` is `1.234`.
    @inlinable
    public func formatted<Style: NumberStyleProtocol & FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.Value == Self, Style.FormatInput == Self { style.format(self) }

    /// The integer in a style for integers of another type: exactly, even where that type cannot hold it.
    @inlinable
    public func formatted<Style: NumberStyleProtocol & FormatStyle>(_ style: Style) -> String
    where Style.Value: BinaryInteger, Style.FormatInput == Style.Value { style.text(of: numberValue) }
}

extension BinaryFloatingPoint where Self: NumberConvertible {
    /// The number in a style of numbers: `0.25.formatted(.percent(in: "tr"))` is `%25`.
    @inlinable
    public func formatted<Style: NumberStyleProtocol & FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.Value == Self, Style.FormatInput == Self { style.format(self) }

    /// The number in a style for another type of floating-point numbers: `Float(0.1)` is 0.1 there too.
    @inlinable
    public func formatted<Style: NumberStyleProtocol & FormatStyle>(_ style: Style) -> String
    where Style.Value: BinaryFloatingPoint, Style.FormatInput == Style.Value { style.text(of: numberValue) }
}

extension Decimal {
    /// The number in a style of numbers, with all its digits as far as the style asks for them.
    @inlinable
    public func formatted<Style: NumberStyleProtocol & FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.Value == Self, Style.FormatInput == Self { style.format(self) }
}

extension ExactDecimal {
    /// The number in a style of numbers, with all its digits as far as the style asks for them.
    @inlinable
    public func formatted<Style: NumberStyleProtocol & FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.Value == Self, Style.FormatInput == Self { style.format(self) }
}
