public import LocaleFormatCore
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension CurrencyStyle: FormatStyle {
    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle where Self == CurrencyStyle<Int> {
    /// `5.formatted(.currency("EUR", in: "de-AT"))` is `€ 5,00`.
    public static func currency(_ code: CurrencyCode, in locale: LocaleID) -> Self { Self(code: code, locale: locale) }
}

extension FormatStyle where Self == CurrencyStyle<Double> {
    public static func currency(_ code: CurrencyCode, in locale: LocaleID) -> Self { Self(code: code, locale: locale) }
}

extension FormatStyle where Self == CurrencyStyle<Decimal> {
    public static func currency(_ code: CurrencyCode, in locale: LocaleID) -> Self { Self(code: code, locale: locale) }
}
