package import LocaleFormatBridge

/// UTS #35 part 1, "Parent Locales": where CLDR looks for what a locale does not say itself.
extension LocaleID {
    /// The locale that this one inherits from; nil for the root. Extensions have no part in it.
    ///
    /// ```swift
    /// LocaleID("en-DE").parent?.tag        // "en-150"
    /// LocaleID("zh-Hant").parent?.tag      // "und"
    /// LocaleID("und").parent               // nil
    /// ```
    ///
    /// | | example |
    /// |---|---|
    /// | CLDR names the parent | `es-AR`: `es-419`, `pt-AO`: `pt-PT`, `nb`: `no` |
    /// | a script that is not the language's usual one | `sr-Latn`: the root |
    /// | a region whose usual script is not the language's | `zh-TW`: `zh-Hant`, not `zh`; a parent never has another script |
    /// | else the last subtag goes | `de-AT-1996`: `de-AT`, then `de`, then the root |
    ///
    /// Which parents CLDR names depends on the system's ICU. Foundation's `Locale.Language.parent` follows Apple's lists, where
    /// `en-AU` inherits from `en-GB`.
    public var parent: LocaleID? {
        var parts = withoutExtensions.parts
        if self.parts.hasPosixVariant { return LocaleID(parts: parts) }
        if !parts.variants.isEmpty {
            parts.variants.removeLast()
        } else if let named = Self.namedParents[parts.icuBaseName] {
            return try? LocaleID(named)
        } else if parts.region != nil {
            if parts.script == nil, parts.language != "und", let script = maximized.script,
                let usual = Self.usualScript(of: parts.language), Self.differ(script, usual)
            {
                parts.script = script
            }
            parts.region = nil
        } else if let script = parts.script {
            if let usual = Self.usualScript(of: parts.language), Self.differ(script, usual) { return .root }
            parts.script = nil
        } else {
            return parts.language == "und" ? nil : .root
        }
        return LocaleID(parts: parts)
    }

    /// The parent, its parent and so on; the last one is the root. Empty for the root itself.
    ///
    /// ```swift
    /// LocaleID("en-DE").parents.map(\.tag)          // ["en-150", "en-001", "en", "und"]
    /// LocaleID("zh-Hant-MO").parents.map(\.tag)     // ["zh-Hant-HK", "zh-Hant", "und"]
    /// ```
    ///
    /// A script that need not be said hides the parents of a region: `en-Latn-GB` leads to `en-Latn`, and ``minimized``, `en-GB`, to
    /// `en-001`.
    public var parents: [LocaleID] {
        var parents: [LocaleID] = []
        var next = parent
        // No identifier has as many subtags.
        while let locale = next, parents.count < Self.maximumLength {
            parents.append(locale)
            next = locale.parent
        }
        return parents
    }

    /// Whether both have the same parent, the root included: so are `pt-AO` and `pt-MZ` siblings, and `de` and `fr`.
    ///
    /// ```swift
    /// LocaleID("es-MX").hasCommonParent(with: "es-AR")      // true
    /// LocaleID("es-MX").hasCommonParent(with: "es-ES")      // false
    /// ```
    public func hasCommonParent(with other: LocaleID) -> Bool { parent == other.parent }

    /// The resource bundles of a locale and of its parents, the root last. Opened one by one, because ICU's own fallback passes
    /// through the process's default locale, and nothing may depend on that.
    package func bundles(_ package: String? = nil) -> [ResourceBundle] {
        var bundles: [ResourceBundle] = []
        var next: LocaleID? = self
        while let locale = next, bundles.count < 16 {
            let name = locale.parts.icuBaseName
            guard let bundle = try? ResourceBundle(package: package, name: name, fallback: false) else {
                next = locale.parent
                continue
            }
            bundles.append(bundle)
            // An alias is another locale's bundle, whose parents count: `ars` is `ar_SA`.
            let actual = bundle.actualLocale.flatMap { try? LocaleID($0) } ?? locale
            next = bundle.child("%%Parent")?.string.flatMap { try? LocaleID($0) } ?? actual.parent
        }
        return bundles
    }

    /// Nastaliq, `Aran`, is a style of the Arabic script; Apple's data have it as the usual one of Urdu.
    private static func differ(_ one: String, _ other: String) -> Bool {
        one != other && !(["Arab", "Aran"].contains(one) && ["Arab", "Aran"].contains(other))
    }

    private static func usualScript(of language: String) -> String? {
        var parts = LocaleParts()
        parts.language = language
        return LocaleID(parts: parts).maximized.script
    }

    /// CLDR's `parentLocale` elements: the parent by the child, both in ICU's form.
    private static let namedParents: [String: String] = {
        let table = (try? ResourceBundle(name: "supplementalData", fallback: false))?.child("parentLocales")
        var parents: [String: String] = [:]
        for node in table?.children ?? [] {
            for child in node.strings { parents[child] = node.key }
        }
        return parents
    }()
}
