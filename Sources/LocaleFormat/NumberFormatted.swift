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
    public func formatted(_ style: CurrencyStyle<Self>) -> String { style.format(self) }
    public func formatted(_ style: PercentStyle<Self>) -> String { style.format(self) }
}

extension BinaryFloatingPoint where Self: NumberConvertible {
    public func formatted(_ style: NumberStyle<Self>) -> String { style.format(self) }
    public func formatted(_ style: CurrencyStyle<Self>) -> String { style.format(self) }
    public func formatted(_ style: PercentStyle<Self>) -> String { style.format(self) }
}

extension Decimal {
    public func formatted(_ style: NumberStyle<Decimal>) -> String { style.format(self) }
    public func formatted(_ style: CurrencyStyle<Decimal>) -> String { style.format(self) }
    public func formatted(_ style: PercentStyle<Decimal>) -> String { style.format(self) }
}
