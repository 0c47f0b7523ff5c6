public import Foundation
public import LocaleFormatCore
public import LocaleFormatNames

// A product of its own, because `PersonNameComponents` is in the half of Foundation that the rest of this package does
// not link.

extension PersonName {
    /// A name from Foundation's parts.
    ///
    /// | Foundation | here | CLDR |
    /// |---|---|---|
    /// | `namePrefix` | `PersonName.prefix` | title |
    /// | `givenName` | `PersonName.given` | given |
    /// | `middleName` | `PersonName.middle` | given2 |
    /// | `familyName` | `PersonName.family` | surname |
    /// | `nameSuffix` | `PersonName.suffix` | generation, credentials |
    /// | `nickname` | `PersonName.nickname` | given-informal |
    ///
    /// `phoneticRepresentation` is the reading of a name, which is a name of its own: convert it by itself.
    ///
    /// - Parameters:
    ///   - components: the parts; an empty text is the same as none.
    ///   - locale: the language that the name comes from, which Foundation does not keep.
    public init(_ components: PersonNameComponents, locale: LocaleID? = nil) {
        self.init(
            prefix: components.namePrefix, given: components.givenName, middle: components.middleName,
            family: components.familyName, suffix: components.nameSuffix, nickname: components.nickname,
            locale: locale)
    }
}

extension PersonNameComponents {
    /// Foundation's parts of a name. The second surname follows the first in `familyName`; generation and credentials
    /// become the suffix where the name has no other. The name's locale and order have no place there and are left out.
    ///
    /// ```swift
    /// PersonNameComponents(PersonName(given: "Diego", family: "Rivera", family2: "Barrientos")).familyName
    /// // "Rivera Barrientos"
    /// ```
    public init(_ name: PersonName) {
        self.init()
        namePrefix = name.prefix
        givenName = name.given
        middleName = name.middle
        familyName = Self.joined([name.family, name.family2], by: " ")
        nameSuffix = name.suffix ?? Self.joined([name.generation, name.credentials], by: ", ")
        nickname = name.nickname
    }

    private static func joined(_ parts: [String?], by separator: String) -> String? {
        let parts = parts.compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: separator)
    }

    /// The name in a style of this package.
    ///
    /// ```swift
    /// var components = PersonNameComponents()
    /// components.givenName = "Thomas"
    /// components.familyName = "Clark"
    /// components.formatted(PersonNameStyle(.abbreviated, locale: "en-US"))    // "TC"
    /// ```
    public func formatted(_ style: PersonNameStyle) -> String { style.format(PersonName(self)) }

    /// Reads a name written on one line, as `init(_: String)` does on Apple systems, by
    /// `PersonNameParser`.
    ///
    /// - Throws: `PersonNameParseError` for a text that is no name.
    public init(parsing text: some StringProtocol, locale: LocaleID) throws(PersonNameParseError) {
        self.init(try PersonName(parsing: text, locale: locale))
    }
}
