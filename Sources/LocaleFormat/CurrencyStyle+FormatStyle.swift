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

extension FormatStyle {
    /// An amount of money in a locale: `5.formatted(.currency("EUR", in: "de-AT"))` is `€ 5,00`.
    @inlinable
    public static func currency<Value: NumberConvertible>(_ code: CurrencyCode, in locale: LocaleID) -> Self
    where Self == CurrencyStyle<Value> {
        Self(code: code, locale: locale)
    }
}
