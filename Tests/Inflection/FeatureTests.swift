import Foundation
import InflectionLexicons
import LocaleFormat
import LocaleFormatInflection
import LocaleFormatLexicon
import LocalizedStrings
import TestSupport
import Testing

/// Phrases asked for by their features.
@Suite struct FeatureTests {
    private static func lexicon() -> InflectionLexicon {
        var lexicon = InflectionLexicon()
        lexicon.dictionaries = InflectionDictionary.all
        return lexicon
    }

    /// What an inflector makes of the style of a row, `give=gender case=dative`; `!` for an error.
    private static func result(_ inflector: Inflector, _ style: String, _ phrase: String) -> (String, (any Error)?) {
        var features = InflectionFeatures()
        var piece: PhrasePiece?
        for part in style.split(separator: " ") {
            let sides = part.split(separator: "=").map(String.init)
            if sides[0] == "give" {
                piece = PhrasePiece(rawValue: sides[1])
            } else if let name = InflectionFeatures.Name(rawValue: sides[0]) {
                features[name] = sides[1]
            }
        }
        do {
            guard let piece else { return (try inflector.inflect(phrase, to: features), nil) }
            return (try inflector.give(piece, of: phrase, to: features), nil)
        } catch { return ("!", error) }
    }

    @Test func goldenRows() throws {
        let rows = try GoldenTable.read(RepositoryRoot.file("Data/Golden/Inflection/features.tsv"))
        #expect(rows.count > 190)
        var different: [String] = []
        for row in rows {
            let inflector = try #require(Inflector(locale: LocaleID(row.locale), lexicon: Self.lexicon()))
            let (found, error) = Self.result(inflector, row.style, row.input)
            // By bytes: a wrong apostrophe is a difference.
            if !found.utf8.elementsEqual(row.expected.utf8) {
                different.append(
                    "\(row.id) \(row.input) \(row.style): '\(found)', not '\(row.expected)' \(error.map { "\($0)" } ?? "")"
                )
            }
        }
        #expect(different.isEmpty, "\(different.joined(separator: "\n"))")
    }

    /// What was asked for once, stays or is refused when it is asked for again, and never becomes something else. Of Korean words whose end
    /// may be a particle nothing is told: 휴가 is a vacation.
    @Test func askingTwice() throws {
        let rows = try GoldenTable.read(RepositoryRoot.file("Data/Golden/Inflection/features.tsv"))
        var count = 0
        for row in rows where !row.style.contains("give=") && row.expected != "!" && row.locale != "ko" {
            let inflector = try #require(Inflector(locale: LocaleID(row.locale), lexicon: Self.lexicon()))
            let (again, error) = Self.result(inflector, row.style, row.expected)
            #expect(again == row.expected || error != nil, "\(row.id) \(again)")
            if error == nil { count += 1 }
        }
        #expect(count > 95, "\(count)")
        let korean = try #require(Inflector(locale: "ko"))
        #expect(try korean.inflect("지도를", to: .init(case: .accusative)) == "지도를")
        #expect(try korean.inflect("가을", to: .init(case: .accusative)) == "가을을")
    }

    @Test func nothingAsked() throws {
        for text in ["", " ", "Zwurbel", "a\u{301}b c"] {
            #expect(try Inflector(locale: "de")!.inflect(text, to: .init()) == text)
        }
    }

    @Test func errorsTellWhatIsAllowed() throws {
        let spanish = try #require(Inflector(locale: "es"))
        #expect(
            throws: InflectionFeatureError.notInLanguage(
                feature: "gender", value: "neuter", language: "es", allowed: ["masculine", "feminine"])
        ) { try spanish.inflect("casa", to: .init(gender: .neuter)) }
        #expect(
            throws: InflectionFeatureError.notInLanguage(
                feature: "declension", value: "weak", language: "es", allowed: [])
        ) { try spanish.inflect("casa", to: .init(declension: .weak)) }
        let german = try #require(Inflector(locale: "de"))
        #expect(throws: InflectionFeatureError.ambiguous(phrase: "einer Autorin", feature: .case)) {
            try german.inflect("einer Autorin", to: .init(gender: .masculine))
        }
        #expect(throws: InflectionFeatureError.unknownWord("Zwurbel")) {
            try german.inflect("neue Zwurbel", to: .init(number: .plural))
        }
        #expect(throws: InflectionFeatureError.notAPhrase(" ")) { try german.inflect(" ", to: .init(number: .plural)) }
        let error = #expect(throws: InflectionFeatureError.self) { try german.give("dePrepArticle", of: "Haus") }
        #expect(error?.description.contains("withDefArticleInPreposition") == true)
    }

    @Test(arguments: Inflector.languages) func hostileText(language: String) throws {
        let inflector = try #require(Inflector(locale: LocaleID(language), lexicon: Self.lexicon()))
        let long = String(repeating: "a", count: TestSize.of(100_000, usually: 10_000))
        let texts = [
            "", " ", "'", "’’", "-", "--a--", "a'b'c'd", "\u{0}", "🙂", "1", "١٢", "a\u{301}\u{301}", long,
            String(repeating: "a ", count: 500),
            String(repeating: "e\u{301}", count: 400), "l'", "de l'", "a-", "\u{200D}", "\u{FEFF}Haus", "los los los",
            "die die die",
        ]
        for text in texts {
            for name in InflectionFeatures.Name.allCases {
                for value in inflector.values(of: name) {
                    var features = InflectionFeatures()
                    features[name] = value
                    _ = try? inflector.inflect(text, to: features)
                }
            }
            for piece in inflector.pieces { _ = try? inflector.give(piece, of: text) }
            _ = inflector.features(of: text)
        }
    }

    /// Names of features and pieces are told in the order of the table, each once.
    @Test func pieces() throws {
        for language in Inflector.languages {
            let inflector = try #require(Inflector(locale: LocaleID(language)))
            #expect(Set(inflector.pieces).count == inflector.pieces.count)
            #expect(inflector.pieces.allSatisfy { !$0.rawValue.isEmpty })
        }
        #expect(Inflector.languages == ["de", "en", "es", "fr", "hi", "it", "ko", "nl", "pt", "sv"])
    }
}
