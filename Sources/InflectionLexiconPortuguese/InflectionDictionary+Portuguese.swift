public import LocaleFormatLexicon

extension InflectionDictionary {
    /// Nouns and adjectives of Natura's dictionary.
    public static let portuguese = InflectionDictionary(language: "pt", text: PortugueseWords.text)
}
