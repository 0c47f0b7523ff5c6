import Testing

@testable import fmt_strings

/// `import` of files that are no XLIFF.
@Suite struct TranslationImportTests {
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "brand" : {
              "shouldTranslate" : false
            },
            "hello" : {

            },
            "files" : {

            }
          },
          "version" : "1.0"
        }
        """

    @Test(arguments: [
        ("locales/de/app.ftl", "hello = Hallo\nnew = Neu\nbrand = Marke\n"),
        ("messages_de.properties", "hello = Hallo\nnew = Neu\nbrand = Marke\n"),
        (
            "values-de/strings.xml",
            "<resources><string name=\"hello\">Hallo</string><string name=\"new\">Neu</string><string name=\"brand\">Marke</string></resources>"
        ),
        ("de.json", "{\"hello\": \"Hallo\", \"new\": \"Neu {{x}}\", \"brand\": \"Marke\"}"),
        ("de.lproj/Localizable.strings", "hello = \"Hallo\";\nnew = \"Neu\";\nbrand = \"Marke\";\n"),
    ])
    func takes(name: String, text: String) throws {
        let folder = try Folder()
        let (file, catalog) = (try folder.write(name, text), try folder.write("Localizable.xcstrings", Self.catalog))
        let dry = run("import", file, "--into", catalog, "--dry-run")
        #expect(dry.code == 1 && dry.errors.contains("'new': the catalog has no such key"), "\(dry.errors)")
        #expect(dry.errors.contains("'brand': the catalog says that this is not translated"))
        #expect(try folder.read("Localizable.xcstrings") == Self.catalog)
        let first = run("import", file, "--into", catalog)
        #expect(
            first.output.contains("de: 1 added, 0 changed, 0 unchanged")
                || first.errors.contains("de: 1 added, 0 changed"))
        #expect(try folder.read("Localizable.xcstrings").contains("\"Hallo\""))
        let second = run("import", file, "--into", catalog, "--add-unknown", "--json")
        #expect(second.output.contains("\"added\":1") && second.output.contains("\"unchanged\":1"), "\(second.output)")
        #expect(try folder.read("Localizable.xcstrings").contains("\"new\""))
    }

    /// What stands in the source language is no translation.
    @Test func sourceLanguage() throws {
        let folder = try Folder()
        let catalog = try folder.write("Localizable.xcstrings", Self.catalog)
        let file = try folder.write("app.ftl", "hello = Hallo\n")
        let outcome = run("import", file, "--into", catalog)
        #expect(outcome.code == 2 && outcome.errors.contains("name its language with --language"))
        #expect(run("import", file, "--into", catalog, "--language", "de").code == 0)
        #expect(try folder.read("Localizable.xcstrings").contains("\"de\""))
        #expect(run("import", file, "--new", "\(folder.path)/x.xcstrings").errors.contains("fmt strings convert"))
        #expect(run("import", "\(folder.path)/none.ftl", "--into", catalog).code == 1)
    }
}
