internal import LocaleFormatLexicon

extension LanguageRules {
    static let korean = LanguageRules(
        lexicon: .korean,
        features: [
            .case: ["nominative", "accusative", "genitive", "comitative", "instrumental", "vocative"],
            .clusivity: ["inclusive", "exclusive"],
        ],
        inflect: { pieces, context, words in
            var korean = KoreanInflector(context: context, lexicon: words.lexicon)
            return korean.inflect(pieces)
        },
        morphology: { _, _ in nil },
        missing: { _, _ in [] },
        phrase: { KoreanPhrase($0, $1.lexicon) },
        numerals: .korean)
}
