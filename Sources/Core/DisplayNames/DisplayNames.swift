/// What languages, scripts, regions and whole locales are called in one language (UTS #35 part 1, "Locale Display Name
/// Algorithm").
///
/// ```swift
/// let names = DisplayNames(in: "en")
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

    /// - Parameters:
    ///   - locale: the language of the names.
    ///   - width: which of several names is meant.
    ///   - dialects: whether a language with a region has a name of its own.
    public init(in locale: LocaleID, width: Width = .standard, dialects: LocaleID.DialectNames = .dialect) {
        self.locale = locale
        self.width = width
        self.dialects = dialects
    }

    private var tables: DisplayNameTables { .of(locale) }

    /// The name of a language, with whatever else its tag says: "Swiss High German" for `de-CH`. Nil where CLDR has no name for
    /// the language itself, and for what is no tag.
    public func language(_ tag: String) -> String? {
        guard let locale = try? LocaleID(tag), tables.name(.languages, locale.language, width) != nil else {
            return nil
        }
        return self.locale(locale)
    }

    /// The name of a script by its four letters, standing alone: "Simplified Han".
    public func script(_ code: String) -> String? {
        guard let script = (try? LocaleID("und-\(code)"))?.script else { return nil }
        return tables.name(.scripts, script, width, variant: "stand-alone")
    }

    /// The name of a region by two letters or three digits: "Europe" for `150`. What a region is called today: `DD` is Germany.
    public func region(_ code: String) -> String? {
        guard let region = (try? LocaleID("und-\(code)"))?.region else { return nil }
        return tables.name(.regions, code.uppercased(), width) ?? tables.name(.regions, region, width)
    }

    /// The name of a variant: "Traditional German orthography" for `1901`.
    public func variant(_ code: String) -> String? { tables.name(.variants, code.uppercased(), width) }

    /// The name of a `-u-` keyword: "Calendar" for `ca`.
    public func keyword(_ key: String) -> String? {
        guard let name = LegacyKeyword(key: key, value: nil) else { return nil }
        return tables.name(.keywords, name.key, width)
    }

    /// The name of a value of a `-u-` keyword: "Buddhist Calendar" for `buddhist` of `ca`, "Arabic-Indic Digits" for `arab` of `nu`.
    public func value(_ value: String, of key: String) -> String? {
        LegacyKeyword(key: key, value: value).flatMap { tables.value($0, width) }
    }

    /// The name of a locale: the language, and in parentheses what its name does not say yet.
    ///
    /// ```swift
    /// DisplayNames(in: "de").locale("sr-Latn-RS")                           // "Serbisch (Lateinisch, Serbien)"
    /// DisplayNames(in: "fr", dialects: .standard).locale("en-GB")           // "anglais (Royaume-Uni)"
    /// ```
    public func locale(_ locale: LocaleID) -> String { LocaleNameWriter(self, tables).name(of: locale) }
}

/// A keyword as CLDR's tables of names have it: `calendar` for `ca`.
struct LegacyKeyword {
    let key: String
    let value: String

    /// Nil for what is no keyword of BCP 47.
    init?(key: String, value: String?) {
        guard let locale = try? LocaleID("und-u-\(key)" + (value.map { "-" + $0 } ?? "")),
            let keyword = Self.all(in: locale).first
        else { return nil }
        self = keyword
    }

    private init(_ text: Substring) {
        let parts = text.split(separator: "=", maxSplits: 1)
        key = parts.first.map(String.init) ?? ""
        value = parts.count > 1 ? String(parts[1]) : ""
    }

    /// Those of a locale, in the order in which they are named.
    static func all(in locale: LocaleID) -> [LegacyKeyword] {
        guard let at = locale.icuIdentifier.firstIndex(of: "@") else { return [] }
        return locale.icuIdentifier[at...].dropFirst().split(separator: ";").map(LegacyKeyword.init)
    }
}
