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

extension FormatStyle {
    /// A quantity in a locale: `3.formatted(.unit("kilometer-per-hour", width: .wide, in: "en"))` is `3 kilometers per hour`.
    @inlinable
    public static func unit<Value: NumberConvertible>(
        _ unit: UnitID, width: NumberSpecification.UnitWidth = .short, in locale: LocaleID
    ) -> Self where Self == UnitStyle<Value> {
        Self(unit, width: width, locale: locale)
    }
}
