import LocalizedStrings
import LocalizedStringsXLIFF
import Testing

/// A target that says only that nobody has translated yet takes nothing away.
@Suite struct EmptyTargetTests {
    private static let catalog = """
        {"sourceLanguage":"en","strings":{"Cancel":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Annuler"}}}},\
        "Save":{},"none":{"localizations":{"en":{"stringUnit":{"state":"translated","value":""}}}}},"version":"1.0"}
        """

    private func outcome(_ body: String, version: String = "1.2", adds: Bool = false) throws -> (
        catalog: StringCatalog, report: XLIFFImportReport
    ) {
        let text =
            version == "1.2"
            ? "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"><file original=\"a\" source-language=\"en\" "
                + "target-language=\"fr\" datatype=\"plaintext\"><body>\(body)</body></file></xliff>"
            : "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\" trgLang=\"fr\">"
                + "<file id=\"f\">\(body)</file></xliff>"
        var catalog = try StringCatalog(reading: Array(Self.catalog.utf8))
        let document = try XLIFFDocument(reading: Array(text.utf8))
        let report = try catalog.merge(document.files[0], options: XLIFFImportOptions(addsUnknownKeys: adds))
        return (catalog, report)
    }

    @Test(arguments: [
        "<target/>", "<target state=\"new\"/>", "<target state=\"translated\"></target>",
        "<target state=\"new\">Cancel</target>", "<target state=\"needs-translation\">Cancel</target>",
    ])
    func staysInVersion1(target: String) throws {
        let (catalog, report) = try outcome("<trans-unit id=\"Cancel\"><source>Cancel</source>\(target)</trans-unit>")
        #expect(catalog["Cancel"]?["fr"] == CatalogLocalization("Annuler"))
        #expect((report.untranslated, report.changed, report.problems) == (1, 0, []))
    }

    @Test(arguments: [
        "<segment><source>Cancel</source><target/></segment>",
        "<segment state=\"translated\"><source>Cancel</source><target></target></segment>",
        "<segment state=\"initial\"><source>Cancel</source><target>Cancel</target></segment>",
    ])
    func staysInVersion2(segment: String) throws {
        let (catalog, report) = try outcome("<unit id=\"u\" name=\"Cancel\">\(segment)</unit>", version: "2.0")
        #expect(catalog["Cancel"]?["fr"] == CatalogLocalization("Annuler"))
        #expect((report.untranslated, report.changed, report.problems) == (1, 0, []))
    }

    /// What nobody has translated is not translated by an empty target, and an empty text by nothing else.
    @Test func adds() throws {
        let body = """
            <trans-unit id="Save"><source>Save</source><target/></trans-unit>\
            <trans-unit id="New"><source>New</source><target/></trans-unit>\
            <trans-unit id="none"><source></source><target></target></trans-unit>
            """
        let (catalog, report) = try outcome(body, adds: true)
        #expect(catalog["Save"]?["fr"] == nil && catalog["New"] != nil && catalog["New"]?["fr"] == nil)
        #expect(catalog["none"]?["fr"] == CatalogLocalization(""))
        #expect((report.untranslated, report.added) == (1, 1))
    }

    /// A reviewer who asks for another translation does not take the present one away.
    @Test func reviewed() throws {
        let unit =
            "<trans-unit id=\"Cancel\"><source>Cancel</source><target state=\"new\">Annuler</target></trans-unit>"
        #expect(try outcome(unit).catalog["Cancel"]?["fr"] == CatalogLocalization("Annuler", state: .new))
    }

    /// In a catalog that is made of a file there is none either.
    @Test func isNoneInANewCatalog() throws {
        let text = """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" \
            target-language="fr" datatype="plaintext"><body><trans-unit id="Save"><source>Save</source><target/></trans-unit>\
            </body></file></xliff>
            """
        let catalog = try StringCatalog(XLIFFDocument(reading: Array(text.utf8)))
        #expect(catalog["Save"]?["fr"] == nil)
    }
}
