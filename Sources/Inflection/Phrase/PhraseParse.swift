internal import LocaleFormatNumbers

/// A run taken apart into phrases and clauses: which words agree with which.
///
/// A noun phrase is determiners, a number, adjectives, a noun and, in some languages, what stands behind it. A preposition
/// opens another, whose words agree with a noun of their own; a verb agrees with the phrase before it, or, if it is of those
/// that present their subject, with the one behind it. Every language is walked alike; what its words are tells its
/// grammar.
struct PhraseParse<Grammar: PhraseGrammar> {
    let text: RunText
    let grammar: Grammar
    private let plurals: PluralRules?

    /// Of each segment; unknown for one that is no word.
    var words: [PhraseWord]
    var phrases: [Phrase] = []
    private(set) var verbs: [(index: Int, subject: PhraseSubject)] = []
    var predicates: [(index: Int, subject: PhraseSubject)] = []
    /// Verbs of a relative clause of which it is not told whether the noun before is their subject.
    private(set) var ambiguous: [(index: Int, subject: PhraseSubject)] = []
    /// "die" in "2 Dateien, die …", with the phrase it stands for.
    private(set) var relatives: [(index: Int, phrase: Int)] = []
    var coordinations: [Coordination] = []

    // The state at one word.
    var phrase: Int?
    var subject: PhraseSubject?
    /// The first phrase of the clause that no preposition governs.
    private var candidate: Int?
    private(set) var last: Int?
    var joining = Joining()
    /// The phrase behind whose "of …" an adjective may still stand.
    var outer: Int?
    var pendingVerbs: [Int] = []
    var pendingPredicates: [Int] = []
    /// A number that a preposition parts from its noun: "2 vom Administrator gesperrte Kontakte".
    var parted: WordMorphology.GrammaticalNumber?
    var isGoverned = false
    var cases: [WordMorphology.GrammaticalCase] = []
    var isAfterVerb = false
    var isAfterHave = false
    var isAfterNoun = false
    private var isAfterComma = false
    var isReflexive = false
    var isRelative = false
    /// Behind "qui": "2 personnes qui vous suivent".
    private(set) var isSubjectRelative = false
    /// What a participle behind "avoir" agrees with.
    var relativeObject: Int?
    private var lastWord: Int?
    /// Outside of a relative clause, the subject; and whether the clause has its verb, so that the next is outside.
    private var outside: (subject: Int, isNext: Bool)?
    private var subjunctive: Int?
    /// Of "die je …", the noun before.
    private var relativeOwner: Int?
    /// Whether the clause has "to have" or "to be": another verb is a participle then.
    private var hasAuxiliary = false
    /// Whether "to have" stands behind its subject, so that what follows is an object.
    private var isAfterOwner = false
    var isCoordinated = false
    var isFirst = true
    /// What goes on behind a parenthesis.
    private struct Outside {
        let subject: PhraseSubject?
        let candidate: Int?
        let last: Int?
        let joining: Joining
    }
    private var parenthesis: Outside?

    init(_ text: RunText, grammar: Grammar, plurals: PluralRules?) {
        self.text = text
        self.grammar = grammar
        self.plurals = plurals
        words = Array(repeating: .unknown, count: text.segments.count)
        for index in text.segments.indices { read(index) }
        endClause()
    }

    // MARK: Words, one after another

