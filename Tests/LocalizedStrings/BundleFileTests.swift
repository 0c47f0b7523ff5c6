import Foundation
import LocalizedStrings
import Testing

/// Bundles of one file, and by URL.
@Suite struct BundleFileTests {
    private static let catalog = """
        {"sourceLanguage": "en", "strings": {"Cancel": {"localizations": {"de": {"stringUnit":
        {"state": "translated", "value": "Abbrechen"}}}}}, "version": "1.0"}
        """

    @Test func catalogs() throws {
        try Fixture.withFolder(["Menu.xcstrings": Self.catalog]) { folder in
            let file = folder.appending(path: "Menu.xcstrings")
            for bundle in [try LocalizedBundle(contentsOf: file.path), try LocalizedBundle(contentsOf: file)] {
                #expect(bundle.developmentLanguage == "en")
                let strings = bundle.localized(for: ["de"])
                #expect(strings("Cancel") == "Abbrechen")
                #expect(strings(LocalizedText("Cancel", table: "Menu")) == "Abbrechen")
            }
            #expect(
                try LocalizedBundle(contentsOf: folder).localized(for: ["de"])(LocalizedText("Cancel", table: "Menu"))
                    == "Abbrechen")
        }
    }

    @Test func stringsInTheirLanguage() throws {
        try Fixture.withFolder([
            "de.lproj/Menu.strings": #""Cancel" = "Abbrechen";"#, "Plain.strings": #""Cancel" = "Stop";"#,
        ]) {
            folder in
            let german = try LocalizedBundle(contentsOf: folder.appending(path: "de.lproj/Menu.strings"))
            #expect(german.languages == ["de"])
            #expect(german.localized(for: ["en"])("Cancel") == "Abbrechen")
            let plain = try LocalizedBundle(contentsOf: folder.appending(path: "Plain.strings").path)
            #expect(plain.localized(for: ["fr"])("Cancel") == "Stop")
        }
    }

    @Test func whatIsNoTable() throws {
        try Fixture.withFolder(["notes.txt": "x", "Broken.xcstrings": "{"]) { folder in
            for name in ["notes.txt", "missing.xcstrings", "Broken.xcstrings", "missing"] {
                #expect(throws: StringsError.self, "\(name)") {
                    try LocalizedBundle(contentsOf: folder.appending(path: name))
                }
            }
            let lenient = try LocalizedBundle(contentsOf: folder.appending(path: "Broken.xcstrings"), isLenient: true)
            #expect(lenient.problems.count == 1)
        }
        let url = try #require(URL(string: "https://example.com/Menu.xcstrings"))
        #expect(throws: StringsError.self) { try LocalizedBundle(contentsOf: url) }
        #expect(throws: StringsError.self) { try LocalizedBundle(contentsOf: "") }
    }
}
