internal import LocaleFormatSystem

extension LocaleID {
    /// The language that the environment asks for: the first of ``preferred``. Read anew at each call.
    ///
    /// | variable | result |
    /// |---|---|
    /// | `LANGUAGE=fr:de`, beside a locale | `fr` |
    /// | `de_AT.UTF-8` | `de-AT` |
    /// | `sr_RS@latin` | `sr-Latn-RS` |
    /// | `C`, `POSIX`, `C.UTF-8` | `en-US`: these name no language |
    /// | unset, or not a locale | `en-US` |
    public static var current: LocaleID { preferred[0] }

    /// The languages that the environment asks for, the best liked first; at least one. Read anew at each call.
    ///
    /// They are those of `LANGUAGE`, a list with colons that GNU gettext honours for texts ("The LANGUAGE variable" of its
    /// manual); it counts only where the locale of messages names a language at all. Without it there is one: that locale,
    /// the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, or `en-US`. What is no locale is passed over, as is what is
    /// said twice. For a list in a header see `AcceptLanguage`.
    public static var preferred: [LocaleID] {
        guard let messages = given(.messages) else { return [american] }
        var languages: [LocaleID] = []
        if let list = Environment.value("LANGUAGE") {
            for name in list.split(separator: ":").prefix(maximumPreferred) {
                if let language = LocaleID(environment: String(name)), !languages.contains(language) {
                    languages.append(language)
                }
            }
        }
        return languages.isEmpty ? [messages] : languages
    }

    /// The locale that the environment asks for in one category: the first of `LC_ALL`, the category's own variable and `LANG`
    /// that is set; `en-US` where none is, and for `C` and `POSIX`. Read anew at each call.
    public static func current(_ category: LocaleCategory) -> LocaleID { given(category) ?? american }

    /// More languages of `LANGUAGE` are not read.
    static let maximumPreferred = 64
    private static let american: LocaleID = "en-US"

    /// Nil where no language is named.
    private static func given(_ category: LocaleCategory) -> LocaleID? {
        for variable in ["LC_ALL", category.variable, "LANG"] as [StaticString] {
            if let value = Environment.value(variable) { return LocaleID(environment: value) }
        }
        return nil
    }

    /// A name of POSIX; one with an unknown modifier without that.
    private init?(environment name: String) {
        guard let locale = LocaleID(posix: name) ?? LocaleID(posix: String(name.prefix { $0 != "@" })) else {
            return nil
        }
        self = locale
    }

    /// Reads the name of a POSIX locale, `language_TERRITORY.codeset@modifier` (XBD, section 8.2). The codeset says nothing of
    /// the language, and is left out.
    ///
    /// ```swift
    /// LocaleID(posix: "sr_RS.UTF-8@latin")?.tag    // "sr-Latn-RS"
    /// LocaleID(posix: "POSIX")                     // nil
    /// ```
    ///
    /// The modifiers `latin`, `cyrillic` and `devanagari` are scripts, and `euro` says nothing; others are variants: `tt_RU@iqtelif` is
    /// `tt-RU-iqtelif`.
    ///
    /// Nil for `C` and `POSIX`, which name no language, for a modifier that is none of these, for what is no locale, and beyond
    /// ``maximumLength``.
    // Else `texts.map(LocaleID.init)` would mean this one, as it does not throw.
    @_disfavoredOverload
    public init?(posix name: String) {
        guard name.utf8.count <= Self.maximumLength else { return nil }
        let atModifier = name.split(separator: "@", maxSplits: 1)
        guard let base = atModifier.first?.split(separator: ".").first, base != "C", base != "POSIX",
            var parts = try? LocaleParts(parsing: String(base))
        else { return nil }
        let modifier = atModifier.dropFirst().first?.lowercased()
        switch modifier {
        case "latin": parts.script = "Latn"
        case "cyrillic": parts.script = "Cyrl"
        case "devanagari": parts.script = "Deva"
        case nil, "euro": break
        case let variant? where variant[...].isVariant && !LocaleKeywords.isName(variant):
            if !parts.variants.contains(variant) { parts.variants.append(variant) }
        default: return nil
        }
        parts.canonicalize()
        self.init(parts: parts)
    }
}
