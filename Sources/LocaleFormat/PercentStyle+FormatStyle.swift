public import LocaleFormatCore
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension PercentStyle: FormatStyle {
    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle where Self == PercentStyle<Double> {
    /// `0.25.formatted(.percent(in: "tr"))` is `%25`.
    public static func percent(in locale: LocaleID) -> Self { Self(locale: locale) }
}

extension FormatStyle where Self == PercentStyle<Decimal> {
    public static func percent(in locale: LocaleID) -> Self { Self(locale: locale) }
}
