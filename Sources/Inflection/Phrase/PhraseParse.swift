internal import LocaleFormatGrammar
internal import LocaleFormatNumbers

/// A run taken apart into phrases and clauses: which words agree with which.
///
/// A noun phrase is determiners, a number, adjectives, a noun and, in some languages, what stands behind it. A preposition
/// opens another, whose words agree with a noun of their own; a verb agrees with the phrase before it, or, if it is of those
/// that present their subject, with the one behind it. Every language is walked alike; what its words are tells its
/// grammar.
struct PhraseParse<Grammar: PhraseGrammar> {
    typealias Chunks = Grammar.Chunks

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
    /// "its" in "1 file and its copies", with the phrase of the owner.
    var possessives: [(index: Int, phrase: Int)] = []
    /// "it" in "2 files were kept because it …", with the phrase that it may stand for.
    var referents: [(index: Int, phrase: Int)] = []
    var coordinations = Coordinations()
    /// The words that clauses begin with, but for the first.
    var clauseStarts: [Int] = []
    /// Whether a word of the run asks for a dative: "3 Benutzern zugewiesen".
    let hasDative: Bool

    private let analyzed: AnalyzedWords

    // The state at one word.
    private(set) var position = 0
    var phrase: Int?
    var clause = Clause()
    /// The clauses around it, the nearest last.
    var enclosing: [Clause] = []
    var isCoordinated = false
    var lastWord: Int?
    private var subjunctive: Int?

    init(_ text: Tokens, grammar: Grammar, plurals: PluralRules?) {
        self.text = text
        self.grammar = grammar
        self.plurals = plurals
        hasDative =
            !grammar.datives.isEmpty && text.tokens.contains { grammar.datives.contains($0.lower) }
        words = Array(repeating: .unknown, count: text.indices.count)
        analyzed = AnalyzedWords(count: text.indices.count)
        for index in text.indices {
            position = index
            readGap(text[index].gap.text)
            read(index)
        }
        position = text.indices.count
        readGap(text.end.text)
        endClause()
    }

    // MARK: Words, one after another

    /// What a word is at a place, asked of the grammar once.
    func word(_ index: Int, at place: PhrasePlace) -> PhraseWord {
        if let word = analyzed[index, place] { return word }
        let word = grammar.word(index, in: text, at: place)
        analyzed[index, place] = word
        return word
    }

    private mutating func read(_ index: Int) {
        let quantifier = quantifier(index)
        if let number = text.counted(index, plurals) {
            readNumber(index, number)
        } else if let quantifier, !isBehindNumber(index) {
            readNumber(index, quantifier.number)
            if let phrase { phrases[phrase].isWeak = quantifier.isWeak }
        }
        guard text[index].isWord else { return }
        lastWord = index
        let place = place
        let word = word(index, at: place)
        words[index] = word
        if clause.behind == .noun || clause.behind == .comma { clause.behind = .nothing }
        guard !text[index].isArgument || word.mayBeOfArgument else {
            words[index] = .unknown
            return Chunks.readNominal(index, &self)
        }
        switch word {
        case .adjective, .noun, .unknown: Chunks.readNominal(index, &self)
        case .determiner where isDirectlyReflexive(index):
            // "Cuando 2 personas se unan": a verb.
            if let candidate = clause.candidate { phrases[candidate].doubtful.append(index) }
        case .determiner(let rows):
            if let owner = owner(of: index) { possessives.append((index, owner)) }
            if Chunks.closeBeforeDeterminer(index, rows, &self) { openDetermined(index) }
        case .contraction where Chunks.isAdverbial(index, isContraction: true, self): break
        case .preposition where Chunks.isAdverbial(index, isContraction: false, self): break
        case .contraction(_, let cases): Chunks.readPreposition(index, isContraction: true, cases, &self)
        case .preposition(let cases): Chunks.readPreposition(index, isContraction: false, cases, &self)
        case .other:
            if let owner = owner(ofDative: index) { possessives.append((index, owner)) }
            if quantifier == nil { Chunks.readAdverb(index, &self) }
        default: readOfClause(index, word, at: place)
        }
    }

