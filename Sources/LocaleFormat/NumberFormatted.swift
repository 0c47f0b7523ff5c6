public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// `formatted(_:)` on integers and floats is in the half of Foundation that this package does not link. One overload for
// each concrete style of ours is unambiguous beside it.

extension BinaryInteger where Self: NumberConvertible {
    /// `1234.formatted(NumberStyle(locale: "hi-IN-u-nu-deva"))`
    public func formatted(_ style: NumberStyle<Self>) -> String { style.format(self) }
    /// `5.formatted(CurrencyStyle(code: "EUR", locale: "de"))`
    public func formatted(_ style: CurrencyStyle<Self>) -> String { style.format(self) }
    /// The integer as a ratio: 1 is "100%".
    public func formatted(_ style: PercentStyle<Self>) -> String { style.format(self) }
}

extension BinaryFloatingPoint where Self: NumberConvertible {
    /// `0.5.formatted(NumberStyle(locale: "de"))`
    public func formatted(_ style: NumberStyle<Self>) -> String { style.format(self) }
    /// `12.5.formatted(CurrencyStyle(code: "EUR", locale: "de"))`
    public func formatted(_ style: CurrencyStyle<Self>) -> String { style.format(self) }
    /// `0.25.formatted(PercentStyle(locale: "de"))`
    public func formatted(_ style: PercentStyle<Self>) -> String { style.format(self) }
}

extension Decimal {
    /// The number as the style writes it, with all its digits as far as the style asks for them.
    public func formatted(_ style: NumberStyle<Decimal>) -> String { style.format(self) }
    /// The amount as the style writes it, without a detour through `Double`.
    public func formatted(_ style: CurrencyStyle<Decimal>) -> String { style.format(self) }
    /// The ratio as the style writes it, without a detour through `Double`.
    public func formatted(_ style: PercentStyle<Decimal>) -> String { style.format(self) }
}
