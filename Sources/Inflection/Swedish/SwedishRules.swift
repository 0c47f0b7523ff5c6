extension LanguageRules {
    static let swedish = LanguageRules(
        SwedishInflector.self, SwedishGrammar(),
        features: [
            .number: numbers, .case: ["nominative", "genitive"], .gender: ["common", "neuter"],
            .definiteness: definiteness,
        ]
    ) { phrase, _, grammar in SwedishPhrase(phrase, grammar) }
}
