import Foundation
import LocalizedStrings
import LocalizedStringsTools
import TestSupport
import Testing

/// `GoldenSymbols.swift`, our own output, which is compiled with these tests:
/// `swift run fmt-strings symbols Data/Golden/LocalizedStrings/Symbols --output Tests/LocalizedStringsTools/Symbols/GoldenSymbols.swift --name GoldenSymbols`
@Suite struct GoldenSymbolsTests {
    private let folder = RepositoryRoot.file("Data/Golden/LocalizedStrings/Symbols").path()

    @Test func sourceIsAsItWas() throws {
        let file = RepositoryRoot.file("Tests/LocalizedStringsTools/Symbols/GoldenSymbols.swift")
        let symbols = StringSymbols(paths: [folder])
        #expect(symbols.isValid && symbols.problems.isEmpty, "\(symbols.problems)")
        #expect(try symbols.source(namespace: "GoldenSymbols") == String(contentsOf: file, encoding: .utf8))
    }

    /// What is embedded is what the files have: every key in every language, and keys that there are not.
    @Test func embeddedAsInFiles() throws {
        let files = try LocalizedBundle(contentsOf: folder)
        let embedded = LocalizedBundle.module
        #expect(embedded.languages == files.languages && embedded.languages.count == 6)
        #expect(embedded.developmentLanguage == files.developmentLanguage)
        #expect(embedded.tableNames == files.tableNames)
        var compared = 0
        for language in files.languages {
            for name in files.tableNames {
                let (file, mine) = (files.table(name, in: language), embedded.table(name, in: language))
                #expect((file == nil) == (mine == nil))
                guard let file, let mine else { continue }
                #expect(Set(mine.keys) == Set(file.keys.filter { file[$0] != nil }))
                for key in file.keys + ["no such key", "o", "\u{10FFFF}", "caf\u{E9}"] {
                    #expect(mine[key] == file[key], "\(key) in \(language)")
                    compared += 1
                }
            }
        }
        #expect(compared > 200)
    }

    @Test func texts() throws {
        let german = LocalizedBundle.module.localized(for: ["de"])
        let english = LocalizedBundle.module.localized(for: ["en"])
        #expect(try german.string(GoldenSymbols.named(count: 3, where: "Docs")) == "In Docs: 3")
        #expect(
            try german.string(GoldenSymbols.both(files: 1, folders: 2, "Platte")) == "Platte: 2 Ordnern mit 1 Datei")
        #expect(try english.string(GoldenSymbols.both(files: 1, folders: 2, "disk")) == "1 file in 2 folders of disk")
        #expect(try english.string(GoldenSymbols.allKinds(-1, 2, 3, 4.5, "x", "s", 255)) == "-1 2 3 4.50 x s ff")
        #expect(try german.string(GoldenSymbols.allKinds(-1, 2, 3, 4.5, "x", "s", 255)) == "ff s x 4,50 3 2 -1")
        #expect(try english.string(GoldenSymbols.gap(0, "second")) == "second")
        #expect(try english.string(GoldenSymbols.`self`) == "SELF")
        #expect(try english.string(GoldenSymbols.`default`) == "DEFAULT")
        #expect(try english.string(GoldenSymbols.`init`) == "INIT")
        #expect(try english.string(GoldenSymbols._404NotFound) == "Not found")
        #expect(try german.string(GoldenSymbols.sayHiName) == ####"sag "hallo" \#(name) "### \##"####)
        #expect(try german.string(GoldenSymbols.مرحبا("Ada")) == "Hallo Ada")
        #expect(try german.string(GoldenSymbols.TypeTable.close("Menü")) == "Menü schließen")
        #expect(try german.string("🚪") == "Tür")
        #expect(try german.string("") == "leer")
    }
}
