internal import LocaleFormatGrammar
internal import LocaleFormatNumbers

/// A run taken apart into phrases and clauses: which words agree with which.
///
/// A noun phrase is determiners, a number, adjectives, a noun and, in some languages, what stands behind it. A preposition
/// opens another, whose words agree with a noun of their own; a verb agrees with the phrase before it, or, if it is of those
/// that present their subject, with the one behind it. Every language is walked alike; what its words are tells its
/// grammar.
struct PhraseParse<Grammar: PhraseGrammar> {
    let text: Tokens
    let grammar: Grammar
    private let plurals: PluralRules?

    /// Of each segment; unknown for one that is no word.
    var words: [PhraseWord]
    var phrases: [Phrase] = []
    var verbs: [(index: Int, subject: PhraseSubject)] = []
    var predicates: [(index: Int, subject: PhraseSubject)] = []
    /// Verbs of a relative clause of which it is not told whether the noun before is their subject.
    var ambiguous: [(index: Int, subject: PhraseSubject)] = []
    /// "die" in "2 Dateien, die …", with the phrase it stands for.
    var relatives: [(index: Int, phrase: Int)] = []
    var coordinations = Coordinations()
    /// Whether a word of the run asks for a dative: "3 Benutzern zugewiesen".
    private let hasDative: Bool

    // The state at one word.
    var phrase: Int?
    var clause = Clause()
    var isCoordinated = false
    var isAfterComma = false
    var lastWord: Int?
    private var subjunctive: Int?
    /// What goes on behind a parenthesis.
    var parenthesis: Clause?

    init(_ text: Tokens, grammar: Grammar, plurals: PluralRules?) {
        self.text = text
        self.grammar = grammar
        self.plurals = plurals
        hasDative =
            !grammar.datives.isEmpty && text.tokens.contains { grammar.datives.contains($0.lower) }
        words = Array(repeating: .unknown, count: text.indices.count)
        for index in text.indices {
            readGap(text[index].gap.text)
            read(index)
        }
        readGap(text.end.text)
        endClause()
    }

    // MARK: Words, one after another

