internal import LocaleFormatLexicon

/// What a language tells the parse of a run into phrases.
protocol PhraseGrammar: Sendable {
    var lexicon: Lexicon { get set }
    var endings: Endings { get }
    /// How it puts phrases together.
    associatedtype Chunks: Chunker
    static var spelling: Spelling { get }
    /// Whether a noun that nothing is known of is told by its capital, as in German.
    static var capitalsTellNouns: Bool { get }
    /// Whether an adjective before its noun may have no ending, "1 nieuw bericht", so that a word without one is no adverb for
    /// sure.
    static var hasBareAttributes: Bool { get }
    /// Whether a verb follows the nearer of nouns joined by "or", and what it presents: "1 photo or 2 videos were deleted", "there is 1
    /// photo and …" (the rule of proximity of school grammar).
    static var agreesWithNearest: Bool { get }
    /// Words and phrases that never inflect.
    var fixed: FixedWords? { get }
    /// Forms of verbs that ask for a dative.
    var datives: Set<String> { get }
    /// Pronouns that are never a subject.
    var objects: Set<String> { get }
    func word(_ index: Int, in text: Tokens, at place: PhrasePlace) -> PhraseWord
    /// The head of a row of words that are or may be nouns and what belongs to them.
    func head(of words: [Int], in text: Tokens) -> Int?
    /// The forms of a word that is recognised as an adjective by its ending.
    func adjectiveForms(_ word: String) -> AgreeingForms?
    /// Whether a word before a noun may be its adjective, by its ending.
    func mayBeAttribute(_ word: String) -> Bool
    /// Whether a form that may be a plural is an infinitive by the word before it: "zu öffnen".
    func isInfinitive(_ index: Int, in text: Tokens) -> Bool
    /// Whether a word may be an infinitive, by its ending.
    func mayBeInfinitive(_ word: String) -> Bool
    func mayBeParticiple(_ word: String) -> Bool
    /// Whether a verb or participle stands behind another: Hindi "गया".
    func isAuxiliary(_ word: String) -> Bool
    /// Whether a word makes an adverb of the noun of time before it: Hindi "पहले".
    func isBehindTime(_ word: String) -> Bool
    /// Whether a verb is finite only at the end of a subordinate clause: German "aufgeben".
    func isFiniteAtEnd(_ word: String) -> Bool
}

extension PhraseGrammar {
    static var spelling: Spelling { [.joinsHyphens, .hasDecimalComma] }
    static var capitalsTellNouns: Bool { false }
    static var hasBareAttributes: Bool { false }
    static var agreesWithNearest: Bool { false }
    var datives: Set<String> { [] }
    var objects: Set<String> { [] }
    var fixed: FixedWords? { nil }
    func head(of words: [Int], in text: Tokens) -> Int? { nil }
    func isInfinitive(_ index: Int, in text: Tokens) -> Bool { false }
    func mayBeInfinitive(_ word: String) -> Bool { false }
    func isFiniteAtEnd(_ word: String) -> Bool { false }
    func isAuxiliary(_ word: String) -> Bool { false }
    func isBehindTime(_ word: String) -> Bool { false }
    func mayBeParticiple(_ word: String) -> Bool { endings.isParticiple(word) }
    func adjectiveForms(_ word: String) -> AgreeingForms? { endings.adjective(word) }
    func mayBeAttribute(_ word: String) -> Bool { adjectiveForms(word) != nil }

    /// A verb that is nothing else by a lexicon.
    func verb(alone word: String) -> VerbForms? {
        let entries = lexicon.entries(word)
        guard !entries.contains(where: { $0.wordClass.isNoun || $0.wordClass == .adjective }) else { return nil }
        return entries.lazy.compactMap { VerbForms($0) }.first
    }

    /// The same with these words.
    func reading(_ lexicon: Lexicon) -> Self {
        var grammar = self
        grammar.lexicon = lexicon
        return grammar
    }

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
