import LocalizedStrings
import LocalizedStringsTools
import Testing

@Suite struct FormatLintTests {
    /// Rules found in German for a key, the key being the English text.
    private func german(_ key: String, _ german: String) -> [String] {
        LintFixture.rules(LintFixture.lint(LintFixture.catalog(key, ["de": german])), "de")
    }

    @Test(arguments: [
        ("%lld files in %@", "%lld Dateien in %@"), ("%lld files in %@", "In %2$@ sind %1$lld Dateien"),
        ("%lld files", "%d Dateien"), ("%llu files", "%lld Dateien"), ("%@", "%@"), ("Save", "Sichern"),
        ("%@ has %#@files@", "%@ hat %#@files@ %@ %@"),
    ])
    func agreeing(_ key: String, _ text: String) {
        let found = german(key, text).filter { $0.hasPrefix("format-type") || $0 == "format-missing" }
        #expect(found.isEmpty, "\(found)")
    }

    @Test(arguments: [
        ("%lld files in %@", "%@ Dateien in %lld", ["format-type", "format-type"]),
        ("%lld files", "%@ Dateien", ["format-type"]), ("%.1f km", "%@ km", ["format-type"]),
        ("%lld files in %@", "Dateien in %2$@", ["format-missing"]), ("%@ is here", "Ist da", ["format-missing"]),
        ("%@ is here", "%@ ist in %@ da", ["format-extra"]), ("Save", "%@ sichern", ["format-extra"]),
        ("%@ and %@", "%1$@ und %3$@", ["format-extra", "format-missing"]),
        ("%@ and %@", "%@ und %2$@", ["format-mixed"]), ("%.1f km", "%.2f km", ["format-style"]),
        ("%@ is at 5%%", "%@ ist bei 5% da", ["format-invalid"]),
        ("%@ of it", "%@ davon, 5 % des Ganzen", ["format-invalid"]),
    ])
    func differing(_ key: String, _ text: String, _ rules: [String]) {
        // "% d" and "5% da": a space flag that nobody means. The rule says so once.
        #expect(german(key, text).filter { $0.hasPrefix("format") } == rules)
    }

    /// A wording for one file says the number itself; one that shows the number has no reason to leave out another.
    @Test func argumentsOfOne() throws {
        func german(_ one: String) throws -> [String] {
            let catalog = try LintFixture.catalog(
                "%lld of %lld", wordings: ["de": ["plural.one": one, "plural.other": "%lld von %lld"]])
            return LintFixture.rules(LintFixture.lint(catalog), "de").filter { $0.hasPrefix("format") }
        }
        #expect(try german("eins von %lld") == ["format-missing"])
        #expect(try german("eins von %2$lld") == [])
        #expect(try german("%lld von %lld") == [])
    }

    @Test func percentInTextWithoutArguments() {
        #expect(german("100% cotton", "100 % Baumwolle").isEmpty)
        #expect(german("100% sure", "100% sicher").isEmpty)
        // A pattern for dates is no business of ours.
        #expect(german("%H:%M:%S", "%H.%M.%S").isEmpty)
    }

