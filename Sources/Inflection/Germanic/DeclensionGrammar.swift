internal import LocaleFormatGrammar

/// What differs between languages that decline their articles and adjectives.
protocol DeclensionGrammar: PhraseGrammar {
    var declension: Declension { get }
    /// What the lexicon, the last part of a compound or the ending tells of a noun.
    func noun(_ word: String) -> Noun?
    /// The form of a noun for a number and case; nil where it is not known.
    func form(
        of noun: Noun, _ number: WordMorphology.GrammaticalNumber, _ grammaticalCase: WordMorphology.GrammaticalCase?
    ) -> String?
    /// An adjective with an ending. Where it stands before its noun, what is behind the stem is its ending; elsewhere, as in an
    /// argument, a word may have none.
    func adjective(_ word: String, ending: String, isInflected: Bool) -> String?
    /// What a plural of an acronym ends in: "PDFs".
    var acronymPlural: String { get }
}
