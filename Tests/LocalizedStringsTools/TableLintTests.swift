import LocalizedStrings
import LocalizedStringsTools
import Testing

@Suite struct TableLintTests {
    @Test func missing() {
        var catalog = LintFixture.catalog("Save", ["de": "Sichern", "fr": "Enregistrer"])
        catalog["Cancel"] = CatalogEntry()
        catalog["%@"] = CatalogEntry()
        catalog["—"] = CatalogEntry()
        let report = LintFixture.lint(catalog)
        #expect(
            report.findings.map { "\($0.rule.rawValue) \($0.key ?? "") \($0.language ?? "")" } == [
                "translation-missing Cancel de", "translation-missing Cancel fr",
            ])
        #expect(LintFixture.rules(LintFixture.lint(catalog) { $0.languages = ["ko"] }).count == 2)
    }

    /// A regional variety need only say what differs.
    @Test func regionalVarieties() {
        var catalog = LintFixture.catalog("Color", ["en-GB": "Colour", "pt": "Cor", "pt-BR": "Cor"])
        catalog["Save"] = CatalogEntry()
        #expect(LintFixture.lint(catalog).findings.map(\.language) == ["pt"])
    }

    @Test func states() {
        var catalog = StringCatalog()
        var entry = CatalogEntry()
        entry["de"] = CatalogLocalization("Sichern", state: .needsReview)
        entry["fr"] = CatalogLocalization("", state: .new)
        entry["es"] = CatalogLocalization("")
        catalog["Save"] = entry
        let report = LintFixture.lint(catalog)
        #expect(LintFixture.rules(report, "de") == ["translation-review"])
        #expect(LintFixture.rules(report, "fr") == ["translation-new"])
        #expect(LintFixture.rules(report, "es") == ["translation-empty"])
    }

    @Test func staleAndUntranslatable() {
        var catalog = LintFixture.catalog("Gone", ["de": "%@ weg"])
        catalog["Gone"]?.extractionState = .stale
        catalog["iPhone"] = CatalogEntry()
        catalog["iPhone"]?.shouldTranslate = false
        catalog["iPhone"]?["de"] = CatalogLocalization("Ei-Fon")
        #expect(LintFixture.rules(LintFixture.lint(catalog)) == ["stale-key", "untranslatable-changed"])
    }

    @Test func languageCodes() {
        let report = LintFixture.lint(
            LintFixture.catalog("x", ["jp": "x", "e": "x", "zh-Hans": "x", "pt_BR": "x", "German": "x"]))
        let found = report.findings.filter { $0.rule == .languageCode }
        #expect(found.map(\.language) == ["e", "jp"])
        #expect(found.last?.suggestion == "ja")
    }

    /// A key that is a name in the code needs a text in the development language.
    @Test func identifierKeys() {
        let catalog = LintFixture.catalog("settings.title", ["de": "Einstellungen", "fr": "%@ réglages"])
        #expect(
            LintFixture.lint(catalog).findings.map { "\($0.rule.rawValue) \($0.language ?? "")" } == [
                "translation-missing en"
            ])
    }

    @Test func duplicatesWithPlaces() throws {
        let text = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "A" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "%@" } } } },
                "A" : { }
              },
              "version" : "1.0"
            }
            """
        let bytes = Array(text.utf8)
        let table = LintTable(try StringCatalog(reading: bytes), file: "a.xcstrings", bytes: bytes)
        let finding = try #require(StringLint().lint([table]).findings.first { $0.rule == .duplicateKey })
        #expect((finding.file, finding.line, finding.column) == ("a.xcstrings", 5, 5))
    }

    @Test func stringsFiles() throws {
        let english = try StringsFile(
            reading: Array("/* lint:disable punctuation */\n\"Name\" = \"Name:\";\n\"%d files\" = \"%d files\";\n".utf8)
        )
        let german = try StringsFile(reading: Array("\n\"Name\" = \"Name\";\n\"%d files\" = \"%@ Dateien\";\n".utf8))
        let table = LintTable(
            name: "Localizable", sourceLanguage: "en",
            files: [
                .init(language: "de", path: "de.lproj/Localizable.strings", contents: .strings(german)),
                .init(language: "en", path: "en.lproj/Localizable.strings", contents: .strings(english)),
            ])
        let report = StringLint().lint([table])
        #expect(report.findings.map(\.rule) == [.formatType])
        #expect(report.findings.first?.file == "de.lproj/Localizable.strings")
        #expect(report.findings.first?.line == 3)
        #expect(report.suppressed.map(\.rule) == [.punctuation])
    }

    /// A key that the development language's file has not is left over in the others, not missing from the rest.
    @Test func leftOverKeys() throws {
        func file(_ language: String, _ text: String) throws -> LintTable.File {
            .init(
                language: language, path: "\(language).lproj/a.strings",
                contents: .strings(try StringsFile(reading: Array(text.utf8))))
        }
        let files = [
            try file("en", "\"Save\" = \"Save\";"),
            try file("de", "\"Save\" = \"Sichern\"; \"Old text\" = \"Alter Text\";"),
            try file("fr", ""),
        ]
        let report = StringLint().lint([LintTable(name: "a", sourceLanguage: "en", files: files)])
        #expect(report.findings.map { "\($0.key ?? "") \($0.language ?? "")" } == ["Save fr"])
    }

    /// A plural of nothing but a number reads the same for every number.
    @Test func bareNumbers() throws {
        let texts = [
            "": "%#@done@ of %#@all@", "substitutions.done.plural.other": "%arg",
            "substitutions.all.plural.other": "%arg",
        ]
        let catalog = try LintFixture.catalog(
            "%lld of %lld", wordings: ["pl": texts], substitutions: ["done": (1, "lld"), "all": (2, "lld")])
        #expect(LintFixture.rules(LintFixture.lint(catalog)) == [])
    }

    @Test func suppression() {
        func rules(_ comment: String) -> [String] {
            LintFixture.rules(LintFixture.lint(LintFixture.catalog("Name: ", comment: comment, ["de": "Name"])))
        }
        #expect(rules("Shown on the box.") == ["punctuation", "whitespace"])
        #expect(rules("Shown on the box. lint:disable whitespace") == ["punctuation"])
        #expect(rules("lint:disable whitespace, punctuation since German differs") == [])
        #expect(rules("lint:disable") == [])
        #expect(rules("lint:disable white-space") == ["punctuation", "suppression", "whitespace"])
    }

    @Test func rulesMayBeChosen() {
        let catalog = LintFixture.catalog("Name: ", ["de": "Name"])
        #expect(LintFixture.rules(LintFixture.lint(catalog) { $0.disabled = [.whitespace] }) == ["punctuation"])
        #expect(LintFixture.rules(LintFixture.lint(catalog) { $0.only = [.whitespace] }) == ["whitespace"])
        let report = LintFixture.lint(catalog) { $0.severities[.whitespace] = .error }
        #expect(report.findings.map(\.severity) == [.error, .note])
        #expect(report.exitStatus(failingAt: .error) == 1)
        #expect(LintFixture.lint(catalog).exitStatus(failingAt: .error) == 0)
        #expect(LintFixture.lint(catalog).exitStatus(failingAt: .warning) == 1)
        #expect(LintFixture.lint(catalog).exitStatus(failingAt: nil) == 0)
    }
}
