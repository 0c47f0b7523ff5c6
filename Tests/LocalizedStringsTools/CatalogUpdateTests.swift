import Foundation
import LocalizedStrings
import LocalizedStringsTools
import Testing

@Suite struct CatalogUpdateTests {
    private func string(
        _ key: String, value: String? = nil, comment: String? = nil, table: String? = nil, line: Int = 1
    ) -> ExtractedString {
        ExtractedString(key: key, defaultValue: value, comment: comment, table: table, file: "A.swift", line: line)
    }

    @Test func added() {
        var catalog = StringCatalog()
        let changes = CatalogUpdate().update(
            &catalog,
            with: [
                string("Save", comment: "Button"), string("Save", comment: "Menu", line: 9),
                string("title", value: "Hello"),
                string("%@ (%lld)"), string("%lld files"), string("Elsewhere", table: "Other"),
            ])
        #expect(changes.added == ["%@ (%lld)", "%lld files", "Save", "title"])
        #expect(catalog["Save"]?.comment == "Button\nMenu")
        #expect(catalog["Save"]?.languages == [])
        #expect(catalog["title"]?.extractionState == .extractedWithValue)
        #expect(catalog["title"]?["en"]?[.root] == CatalogUnit("Hello", state: .new))
        #expect(catalog["%@ (%lld)"]?["en"]?[.root] == CatalogUnit("%1$@ (%2$lld)", state: .new))
        #expect(catalog["%lld files"]?.languages == [])
        #expect(catalog["Elsewhere"] == nil)
        #expect(
            CatalogUpdate().update(
                &catalog,
                with: [
                    string("Save", comment: "Button"), string("Save", comment: "Menu", line: 9),
                    string("title", value: "Hello"), string("%@ (%lld)"), string("%lld files"),
                ]
            ).isEmpty)
    }

    @Test func keptAndRetired() {
        var catalog = LintFixture.catalog("Gone", ["de": "Weg"])
        for (key, state) in [("Manual", ExtractionState.manual), ("Migrated", .migrated), ("Back", .stale)] {
            catalog[key] = CatalogEntry(comment: "own", extractionState: state)
            catalog[key]?["de"] = CatalogLocalization("x")
        }
        catalog["Fresh"] = CatalogEntry()
        var pruned = catalog
        let changes = CatalogUpdate().update(&catalog, with: [string("Back"), string("Manual", comment: "code's")])
        #expect(changes.stale == ["Fresh", "Gone"])
        #expect(changes.revived == ["Back"])
        #expect(catalog["Gone"]?["de"]?[.root]?.value == "Weg")
        #expect(catalog["Gone"]?.extractionState == .stale)
        #expect(catalog["Manual"]?.comment == "own")
        #expect(catalog["Migrated"]?.extractionState == .migrated)
        #expect(catalog["Back"]?.extractionState == nil)
        let removed = CatalogUpdate(removesUntranslated: true).update(&pruned, with: [])
        #expect(removed.removed == ["Fresh"])
        #expect(pruned["Fresh"] == nil && pruned["Gone"] != nil)
    }

    /// A changed default value sends translations to review; what was edited in the catalog is not the code's.
    @Test func changedValue() {
        var catalog = StringCatalog()
        CatalogUpdate().update(&catalog, with: [string("title", value: "Hello"), string("edited", value: "Old")])
        catalog["title"]?["de"] = CatalogLocalization("Hallo")
        catalog["edited"]?["en"] = CatalogLocalization("Better", state: .translated)
        let changes = CatalogUpdate().update(
            &catalog,
            with: [
                string("title", value: "Welcome"), string("edited", value: "New"),
                string("title", value: "Hi", line: 2),
            ])
        #expect(changes.revalued == ["title"])
        #expect(changes.conflicts == ["title"])
        #expect(catalog["title"]?["en"]?[.root]?.value == "Welcome")
        #expect(catalog["title"]?["de"]?[.root]?.state == .needsReview)
        #expect(catalog["edited"]?["en"]?[.root]?.value == "Better")
    }

    @Test func jsonLines() throws {
        let line =
            #"{"key":"%lld in %@","arguments":["lld","@"],"comment":"c","file":"A.swift","line":3,"call":"String(localized:)"}"#
        let string = try JSONDecoder().decode(ExtractedString.self, from: Data(line.utf8))
        #expect(
            string
                == ExtractedString(key: "%lld in %@", comment: "c", file: "A.swift", line: 3, arguments: ["lld", "@"]))
        #expect(string.tableName == "Localizable")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ExtractedString.self, from: Data(#"{"key":"a"}"#.utf8))
        }
    }
}
