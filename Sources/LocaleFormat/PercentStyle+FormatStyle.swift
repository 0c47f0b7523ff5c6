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

extension FormatStyle {
    /// A percentage in a locale: `0.25.formatted(.percent(in: "tr"))` is `%25`, and so is `25.formatted(.percent(in: "tr"))`.
    ///
    /// An integer is so many percent, as to Foundation; every other number is a ratio.
    @inlinable
    public static func percent<Value: NumberConvertible>(in locale: LocaleID) -> Self
    where Self == PercentStyle<Value> {
        Self(locale: locale)
    }
}
