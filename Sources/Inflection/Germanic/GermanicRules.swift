extension LanguageRules {
    static let german = LanguageRules(
        DeclensionInflector.self, GermanGrammar(),
        features: declined(
            cases: ["nominative", "accusative", "dative", "genitive"], declensions: ["strong", "weak", "mixed"])
    ) { phrase, _, grammar in GermanPhrase(phrase, grammar) }

    static let dutch = LanguageRules(
        DeclensionInflector.self, DutchGrammar(),
        features: declined(
            cases: ["nominative", "accusative", "genitive"], genders: ["common"],
            declensions: ["declined", "undeclined"])
    ) { phrase, _, grammar in DutchPhrase(phrase, grammar) }

    /// - Parameter genders: those beside masculine, feminine and neuter.
    private static func declined(
        cases: [String], genders: [String] = [], declensions: [String]
    ) -> [InflectionFeatures.Name: [String]] {
        [
            .number: numbers, .case: cases, .gender: ["masculine", "feminine", "neuter"] + genders,
            .definiteness: definiteness, .declension: declensions, .person: persons,
        ]
    }
}
