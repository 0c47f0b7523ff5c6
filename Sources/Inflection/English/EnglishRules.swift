internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

extension LanguageRules {
    static let english = LanguageRules(
        EnglishInflector.self, EnglishGrammar(nouns: EnglishNouns(lexicon: .english)),
        features: [
            .number: numbers, .case: ["nominative", "accusative", "genitive"],
            .gender: ["masculine", "feminine", "neuter"], .definiteness: definiteness, .person: persons,
        ], numerals: .english
    ) { phrase, words, grammar in
        EnglishPhrase(phrase, grammar) { text, number in
            // Its noun is that behind a number.
            let count = number.isPlural ? "2" : "1"
            guard let value = try? ExactDecimal(count) else { return nil }
            let pieces = [InflectionPiece(count, kind: .number(value)), InflectionPiece(" " + text)]
            let run = Agreement.solve(EnglishInflector(ParsedRun(pieces, grammar, plurals: words.plurals)))
            return run.unresolved.isEmpty ? String(run.text.dropFirst(2)) : nil
        }
    }
}
