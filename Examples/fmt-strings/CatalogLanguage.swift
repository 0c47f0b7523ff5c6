import LocalizedStrings

/// Languages of files, by the codes that a catalog has for them.
enum CatalogLanguage {
    /// The catalog's own code of a language: that of the same code, else that of one which is the same in all that is likely, `de` for `de-DE`;
    /// else the code as it is.
    static func own(_ code: String, in catalog: StringCatalog) -> String {
        let codes = catalog.languages + [catalog.sourceLanguage]
        guard !codes.contains(code), let locale = try? LocaleID(code) else { return code }
        return codes.first { (try? LocaleID($0)) == locale }
            ?? codes.first { (try? LocaleID($0))?.isEquivalent(to: locale) == true } ?? code
    }

    /// Whether texts in one are texts in the other, in the variety of some region: `en-GB` and `en`.
    static func areVarieties(_ left: String, _ right: String) -> Bool {
        guard let left = try? LocaleID(left), let right = try? LocaleID(right) else { return false }
        return left.language == right.language && left.maximized.script == right.maximized.script
    }

    /// Whether there is a language of the code.
    static func isKnown(_ code: String) -> Bool {
        guard let locale = try? LocaleID(code), let bare = try? LocaleID(locale.language) else { return false }
        return bare.tag != "und" && bare.displayName(in: "en") != bare.tag
    }

    /// What is said of a code that is none.
    static func unknown(_ code: String) -> String { "no language has the code '\(code)'" }
}
