public import LocaleFormatCore
public import LocaleFormatNames

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension PersonNameStyle: ParseableFormatStyle {
    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }

    /// Reads names written on one line, in this style's locale.
    public var parseStrategy: PersonNameParser { PersonNameParser(locale: locale) }
}

extension PersonNameParser: ParseStrategy {
    /// Best effort; see `PersonNameParser`.
    ///
    /// - Throws: `PersonNameParseError` for a text that is no name.
    public func parse(_ value: String) throws -> PersonName { try parse(value[...]) }
}

extension FormatStyle where Self == PersonNameStyle {
    /// `name.formatted(.name(.abbreviated, in: "en-US"))` is `TC`.
    public static func name(_ style: PersonNameStyle.Style = .medium, in locale: LocaleID) -> Self {
        Self(style, locale: locale)
    }

    /// `name.formatted(.name(length: .short, order: .sorting, in: "en-US"))` is `Clark, T. L.`
    public static func name(
        length: NameLength, usage: NameUsage = .referring, formality: NameFormality = .localeDefault,
        order: NameOrder = .natural, in locale: LocaleID
    ) -> Self {
        Self(length: length, usage: usage, formality: formality, order: order, locale: locale)
    }
}

extension PersonName {
    /// The name in a style: `name.formatted(.name(.long, in: "ja"))`.
    public func formatted(_ style: PersonNameStyle) -> String { style.format(self) }
}
