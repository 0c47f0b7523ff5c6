import LocalizedStrings
import LocalizedStringsTools

/// Catalogs in a few lines: what the tests look at, without the JSON around it.
enum LintFixture {
    /// A catalog of one key with one text for each language.
    static func catalog(
        _ key: String, source: String = "en", comment: String? = nil, _ texts: [String: String]
    ) -> StringCatalog {
        var catalog = StringCatalog(sourceLanguage: source)
        var entry = CatalogEntry(comment: comment)
        for (language, text) in texts { entry[language] = CatalogLocalization(text) }
        catalog[key] = entry
        return catalog
    }

    /// A catalog of one key with wordings by path: `["de": ["plural.one": "…"]]`.
    static func catalog(
        _ key: String, wordings: [String: [String: String]], substitutions: [String: (Int, String)] = [:]
    ) throws -> StringCatalog {
        var catalog = StringCatalog()
        var entry = CatalogEntry()
        for (language, texts) in wordings {
            var localization = CatalogLocalization()
            for (path, text) in texts {
                guard let path = CatalogUnitPath(path) else { throw Failure.path(path) }
                localization[path] = CatalogUnit(text)
                if let name = path.substitution, let known = substitutions[name] {
                    localization[substitution: name] = (known.0, known.1)
                }
            }
            entry[language] = localization
        }
        catalog[key] = entry
        return catalog
    }

    enum Failure: Error { case path(String) }

    static func lint(_ catalog: StringCatalog, _ change: (inout LintOptions) -> Void = { _ in }) -> LintReport {
        var options = LintOptions()
        change(&options)
        return StringLint(options).lint([LintTable(catalog, name: "Localizable")])
    }

    /// The rules found for a language.
    static func rules(_ report: LintReport, _ language: String? = nil) -> [String] {
        report.findings.filter { language == nil || $0.language == language }.map(\.rule.rawValue).sorted()
    }
}
