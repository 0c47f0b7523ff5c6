import LocalizedStrings
import LocalizedStringsTools
import TestSupport
import Testing

@Suite struct PluralLintTests {
    private func rules(_ language: String, _ categories: [String], specifier: String = "%lld") throws -> [String] {
        let texts = Dictionary(uniqueKeysWithValues: categories.map { ("plural.\($0)", "\(specifier) x") })
        let catalog = try LintFixture.catalog("\(specifier) x", wordings: [language: texts])
        return LintFixture.lint(catalog).findings.map { "\($0.rule.rawValue) \($0.message.prefix { $0 != ":" })" }
    }

    /// CLDR's cardinal rules: what whole numbers and fractions need.
    @Test func needed() throws {
        #expect(try rules("de", ["one", "other"]) == [])
        #expect(try rules("ja", ["other"]) == [])
        #expect(
            try rules("pl", ["one", "other"]) == [
                "plural-missing has no wording for “few”", "plural-missing has no wording for “many”",
            ])
        // Czech "many" is for fractions alone.
        #expect(try rules("cs", ["one", "few", "other"]) == [])
        #expect(
            try rules("cs", ["one", "few", "other"], specifier: "%.1f") == ["plural-missing has no wording for “many”"])
        // Spanish "many" is for millions.
        let rare = LoadedICU.cldr >= 38 ? ["plural-rare has no wording for “many”"] : []
        #expect(try rules("es", ["one", "other"]) == rare)
        #expect(try rules("de", ["one"]) == ["variation-other has no wording for plural “other”"])
    }

    @Test func unused() throws {
        #expect(try rules("ja", ["one", "other"]) == ["plural-unused no number is “one” in this language"])
        // Foundation takes a wording for zero in every language.
        #expect(try rules("en", ["zero", "one", "other"]) == [])
        #expect(try rules("en", ["one", "few", "other"]) == ["plural-unused no number is “few” in this language"])
    }

    /// Whether the source varies by number and the translation does not.
    @Test func plain() throws {
        var texts = ["en": ["plural.one": "%lld song", "plural.other": "%lld songs"]]
        for (language, text) in [
            ("de", "%lld Titel"), ("ja", "%lld曲"), ("ru", "%lld песен"), ("pl", "%lld utw."), ("uk", "%lld км"),
            ("ar", "%lld أغنية"),
            ("cs", "^[%lld skladba](inflect: true)"),
        ] { texts[language] = [".": text] }
        var catalog = try LintFixture.catalog("%lld songs", wordings: ["en": texts["en"] ?? [:]])
        for (language, text) in texts where language != "en" {
            catalog["%lld songs"]?[language] = CatalogLocalization(text["."] ?? "")
        }
        let plain = LintFixture.lint(catalog).findings.filter { $0.rule == .pluralPlain }
        #expect(plain.compactMap(\.language).sorted() == ["ar", "ru"])
        #expect(plain.allSatisfy { $0.severity == .note })
        #expect(
            plain.first { $0.language == "ru" }?.message
                == "has one wording for all numbers; en varies by number, and this language has “one”, “few”, “many”")
    }

    @Test func deviceNeedsOther() throws {
        let catalog = try LintFixture.catalog(
            "Tap", wordings: ["de": ["device.iphone": "Tippen", "device.mac": "Klicken"]])
        #expect(LintFixture.rules(LintFixture.lint(catalog)) == ["variation-other"])
    }
}
