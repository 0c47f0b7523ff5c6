internal import LocaleFormatGrammar

/// How a language puts noun phrases together: where attributes stand, what ends a phrase, what a verb finds as its subject.
///
/// A walk through a run is the same in all languages; wherever they differ it asks the chunker of the language's word order.
protocol Chunker {
    // MARK: Noun phrases

    /// Reads a noun, an adjective, or a word of which nothing is known.
    static func readNominal<G: PhraseGrammar>(_ index: Int, _ parse: inout PhraseParse<G>)
    /// Where the next word stands; nil where that follows from the phrase that is open.
    static func place<G: PhraseGrammar>(_ parse: PhraseParse<G>) -> PhrasePlace?
    /// Whether a word tells that a noun phrase goes on to its noun; nil where the next one does.
    static func isNoun<G: PhraseGrammar>(_ word: PhraseWord, _ token: Token, _ grammar: G) -> Bool?
    /// Whether a number behind the words of a phrase opens another.
    static func isFull<G: PhraseGrammar>(_ phrase: Int, _ parse: PhraseParse<G>) -> Bool
    static func closeBeforeNumber<G: PhraseGrammar>(_ parse: inout PhraseParse<G>)
    /// Closes what is before a determiner; whether the determiner opens a phrase.
    static func closeBeforeDeterminer<G: PhraseGrammar>(
        _ index: Int, _ rows: [AgreeingForms], _ parse: inout PhraseParse<G>
    ) -> Bool
    /// What a phrase is, once its words are known.
    static func finish<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>)
    /// Whether a phrase without a noun and a number counts.
    static var bareAttributesCount: Bool { get }

    // MARK: Words between phrases

    /// Reads a preposition, or one with an article, and the cases that it asks for.
    static func readPreposition<G: PhraseGrammar>(
        _ index: Int, isContraction: Bool, _ cases: [WordMorphology.GrammaticalCase], _ parse: inout PhraseParse<G>)
    /// Whether a preposition or contraction is of an adverb or of a quantity: "al menos 2", "más de 2 horas".
    static func isAdverbial<G: PhraseGrammar>(_ index: Int, isContraction: Bool, _ parse: PhraseParse<G>) -> Bool
    static func readPronoun<G: PhraseGrammar>(_ index: Int, _ subject: PhraseSubject, _ parse: inout PhraseParse<G>)
    static func readConjunction<G: PhraseGrammar>(_ link: Coordination.Link, _ parse: inout PhraseParse<G>)
    static func readAdverb<G: PhraseGrammar>(_ index: Int, _ parse: inout PhraseParse<G>)
    static func readQuotation<G: PhraseGrammar>(_ parse: inout PhraseParse<G>)
    static func readComma<G: PhraseGrammar>(_ parse: inout PhraseParse<G>)
    static func readSign<G: PhraseGrammar>(_ sign: String, _ parse: inout PhraseParse<G>)
    /// Whether what is in a parenthesis may be a predicate: "2 vídeos (privados)".
    static var parenthesesArePredicates: Bool { get }

    // MARK: Coordinations

    /// Whether a comma parts clauses that have a verb: "You have 2 files, 1 is new".
    static var commaPartsClauses: Bool { get }
    /// Whether the last word of a phrase may be a verb: "1 build failed and 1 build …".
    static func mayEnd<G: PhraseGrammar>(_ phrase: Int, _ parse: PhraseParse<G>) -> Bool

    // MARK: Clauses

    /// Remembers a phrase that a verb may agree with.
    static func offer<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>)
    static func offerGoverned<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>)
    static func chooseSubject<G: PhraseGrammar>(of index: Int, _ verb: VerbForms, _ parse: inout PhraseParse<G>)
    /// Whether the subject of a verb may stand behind it.
    static func isSubjectBehind<G: PhraseGrammar>(_ index: Int, _ verb: VerbForms, _ parse: PhraseParse<G>) -> Bool
    /// Whether it is open of which noun a verb is.
    static func isAmbiguous<G: PhraseGrammar>(
        _ index: Int, _ verb: VerbForms, isBehindComma: Bool, _ parse: PhraseParse<G>
    ) -> Bool
    /// Whether a verb behind an auxiliary is a participle or an infinitive; the auxiliary may be of a relative clause that has ended.
    static func isFull(_ verb: VerbForms, isBehindRelative: Bool) -> Bool
    static var participlesStay: Bool { get }
    /// Whether a pronoun behind a verb may be its object.
    static var pronounsMayBeObjects: Bool { get }
    /// Whether a relative clause may be of a noun before the nearest.
    static var relativesMayReachBack: Bool { get }
    static func closeRelative<G: PhraseGrammar>(_ parse: inout PhraseParse<G>)
    /// What is left at the end of a clause.
    static func endClause<G: PhraseGrammar>(_ parse: inout PhraseParse<G>)
}