    /// What begins as a specifier and is none fails in a program, also where it is the only one.
    @Test(arguments: ["%n", "100%n", "%999999$lld", "%5", "%ll", "% 50 x"])
    func invalidAlone(text: String) throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["title.key"] = CatalogEntry()
        catalog["title.key"]?["en"] = CatalogLocalization(text)
        catalog[text] = CatalogEntry()
        var options = LintOptions()
        options.only = [.formatInvalid]
        let findings = StringLint(options).lint([LintTable(catalog)]).findings
        #expect(Set(findings.map(\.key)) == ["title.key", text])
        #expect(findings.allSatisfy { $0.rule == .formatInvalid })
        let problems = StringSymbols([LintTable(catalog)]).problems
        #expect(problems.contains { "\($0)".contains("[format-invalid]") })
    }

    @Test(arguments: ["%H:%M:%S", "%d.%m.%Y%n", "100%", "50%", "%%", "5 %."])
    func noSpecifiers(text: String) throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog[text] = CatalogEntry()
        var options = LintOptions()
        options.only = [.formatInvalid]
        #expect(StringLint(options).lint([LintTable(catalog)]).findings.isEmpty)
    }

    /// A wording for one, two or zero may say the number in words, where it is for that number alone.
    @Test func numberInWords() throws {
        let fine = try LintFixture.catalog(
            "%lld files",
            wordings: [
                "en": ["plural.one": "One file", "plural.other": "%lld files"],
                "ar": [
                    "plural.zero": "لا ملفات", "plural.one": "ملف واحد", "plural.two": "ملفان",
                    "plural.few": "%lld ملفات",
                    "plural.many": "%lld ملفًا", "plural.other": "%lld ملف",
                ],
            ])
        #expect(LintFixture.rules(LintFixture.lint(fine)) == [])
        let russian = try LintFixture.catalog(
            "%lld files",
            wordings: [
                "ru": [
                    "plural.one": "Один файл", "plural.few": "%lld файла", "plural.many": "%lld файлов",
                    "plural.other": "%lld файла",
                ]
            ])
        let found = LintFixture.lint(russian).findings
        #expect(found.map(\.rule) == [.formatMissing])
        #expect(found.first?.variant == "plural.one")
        #expect(found.first?.message.contains("1, 21, 31") == true)
    }

    @Test func substitutions() throws {
        let texts = [
            "": "%1$@, %#@tools@", "substitutions.tools.plural.one": "%arg tool",
            "substitutions.tools.plural.other": "%arg tools",
        ]
        let fine = try LintFixture.catalog(
            "%@, %lld tools", wordings: ["en": texts, "nl": texts], substitutions: ["tools": (2, "lld")])
        #expect(LintFixture.rules(LintFixture.lint(fine)) == [])
        var broken = texts
        broken[""] = "%1$@, %#@tool@"
        let wrong = try LintFixture.catalog(
            "%@, %lld tools", wordings: ["de": broken], substitutions: ["tools": (2, "lld")])
        #expect(
            Set(LintFixture.rules(LintFixture.lint(wrong))).isSuperset(of: [
                "substitution-missing", "substitution-unused",
            ]))
    }

    /// Arguments by name are counted as the source language has them, and `--fix` leaves the names.
    @Test func names() {
        let report = LintFixture.lint(
            LintFixture.catalog(
                "key",
                [
                    "en": "%(count)lld files in %(folder)@", "de": "In %(folder)@: %(count)lld", "fr": "%(folder)lld",
                    "nl": "%(count)lld in %(map)@",
                ])
        ) { $0.only = [.formatType, .formatExtra, .formatMissing] }
        #expect(
            report.findings.map { "\($0.language ?? "") \($0.rule.rawValue)" }.sorted() == [
                "fr format-missing", "fr format-type", "nl format-extra", "nl format-missing",
            ])
        var catalog = LintFixture.catalog("key", ["en": "%(count)lld files", "de": "%(count)@ Dateien"])
        let before = catalog
        #expect(StringFix().fix(&catalog).isEmpty && catalog == before)
    }

    /// A key that is its own text says what its arguments are called; findings call them so.
    @Test func namesInTheKey() {
        let key = "Hi %(name)@, %(count)lld new"
        #expect(LintFixture.lint(LintFixture.catalog(key, ["de": "%(count)lld für %(name)@"])).findings.isEmpty)
        let report = LintFixture.lint(LintFixture.catalog(key, ["de": "Hallo %(nmae)@, %(count)lld neu"]))
        #expect(
            report.findings.map(\.message) == [
                "%(nmae)@ wants argument 3; the key has 2", "argument 1 (%(name)@) of the key is not used",
            ])
    }
}
