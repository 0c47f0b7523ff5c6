public import LocaleFormatLexicon

extension InflectionDictionary {
    /// Nouns and adjectives of Dicollecte's dictionary.
    public static let french = InflectionDictionary(language: "fr", text: FrenchWords.text)
}