    /// Verbs, pronouns, and words that join or begin clauses.
    private mutating func readOfClause(_ index: Int, _ word: PhraseWord, at place: PhrasePlace) {
        switch word {
        case .verb(let verb): readVerb(index, verb)
        case .beParticiple:
            clause.behind = .verb
            addPredicate(index)
        case .readerVerb(let isHave):
            closePhrase()
            clause.joining.readVerb()
            clause.relative?.stage = .verb
            (clause.subject, clause.behind) = (.reader, isHave ? .have : .verb)
            clause.state = .predicate(isHave ? .owner : .none)
            clause.leavePreposition()
        case .readerPronoun: Chunks.readPronoun(index, .reader, &self)
        case .subjectPronoun:
            if let referent = referent(of: index) { referents.append((index, referent)) }
            Chunks.readPronoun(index, .pronoun, &self)
        case .reflexive:
            closePhrase()
            clause.isReflexive = true
        case .conjunction(let link):
            clause.infinitive.readLink()
            let isAfterPhrase = phrase != nil
            Chunks.readConjunction(link, &self)
            clause.joining.read(link, isAfterPhrase: isAfterPhrase, isBehindPronoun: isBehindPronoun(index))
        case .subordinator:
            endClause()
            clause.kind = .subordinate
        case .relative(let isSubject): readRelative(index, isSubject: isSubject)
        case .relativeDeterminer(let agrees): readRelativeDeterminer(index, agrees: agrees)
        case .objectRelative: readObjectRelative(at: place)
        case .auxiliary:
            closePhrase()
            clause.infinitive = .bare
            clause.leavePreposition()
        case .infinitive: readPlainVerb()
        default: break
        }
    }

    /// "Não foi possível abrir 2 arquivos": the infinitive is the subject.
    mutating func readInfinitive(_ index: Int) {
        if !clause.isReflexive { clause.pending = [] }
        // Portuguese "Se faltarem 2 itens": a form that is also the infinitive.
        if isDirectlyReflexive(index), text.isBeforeNumber(index) { subjunctive = index }
    }

    mutating func takePronoun(_ subject: PhraseSubject) {
        closePhrase()
        clause.leavePreposition()
        clause.begin()
        (clause.subject, clause.outer) = (subject, nil)
    }

    var place: PhrasePlace {
        if let place = Chunks.place(self) { return place }
        guard let phrase else {
            switch clause.behind {
            case .comma: return clause.last == nil ? .start : .clause
            case .noun, .verb, .have: return .behind
            case .nothing: return .start
            }
        }
        if phrases[phrase].head != nil { return .behind }
        return phrases[phrase].number != nil || !phrases[phrase].determiners.isEmpty ? .noun : .start
    }

    private mutating func readNumber(_ index: Int, _ number: WordMorphology.GrammaticalNumber) {
        if let current = phrase, !phrases[current].isEmpty,
            Chunks.isFull(current, self) || isSeparate(index)
        {
            // "Página 2": a number behind its noun counts nothing, unless another noun follows.
            guard isBeforeNoun(index) || isCoordinated else { return }
            Chunks.closeBeforeNumber(&self)
        }
        clause.infinitive.readNumber()
        if phrase == nil { open() }
        if let phrase { phrases[phrase].number = number }
        if let phrase, let subjunctive { phrases[phrase].doubtful.append(subjunctive) }
        subjunctive = nil
        (clause.behind, isCoordinated) = (.nothing, false)
    }

    private func isSeparate(_ index: Int) -> Bool {
        text[index].gap.text.isEmpty || !text[index].gap.isSpace
    }

    mutating func openDetermined(_ index: Int) {
        if phrase == nil { open() }
        if let phrase { phrases[phrase].determiners.append(index) }
        isCoordinated = false
    }

    /// "2 de mayo": a number directly before a preposition counts nothing.
    mutating func readDate(_ index: Int) {
        if let phrase, phrases[phrase].isEmpty { phrases[phrase].isDate = !isPartitive(behind: index) }
    }
}
