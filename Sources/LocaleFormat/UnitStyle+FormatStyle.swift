public import LocaleFormatCore
public import LocaleFormatMeasures
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UnitStyle: FormatStyle {
    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle where Self == UnitStyle<Int> {
    /// `3.formatted(.unit("kilometer-per-hour", width: .wide, in: "en"))` is `3 kilometers per hour`.
    public static func unit(_ unit: UnitID, width: Self.Width = .short, in locale: LocaleID) -> Self {
        Self(unit, width: width, locale: locale)
    }
}

extension FormatStyle where Self == UnitStyle<Double> {
    public static func unit(_ unit: UnitID, width: Self.Width = .short, in locale: LocaleID) -> Self {
        Self(unit, width: width, locale: locale)
    }
}

extension FormatStyle where Self == UnitStyle<Decimal> {
    public static func unit(_ unit: UnitID, width: Self.Width = .short, in locale: LocaleID) -> Self {
        Self(unit, width: width, locale: locale)
    }
}

extension BinaryInteger where Self: NumberConvertible {
    /// `3.formatted(UnitStyle("day", locale: "de"))`
    public func formatted(_ style: UnitStyle<Self>) -> String { style.format(self) }
}

extension BinaryFloatingPoint where Self: NumberConvertible {
    /// `0.5.formatted(UnitStyle("liter", locale: "de"))`
    public func formatted(_ style: UnitStyle<Self>) -> String { style.format(self) }
}

extension Decimal {
    /// The quantity as the style writes it, without a detour through `Double`.
    public func formatted(_ style: UnitStyle<Decimal>) -> String { style.format(self) }
}
