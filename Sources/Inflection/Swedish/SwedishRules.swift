internal import LocaleFormatLexicon

extension LanguageRules {
    private static let grammar = SwedishGrammar()

    static let swedish = LanguageRules(
        lexicon: .swedish,
        features: [
            .number: numbers, .case: ["nominative", "genitive"], .gender: ["common", "neuter"],
            .definiteness: definiteness,
        ],
        inflect: { pieces, context, words in
            Agreement.solve(
                SwedishInflector(
                    pieces, grammar: grammar.reading(words.lexicon), context: context, plurals: words.plurals))
        },
        morphology: { SwedishInflector.morphology(of: $0, grammar: grammar.reading($1)) },
        phrase: { SwedishPhrase($0, grammar.reading($1.lexicon)) })
}
