public import LocaleFormatLexicon

extension InflectionDictionary {
    /// Adjectives of RLA-ES.
    public static let spanish = InflectionDictionary(language: "es", text: SpanishWords.text)
}
