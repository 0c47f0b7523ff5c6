import LocalizedStrings
import LocalizedStringsTools
import TestSupport
import Testing

/// What lint finds and what has one right answer.
@Suite struct StringFixTests {
    private func fixed(
        _ key: String, _ language: String, _ texts: [String: String], comment: String? = nil,
        state: TranslationState = .translated
    ) -> (texts: [String: CatalogUnit], rules: [LintRule]) {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog[key] = CatalogEntry(comment: comment)
        var localization = CatalogLocalization()
        for (path, text) in texts { localization[CatalogUnitPath(path) ?? .root] = CatalogUnit(text, state: state) }
        catalog[key]?[language] = localization
        let changes = StringFix().fix(&catalog)
        let units = catalog[key]?[language]?.units ?? []
        return (
            Dictionary(uniqueKeysWithValues: units.map { ($0.path.description, $0.unit) }), changes.map(\.rule)
        )
    }

    @Test(arguments: [
        ("%lld files", "%@ Dateien", "%lld Dateien"), ("%@ of %lld", "%2$@ von %1$@", "%2$lld von %1$@"),
        ("%.1f km", "%@ km", "%.1f km"), ("%1$@ of %2$@", "%2$@ von %@", "%2$@ von %1$@"),
        ("%@ of %@", "%1$@ von %@", "%1$@ von %2$@"), ("Name: ", "Name:", "Name: "), ("Name", " Name ", "Name"),
        ("a\n", "b", "b\n"),
    ])
    func oneRightAnswer(key: String, before: String, after: String) {
        let found = fixed(key, "de", ["": before])
        #expect(found.texts[""] == CatalogUnit(after))
        #expect(found.rules.count == 1)
    }

    @Test(arguments: [
        // An argument too many, one that is missing, two that lack a position: somebody has to decide.
        ("%lld files", "%lld Dateien in %@"), ("%@ in %@", "%@"), ("%1$@ %2$@ %3$@", "%@ %2$@ %@"),
        ("files", "Dateien"), ("Name", "Name"),
        // The positions may be wrong, or the types.
        ("%1$@ owes %2$lld", "%2$@ schuldet %1$lld"), ("%@ owes %lld", "%lld schuldet %@"),
        ("%1$@ owes %2$lld", "%1$lld"),
    ])
    func noneRightAnswer(key: String, text: String) {
        let found = fixed(key, "de", ["": text])
        #expect(found.texts[""] == CatalogUnit(text))
        #expect(found.rules.isEmpty)
    }

    @Test func pluralCategoriesAreAddedAsNew() {
        let found = fixed("%lld files", "pl", ["plural.one": "%lld plik", "plural.other": "%lld pliku"])
        #expect(found.rules == [.pluralMissing, .pluralMissing])
        #expect(found.texts["plural.few"] == CatalogUnit("%lld pliku", state: .new))
        #expect(found.texts["plural.many"] == CatalogUnit("%lld pliku", state: .new))
        #expect(found.texts["plural.one"] == CatalogUnit("%lld plik"))
    }

    @Test func whatIsSwitchedOffIsLeftAlone() {
        #expect(fixed("Name: ", "de", ["": "Name:"], comment: "lint:disable whitespace").rules.isEmpty)
        #expect(fixed("Name: ", "de", ["": "Name:"], state: .new).rules.isEmpty)
        // Chinese writes no space there.
        #expect(fixed("Name: ", "zh-Hans", ["": "名称："]).rules.isEmpty)
    }

    /// Nothing is left for a second run.
    @Test func twice() {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["%lld files "] = CatalogEntry()
        catalog["%lld files "]?["de"] = CatalogLocalization("%@ Dateien", state: .needsReview)
        #expect(StringFix().fix(&catalog).map(\.after) == ["%lld Dateien", "%lld Dateien "])
        #expect(catalog["%lld files "]?["de"]?[.root] == CatalogUnit("%lld Dateien ", state: .needsReview))
        let after = catalog
        #expect(StringFix().fix(&catalog).isEmpty)
        #expect(catalog == after)
    }

    /// A mended catalog has nothing left to mend, whatever was wrong with it.
    @Test func mendingTwiceIsMendingOnce() {
        var random = SeededGenerator(for: "mendingTwiceIsMendingOnce")
        let pieces = [
            "%@", "%lld", "%d", "%1$@", "%2$@", "%1$lld", "%2$lld", "%.1f", "%(a)@", "%(b)lld", " ", " of ", "files",
            "\n",
            "%%", "%#@n@", "%arg", "^[", "](inflect: true)", "%3$d", "…",
        ]
        func text() -> String {
            (0..<Int.random(in: 0...5, using: &random)).map { _ in random.element(of: pieces) }.joined()
        }
        func path() -> CatalogUnitPath {
            switch Int.random(in: 0...5, using: &random) {
            case 0, 1: .root
            case 2: CatalogUnitPath([.plural(random.element(of: ["one", "other", "few", "many", "zero"]))])
            case 3: CatalogUnitPath([.device(random.element(of: ["mac", "other"]))])
            case 4:
                CatalogUnitPath([
                    .device(random.element(of: ["mac", "other"])), .plural(random.element(of: ["one", "other"])),
                ])
            default: CatalogUnitPath([.substitution("n"), .plural(random.element(of: ["one", "other"]))])
            }
        }
        var mismatches = Mismatches()
        for _ in 0..<TestSize.of(600, usually: 40) * SeededGenerator.rounds {
            var catalog = StringCatalog(sourceLanguage: "en")
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let key = text()
                var entry = CatalogEntry()
                for language in ["en", "de", "pl", "ar", "zh-Hans"] where random.chance(1, in: 2) {
                    var localization = CatalogLocalization()
                    for _ in 0..<Int.random(in: 1...4, using: &random) {
                        let path = path()
                        if path.substitution != nil {
                            localization[substitution: "n"] = (random.chance(1, in: 2) ? 1 : nil, "lld")
                        }
                        localization[path] = CatalogUnit(
                            text(), state: random.element(of: [.translated, .translated, .needsReview, .new]))
                    }
                    entry[language] = localization
                }
                catalog[key] = entry
            }
            let before = catalog
            StringFix().fix(&catalog)
            let once = catalog
            let changes = StringFix().fix(&catalog)
            let isSame = changes.isEmpty && catalog.bytes() == once.bytes()
            mismatches.expect(isSame, equals: true, "\(String(decoding: before.bytes(), as: UTF8.self)): \(changes)")
        }
        mismatches.report()
    }

    /// One change allows the next: what is a number at last may be numbered.
    @Test func changesThatFollowEachOther() {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["%1$@ has %2$lld files "] = CatalogEntry()
        catalog["%1$@ has %2$lld files "]?["de"] = CatalogLocalization("%1$@ hat %@ Dateien")
        StringFix().fix(&catalog)
        #expect(StringFix().fix(&catalog).isEmpty)
    }
}
