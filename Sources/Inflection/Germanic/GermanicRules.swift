internal import LocaleFormatLexicon

extension LanguageRules {
    static let german = declined(
        GermanGrammar(), cases: ["nominative", "accusative", "dative", "genitive"], genders: [],
        declensions: ["strong", "weak", "mixed"]
    ) { GermanPhrase($0, $1) }

    static let dutch = declined(
        DutchGrammar(), cases: ["nominative", "accusative", "genitive"], genders: ["common"],
        declensions: ["declined", "undeclined"]
    ) { DutchPhrase($0, $1) }

    /// - Parameter genders: those beside masculine, feminine and neuter.
    private static func declined<Grammar: DeclensionGrammar>(
        _ grammar: Grammar, cases: [String], genders: [String], declensions: [String],
        phrase: @escaping @Sendable (String, Grammar) -> any FeaturePhrase
    ) -> LanguageRules {
        return LanguageRules(
            lexicon: grammar.lexicon,
            features: [
                .number: numbers, .case: cases, .gender: ["masculine", "feminine", "neuter"] + genders,
                .definiteness: definiteness, .declension: declensions, .person: persons,
            ],
            inflect: { pieces, context, words in
                Agreement.solve(
                    DeclensionInflector(
                        pieces, grammar: grammar.reading(words.lexicon), context: context, plurals: words.plurals))
            },
            morphology: { DeclensionInflector.morphology(of: $0, grammar: grammar.reading($1)) },
            phrase: { phrase($0, grammar.reading($1.lexicon)) })
    }
}
