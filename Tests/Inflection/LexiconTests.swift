import Foundation
import TestSupport
import Testing

@testable import LocaleFormatInflection
@testable import LocaleFormatLexicon
import LocalizedStrings

@Suite struct LexiconTests {
    static let lexicons: [(String, Lexicon)] = [
        ("en", .english), ("de", .german), ("nl", .dutch), ("es", .spanish), ("fr", .french), ("it", .italian),
        ("pt", .portuguese), ("sv", .swedish),
        ("hi", .hindi), ("ko", .korean),
    ]

    /// The generated tables hold the rows of `Data/Inflection`, under each of their forms, and nothing else.
    @Test(arguments: lexicons.indices) func tableMatchesData(index: Int) throws {
        let (code, lexicon) = Self.lexicons[index]
        let text = try String(contentsOf: RepositoryRoot.file("Data/Inflection/\(code).tsv"), encoding: .utf8)
        var keys: Set<String> = []
        var rowCount = 0
        for row in text.split(separator: "\n").dropFirst() {
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(columns.count == 4, "\(row)")
            #expect(["general", "loan", "unit"].contains(columns[3]), "\(row)")
            let forms = [columns[0]] + columns[2].split(separator: " ").map(String.init)
            for form in forms where form != "-" {
                for written in Set([form, form.decomposedStringWithCanonicalMapping].map { Array($0.utf8) }) {
                    let found = lexicon.entries(String(decoding: written, as: UTF8.self))
                    #expect(
                        found.contains { $0.wordClass.rawValue == columns[1] && $0.forms.map(String.init) == forms },
                        "\(code): \(row)")
                }
                keys.insert(form)
            }
            rowCount += 1
        }
        #expect(keys == Set(lexicon.keys), "\(code)")
        #expect(rowCount > 100, "\(code)")
    }

    /// The rules by ending are those of `Data/Inflection`, each with how often it is right, and none below nine in ten.
    @Test(arguments: [
        ("es", SpanishEndings.text), ("fr", FrenchEndings.text), ("it", ItalianEndings.text),
        ("pt", PortugueseEndings.text), ("de", GermanEndings.text), ("nl", DutchEndings.text),
        ("hi", HindiEndings.text), ("en", EnglishEndings.text), ("sv", SwedishEndings.text),
    ]) func endingsMatchData(code: String, table: String) throws {
        let text = try String(contentsOf: RepositoryRoot.file("Data/Inflection/\(code)-endings.tsv"), encoding: .utf8)
        var rows: [String] = []
        for row in text.split(separator: "\n").dropFirst() {
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(columns.count == 6, "\(row)")
            rows.append(columns[..<4].joined(separator: "\t"))
        }
        #expect(table.split(separator: "\n").map(String.init).filter { !$0.isEmpty } == rows)
        #expect(rows.count > (["hi", "en", "sv"].contains(code) ? 15 : 90))
    }

    @Test func particlesMatchData() throws {
        let text = try String(contentsOf: RepositoryRoot.file("Data/Inflection/ko-particles.tsv"), encoding: .utf8)
        let rows = text.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).dropLast().joined(separator: "\t")
        }
        #expect(KoreanParticleForms.text.split(separator: "\n").map(String.init).filter { !$0.isEmpty } == rows)
        #expect(rows.count > 30)
    }

    /// Articles and endings of adjectives are those of `Data/Inflection`: sixteen forms a determiner, or four of one case.
    @Test(arguments: [("de", GermanDeclension.text), ("nl", DutchDeclension.text), ("sv", SwedishDeclension.text)])
    func declensionMatchesData(
        code: String, table: String
    ) throws {
        let text = try String(
            contentsOf: RepositoryRoot.file("Data/Inflection/\(code)-declension.tsv"), encoding: .utf8)
        var rows: [String] = []
        for row in text.split(separator: "\n").dropFirst() {
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(columns.count == 4, "\(row)")
            if ["weak", "mixed", "endings"].contains(columns[0]) {
                #expect([4, 16].contains(columns[2].split(separator: " ").count), "\(row)")
            }
            rows.append(columns[..<3].joined(separator: "\t"))
        }
        #expect(table.split(separator: "\n").map(String.init).filter { !$0.isEmpty } == rows)
        #expect(rows.count > 10)
    }

    @Test(arguments: [("pieces", PhrasePieceRows.text), ("pronouns", PronounRows.text)]) func piecesMatchData(
        name: String, table: String
    ) throws {
        let text = try String(contentsOf: RepositoryRoot.file("Data/Inflection/\(name).tsv"), encoding: .utf8)
        let rows = text.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).dropLast().joined(separator: "\t")
        }
        #expect(table.split(separator: "\n").map(String.init).filter { !$0.isEmpty } == rows)
        #expect(rows.count > 40)
    }

    /// A name stands in the table by its languages and kind.
    @Test func namesMatchData() throws {
        let text = try String(contentsOf: RepositoryRoot.file("Data/Inflection/names.tsv"), encoding: .utf8)
        let rows = text.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
        let listed = Set(rows.map { "\($0[0])\t\($0[2])\t\($0[1])" })
        var written: [String] = []
        for line in NameRows.text.split(separator: "\n") {
            let columns = line.split(separator: "\t").map(String.init)
            try #require(columns.count == 3)
            written += columns[2].split(separator: " ").map { "\(columns[0])\t\(columns[1])\t\($0)" }
        }
        #expect(Set(written) == listed)
        #expect(written.count == rows.count && rows.count > 1_000)
    }

    @Test func absentWords() {
        for word in ["", "\u{0}", "zzzzzz", "\u{10FFFF}", "a\tb", "a\n", String(repeating: "a", count: 10_000)] {
            #expect(Lexicon.english.entries(word).isEmpty)
        }
    }
}
