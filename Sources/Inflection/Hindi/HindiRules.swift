extension LanguageRules {
    static let hindi = LanguageRules(
        HindiInflector.self, HindiGrammar(),
        features: [.number: numbers, .case: ["direct", "oblique"], .gender: ["masculine", "feminine"]]
    ) { phrase, _, grammar in HindiPhrase(phrase, grammar) }
}
