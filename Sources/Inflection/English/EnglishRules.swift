internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

extension LanguageRules {
    static let english = LanguageRules(
        lexicon: .english,
        features: [
            .number: numbers, .case: ["nominative", "accusative", "genitive"],
            .gender: ["masculine", "feminine", "neuter"], .definiteness: definiteness, .person: persons,
        ],
        inflect: { EnglishInflector.inflect($0, $1, $2) },
        morphology: { EnglishInflector.morphology(of: $0, lexicon: $1) },
        phrase: { phrase, words in
            EnglishPhrase(phrase, EnglishGrammar(nouns: EnglishNouns(lexicon: words.lexicon))) { text, number in
                // Its noun is that behind a number.
                let count = number.isPlural ? "2" : "1"
                guard let value = try? ExactDecimal(count) else { return nil }
                let pieces = [InflectionPiece(count, kind: .number(value)), InflectionPiece(" " + text)]
                let run = EnglishInflector.inflect(pieces, InflectionContext(), words)
                return run.unresolved.isEmpty ? String(run.text.dropFirst(2)) : nil
            }
        },
        numerals: .english)
}

extension EnglishInflector {
    fileprivate static func inflect(
        _ pieces: [InflectionPiece], _ context: InflectionContext, _ words: LanguageRules.Words
    ) -> Inflected {
        Agreement.solve(
            EnglishInflector(pieces, lexicon: words.lexicon, context: context, plurals: words.plurals))
    }
}
