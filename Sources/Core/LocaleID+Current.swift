internal import LocaleFormatSystem

extension LocaleID {
    /// The locale that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, in POSIX
    /// form (`de_AT.UTF-8@euro`). Read anew at each call.
    ///
    /// | variable | result |
    /// |---|---|
    /// | `de_AT.UTF-8` | `de-AT` |
    /// | `sr_RS@latin` | `sr-Latn-RS` |
    /// | `C`, `POSIX`, `C.UTF-8` | `en-US`: these name no language |
    /// | unset, or not a locale | `en-US` |
    public static var current: LocaleID {
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] as [StaticString] {
            guard let value = Environment.value(variable) else { continue }
            return LocaleID(posix: value) ?? LocaleID(posix: String(value.prefix { $0 != "@" })) ?? "en-US"
        }
        return "en-US"
    }

    /// Reads the name of a POSIX locale, `language_TERRITORY.codeset@modifier` (XBD, section 8.2). The codeset says nothing of
    /// the language, and is left out.
    ///
    /// ```swift
    /// LocaleID(posix: "sr_RS.UTF-8@latin")?.tag    // "sr-Latn-RS"
    /// LocaleID(posix: "POSIX")                     // nil
    /// ```
    ///
    /// Nil for `C` and `POSIX`, which name no language, for a modifier other than `euro`, `latin`, `cyrillic`, `devanagari` and
    /// `valencia`, and for what is no locale.
    // Else `texts.map(LocaleID.init)` would mean this one, as it does not throw.
    @_disfavoredOverload
    public init?(posix name: String) {
        let atModifier = name.split(separator: "@", maxSplits: 1)
        guard let base = atModifier.first?.split(separator: ".").first, base != "C", base != "POSIX",
            var parts = try? LocaleParts(parsing: String(base))
        else { return nil }
        switch atModifier.dropFirst().first {
        case "latin": parts.script = "Latn"
        case "cyrillic": parts.script = "Cyrl"
        case "devanagari": parts.script = "Deva"
        case "valencia": parts.variants = ["valencia"]
        case nil, "euro": break
        default: return nil
        }
        parts.canonicalize()
        self.init(parts: parts)
    }
}
