import LocalizedStrings
import Testing

/// Which language a folder's tables were written in, where nothing else says it.
@Suite struct SourceLanguageTests {
    private func catalog(_ language: String) -> String {
        #"{"sourceLanguage": "\#(language)", "strings": {}, "version": "1.0"}"#
    }

    /// The default table's, whatever stands before or behind it; else the first one's.
    @Test(
        arguments: [
            (["Localizable": "de"], "de"), (["App": "fr", "Localizable": "de", "Zoo": "it"], "de"),
            (["Localizable": "de", "Zoo": "it"], "de"), (["App": "fr", "Localizable": "de"], "de"),
            (["App": "fr", "Zoo": "it"], "fr"),
        ] as [([String: String], LocaleID)])
    func ofCatalogs(languages: [String: String], expected: LocaleID) throws {
        let files = Dictionary(uniqueKeysWithValues: languages.map { ("\($0).xcstrings", catalog($1)) })
        try Fixture.withFolder(files.merging(["notes.txt": ""]) { $1 }) { folder in
            let bundle = try LocalizedBundle(contentsOf: folder.path)
            #expect(bundle.developmentLanguage == expected)
            #expect(try LocalizedBundle(contentsOf: folder.path, developmentLanguage: "ja").developmentLanguage == "ja")
        }
    }
}
