internal import LocaleFormatLexicon

extension LanguageRules {
    static let hindi = LanguageRules(
        lexicon: .hindi,
        features: [.number: numbers, .case: ["direct", "oblique"], .gender: ["masculine", "feminine"]],
        inflect: { pieces, context, words in
            Agreement.solve(
                HindiInflector(
                    pieces, grammar: HindiGrammar().reading(words.lexicon), context: context, plurals: words.plurals))
        },
        morphology: { HindiInflector.morphology(of: $0, grammar: HindiGrammar().reading($1)) },
        phrase: { HindiPhrase($0, $1.lexicon) })
}
