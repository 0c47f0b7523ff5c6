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
}
