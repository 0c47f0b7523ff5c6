public import LocaleFormatLexicon

extension InflectionDictionary {
    /// Nouns, and verbs that are nothing else, of LemmInflect and WordNet.
    public static let english = InflectionDictionary(language: "en", text: EnglishWords.text)
    /// Nouns of OpenTaal's list, without their genders.
    public static let dutch = InflectionDictionary(language: "nl", text: DutchWords.text)
    /// Adjectives of RLA-ES.
    public static let spanish = InflectionDictionary(language: "es", text: SpanishWords.text)
    /// Nouns and adjectives of Dicollecte's dictionary.
    public static let french = InflectionDictionary(language: "fr", text: FrenchWords.text)
    /// Nouns and adjectives of Natura's dictionary.
    public static let portuguese = InflectionDictionary(language: "pt", text: PortugueseWords.text)

    /// All of them.
    public static let all: [InflectionDictionary] = [.english, .dutch, .spanish, .french, .portuguese]
}
