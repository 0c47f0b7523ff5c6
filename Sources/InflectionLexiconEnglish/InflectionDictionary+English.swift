public import LocaleFormatLexicon

extension InflectionDictionary {
    /// Nouns, and verbs that are nothing else, of LemmInflect and WordNet.
    public static let english = InflectionDictionary(language: "en", text: EnglishWords.text)
}
