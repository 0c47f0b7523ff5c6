import Foundation
import LocalizedStrings
import LocalizedStringsTools
import Testing

/// How much of a catalog is translated.
@Suite struct CatalogCoverageTests {
    private var catalog: StringCatalog {
        var catalog = StringCatalog(sourceLanguage: "en")
        func add(_ key: String, _ texts: [String: CatalogUnit] = [:]) {
            catalog[key] = CatalogEntry()
            for (language, unit) in texts {
                catalog[key]?[language] = CatalogLocalization(unit.value, state: unit.state)
            }
        }
        add("a", ["de": CatalogUnit("A"), "fr": CatalogUnit("A", state: .needsReview), "en": CatalogUnit("a")])
        add("b", ["de": CatalogUnit("B"), "fr": CatalogUnit("B", state: .new)])
        add("c", ["de": CatalogUnit("")])
        add("stale", ["de": CatalogUnit("S")])
        catalog["stale"]?.extractionState = .stale
        add("untranslated")
        catalog["untranslated"]?.shouldTranslate = false
        catalog["plural"] = CatalogEntry()
        var plural = CatalogLocalization()
        plural[CatalogUnitPath([.plural("one")])] = CatalogUnit("1")
        plural[CatalogUnitPath([.plural("other")])] = CatalogUnit("n", state: .new)
        catalog["plural"]?["de"] = plural
        return catalog
    }

    @Test func languages() throws {
        let coverage = CatalogCoverage(catalog)
        #expect(coverage.languages.map(\.language) == ["de", "fr"])
        let german = try #require(coverage["de"])
        #expect((german.translated, german.needsReview, german.missing, german.percent) == (2, 0, 2, 50))
        let french = try #require(coverage["fr"])
        #expect((french.translated, french.needsReview, french.missing, french.percent) == (0, 1, 3, 0))
        #expect(coverage.whole.percent == 25)
        #expect(CatalogCoverage(catalog, languages: ["it"])["it"]?.missing == 4)
        #expect(CatalogCoverage(StringCatalog(), languages: ["it"])["it"]?.percent == 100)
        #expect(CatalogCoverage([catalog, catalog])["de"]?.total == 8)
    }

    @Test func text() {
        #expect(
            CatalogCoverage(catalog).text
                == "de   50 %  2 translated  0 to review  2 missing\nfr    0 %  0 translated  1 to review  3 missing\n")
    }

    @Test func json() throws {
        let data = try JSONEncoder().encode(CatalogCoverage(catalog).languages)
        let rows = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(rows[0]["percent"] as? Int == 50)
        #expect(rows[0]["total"] as? Int == 4)
    }

    @Test func badge() {
        let coverage = CatalogCoverage(catalog)
        #expect(coverage.badge(for: "de").contains("aria-label=\"de: 50 %\""))
        #expect(coverage.badge().contains("<title>translated: 25 %</title>"))
        #expect(coverage.badge(for: "<\"&").contains("&lt;&quot;&amp;: 0 %"))
    }
}
