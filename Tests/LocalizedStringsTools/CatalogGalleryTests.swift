import LocaleFormat
import LocalizedStrings
import LocalizedStringsTools
import TestSupport
import Testing

@Suite struct CatalogGalleryTests {
    /// The texts of a catalog of one key in one language.
    private func gallery(
        _ texts: [String: String], _ key: String = "k", _ language: String = "en",
        substitutions: [String: (Int, String)] = [:]
    ) throws -> CatalogGallery {
        let catalog = try LintFixture.catalog(key, wordings: [language: texts], substitutions: substitutions)
        return CatalogGallery(catalog, languages: [language])
    }

    @Test func aNumberForEachCategory() throws {
        let names = ["zero", "one", "two", "few", "many", "other"]
        let texts = Dictionary(uniqueKeysWithValues: names.map { ("plural.\($0)", "\($0) %lld") })
        let gallery = try gallery(texts, "k", "ar")
        #expect(gallery.unreached.isEmpty)
        #expect(Set(gallery.rows.map(\.wordings)).count == 6)
        for row in gallery.rows {
            #expect(row.wordings == ["plural." + (row.text.split(separator: " ").first ?? "")])
        }
    }

    /// Two wordings each, of which one text shows two at once.
    @Test func theFewestTexts() throws {
        let texts = [
            "": "%#@a@, %#@b@", "substitutions.a.plural.one": "%arg day", "substitutions.a.plural.other": "%arg days",
            "substitutions.b.plural.one": "%arg night", "substitutions.b.plural.other": "%arg nights",
        ]
        let gallery = try gallery(texts, substitutions: ["a": (1, "lld"), "b": (2, "lld")])
        #expect(gallery.rows.map(\.text).sorted() == ["1 day, 1 night", "2 days, 2 nights"])
        #expect(gallery.unreached.isEmpty)
        #expect(gallery.wordingCount == 5)
    }

    @Test func devicesWidthsAndWords() throws {
        let devices = try gallery(["device.iphone": "Tap %@", "device.other": "Click %@"])
        #expect(devices.rows.map(\.text).sorted() == ["Click Abc", "Tap Abc"])
        #expect(devices.rows.map(\.device).contains("iphone"))
        let widths = try gallery(["width.5": "No", "width.20": "No, thank you"])
        #expect(widths.rows.map(\.text).sorted() == ["No", "No, thank you"])
        let words = try gallery(["gender.female": "her %@", "gender.other": "their %@"])
        #expect(words.rows.map(\.text).sorted() == ["her female", "their Abc"])
    }

    /// A category of fractions alone, and a substitution without a text that names it.
    @Test func whatNothingLeadsTo() throws {
        let polish = try gallery(
            [
                "plural.one": "%lld plik", "plural.few": "%lld pliki", "plural.many": "%lld plików",
                "plural.other": "%lld pliku",
            ], "k", "pl")
        #expect(polish.unreached.map(\.wording) == ["plural.other"])
        let fraction = try gallery(["plural.many": "%.1f plików", "plural.other": "%.1f pliku"], "k", "pl")
        #expect(fraction.rows.contains { $0.wordings == ["plural.other"] })
        let lost = try gallery(
            ["": "text", "substitutions.a.plural.one": "%arg day", "substitutions.a.plural.other": "%arg days"],
            substitutions: ["a": (1, "lld")])
        #expect(lost.unreached.map(\.wording) == ["substitutions.a.plural.one", "substitutions.a.plural.other"])
    }

    /// A text may have the scalars by which wordings are told apart.
    @Test func privateUse() throws {
        let gallery = try gallery(["plural.one": "\u{100001}%lld file", "plural.other": "\u{100000}%lld files"])
        #expect(gallery.rows.map(\.text).sorted() == ["\u{100000}2 files", "\u{100001}1 file"])
        #expect(gallery.rows.map(\.wordings).sorted { "\($0)" < "\($1)" } == [["plural.one"], ["plural.other"]])
    }

    @Test func whatCannotBeWritten() throws {
        let row = try #require(try gallery(["": "100% %y"]).rows.first)
        #expect(row.text.isEmpty)
        #expect(row.error?.isEmpty == false)
    }

