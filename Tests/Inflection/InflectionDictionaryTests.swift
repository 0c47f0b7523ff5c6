import Foundation
import InflectionLexicons
import LocaleFormat
import LocalizedStrings
import TestSupport
import Testing

@testable import LocaleFormatInflection
@testable import LocaleFormatLexicon

@Suite struct InflectionDictionaryTests {
    /// `Data/Inflection/Lexicons/lexicons.tsv`: what the maker says of each.
    private struct Row {
        let words, entries, forms, bytes: Int
        let digest: String
    }

    private static func rows() throws -> [String: Row] {
        let text = try String(
            contentsOf: RepositoryRoot.file("Data/Inflection/Lexicons/lexicons.tsv"), encoding: .utf8)
        var rows: [String: Row] = [:]
        for line in text.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t").map(String.init)
            try #require(columns.count == 6, "\(line)")
            let counts = columns[1..<5].compactMap { Int($0) }
            try #require(counts.count == 4, "\(line)")
            rows[columns[0]] = Row(
                words: counts[0], entries: counts[1], forms: counts[2], bytes: counts[3], digest: columns[5])
        }
        return rows
    }

    private static let languages = InflectionDictionary.all.map(\.language)

    private static func dictionary(_ language: String) throws -> InflectionDictionary {
        try #require(InflectionDictionary.all.first { $0.language == language })
    }

    private static func fnv1a(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// A dictionary reads back as the words that it was made from: as many, with the same digest.
    @Test(arguments: languages) func contents(language: String) throws {
        let dictionary = try Self.dictionary(language)
        let row = try #require(try Self.rows()[language])
        let all = dictionary.lexicon.all
        var digest: UInt64 = 0
        for entry in all {
            digest &+= Self.fnv1a("\(entry.wordClass.rawValue) \(entry.forms.joined(separator: " "))")
        }
        #expect(String(digest, radix: 16) == row.digest.drop { $0 == "0" })
        #expect(all.count == row.entries)
        #expect(Set(all.map { $0.forms[0] }).count == row.words)
        let forms = Set(all.flatMap(\.forms)).subtracting(["-"])
        #expect(forms.count == row.forms)
        #expect(dictionary.text.utf8.count == row.bytes)
        #expect(row.bytes <= 320_000)
    }

    /// Of nouns behind a noun a dictionary does not say whether they are adjectives there.
    @Test func behindNouns() throws {
        var options = TextOptions()
        options.lexicon.dictionaries = InflectionDictionary.all
        let doubtful = try TextTemplate("^[2 fichier analphabète](inflect: true)").compiled(in: "fr", options: options)
        #expect(try doubtful.problems(formatting: []).map(\.description) == ["left as written: analphabète"])
    }

    @Test func everyDictionaryIsListed() throws {
        #expect(Set(InflectionDictionary.all.map(\.language)) == Set(try Self.rows().keys))
        #expect(InflectionDictionary.all.allSatisfy { InflectionLanguage(rawValue: $0.language) != nil })
    }

    /// Every word is found by each of its forms, and by no other word.
    @Test(arguments: languages) func lookUp(language: String) throws {
        let lexicon = try Self.dictionary(language).lexicon
        let all = lexicon.all
        let forms = Set(all.flatMap(\.forms))
        let step = TestSize.of(1, usually: 397)
        for place in stride(from: 0, to: all.count, by: step) {
            let entry = all[place]
            for form in entry.forms where form != "-" {
                #expect(
                    lexicon.entries(String(form)).contains {
                        $0.wordClass == entry.wordClass && $0.forms == entry.forms
                    }, "\(form)")
                let other = form + "q"
                #expect(forms.contains(other) == !lexicon.entries(String(other)).isEmpty, "\(other)")
                let shorter = form.dropLast()
                #expect(forms.contains(shorter) == !lexicon.entries(String(shorter)).isEmpty, "\(shorter)")
            }
        }
    }

    @Test func absentWords() {
        for dictionary in InflectionDictionary.all {
            for word in [
                "", "\u{0}", "zzzzzz", "\u{10FFFF}", "a\tb", "a\n", "!", "-", String(repeating: "a", count: 10_000),
            ] {
                #expect(dictionary.lexicon.entries(word).isEmpty)
            }
        }
    }

    /// Damaged text finds other words or none, and never stops the program.
    @Test func damage() throws {
        var random = SeededGenerator(for: "dictionary damage")
        let dictionary = try Self.dictionary("en")
        let bytes = Array(dictionary.text.utf8)
        for _ in 0..<(TestSize.of(2_000, usually: 10)) {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...200, using: &random) {
                damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0x0A...0x7E, using: &random)
            }
            if Bool.random(using: &random) { damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random)) }
            let lexicon = CompactLexicon(String(decoding: damaged, as: UTF8.self))
            for word in ["files", "mice", "watershed", "zygote", "schemata"] { _ = lexicon.entries(word) }
        }
        for text in ["", "\n", "\n\n", "a\nn -\n\n", "a\nn -\n\n!!", "a\nn -\n\n!!!", "ab\nn - s\n\n!!$A!"] {
            #expect(CompactLexicon(text).all.count < 2)
        }
    }

    private func inflect(_ language: LocaleID, _ text: String, _ lexicon: InflectionLexicon) throws -> Inflected {
        try #require(Inflector(locale: language, lexicon: lexicon)).inflect([InflectionPiece(text)])
    }

    @Test(arguments: [
        ("2 talisman", "2 talismans"), ("1 lenses", "1 lens"), ("2 watershed", "2 watersheds"),
        ("1 hypotheses", "1 hypothesis"), ("2 alumnus", "2 alumni"), ("3 assembly", "3 assemblies"),
        ("1 cosmos", "1 cosmos"), ("2 abdomen", "2 abdomens"), ("2 License expires", "2 Licenses expire"),
        ("1 licenses expire", "1 license expires"), ("Deletes 2 file", "Deletes 2 files"),
        ("2 files to validate", "2 files to validate"),
        ("2 files the server validates", "2 files the server validates"),
    ]) func english(written: String, expected: String) throws {
        var lexicon = InflectionLexicon()
        lexicon.dictionaries = [.english]
        let inflected = try inflect("en", written, lexicon)
        #expect(inflected.text == expected)
        #expect(inflected.unresolved.isEmpty)
        #expect(try inflect("en", inflected.text, lexicon).text == expected)
    }

    /// A project's own words count for more, and no dictionary is asked that is not given.
    @Test func order() throws {
        var lexicon = try InflectionLexicon(parsing: "en talisman noun talismen")
        #expect(lexicon.dictionaries.isEmpty)
        #expect(try inflect("en", "1 cosmos", lexicon).unresolved == ["cosmos"])
        lexicon.dictionaries = InflectionDictionary.all
        #expect(try inflect("en", "2 talisman", lexicon).text == "2 talismen")
        #expect(try inflect("en", "1 cosmos", lexicon).unresolved.isEmpty)
        #expect(lexicon == lexicon)
        #expect(lexicon != (try InflectionLexicon(parsing: "en talisman noun talismen")))
        #expect(Set(InflectionDictionary.all).count == InflectionDictionary.all.count)
    }
}
