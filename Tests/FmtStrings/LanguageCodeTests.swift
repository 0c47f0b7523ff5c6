import Testing

@testable import fmt_strings

/// Languages as tools of translators write them.
@Suite struct LanguageCodeTests {
    private static let catalog = """
        {"sourceLanguage":"en","strings":{"Save":{"localizations":{"de":{"stringUnit":{"state":"translated",\
        "value":"Sichern"}}}}},"version":"1.0"}
        """

    private func imported(_ attributes: String, _ flags: String...) throws -> (outcome: Outcome, text: String) {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let file = try folder.write(
            "x.xliff",
            "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"><file original=\"a\" datatype=\"plaintext\" "
                + "\(attributes)><body><trans-unit id=\"Save\"><source>Save</source><target>Neu</target></trans-unit></body></file></xliff>"
        )
        let outcome = run(list: ["import", file, "--into", path] + flags)
        return (outcome, try folder.read("L.xcstrings"))
    }

    @Test(arguments: [
        "source-language=\"en-US\" target-language=\"de\"", "source-language=\"en-GB\" target-language=\"de-DE\"",
        "source-language=\"en\" target-language=\"de-Latn\"",
    ])
    func varieties(attributes: String) throws {
        let (outcome, text) = try imported(attributes)
        #expect(outcome.code == 0 && text == Self.catalog.replacing("Sichern", with: "Neu"), "\(outcome.errors)\(text)")
    }

    @Test func others() throws {
        #expect(try imported("source-language=\"en\" target-language=\"de-AT\"").text.contains("\"de-AT\""))
        #expect(try imported("source-language=\"fr\" target-language=\"de\"").outcome.code == 1)
        let greek = try imported("source-language=\"en\" target-language=\"gr\"").outcome
        #expect(greek.code == 1 && greek.errors.contains("no language has the code 'gr'"))
    }

    /// A file without target language is in the one that is said.
    @Test func unsaid() throws {
        #expect(try imported("source-language=\"en\"", "--language", "de").text.contains("Neu"))
        let unsaid = try imported("source-language=\"en\"").outcome
        #expect(unsaid.code == 1 && unsaid.errors.contains("names no target language; name it with --language"))
    }

    @Test func files() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let file = try folder.write("de-DE.json", "{\"Save\": \"Neu\"}")
        #expect(run("import", file, "--into", path).output.contains("de: 0 added, 1 changed"))
        let strange = run("import", try folder.write("gr.json", "{\"Save\": \"Neu\"}"), "--into", path)
        #expect(strange.code == 1 && strange.errors.contains("no language has the code 'gr'"))
        let export = run("export", path, "--language", "dee")
        #expect(export.code == 0 && export.errors.contains("no language has the code 'dee'"))
    }

    /// What a catalog does not hold of files of other systems is told on their way to a translator.
    @Test func exportTells() throws {
        let folder = try Folder()
        let file = try folder.write(
            "values/strings.xml", "<resources><string name=\"hi\">Hi, <b>%1$s</b></string></resources>")
        for path in [file, folder.path] {
            let outcome = run("export", path, "--language", "de")
            #expect(outcome.errors.contains("key 'hi' (en): no place for the tag '<b>'"), "\(path): \(outcome.errors)")
        }
    }

    /// Files of other systems are looked up in as catalogs are.
    @Test func lookup() throws {
        let folder = try Folder()
        try folder.write("res/values/strings.xml", "<resources><string name=\"hi\">Hi, %1$s</string></resources>")
        let german = try folder.write(
            "res/values-de/strings.xml", "<resources><string name=\"hi\">Hallo, %1$s</string></resources>")
        for path in ["\(folder.path)/res", german] {
            let outcome = run("lookup", "hi", "--arg", "Ada", "--in", path, "--locale", "de-AT")
            #expect(outcome.output == "Hallo, Ada\n", "\(path): \(outcome.errors)")
        }
        let json = try folder.write("de.json", "{\"n_one\": \"{{count}} Ei\", \"n_other\": \"{{count}} Eier\"}")
        #expect(run("lookup", "n", "--arg", "3", "--in", json, "--locale", "de").output == "3 Eier\n")
    }

    /// Spreadsheets in many countries separate fields by semicolons.
    @Test(arguments: ["key;variation;comment;en;de\nSave;;;;Neu\n", "key\tde\nSave\tNeu\n"])
    func semicolons(text: String) throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let outcome = run("import", try folder.write("a.csv", text), "--into", path)
        #expect(outcome.output.contains("de: 0 added, 1 changed"), "\(outcome.errors)\(outcome.output)")
    }

    /// A table outside of a language's folder is in the source language.
    @Test func looseTable() throws {
        let folder = try Folder()
        let outcome = run("lint", try folder.write("y.strings", "\"a\" = \"b\";\n"))
        #expect(outcome.code == 0 && outcome.output.contains("in 1 file"), "\(outcome.errors)\(outcome.output)")
    }
}