    /// Every wording of the example's six languages.
    @Test func everyWording() throws {
        let file = RepositoryRoot.file("Examples/forecast/Localizable.xcstrings")
        let gallery = CatalogGallery(try StringCatalog(contentsOf: file))
        // Spanish has no "many" before CLDR 38.
        let unreached = gallery.unreached.filter {
            LoadedICU.cldr >= 38 || $0.language != "es" || !$0.wording.hasSuffix("plural.many")
        }
        #expect(unreached.isEmpty)
        #expect(gallery.wordingCount > 100)
        #expect(gallery.rows.allSatisfy { $0.error == nil })
    }

    @Test func page() throws {
        var gallery = try gallery(["": "\"<i>\" \u{7}%@"], "<b>&%@", "ar")
        gallery.places = ["<b>&%@": "A&B.swift:3"]
        let page = CatalogGallery.html([gallery], title: "<T>")
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.contains("<title>&lt;T&gt;</title>"))
        #expect(page.contains("<h3 dir=\"auto\">&lt;b&gt;&amp;%@</h3>"))
        #expect(page.contains("A&amp;B.swift:3"))
        #expect(page.contains("lang=\"ar\" dir=\"rtl\">&quot;&lt;i&gt;&quot; \u{FFFD}"))
        #expect(!page.contains("http"))
    }
}

@Suite struct WidthLintTests {
    private func columns(
        _ comment: String?, _ text: String, widths: [String: Int] = [:], key: String = "menu.open"
    ) -> [String] {
        let catalog = LintFixture.catalog(key, comment: comment, ["de": text, "en": "x"])
        return LintFixture.lint(catalog) {
            $0.only = [.textWidth]
            $0.checksWidths = true
            $0.widths = widths
        }.findings.map(\.message)
    }

    @Test(arguments: ["Button (max 8 columns)", "max. 8 columns", "Maximum 8 columns, as the box", "x. max 8 column"])
    func comment(_ comment: String) {
        #expect(columns(comment, "Dokument") == [])
        #expect(columns(comment, "Dokumente") == ["takes 9 columns, and has 8: “Dokumente”"])
    }

    @Test(arguments: [nil, "", "max", "max 8", "max 8 letters", "max -1 columns", "max 99999999999999999999 columns"])
    func noLimit(_ comment: String?) { #expect(columns(comment, "Dokumente") == []) }

    /// Wide characters take two columns, and marks none.
    @Test func wide() {
        #expect(columns("max 4 columns", "書類") == [])
        #expect(columns("max 4 columns", "書類x") == ["takes 5 columns, and has 4: “書類x”"])
        #expect(columns("max 1 column", "e\u{301}") == [])
    }

    @Test func patterns() {
        #expect(columns(nil, "Dokument", widths: ["menu.*": 7]).count == 1)
        #expect(columns(nil, "Dokument", widths: ["menu.*": 7, "menu.op*": 8]) == [])
        #expect(columns(nil, "Dokument", widths: ["*.o*n": 7]).count == 1)
        #expect(columns(nil, "Dokument", widths: ["menu": 7, "open*": 1, "*x": 1]) == [])
        #expect(columns("max 8 columns", "Dokument", widths: ["menu.open": 1]) == [])
    }

    /// The longest of all numbers and wordings counts.
    @Test func longest() throws {
        let catalog = try LintFixture.catalog(
            "n", wordings: ["en": ["plural.one": "only %lld file", "plural.other": "%lld files"]])
        let report = LintFixture.lint(catalog) {
            $0.only = [.textWidth]
            $0.checksWidths = true
            $0.widths = ["n": 13]
        }
        #expect(report.findings.map(\.message) == ["takes 15 columns with 1000000, and has 13: “1,000,000 files”"])
    }

    /// A key without a text in the source language is that text.
    @Test func theKeyItself() {
        let catalog = LintFixture.catalog("A rather long text", comment: "max 10 columns", ["de": "Kurz"])
        let report = LintFixture.lint(catalog) {
            $0.only = [.textWidth]
            $0.checksWidths = true
        }
        #expect(report.findings.map(\.language) == ["en"])
    }

    @Test func notAsked() {
        let catalog = LintFixture.catalog("k", comment: "max 1 column", ["de": "Dokument"])
        #expect(LintFixture.lint(catalog) { $0.only = [.textWidth] }.findings.isEmpty)
    }
}
