import LocalizedStrings
import LocalizedStringsXLIFF
import Testing

/// Version 1.2 as Xcode writes and reads it.
@Suite struct XcodeFormTests {
    /// The form of Xcode's exports: ids with `|==|`, arguments of substitutions with position and type.
    static let export = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="App/Localizable.xcstrings" source-language="en" target-language="fr" datatype="plaintext">
            <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="26.1.1" build-num="17B100"/></header>
            <body>
              <trans-unit id="Save" xml:space="preserve">
                <source>Save</source><target state="translated">Enregistrer</target><note>Button</note>
              </trans-unit>
              <trans-unit id="%lld files|==|plural.one" xml:space="preserve">
                <source>%lld file</source><target state="needs-review-translation">%lld fichier</target><note/>
              </trans-unit>
              <trans-unit id="%lld files|==|plural.other" xml:space="preserve">
                <source>%lld files</source><target>%lld fichiers</target><note/>
              </trans-unit>
              <trans-unit id="both" xml:space="preserve">
                <source>%1$#@files@ in all</source><target state="translated">%1$#@files@ en tout</target>
              </trans-unit>
              <trans-unit id="both|==|substitutions.files.plural.one" xml:space="preserve">
                <source>%1$lld file</source><target state="translated">%1$lld fichier</target>
              </trans-unit>
              <trans-unit id="both|==|substitutions.files.plural.other" xml:space="preserve">
                <source>%1$lld files</source><target state="translated">%1$lld fichiers</target>
              </trans-unit>
              <trans-unit id="Open" xml:space="preserve"><source>Open</source></trans-unit>
            </body>
          </file>
        </xliff>
        """#

    static func catalog() throws -> StringCatalog {
        var catalog = StringCatalog()
        for key in ["Save", "Open"] { catalog[key] = CatalogEntry() }
        var plural = CatalogLocalization()
        plural[CatalogUnitPath([.plural("one")])] = CatalogUnit("%lld file")
        plural[CatalogUnitPath([.plural("other")])] = CatalogUnit("%lld files")
        var entry = CatalogEntry()
        entry["en"] = plural
        catalog["%lld files"] = entry
        var both = CatalogLocalization("%#@files@ in all")
        both[CatalogUnitPath([.substitution("files"), .plural("one")])] = CatalogUnit("%arg file")
        both[CatalogUnitPath([.substitution("files"), .plural("other")])] = CatalogUnit("%arg files")
        both[substitution: "files"] = (1, "lld")
        entry = CatalogEntry()
        entry["en"] = both
        catalog["both"] = entry
        return catalog
    }

    /// A translator is asked for the categories of the language (CLDR's plural rules), and for a wording for 0 where the source has one.
    @Test(arguments: [
        ("ja", ["zero", "other"]), ("ru", ["zero", "one", "few", "many", "other"]), ("de", ["zero", "one", "other"]),
    ])
    func categoriesOfTheTarget(language: String, categories: [String]) throws {
        var catalog = try Self.catalog()
        catalog["%lld files"]?["en"]?[CatalogUnitPath([.plural("zero")])] = CatalogUnit("No files")
        let ids = catalog.xliffFile(for: language, original: "").units.map(\.id)
        #expect(
            Set(ids.filter { $0.hasPrefix("%lld files|==|plural.") })
                == Set(categories.map { "%lld files|==|plural.\($0)" }))
        let inside = "both|==|substitutions.files.plural."
        #expect(ids.contains(inside + "one") == categories.contains("one") && ids.contains(inside + "other"))
        // A wording that is there all the same is not kept from the translator.
        catalog["%lld files"]?[language] = CatalogLocalization()
        catalog["%lld files"]?[language]?[CatalogUnitPath([.plural("one")])] = CatalogUnit("x")
        #expect(catalog.xliffFile(for: language, original: "").units.contains { $0.id == "%lld files|==|plural.one" })
    }

    @Test func importsWhatXcodeExports() throws {
        var catalog = try Self.catalog()
        let document = try XLIFFDocument(reading: Array(Self.export.utf8))
        let report = try catalog.merge(document.files[0])
        #expect(report.problems.isEmpty)
        #expect((report.added, report.changed, report.unchanged, report.untranslated) == (6, 0, 0, 1))
        #expect(catalog["Save"]?["fr"]?[.root] == CatalogUnit("Enregistrer"))
        #expect(
            catalog["%lld files"]?["fr"]?[CatalogUnitPath([.plural("one")])]
                == CatalogUnit("%lld fichier", state: .needsReview))
        #expect(catalog["%lld files"]?["fr"]?[CatalogUnitPath([.plural("other")])]?.state == .translated)
        let both = try #require(catalog["both"]?["fr"])
        #expect(both[.root]?.value == "%#@files@ en tout")
        #expect(both[CatalogUnitPath([.substitution("files"), .plural("one")])]?.value == "%arg fichier")
        #expect(both[substitution: "files"]?.argument == 1)
        #expect(both[substitution: "files"]?.specifier == "lld")
    }

    @Test func exportsInXcodesForm() throws {
        let text = String(
            decoding: try XLIFFDocument([Self.catalog().xliffFile(for: "ru", original: "App/Localizable.xcstrings")])
                .bytes(.v1_2),
            as: UTF8.self)
        #expect(
            text.contains(
                #"<file original="App/Localizable.xcstrings" source-language="en" target-language="ru" datatype="plaintext">"#
            ))
        // Russian needs more categories than English.
        for category in ["one", "few", "many", "other"] {
            #expect(text.contains(#"<trans-unit id="%lld files|==|plural.\#(category)" xml:space="preserve">"#))
        }
        #expect(text.contains("<source>%1$#@files@ in all</source>"))
        #expect(text.contains(#"<trans-unit id="both|==|substitutions.files.plural.many" xml:space="preserve">"#))
        #expect(text.contains("<source>%1$lld files</source>"))
    }

    @Test func plainCatalogGivesPlainFile() throws {
        var catalog = try Self.catalog()
        try catalog.merge(XLIFFDocument(reading: Array(Self.export.utf8)).files[0])
        catalog["Save"]?.comment = "Button"
        let text = String(
            decoding: try XLIFFDocument([catalog.xliffFile(for: "fr", original: "a")]).bytes(.v1_2), as: UTF8.self)
        #expect(!text.contains("context"))
    }

    @Test func problemsOfAnImport() throws {
        var catalog = try Self.catalog()
        catalog["Save"]?.shouldTranslate = false
        catalog["Old"] = CatalogEntry()
        catalog["Old"]?["en"] = CatalogLocalization("Older")
        let file = XLIFFFile(
            original: "", sourceLanguage: "en", targetLanguage: "fr",
            units: [
                XLIFFUnit(id: "None", source: "None", target: "Rien"),
                XLIFFUnit(id: "Save", source: "Save", target: "Sauver"),
                XLIFFUnit(id: "Old", source: "Old", target: "Vieux", state: .translated),
                XLIFFUnit(id: "Open", source: "Open", target: "Ouvrir"),
                XLIFFUnit(id: "Open", source: "Open", target: "Ouvre"),
                XLIFFUnit(id: "Open|==|plural.one", source: "Open", target: "Ouvre"),
                XLIFFUnit(id: "Open|==|nonsense", source: "Open", target: "Ouvre"),
            ])
        let report = try catalog.merge(file)
        #expect(
            report.problems.map(\.kind) == [
                .unknownKey, .notTranslatable, .sourceChanged(was: "Old", now: "Older"), .duplicate,
                .contradictsVariation(other: "a plain wording"), .unknownVariation,
            ])
        #expect(catalog["Old"]?["fr"]?[.root] == CatalogUnit("Vieux", state: .needsReview))
        #expect(catalog["Open"]?["fr"]?[.root]?.value == "Ouvrir")
        #expect(catalog["Save"]?["fr"] == nil)
        #expect(throws: XLIFFError.self) {
            try catalog.merge(XLIFFFile(original: "", sourceLanguage: "de", targetLanguage: "fr"))
        }
        var options = XLIFFImportOptions(changedSource: .skip, addsUnknownKeys: true)
        var second = try Self.catalog()
        #expect(try second.merge(file, options: options).added == 4)
        #expect(second["None"]?["fr"]?[.root]?.value == "Rien")
        options.changedSource = .keep
        catalog["Old"]?["fr"] = nil
        try catalog.merge(file, options: options)
        #expect(catalog["Old"]?["fr"]?[.root]?.state == .translated)
    }
}