    private mutating func read(_ index: Int) {
        let quantifier = quantifier(index)
        if let number = text.counted(index, plurals) {
            readNumber(index, number)
        } else if let quantifier, !isBehindNumber(index) {
            readNumber(index, quantifier.number)
            if let phrase { phrases[phrase].isWeak = quantifier.isWeak }
        }
        let segment = text[index]
        guard segment.isWord else { return }
        lastWord = index
        let place = place
        let word = grammar.word(index, in: text, at: place)
        words[index] = word
        (isAfterComma, clause.isAfterNoun) = (false, false)
        switch word {
        case .verb, .beParticiple, .readerVerb, .readerPronoun, .subjectPronoun, .relative, .objectRelative,
            .determiner:
            guard segment.isArgument else { break }
            // What an argument is made of are nouns and what belongs to them.
            words[index] = .unknown
            return readNominal(index)
        default: break
        }
        switch word {
        case .determiner where isDirectlyReflexive(index):
            // "Cuando 2 personas se unan": a verb.
            if let candidate = clause.candidate { phrases[candidate].doubtful.append(index) }
        case .determiner(let rows):
            // "troppo grande", "muito grande": of degree, not of number.
            if Grammar.attributesFollow, place == .behind, rows.first?.forms[0] == segment.lower,
                isBeforeAdjective(index)
            {
                break
            }
            readDeterminer(index)
        case .contraction where isBeforeAdverb(index): break
        case .preposition where isOfQuantity(index): break
        case .contraction(_, let cases):
            if !Grammar.attributesFollow { part() }
            govern(cases)
            readDeterminer(index)
        case .preposition(let cases):
            if let phrase, phrases[phrase].isEmpty, !Grammar.nounsCompound {
                phrases[phrase].isDate = !isPartitive(behind: index)
            }
            if !Grammar.attributesFollow { part() }
            govern(cases)
        case .unknown
        where Grammar.attributesFollow && !clause.isGoverned && grammar.endings.kind(segment.lower) == .infinitive:
            // "Não foi possível abrir 2 arquivos": the infinitive is the subject.
            if !clause.isReflexive { (clause.pendingVerbs, clause.pendingPredicates) = ([], []) }
            // Portuguese "Se faltarem 2 itens": a form that is also the infinitive.
            if isDirectlyReflexive(index), text.isBeforeNumber(index) { subjunctive = index }
            readNominal(index)
        case .adjective, .noun, .unknown: readNominal(index)
        case .verb(let verb): readVerb(index, verb)
        case .beParticiple:
            (clause.isAfterHave, clause.isAfterVerb) = (false, true)
            addPredicate(index)
        case .readerVerb(let isHave):
            closePhrase()
            clause.joining.readVerb()
            (clause.relativeOwner, clause.isRelative, clause.isFirst) = (nil, false, false)
            clause.outside?.isNext = true
            (clause.subject, clause.isAfterVerb, clause.isAfterHave, clause.isGoverned) = (.reader, true, isHave, false)
            (clause.hasAuxiliary, clause.isAfterOwner) = (isHave, isHave)
        case .readerPronoun where clause.isSubjectRelative && !Grammar.nounsCompound: break
        case .readerPronoun where Grammar.nounsCompound: readPronoun(index, .reader)
        case .subjectPronoun where Grammar.nounsCompound: readPronoun(index, .pronoun)
        case .readerPronoun, .subjectPronoun:
            closePhrase()
            (clause.isGoverned, clause.outer, clause.isFirst) = (false, nil, false)
            // "2 personen die je volgt": whom you follow, or who follow you.
            if clause.isRelative, !Grammar.attributesFollow, case .phrase(let phrase) = clause.subject {
                clause.relativeOwner = phrase
            }
            if case .readerPronoun = word { clause.subject = .reader } else { clause.subject = .pronoun }
        case .reflexive:
            closePhrase()
            clause.isReflexive = true
        case .conjunction(let link):
            clause.infinitive.readLink()
            let isAfterPhrase = phrase != nil
            if Grammar.attributesFollow, link != .but { isCoordinated = isAfterPhrase } else { closePhrase() }
            clause.joining.read(link, isAfterPhrase: isAfterPhrase)
            clause.isJoinedToPronoun = isBehindPronoun(index)
        case .subordinator: endClause()
        case .relative(let isSubject): readRelative(index, isSubject: isSubject)
        case .objectRelative:
            // "2 photos que vous avez partagées".
            guard phrase != nil || place == .clause else { break }
            let object = clause.outer ?? phrase ?? clause.last
            closePhrase()
            clause.relativeObject = object
            leave(object)
        case .auxiliary:
            closePhrase()
            (clause.isAfterModal, clause.isGoverned) = (true, false)
        case .infinitive: readPlainVerb()
        case .other where Grammar.nounsCompound: if quantifier == nil { readAdverb(index) }
        case .other: break
        }
    }

    private mutating func readNominal(_ index: Int) {
        if Grammar.attributesFollow {
            readAround(index)
        } else if Grammar.nounsCompound {
            readCompound(index)
        } else {
            readBefore(index)
        }
    }

    private var place: PhrasePlace {
        if Grammar.nounsCompound, let place = placeInRow { return place }
        guard let phrase else {
            return isAfterComma && clause.last != nil
                ? .clause : clause.isAfterVerb || clause.isAfterNoun ? .behind : .start
        }
        if phrases[phrase].head != nil { return .behind }
        return phrases[phrase].number != nil || !phrases[phrase].determiners.isEmpty ? .noun : .start
    }

    private mutating func readNumber(_ index: Int, _ number: WordMorphology.GrammaticalNumber) {
        if let current = phrase, !phrases[current].isEmpty,
            phrases[current].head != nil || isSeparate(index) || Grammar.nounsCompound && !isOpen(current)
        {
            // "Página 2": a number behind its noun counts nothing, unless another noun follows.
            guard isBeforeNoun(index) || isCoordinated else { return }
            if Grammar.nounsCompound { closeBeforeObject() } else { closePhrase() }
        }
        clause.infinitive.readNumber()
        if phrase == nil { open() }
        if let phrase { phrases[phrase].number = number }
        if let phrase, let subjunctive { phrases[phrase].doubtful.append(subjunctive) }
        subjunctive = nil
        (clause.isAfterVerb, isCoordinated, clause.isAfterNoun) = (false, false, false)
    }

    private func isSeparate(_ index: Int) -> Bool {
        text[index].gap.text.isEmpty || !text[index].gap.isSpace
    }