    private mutating func read(_ index: Int) {
        if let number = text.counted(index, plurals) {
            readNumber(index, number)
        } else if let isWeak = quantifier(index) {
            readNumber(index, .plural)
            if let phrase { phrases[phrase].isWeak = isWeak }
        }
        let segment = text.segments[index]
        guard segment.isWord else {
            if segment.kind == .gap { readGap(segment.text) }
            return
        }
        lastWord = index
        let place = place
        let word = grammar.word(index, in: text, at: place)
        words[index] = word
        (isAfterComma, isAfterNoun) = (false, false)
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
            if let candidate { phrases[candidate].doubtful.append(index) }
        case .determiner(let rows):
            // "troppo grande", "muito grande": of degree, not of number.
            if place == .behind, rows.first?.forms[0] == segment.lower, isBeforeAdjective(index) { break }
            readDeterminer(index)
        case .contraction where isBeforeAdverb(index): break
        case .preposition where isOfQuantity(index): break
        case .contraction(_, let cases):
            if !Grammar.attributesFollow { part() }
            govern(cases)
            readDeterminer(index)
        case .preposition(let cases):
            if let phrase, phrases[phrase].isEmpty { phrases[phrase].isDate = !isPartitive(behind: index) }
            if !Grammar.attributesFollow { part() }
            govern(cases)
        case .unknown
        where Grammar.attributesFollow && !isGoverned && grammar.endings.kind(segment.lower) == .infinitive:
            // "Não foi possível abrir 2 arquivos": the infinitive is the subject.
            if !isReflexive { (pendingVerbs, pendingPredicates) = ([], []) }
            // Portuguese "Se faltarem 2 itens": a form that is also the infinitive.
            if isDirectlyReflexive(index), isBeforeCount(index) { subjunctive = index }
            readNominal(index)
        case .adjective, .noun, .unknown: readNominal(index)
        case .verb(let verb): readVerb(index, verb)
        case .beParticiple:
            (isAfterHave, isAfterVerb) = (false, true)
            addPredicate(index)
        case .readerVerb(let isHave):
            closePhrase()
            joining.readVerb()
            (relativeOwner, isRelative, isFirst) = (nil, false, false)
            outside?.isNext = true
            (subject, isAfterVerb, isAfterHave, isGoverned) = (.reader, true, isHave, false)
            (hasAuxiliary, isAfterOwner) = (isHave, isHave)
        case .readerPronoun where isSubjectRelative: break
        case .readerPronoun, .subjectPronoun:
            closePhrase()
            (isGoverned, outer, isFirst) = (false, nil, false)
            // "2 personen die je volgt": whom you follow, or who follow you.
            if isRelative, !Grammar.attributesFollow, case .phrase(let phrase) = subject { relativeOwner = phrase }
            if case .readerPronoun = word { subject = .reader } else { subject = .pronoun }
        case .reflexive:
            closePhrase()
            isReflexive = true
        case .conjunction(let link):
            joining.read(link, isAfterPhrase: phrase != nil)
            if Grammar.attributesFollow, link != .but { isCoordinated = phrase != nil } else { closePhrase() }
        case .relative(let isSubject): readRelative(index, isSubject: isSubject)
        case .objectRelative:
            // "2 photos que vous avez partagées".
            guard phrase != nil || place == .clause else { break }
            let object = outer ?? phrase ?? last
            closePhrase()
            relativeObject = object
            leave(object)
        case .other: break
        }
    }

    private mutating func readNominal(_ index: Int) {
        if Grammar.attributesFollow { readAround(index) } else { readBefore(index) }
    }

    private var place: PhrasePlace {
        guard let phrase else {
            return isAfterComma && last != nil ? .clause : isAfterVerb || isAfterNoun ? .behind : .start
        }
        if phrases[phrase].head != nil { return .behind }
        return phrases[phrase].number != nil || !phrases[phrase].determiners.isEmpty ? .noun : .start
    }

    private mutating func readGap(_ gap: String) {
        if gap.allSatisfy(\.isWhitespace) { return }
        isAfterNoun = false
        if gap.contains("("), parenthesis == nil {
            openParenthesis()
        } else if gap.contains(")"), parenthesis != nil {
            closeParenthesis()
        } else if gap.contains(where: { ".;:!?()[]{}\n—–¿¡\"„“”«»".contains($0) }) {
            endClause()
        } else if gap.contains(",") || gap.contains("/") {
            closePhrase()
            closeRelative()
            joining.readComma()
            (isGoverned, isAfterVerb, outer, isAfterComma) = (false, false, nil, gap.first == ",")
            isReflexive = false
        }
    }

    /// "2 fotos (1 vídeo) fueron importadas", "2 vídeos (privados)".
    private mutating func openParenthesis() {
        closePhrase()
        let outside = Outside(subject: subject, candidate: candidate, last: last, joining: joining)
        let subject = subject ?? last.map { .phrase($0) }
        endClause()
        (parenthesis, self.subject, isAfterVerb, isFirst) = (outside, subject, Grammar.attributesFollow, false)
    }

    private mutating func closeParenthesis() {
        guard let outside = parenthesis else { return }
        endClause()
        (subject, candidate, last, joining) = (outside.subject, outside.candidate, outside.last, outside.joining)
        (parenthesis, isFirst) = (nil, false)
    }

    private mutating func readNumber(_ index: Int, _ number: WordMorphology.GrammaticalNumber) {
        if let current = phrase, !phrases[current].isEmpty, phrases[current].head != nil || isSeparate(index) {
            // "Página 2": a number behind its noun counts nothing, unless another noun follows.
            guard isBeforeNoun(index) || isCoordinated else { return }
            closePhrase()
        }
        if phrase == nil { open() }
        if let phrase { phrases[phrase].number = number }
        if let phrase, let subjunctive { phrases[phrase].doubtful.append(subjunctive) }
        subjunctive = nil
        (isAfterVerb, isCoordinated, isAfterNoun) = (false, false, false)
    }

    private func isSeparate(_ index: Int) -> Bool {
        index > 0 && !text.segments[index - 1].text.allSatisfy(\.isWhitespace)
    }

    private mutating func readDeterminer(_ index: Int) {
        if let current = phrase {
            if !Grammar.attributesFollow {
                closePhrase()
            } else if !phrases[current].isEmpty {
                // "carpeta cierta": no noun of its own follows.
                guard isBeforeNoun(index) || text.nextWord(index) == nil && index + 1 < text.segments.count else {
                    phrases[current].doubtful.append(index)
                    return
                }
                closePhrase()
            }
        }
        if phrase == nil { open() }
        if let phrase { phrases[phrase].determiners.append(index) }
        (isAfterHave, isCoordinated) = (false, false)
    }

    mutating func readVerb(_ index: Int, _ verb: VerbForms) {
        closePhrase()
        (outer, isFirst) = (nil, false)
        if hasAuxiliary, !joining.isAfterLink, verb.kind == .plain { return }
        if let relativeOwner {
            ambiguous.append((index, .phrase(relativeOwner)))
            self.relativeOwner = nil
        }
        if let next = joining.nextSubject { subject = .phrase(next) }
        if joining.isAfterLink, isSubjectBehind(index), isBeforeNumber(index) { (subject, candidate) = (nil, nil) }
        joining.readVerb()
        if let main = outside, joining.nextSubject == nil {
            if main.isNext { (subject, relativeObject) = (.phrase(main.subject), nil) }
            outside = main.isNext ? nil : (main.subject, true)
        }
        if subject == nil, isBeforePronoun(index) { subject = .pronoun }
        if subject == nil, let candidate { subject = .phrase(candidate) }
        if isRelative, !isSubjectRelative, verb.kind == .have, !isBeforeParticipleOfBe(index), let subject {
            ambiguous.append((index, subject))
        } else if let subject {
            verbs.append((index, subject))
        } else {
            pendingVerbs.append(index)
        }
        (isAfterVerb, isAfterHave, isGoverned, isRelative) = (true, verb.kind == .have, false, false)
        isSubjectRelative = false
        hasAuxiliary = !Grammar.attributesFollow && (verb.kind == .have || verb.kind == .copula)
        isAfterOwner = subject != nil && verb.kind == .have
    }

    private mutating func readRelative(_ index: Int, isSubject: Bool) {
        closePhrase()
        // The nearest noun that may be counted: "2 fotos de Ana que …" is about the photos.
        let antecedent = outer ?? last
        outer = nil
        if let antecedent { relatives.append((index, antecedent)) }
        subject = antecedent.map { .phrase($0) }
        leave(antecedent)
        (isRelative, isAfterVerb, isAfterHave, isGoverned) = (antecedent != nil, false, false, false)
        isSubjectRelative = isSubject && antecedent != nil
        (hasAuxiliary, isAfterOwner) = (false, false)
    }

    /// "2 fotos que has añadido fueron eliminadas": the verb behind that of the relative clause is of the noun before it.
    private mutating func leave(_ antecedent: Int?) {
        guard let antecedent, !phrases[antecedent].isGoverned else { return }
        outside = (candidate ?? antecedent, false)
    }

    mutating func addPredicate(_ index: Int) {
        if let subject { predicates.append((index, subject)) } else { pendingPredicates.append(index) }
    }

    // MARK: Phrases and clauses

    mutating func open() {
        // "mit 2 Fotos und 1 Video": one preposition before both.
        let isInherited = !isGoverned && joining.isBehindGoverned
        let cases = isGoverned || isInherited ? cases : joining.isAfterGoverned ? cases + [.nominative] : []
        phrases.append(
            Phrase(
                isGoverned: isGoverned || isInherited, cases: cases, isFirst: isFirst,
                isObject: isAfterOwner && !isGoverned && !isInherited,
                link: joining.take()))
        phrase = phrases.count - 1
        (isAfterVerb, isAfterHave, isCoordinated) = (false, false, false)
    }

    /// What follows stands behind a preposition.
    private mutating func govern(_ cases: [WordMorphology.GrammaticalCase]) {
        if let phrase, !phrases[phrase].isGoverned { outer = phrase }
        closePhrase()
        joining.readPreposition()
        (isGoverned, self.cases) = (true, cases)
    }

    private mutating func part() {
        if let phrase, phrases[phrase].isEmpty, phrases[phrase].determiners.isEmpty { parted = phrases[phrase].number }
    }

    mutating func closePhrase() {
        defer { (phrase, isCoordinated) = (nil, false) }
        guard let phrase else { return }
        isFirst = false
        join(phrase)
        if phrases[phrase].isGoverned {
            isGoverned = false
            if outer == nil { last = phrase }
            return
        }
        guard Grammar.attributesFollow || isNominal(phrases[phrase]) else { return }
        last = phrase
        if candidate == nil { candidate = phrase }
        guard subject == nil, !pendingVerbs.isEmpty || !pendingPredicates.isEmpty else { return }
        if pendingVerbs.allSatisfy(isSubjectBehind), !phrases[phrase].isDate {
            subject = .phrase(phrase)
            verbs += pendingVerbs.map { ($0, .phrase(phrase)) }
            predicates += pendingPredicates.map { ($0, .phrase(phrase)) }
        } else {
            candidate = nil
        }
        (pendingVerbs, pendingPredicates) = ([], [])
    }

    func isNominal(_ phrase: Phrase) -> Bool { phrase.head != nil || phrase.number != nil }

    /// "Quedan 2 días", "Se han eliminado 2 fotos", "Están abiertas 2 puertas"; but "Contiene 2 fotos" is about another.
    private func isSubjectBehind(_ index: Int) -> Bool {
        guard case .verb(let verb) = words[index] else { return false }
        switch verb.kind {
        case .presenting, .copula: return true
        case .plain: return isReflexive
        case .have: return isReflexive || isBeforePresentingParticiple(index)
        }
    }

    /// Of a relative clause without a verb that is known, the last word may be it: "2 personen die je volgt".
    private mutating func closeRelative() {
        guard !Grammar.attributesFollow, let lastWord else { return }
        if let relativeOwner {
            phrases[relativeOwner].doubtful.append(lastWord)
        } else if isRelative, case .phrase(let phrase) = subject {
            phrases[phrase].doubtful.append(lastWord)
        }
        (relativeOwner, isRelative) = (nil, false)
    }

    private mutating func endClause() {
        closePhrase()
        closeRelative()
        // Nothing to agree with but what is outside of the run.
        predicates += pendingPredicates.map { ($0, .pronoun) }
        if phrases.allSatisfy({ $0.isGoverned || !isNominal($0) && $0.isEmpty }) {
            verbs += pendingVerbs.map { ($0, .pronoun) }
        }
        (pendingVerbs, pendingPredicates, subject, candidate, last, outer) = ([], [], nil, nil, nil, nil)
        (isGoverned, isAfterVerb, isAfterHave, isReflexive, isRelative) = (false, false, false, false, false)
        isSubjectRelative = false
        (isFirst, isAfterNoun, parted, relativeObject) = (true, false, nil, nil)
        (hasAuxiliary, isAfterOwner, relativeOwner, outside) = (false, false, nil, nil)
        joining = Joining()
    }
}
