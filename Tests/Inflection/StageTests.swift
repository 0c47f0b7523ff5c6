import LocaleFormat
import LocaleFormatGrammar
import LocaleFormatNumbers
import Testing

@testable import LocaleFormatInflection
@testable import LocaleFormatLexicon

/// The stages of inflection, each a value.
@Suite struct StageTests {
    private static func tokens(_ pieces: [InflectionPiece]) -> [String] {
        let tokens = Tokens(pieces, splitsAtApostrophe: true, joinsHyphens: true, hasDecimalComma: true)
        return tokens.tokens.map { "\($0.gap.text)|\($0.isNumber ? "#" : $0.isArgument ? "@" : "")\($0.text)" } + [
            tokens.end.text
        ]
    }

    @Test func tokens() throws {
        #expect(
            Self.tokens([InflectionPiece("L'ami a 1,5 e-mails (lus).")])
                == ["|L'", "|ami", " |a", " |#1,5", " |e-mails", " (|lus", ")."])
        #expect(
            Self.tokens([try number("2"), InflectionPiece(" fois "), argument("x y"), InflectionPiece("")])
                == ["|#2", " |fois", " |@x", " |@y", ""])
        // Gaps of several pieces stay with their pieces.
        let pieces = [InflectionPiece("a ("), argument("\""), InflectionPiece(") b")]
        #expect(Tokens(pieces, splitsAtApostrophe: false).texts == ["a (", "\"", ") b"])
    }

    @Test func neighbours() throws {
        let tokens = Tokens([InflectionPiece("a b, c-d 2 e?")], splitsAtApostrophe: false)
        #expect(tokens.indices.map { tokens.nextWord($0) } == [1, nil, nil, nil, 5, nil])
        #expect(tokens.indices.map { tokens.wordBefore($0) } == [nil, 0, nil, nil, 3, nil])
        #expect(tokens.indices.map { tokens.isJoined($0) } == [false, false, false, true, false, false])
        #expect(tokens.isBeforeNumber(3) && tokens.isBehindNumber(5) && tokens.isEndOfSentence(5))
        #expect(tokens.isQuestion(0, reach: 6) && !tokens.isQuestion(0, reach: 5))
    }

    @Test func readings() {
        var tokens = Tokens([InflectionPiece("2 files match")], splitsAtApostrophe: false)
        var lexicon = Lexicon.english
        tokens.read(with: &lexicon)
        #expect(tokens[0].reading.entries.isEmpty)
        #expect(tokens[2].reading.listed.map(\.wordClass.rawValue).sorted() == ["n", "v"])
    }

    /// Phrases by their words, and what agrees with which.
    private static func chunks<G: PhraseGrammar>(_ text: String, _ grammar: G) throws -> [String] {
        var grammar = grammar
        var tokens = Tokens(
            [InflectionPiece(text)], splitsAtApostrophe: true, joinsHyphens: true, hasDecimalComma: true)
        tokens.read(with: &grammar.lexicon)
        let parse = PhraseParse(tokens, grammar: grammar, plurals: try PluralRules(locale: "de"))
        let phrases = parse.phrases.map { phrase in
            (phrase.isGoverned ? "of " : "") + phrase.words.sorted().map { tokens[$0].text }.joined(separator: " ")
        }
        let said = (parse.verbs + parse.predicates).map { index, subject in
            if case .phrase(let place) = subject {
                "\(tokens[index].text) → \(phrases[place])"
            } else {
                tokens[index].text
            }
        }
        return phrases.filter { !$0.isEmpty } + said
    }

    @Test func chunks() throws {
        #expect(
            try Self.chunks("2 neue Dateien von Anna wurden gelöscht", GermanGrammar())
                == ["neue Dateien", "of Anna", "wurden → neue Dateien"])
        #expect(
            try Self.chunks("Las 2 fotos nuevas de Ana están listas", SpanishGrammar())
                == ["Las fotos nuevas", "of Ana", "están → Las fotos nuevas", "listas → Las fotos nuevas"])
        #expect(
            try Self.chunks("De 2 valda filerna i mappen är borttagna", SwedishGrammar())
                == ["De valda filerna", "of mappen", "är → De valda filerna", "borttagna → De valda filerna"])
        #expect(
            try Self.chunks("आपकी 2 फ़ाइलें एल्बम में जोड़ी गईं", HindiGrammar())
                == ["आपकी फ़ाइलें", "of एल्बम", "जोड़ी → आपकी फ़ाइलें", "गईं → आपकी फ़ाइलें"])
    }

    /// What runs and phrases asked for by name ask for the forms of words.
    @Test func morphology() throws {
        let german = GermanGrammar()
        let dative = FormFeatures(gender: .masculine, number: .singular, grammaticalCase: .dative, strength: .weak)
        let customer = try #require(german.noun("kunde"))
        #expect(german.form(.noun(customer), dative) == "kunden")
        #expect(german.form(.determiner("der"), dative) == "dem" && german.form(.adjective("neue"), dative) == "neuen")
        #expect(german.form(.determiner("zum"), FormFeatures(number: .plural, grammaticalCase: .dative)) == "zu den")
        let man = try #require(german.noun("mann"))
        let genitive = FormFeatures(number: .singular, grammaticalCase: .genitive)
        #expect(german.forms(of: man, genitive) == ["mannes", "manns"])
        let file = try #require(SwedishGrammar().noun("fil"))
        #expect(
            SwedishGrammar().form(
                .noun(file), FormFeatures(number: .plural, grammaticalCase: .genitive, isDefinite: true))
                == "filernas")
        let oblique = FormFeatures(gender: .masculine, number: .singular, grammaticalCase: .prepositional)
        #expect(HindiGrammar().form(.adjective("नया"), oblique) == "नए")
        let colleague = try #require(ItalianGrammar().analyze("collega", at: .noun).noun)
        #expect(ItalianGrammar().form(.noun(colleague), FormFeatures(gender: .feminine, number: .plural)) == "colleghe")
        #expect(
            EnglishGrammar(nouns: EnglishNouns(lexicon: .english)).form(.noun("PDF"), FormFeatures(number: .plural))
                == "PDFs")
    }

    /// What is written stays where the analysis does not explain it.
    @Test func agreement() throws {
        #expect(
            try inflect("es", "%@ foto nueva y %@ vídeo", [number("2"), number("1")]).text == "2 fotos nuevas y 1 vídeo"
        )
        let mixed = try inflect("es", "%@ fotos nueva; quedan %@ día", [number("2"), number("1")])
        #expect(mixed.text == "2 fotos nueva; quedan 1 día" && mixed.unresolved == ["nueva", "quedan"])
        let clauses = try inflect("en", "%@ files was moved. %@ photo was moved.", [number("2"), number("2")])
        #expect(clauses.text == "2 files was moved. 2 photos were moved.")
        #expect(clauses.unresolved == ["was"])
        // A word that an analysis leaves open explains nothing, unless either form is right.
        let open = try inflect("de", "%@ Gutscheinen", [number("1")])
        #expect(open.text == "1 Gutscheinen" && open.unresolved == ["Gutscheinen"])
        let either = try inflect("de", "mit %@ neuer Datei", [number("1")])
        #expect(either.text == "mit 1 neuer Datei" && either.unresolved.isEmpty)
        #expect(try inflect("de", "mit %@ neuer Datei", [number("2")]).text == "mit 2 neuen Dateien")
    }
}
