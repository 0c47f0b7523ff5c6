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
        LanguageRules(
            RomanceInflector.self, grammar,
            features: [
                .number: numbers, .case: ["nominative", "accusative", "dative"] + cases,
                .gender: ["masculine", "feminine"], .definiteness: definiteness, .person: persons,
            ]
        ) { phrase, _, grammar in RomancePhrase(phrase, grammar, language) }
    }
}