    private mutating func readDeterminer(_ index: Int) {
        if let current = phrase {
            if Grammar.nounsCompound {
                closeBeforeObject(isDefinite: isDefinite(index))
            } else if !Grammar.attributesFollow {
                closePhrase()
            } else if !phrases[current].isEmpty {
                // "carpeta cierta", "amigos tuyos": no noun of its own follows. An article may be a pronoun there.
                guard isBeforeNoun(index) || text.nextWord(index) == nil && !text.gap(after: index).isEmpty else {
                    if case .determiner(let rows) = words[index], phrases[current].head != nil,
                        rows.first?.forms[0].map({ $0.count > 2 }) == true
                    {
                        phrases[current].attributes.append(index)
                    } else {
                        phrases[current].doubtful.append(index)
                    }
                    return
                }
                closePhrase()
            }
        }
        if phrase == nil { open() }
        if let phrase { phrases[phrase].determiners.append(index) }
        (clause.isAfterHave, isCoordinated) = (false, false)
    }

    // MARK: Phrases

    mutating func open() {
        // "mit 2 Fotos und 1 Video": one preposition before both.
        let isInherited =
            !clause.isGoverned && clause.joining.isBehindGoverned
            && !(Grammar.nounsCompound && clause.joining.isBehindComma)
        let cases =
            clause.isGoverned || isInherited
            ? clause.cases
            : clause.joining.isAfterGoverned
                ? clause.cases + [.nominative] : clause.subject != nil && hasDative ? [.accusative, .dative] : []
        phrases.append(
            Phrase(
                isGoverned: clause.isGoverned || isInherited, cases: cases, isFirst: clause.isFirst,
                isObject: clause.isAfterOwner && !clause.isGoverned && !isInherited,
                link: clause.joining.take()))
        phrase = phrases.count - 1
        phrases[phrases.count - 1].isInherited = isInherited
        clause.inherited = nil
        (clause.isAfterVerb, clause.isAfterHave, isCoordinated) = (false, false, false)
    }

    /// What follows stands behind a preposition.
    mutating func govern(_ cases: [WordMorphology.GrammaticalCase]) {
        if let phrase, !phrases[phrase].isGoverned { clause.outer = phrase }
        closePhrase()
        clause.joining.readPreposition()
        (clause.isGoverned, clause.cases) = (true, cases)
    }

    private mutating func part() {
        if let phrase, phrases[phrase].isEmpty, phrases[phrase].determiners.isEmpty {
            clause.parted = phrases[phrase].number
        }
    }

    mutating func closePhrase() {
        defer { (phrase, isCoordinated) = (nil, false) }
        guard let phrase else { return }
        clause.isFirst = false
        if Grammar.nounsCompound { nameHead(phrase) }
        join(phrase)
        if phrases[phrase].isGoverned {
            if Grammar.nounsCompound, clause.candidate == nil, clause.first == nil {
                clause.tentative = clause.tentative ?? phrase
            }
            clause.inherited = phrases[phrase].isInherited ? phrase : nil
            clause.isGoverned = false
            if clause.outer == nil { clause.last = phrase }
            return
        }
        guard Grammar.attributesFollow || isNominal(phrases[phrase]) else { return }
        clause.last = phrase
        if Grammar.nounsCompound {
            offer(phrase)
        } else if clause.candidate == nil {
            clause.candidate = phrase
        }
        guard clause.subject == nil, !clause.pendingVerbs.isEmpty || !clause.pendingPredicates.isEmpty else { return }
        if clause.pendingVerbs.allSatisfy(isSubjectBehind), !phrases[phrase].isDate {
            clause.subject = .phrase(phrase)
            verbs += clause.pendingVerbs.map { ($0, .phrase(phrase)) }
            predicates += clause.pendingPredicates.map { ($0, .phrase(phrase)) }
        } else {
            clause.candidate = nil
            // "Kann 2 Dateien nicht öffnen": of something that is not said, or of the files.
            if phrases[phrase].number != nil {
                ambiguous += clause.pendingVerbs.filter(isModal).map { ($0, .phrase(phrase)) }
            }
        }
        (clause.pendingVerbs, clause.pendingPredicates) = ([], [])
    }

    func isNominal(_ phrase: Phrase) -> Bool { phrase.head != nil || phrase.number != nil }
}
