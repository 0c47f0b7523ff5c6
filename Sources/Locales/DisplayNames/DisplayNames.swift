public import LocaleFormatCore

/// What languages, scripts, regions and whole locales are called in one language (UTS #35 part 2, "Locale Display Name
/// Algorithm").
///
/// ```swift
/// let names = DisplayNames(locale: "en")
/// names.locale("zh-Hant-u-ca-roc")         // "Traditional Chinese (Minguo Calendar)"
/// names.locale("en-US")                    // "American English"
/// names.region("CH")                       // "Switzerland"
/// names.script("Deva")                     // "Devanagari"
/// names.region("XX")                       // nil
/// ```
///
/// Tables are read once for a language and kept; a value is cheap to make and to copy, and may be shared between threads.
/// What CLDR has no name for is nil, or its code within a locale's name.
public struct DisplayNames: Hashable, Sendable {
    /// Which of several names is meant. Where there is none of a kind, the standard one is taken.
    public enum Width: String, Hashable, Codable, Sendable, CaseIterable {
        /// "United States", "Azerbaijani".
        case standard
        /// "US", "Azeri".
        case short
        /// The least that can be understood; where there is no such name, the short one.
        case narrow
        /// With the kind of a language said: "Simplified Mandarin Chinese".
        case long
        /// As a menu in alphabetical order has it: "Chinese, Mandarin".
        case menu
    }

    /// The language of the names.
    public let locale: LocaleID
    /// Which of several names is meant.
    public let width: Width
    /// "American English", or "English (United States)".
    public let dialects: LocaleID.DialectNames
    /// Where a name will stand. Only some languages write names with a capital somewhere: "Dansk" in a menu.
    public let capitalization: CapitalizationContext

    /// - Parameters:
    ///   - locale: the language of the names.
    ///   - width: which of several names is meant.
    ///   - dialects: whether a language with a region has a name of its own.
    ///   - capitalization: where a name will stand.
    public init(
        locale: LocaleID, width: Width = .standard, dialects: LocaleID.DialectNames = .dialect,
        capitalization: CapitalizationContext = .unknown
    ) {
        self.locale = locale
        self.width = width
        self.dialects = dialects
        self.capitalization = capitalization
    }

    private var tables: DisplayNameTables { .of(locale) }

    private func name(_ kind: DisplayNameTables.Kind, _ code: String, variant: String? = nil) -> String? {
        let tables = tables
        return tables.name(kind, code, width, variant: variant).map { tables.name($0, kind, in: capitalization) }
    }

    /// The name of a language, with whatever else its tag says: "Swiss High German" for `de-CH`. Nil where CLDR has no name for
    /// the language itself, and for what is no tag.
    public func language(_ tag: String) -> String? {
        guard let locale = try? LocaleID(tag) else { return nil }
        let (tables, parts) = (tables, locale.parts)
        guard tables.name(.languages, parts.language, width) != nil else { return nil }
        return tables.name(LocaleNameWriter(self, tables).name(of: parts), .languages, in: capitalization)
    }

    /// The name of a script by its four letters, standing alone: "Simplified Han".
    public func script(_ code: String) -> String? {
        guard let script = (try? LocaleID("und-\(code)"))?.script else { return nil }
        return name(.scripts, script, variant: "stand-alone")
    }

    /// The name of a region by two letters or three digits: "Europe" for `150`. What a region is called today: `DD` is Germany.
    public func region(_ code: String) -> String? {
        guard let region = (try? LocaleID("und-\(code)"))?.region else { return nil }
        return name(.regions, code.uppercased()) ?? name(.regions, region)
    }

    /// The name of a variant: "Traditional German orthography" for `1901`.
    public func variant(_ code: String) -> String? { name(.variants, code.uppercased()) }

    /// The name of a `-u-` keyword: "Calendar" for `ca`.
    public func keyword(_ key: String) -> String? {
        LegacyKeyword(key: key, value: nil)?.keys.lazy.compactMap { name(.keywords, $0) }.first
    }

    /// A keyword and a text for its value, which CLDR has no name for: "Calendar: Gujarati".
    package func keyword(_ key: String, value: String) -> String {
        tables.patterns.keyword(keyword(key) ?? key, value)
    }

    /// The name of a value of a `-u-` keyword: "Buddhist Calendar" for `buddhist` of `ca`, "Arabic-Indic Digits" for `arab` of `nu`.
    public func value(_ value: String, of key: String) -> String? {
        let tables = tables
        return LegacyKeyword(key: key, value: value)?.name(tables, width).map {
            tables.name($0, .values, in: capitalization)
        }
    }

    /// The name of a locale: the language, and in parentheses what its name does not say yet.
    ///
    /// ```swift
    /// DisplayNames(locale: "de").locale("sr-Latn-RS")                           // "Serbisch (Lateinisch, Serbien)"
    /// DisplayNames(locale: "fr", dialects: .standard).locale("en-GB")           // "anglais (Royaume-Uni)"
    /// ```
    public func locale(_ locale: LocaleID) -> String {
        let tables = tables
        return tables.name(LocaleNameWriter(self, tables).name(of: locale.parts), .languages, in: capitalization)
    }
}
