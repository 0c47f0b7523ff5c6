public import LocaleFormat
public import LocaleFormatCore
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension CurrencyWordsStyle: FormatStyle {
    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle {
    /// An amount of money in words: `12.5.formatted(.currencyInWords("EUR", in: "de"))` is `zwölf Euro und fünfzig Cent`.
    @inlinable
    public static func currencyInWords<Value: NumberConvertible>(_ code: CurrencyCode, in locale: LocaleID) -> Self
    where Self == CurrencyWordsStyle<Value> {
        Self(code: code, locale: locale)
    }
}

// As in `LocaleFormat`: the half of Foundation with `formatted(_:)` on numbers is not linked.

extension BinaryInteger where Self: NumberConvertible {
    /// The amount in words: `200.formatted(.currencyInWords("JPY", in: "ja"))` is `二百円`.
    public func formatted(_ style: CurrencyWordsStyle<Self>) -> String { style.format(self) }
}

extension BinaryFloatingPoint where Self: NumberConvertible {
    /// The amount in words, by its shortest digits: `0.1` is ten cents.
    public func formatted(_ style: CurrencyWordsStyle<Self>) -> String { style.format(self) }
}

extension Decimal {
    /// The amount in words, exactly.
    public func formatted(_ style: CurrencyWordsStyle<Decimal>) -> String { style.format(self) }
}

extension ExactDecimal {
    /// The amount in words, exactly.
    public func formatted(_ style: CurrencyWordsStyle<ExactDecimal>) -> String { style.format(self) }
}
