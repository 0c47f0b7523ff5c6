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

extension ConvertedUnitStyle: FormatStyle {
    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle {
    /// A quantity in a locale: `3.formatted(.unit("kilometer-per-hour", width: .wide, in: "en"))` is `3 kilometers per hour`.
    @inlinable
    public static func unit<Value: NumberConvertible>(
        _ unit: UnitID, width: NumberSpecification.UnitWidth = .short, in locale: LocaleID
    ) -> Self where Self == UnitStyle<Value> {
        Self(unit, width: width, locale: locale)
    }

    /// A quantity in the unit that people of the locale's region use for such a thing:
    /// `1.8.formatted(.unit("meter", usage: .personHeight, in: "en-US"))` is `5 ft, 11 in`.
    @inlinable
    public static func unit<Value: NumberConvertible>(
        _ unit: UnitID, width: NumberSpecification.UnitWidth = .short, usage: UnitUsage, in locale: LocaleID
    ) -> Self where Self == ConvertedUnitStyle<Value> {
        Self(UnitStyle(unit, width: width, locale: locale), to: .usage(usage))
    }

    /// A quantity in another unit: `26.2.formatted(.unit("mile", to: "kilometer", in: "en"))` is `42.165 km`.
    @inlinable
    public static func unit<Value: NumberConvertible>(
        _ unit: UnitID, to target: UnitID, width: NumberSpecification.UnitWidth = .short, in locale: LocaleID
    ) -> Self where Self == ConvertedUnitStyle<Value> {
        Self(UnitStyle(unit, width: width, locale: locale), to: .unit(target))
    }
}
