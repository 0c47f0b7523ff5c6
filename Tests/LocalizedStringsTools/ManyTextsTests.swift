import LocalizedStrings
import LocalizedStringsTools
import TestSupport
import Testing

/// Tables of thousands of everything: lint looks at each once.
@Suite struct ManyTextsTests {
    @Test func oneKeyManyTimes() throws {
        let count = 20_000
        let text = String(repeating: "/* lint:disable raw-number */\n\"k\" = \"v\";\n", count: count)
        let file = try StringsFile(reading: Array(text.utf8))
        #expect(file.duplicateKeys.count == count - 1 && file.texts == ["k": "v"])
        let table = LintTable(
            name: "L", sourceLanguage: "en",
            files: [.init(language: "en", path: "en.lproj/L.strings", contents: .strings(file))])
        #expect(StringLint().lint([table]).findings.count { $0.rule == .duplicateKey } == count - 1)
        let catalog = try StringCatalog(
            reading: Array(
                "{\"strings\":{\(Array(repeating: "\n\"k\":{}", count: count).joined(separator: ","))}}".utf8))
        #expect(catalog.duplicateKeys.count == count - 1)
        #expect(catalog.duplicateKeys.last?.position.line == count + 1)
    }

    @Test func manyWordings() throws {
        let count = TestSize.of(2_000, usually: 500)
        var texts: [String: String] = ["": (0..<count).map { "%#@s\($0)@" }.joined(separator: " ")]
        var substitutions: [String: (Int, String)] = [:]
        for index in 0..<count {
            texts["substitutions.s\(index).plural.one"] = "%arg file"
            texts["substitutions.s\(index).plural.other"] = "%arg files"
            substitutions["s\(index)"] = (index + 1, "lld")
        }
        let catalog = try LintFixture.catalog(
            "many", wordings: ["en": texts, "nl": texts], substitutions: substitutions)
        #expect(LintFixture.rules(LintFixture.lint(catalog)).isEmpty)
        let widths = Dictionary(uniqueKeysWithValues: (0..<count).map { ("width.\($0)", "wide") })
        #expect(
            LintFixture.lint(try LintFixture.catalog("w", wordings: ["en": widths, "nl": widths])).findings.isEmpty)
    }

    @Test func manyLanguages() {
        // Made-up languages of four letters are none.
        let languages = (0..<1_000).map {
            "q\($0)".map { String(UnicodeScalar(UInt8($0.asciiValue ?? 0) | 0x60)) }.joined() + "aaaa"
        }
        var catalog = StringCatalog()
        var entry = CatalogEntry()
        for language in languages { entry[language.prefix(8).description] = CatalogLocalization("text") }
        catalog["One more text"] = entry
        #expect(LintFixture.lint(catalog).findings.count { $0.rule == .languageCode } == Set(entry.languages).count)
    }
}
