public import LocaleFormatCore
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension NumberStyle: FormatStyle {
    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

// Every entry point takes the locale as `in:`. Foundation has no such label, so its own `.number` keeps its meaning.
extension FormatStyle where Self == NumberStyle<Int> {
    /// `1234.formatted(.number(in: "de"))` is `1.234`.
    public static func number(in locale: LocaleID) -> Self { Self(locale: locale) }
}

extension FormatStyle where Self == NumberStyle<Double> {
    public static func number(in locale: LocaleID) -> Self { Self(locale: locale) }
}

extension FormatStyle where Self == NumberStyle<Decimal> {
    public static func number(in locale: LocaleID) -> Self { Self(locale: locale) }
}
