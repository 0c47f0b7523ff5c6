public import LocaleFormatLexicon

extension InflectionDictionary {
    /// Nouns of OpenTaal's list, without their genders.
    public static let dutch = InflectionDictionary(language: "nl", text: DutchWords.text)
}
