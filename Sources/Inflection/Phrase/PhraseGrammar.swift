internal import LocaleFormatLexicon

/// What a language tells the parse of a run into phrases.
protocol PhraseGrammar: Sendable {
    var lexicon: Lexicon { get set }
    var endings: Endings { get }
    /// Whether adjectives and participles stand behind their noun too, and agree in the predicate: "2 fotos borradas". Where
    /// they do not, the noun ends its phrase.
    static var attributesFollow: Bool { get }
    /// Whether nouns stand in rows, "search results", of which the grammar names the head.
    static var nounsCompound: Bool { get }
    /// Whether a noun that nothing is known of is told by its capital, as in German.
    static var capitalsTellNouns: Bool { get }
    /// Whether an adjective before its noun may have no ending, "1 nieuw bericht", so that a word without one is no adverb for
    /// sure.
    static var hasBareAttributes: Bool { get }
    /// Words and phrases that never inflect.
    var fixed: FixedWords? { get }
    /// Forms of verbs that ask for a dative.
    var datives: Set<String> { get }
    func word(_ index: Int, in text: Tokens, at place: PhrasePlace) -> PhraseWord
    /// The head of a row of words that are or may be nouns and what belongs to them.
    func head(of words: [Int], in text: Tokens) -> Int?
    /// The forms of a word that is recognised as an adjective by its ending.
    func adjectiveForms(_ word: String) -> AgreeingForms?
    /// Whether a word before a noun may be its adjective, by its ending.
    func mayBeAttribute(_ word: String) -> Bool
}

extension PhraseGrammar {
    static var attributesFollow: Bool { false }
    static var nounsCompound: Bool { false }
    static var capitalsTellNouns: Bool { false }
    static var hasBareAttributes: Bool { false }
    var datives: Set<String> { [] }
    var fixed: FixedWords? { nil }
    func head(of words: [Int], in text: Tokens) -> Int? { nil }
    func adjectiveForms(_ word: String) -> AgreeingForms? { endings.adjective(word) }
    func mayBeAttribute(_ word: String) -> Bool { adjectiveForms(word) != nil }

    /// The word of a class that has no gender.
    func function(_ entry: Lexicon.Entry) -> PhraseWord? {
        if let verb = VerbForms(entry) { return .verb(verb) }
        switch entry.wordClass {
        case .readerCopula, .readerVerb: return .readerVerb(isHave: false)
        case .readerHave: return .readerVerb(isHave: true)
        case .readerPronoun: return .readerPronoun
        case .subjectPronoun: return .subjectPronoun
        case .reflexive: return .reflexive
        case .preposition: return .preposition(cases: [])
        case .subordinator: return .subordinator
        case .relative, .relativeDeterminer: return .relative(isSubject: false)
        case .subjectRelative: return .relative(isSubject: true)
        case .objectRelative: return .objectRelative
        case .modal: return .auxiliary
        case .other, .quantityAdverb, .degree, .quantifier, .weakQuantifier, .singularQuantifier: return .other
        default: return entry.wordClass.link.map { .conjunction($0) }
        }
    }
}
