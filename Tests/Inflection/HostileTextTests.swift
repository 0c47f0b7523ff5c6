import LocaleFormat
import LocalizedStrings
import LocaleFormatInflection
import LocaleFormatLexicon
import TestSupport
import Testing

/// Any text goes in, as many pieces come out, nothing traps, and twice is the same as once.
@Suite struct HostileTextTests {
    static let languages: [LocaleID] = ["en", "de", "nl", "sv", "es", "fr", "it", "pt", "hi", "ko"]
    static let fragments = [
        "", " ", "a", "an", "the", "file", "files", "is", "are", "they", "her", "'s", "’", "'", "l'", "d'", "de", "el",
        "la", "un", "pizza", "pan",
        "der", "die", "neue", "Datei", "mit", "il", "di", "amico", "o", "a", "em", "à", "le", "les", "ami", "लड़का", "को",
        "का", "की", "पाते", "हैं", "\u{93C}", "\u{94D}",
        "을", "을(를)", "(으)로", "이/가", "이었", "였", "지도", "책", "(", ")", "((", "]", "\"", "5", "1.5", "1,000", "0.0", "-",
        "%", "km", "\u{0}", "\u{301}", "e\u{301}", "\u{200D}", "👩‍👩‍👧‍👦",
        "\u{FEFF}", "\u{202E}", "İ", "ß", "ﬀ", "ǅ", "\u{1100}", "\u{11A8}", "\u{10FFFF}", "S", "FILE", "iPhone", "½",
        "٣", "\u{0301}\u{0301}", ".", ",", "\n", "\r\n",
    ]

    @Test(arguments: languages) func anyPieces(locale: LocaleID) throws {
        var random = SeededGenerator(for: "anyPieces \(locale)")
        let inflector = try #require(Inflector(locale: locale))
        let terms: [TermOfAddress?] = [
            nil, .neutral, .masculine, .feminine, .custom(pronouns: []),
            .custom(pronouns: [.init(pronoun: "xe", morphology: WordMorphology(grammaticalCase: .nominative))]),
        ]
        for _ in 0..<300 * SeededGenerator.rounds {
            let pieces = (0..<Int(random.next() % 6)).map { _ in
                let text = (0...Int(random.next() % 4)).map { _ in random.element(of: Self.fragments) }.joined(
                    separator: random.chance(1, in: 2) ? " " : "")
                let kind: InflectionPiece.Kind =
                    random.chance(1, in: 3)
                    ? .argument : random.chance(1, in: 4) ? .number(ExactDecimal(random.integer() % 1_000)) : .literal
                return InflectionPiece(text, kind: kind)
            }
            let context = InflectionContext(
                agreement: random.chance(1, in: 3)
                    ? WordMorphology(
                        grammaticalGender: random.element(of: [.feminine, .masculine, .neuter, nil]),
                        number: random.element(of: [.singular, .plural, nil])) : nil,
                morphology: random.chance(1, in: 5)
                    ? WordMorphology(
                        number: .plural, grammaticalCase: random.element(of: WordMorphology.GrammaticalCase.allCases))
                    : nil,
                termOfAddress: random.element(of: terms), preceding: random.element(of: Self.fragments),
                following: random.element(of: Self.fragments))
            let inflected = inflector.inflect(pieces, in: context)
            #expect(inflected.pieces.count == pieces.count)
            for (piece, text) in zip(pieces, inflected.pieces) {
                if case .number = piece.kind { #expect(text == piece.text) }
            }
            _ = inflector.morphology(of: inflected.text)
        }
    }

    /// Long texts of one word, of many words, of marks and of brackets are inflected too, and as many
    /// pieces come out.
    @Test(arguments: languages) func longText(locale: LocaleID) throws {
        let inflector = try #require(Inflector(locale: locale))
        let count = TestSize.of(3_000, usually: 150)
        for fragment in [
            "a", "\u{301}", "file ", "l'", "(", ")", "을(를)", "가을 ", "की ", "5 ", "1,", "한", "a-",
            "2 files that Ana has and ", "Has file? ", "this is ", "5 km ", "Ana y 1 foto. ", "Ana und 1 Foto. ",
            "2 a en b. ",
        ] {
            let text = String(repeating: fragment, count: count)
            for kind in [InflectionPiece.Kind.literal, .argument] {
                let inflected = inflector.inflect(
                    [.init(text, kind: kind), .init("을"), .init(" a ")], in: .init(preceding: text, following: text))
                #expect(inflected.pieces.count == 3)
            }
        }
        let many = Array(repeating: InflectionPiece("a"), count: count)
        #expect(inflector.inflect(many).pieces.count == count)
    }

    /// Sizes at which work that grows with the square of the length would not end within a day; the suite's, within an hour.
    @Test(arguments: languages) func veryLongText(locale: LocaleID) throws {
        let inflector = try #require(Inflector(locale: locale))
        for fragment in ["5", "1,", "1.", "-", "(", ")", "\u{301}", "'", "a", "한", "x-x"] {
            let text = String(
                repeating: fragment, count: TestSize.of(400_000, usually: 10_000) / fragment.utf8.count)
            #expect(
                inflector.inflect([.init(text), .init("을")], in: .init(preceding: text, following: text)).pieces.count
                    == 2)
        }
        // No word begins the run for long; then each asks whether it is the first.
        let size = TestSize.of(200_000, usually: 5_000)
        let late = String(repeating: ",", count: size) + String(repeating: " Ab", count: size / 3)
        #expect(inflector.inflect([.init(late)], in: .init()).text == late)
    }

    @Test func languagesWithoutRules() {
        #expect(Inflector(locale: "ja") == nil)
        #expect(Inflector(locale: "und") == nil)
        #expect(Inflector(locale: "pt-BR-u-nu-latn") != nil)
    }

    @Test func decomposedText() throws {
        #expect(try inflect("es", "%@ cancio\u{301}n", [number("2")]).text == "2 canciones")
        #expect(try inflect("fr", "le %@", [argument("e\u{301}cole")]).text == "l'école")
        #expect(try inflect("de", "der %@", [argument("Universita\u{308}t")]).text == "die Universität")
        #expect(try inflect("pt", "%@ cora\u{63}\u{327}a\u{303}o", [number("2")]).text == "2 corações")
    }
}
