internal import LocaleFormatLexicon

extension Lexicon {
    static let english = Lexicon(EnglishLexicon.text)
    static let german = Lexicon(GermanLexicon.text)
    static let dutch = Lexicon(DutchLexicon.text)
    static let spanish = Lexicon(SpanishLexicon.text)
    static let french = Lexicon(FrenchLexicon.text)
    static let italian = Lexicon(ItalianLexicon.text)
    static let portuguese = Lexicon(PortugueseLexicon.text)
    static let hindi = Lexicon(HindiLexicon.text)
    static let korean = Lexicon(KoreanLexicon.text)

    /// Looks the words of a run up, once for all the times that rules ask for them.
    mutating func remember(_ text: Tokens) {
        for token in text.tokens where token.isWord { remember(token.lower) }
    }
}
