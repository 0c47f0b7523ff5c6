internal import LocaleFormatGrammar

/// Adjectives and participles stand before their noun and behind it, and agree in the predicate too: "2 fotos borradas".
enum AttributesAround: Chunker {
    static func readNominal<G: PhraseGrammar>(_ index: Int, _ parse: inout PhraseParse<G>) {
        if parse.words[index].isUnknown, !parse.clause.isGoverned,
            parse.grammar.endings.kind(parse.text[index].lower) == .infinitive
        {
            parse.readInfinitive(index)
        }
        parse.readAround(index)
    }

    static func isNoun<G: PhraseGrammar>(_ word: PhraseWord, _ token: Token, _ grammar: G) -> Bool? {
        switch word {
        case .noun: true
        case .adjective: token.isArgument ? true : nil
        case .unknown: token.isArgument || grammar.adjectiveForms(token.lower) == nil
        default: false
        }
    }

    static func closeBeforeDeterminer<G: PhraseGrammar>(
        _ index: Int, _ rows: [AgreeingForms], _ parse: inout PhraseParse<G>
    ) -> Bool {
        // "troppo grande", "muito grande": of degree, not of number.
        let isFirstForm = rows.first?.forms[0] == parse.text[index].lower
        if isFirstForm, parse.place == .behind, parse.isBeforeAdjective(index) { return false }
        guard let phrase = parse.phrase, !parse.phrases[phrase].isEmpty else { return true }
        // "carpeta cierta", "amigos tuyos": no noun of its own follows. An article may be a pronoun there.
        if parse.isBeforeNoun(index) || parse.text.nextWord(index) == nil && !parse.text.gap(after: index).isEmpty {
            parse.closePhrase()
            return true
        }
        let isLong = rows.first?.forms[0].map { $0.count > 2 } == true
        if isLong, parse.phrases[phrase].head != nil {
            parse.phrases[phrase].attributes.append(index)
        } else {
            parse.phrases[phrase].doubtful.append(index)
        }
        return false
    }

    static let bareAttributesCount = true

    static func readPreposition<G: PhraseGrammar>(
        _ index: Int, isContraction: Bool, _ cases: [WordMorphology.GrammaticalCase], _ parse: inout PhraseParse<G>
    ) {
        if !isContraction { parse.readDate(index) }
        parse.govern(index, cases, isContraction: isContraction)
    }

    static func isAdverbial<G: PhraseGrammar>(_ index: Int, isContraction: Bool, _ parse: PhraseParse<G>) -> Bool {
        isContraction ? parse.isBeforeAdverb(index) : parse.isOfQuantity(index)
    }

    static func readPronoun<G: PhraseGrammar>(_ index: Int, _ subject: PhraseSubject, _ parse: inout PhraseParse<G>) {
        if subject == .reader, parse.clause.isSubjectRelative { return }
        parse.takePronoun(subject)
    }

    static func readConjunction<G: PhraseGrammar>(_ link: Coordination.Link, _ parse: inout PhraseParse<G>) {
        if link == .but { parse.closePhrase() } else { parse.isCoordinated = parse.phrase != nil }
    }

    static func isAmbiguous<G: PhraseGrammar>(
        _ index: Int, _ verb: VerbForms, isBehindComma: Bool, _ parse: PhraseParse<G>
    ) -> Bool {
        // "Si 2 personas se unen, empieza el juego": of the persons, or of the game.
        if parse.text[index].gap.text.contains(","), !parse.verbs.isEmpty { return true }
        return parse.clause.isRelative && !parse.clause.isSubjectRelative && verb.kind == .have
            && !parse.isBeforeParticipleOfBe(index)
    }

    static func isFull(_ verb: VerbForms, isBehindRelative: Bool) -> Bool { false }
    static let parenthesesArePredicates = true
    static let participlesStay = false
    static let pronounsMayBeObjects = true
}
