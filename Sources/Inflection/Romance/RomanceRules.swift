internal import LocaleFormatLexicon

extension LanguageRules {
    static let spanish = romance(SpanishGrammar(), .spanish, cases: ["prepositional"])
    static let french = romance(FrenchGrammar(), .french)
    static let italian = romance(ItalianGrammar(), .italian)
    static let portuguese = romance(PortugueseGrammar(), .portuguese, cases: ["prepositional"])

    /// - Parameter cases: those of pronouns beside the three that all have.
    private static func romance<Grammar: RomanceGrammar>(
        _ grammar: Grammar, _ language: InflectionLanguage, cases: [String] = []
    ) -> LanguageRules {
        return LanguageRules(
            lexicon: grammar.lexicon,
            features: [
                .number: numbers, .case: ["nominative", "accusative", "dative"] + cases,
                .gender: ["masculine", "feminine"], .definiteness: definiteness, .person: persons,
            ],
            inflect: { pieces, context, words in
                Agreement.solve(
                    RomanceInflector(
                        pieces, grammar: grammar.reading(words.lexicon), context: context, plurals: words.plurals))
            },
            morphology: { RomanceInflector.morphology(of: $0, grammar: grammar.reading($1)) },
            phrase: { RomancePhrase($0, grammar.reading($1.lexicon), language) })
    }
}