extension Chunker {
    static func place<G: PhraseGrammar>(_ parse: PhraseParse<G>) -> PhrasePlace? { nil }

    static func isNoun<G: PhraseGrammar>(_ word: PhraseWord, _ token: Token, _ grammar: G) -> Bool? {
        switch word {
        case .noun: true
        case .adjective, .other: nil
        case .unknown where G.capitalsTellNouns: nil
        case .unknown: token.isArgument || grammar.adjectiveForms(token.lower) == nil ? true : nil
        default: false
        }
    }

    static func isFull<G: PhraseGrammar>(_ phrase: Int, _ parse: PhraseParse<G>) -> Bool {
        parse.phrases[phrase].head != nil
    }

    static func closeBeforeDeterminer<G: PhraseGrammar>(
        _ index: Int, _ rows: [AgreeingForms], _ parse: inout PhraseParse<G>
    ) -> Bool {
        parse.closePhrase()
        return true
    }

    static func closeBeforeNumber<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) { parse.closePhrase() }
    static func finish<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>) {}
    static var bareAttributesCount: Bool { false }

    static func readPreposition<G: PhraseGrammar>(
        _ index: Int, isContraction: Bool, _ cases: [WordMorphology.GrammaticalCase], _ parse: inout PhraseParse<G>
    ) {
        parse.govern(index, cases, isContraction: isContraction)
    }

    static func isAdverbial<G: PhraseGrammar>(_ index: Int, isContraction: Bool, _ parse: PhraseParse<G>) -> Bool {
        false
    }

    static func readConjunction<G: PhraseGrammar>(_ link: Coordination.Link, _ parse: inout PhraseParse<G>) {
        parse.closePhrase()
    }

    static func readAdverb<G: PhraseGrammar>(_ index: Int, _ parse: inout PhraseParse<G>) {}
    static func readQuotation<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) { parse.closePhrase() }

    static func readComma<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) {
        parse.closePhrase()
        closeRelative(&parse)
    }

    static func readSign<G: PhraseGrammar>(_ sign: String, _ parse: inout PhraseParse<G>) {}
    static var parenthesesArePredicates: Bool { false }
    static var commaPartsClauses: Bool { false }
    static func mayEnd<G: PhraseGrammar>(_ phrase: Int, _ parse: PhraseParse<G>) -> Bool { false }

    static func offer<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>) {
        if parse.clause.candidate == nil { parse.clause.candidate = phrase }
    }

    static func offerGoverned<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>) {}

    static func chooseSubject<G: PhraseGrammar>(of index: Int, _ verb: VerbForms, _ parse: inout PhraseParse<G>) {
        guard parse.clause.joining.isAfterLink, parse.isSubjectBehind(index), parse.isBeforeNearNumber(index) else {
            return
        }
        (parse.clause.subject, parse.clause.candidate) = (nil, nil)
    }

    static func isSubjectBehind<G: PhraseGrammar>(_ index: Int, _ verb: VerbForms, _ parse: PhraseParse<G>) -> Bool {
        switch verb.kind {
        case .presenting, .copula: true
        case .plain: parse.clause.isReflexive
        case .modal: parse.isBeforePassive(index)
        case .have: parse.clause.isReflexive || parse.isBeforePresentingParticiple(index)
        }
    }

    static func isAmbiguous<G: PhraseGrammar>(
        _ index: Int, _ verb: VerbForms, isBehindComma: Bool, _ parse: PhraseParse<G>
    ) -> Bool {
        parse.clause.isRelative && !parse.clause.isSubjectRelative && verb.kind == .have
            && !parse.isBeforeParticipleOfBe(index)
    }

    static func isFull(_ verb: VerbForms, isBehindRelative: Bool) -> Bool {
        !isBehindRelative && (verb.kind == .plain || verb.kind == .presenting)
    }

    static var participlesStay: Bool { true }
    static var pronounsMayBeObjects: Bool { false }
    static var relativesMayReachBack: Bool { false }
    static func closeRelative<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) {}
    static func endClause<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) {}
}
