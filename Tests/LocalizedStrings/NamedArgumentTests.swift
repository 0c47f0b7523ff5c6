import LocalizedStrings
import Testing

/// Arguments by name, as Xcode 26 writes them: numbered as the source language has them first.
@Suite struct NamedArgumentTests {
    private func text(_ texts: [String: String], _ language: LocaleID, _ arguments: [TextArgument]) throws -> String {
        var catalog = StringCatalog()
        catalog["key"] = CatalogEntry()
        for (language, text) in texts { catalog["key"]?[language] = CatalogLocalization(text) }
        return try LocalizedBundle(catalogs: ["Localizable": catalog]).localized(for: [language])
            .string(LocalizedText(key: "key", arguments: arguments))
    }

    @Test(arguments: [
        ("%(count)lld in %(folder)@", "In %(folder)@: %(count)lld", "In Docs: 3"),
        ("%(count)lld in %(folder)@", "%(count)03lld", "003"),
        ("%(count)lld in %(folder)@", "%(folder)@ %(folder)@", "Docs Docs"),
        ("%(count)lld %@", "%@ %(count)lld", "Docs 3"), ("%lld %(folder)@", "%(folder)@ %lld", "Docs 3"),
        ("%lld %@", "%2$@ %1$lld", "Docs 3"), ("%lld %@", "%lld %% %(x %@", "3 % %(x Docs"),
        ("%(count)lld %(folder)@", "100 %% %(count)lld %%(folder)@", "100 % 3 %(folder)@"),
    ])
    func turned(_ english: String, _ german: String, _ expected: String) throws {
        #expect(try text(["en": english, "de": german], "de", [3, "Docs"]) == expected)
    }

    @Test func variations() throws {
        var catalog = StringCatalog()
        catalog["key"] = CatalogEntry()
        for (language, words) in [
            ("en", ["%(n)lld file in %(f)@", "%(n)lld files in %(f)@"]),
            ("de", ["In %(f)@: %(n)lld Datei", "In %(f)@: %(n)lld Dateien"]),
        ] {
            var localization = CatalogLocalization()
            localization[CatalogUnitPath([.plural("one")])] = CatalogUnit(words[0])
            localization[CatalogUnitPath([.plural("other")])] = CatalogUnit(words[1])
            catalog["key"]?[language] = localization
        }
        let strings = LocalizedBundle(catalogs: ["Localizable": catalog]).localized(for: ["de"])
        #expect(strings(LocalizedText(key: "key", arguments: [1, "A"])) == "In A: 1 Datei")
        #expect(strings(LocalizedText(key: "key", arguments: [2, "A"])) == "In A: 2 Dateien")
    }

    @Test func hostile() throws {
        let many = (0..<2000).map { "%(n\($0))@" }.joined()
        for text in [
            many, "%(", "%()@", String(repeating: "%(a)@%(", count: 5000), "%(a)4096$@ %4000$@ %(b)@", "%(\u{0})@",
        ] {
            _ = try? self.text(["en": text], "en", [])
        }
    }

    /// A key that is its own text, in the source language and where no table has it.
    @Test func keysThatAreTexts() throws {
        var catalog = StringCatalog()
        let key = "Hello %(name)@, %(n)lld files for %(name)@"
        catalog[key] = CatalogEntry()
        let bundle = LocalizedBundle(catalogs: ["Localizable": catalog])
        for language in ["en", "de"] as [LocaleID] {
            let strings = bundle.localized(for: [language])
            #expect(try strings.string(LocalizedText(key: key, arguments: ["Ann", 3])) == "Hello Ann, 3 files for Ann")
        }
        let none = LocalizedBundle(catalogs: ["Localizable": StringCatalog()]).localized(for: ["en"])
        #expect(try none.string(LocalizedText(key: "Hi %(a)@", arguments: ["Ann"])) == "Hi Ann")
        #expect(
            try none.string(LocalizedText(key: "k", arguments: [2, "Docs"], defaultValue: "%(n)lld in %(f)@"))
                == "2 in Docs")
    }
}
