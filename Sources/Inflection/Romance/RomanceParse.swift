internal import LocaleFormatNumbers

/// A noun phrase of a run: the words that agree with one noun.
struct RomancePhrase {
    var determiners: [Int] = []
    /// Adjectives and participles, known or recognised by their ending.
    var attributes: [Int] = []
    var head: Int?
    var number: WordMorphology.GrammaticalNumber?
    /// Behind a preposition: not the subject of a verb.
    var isGoverned = false
    /// A number that counts nothing here: "2 de mayo".
    var isDate = false
    /// Words that nothing is known of, where one that agrees may stand.
    var doubtful: [Int] = []

    var words: [Int] { determiners + attributes + (head.map { [$0] } ?? []) }
    var isEmpty: Bool { head == nil && attributes.isEmpty }
}

/// What a verb or a predicate agrees with.
enum RomanceSubject: Equatable {
    case phrase(Int)
    /// The reader, whose gender a term of address tells.
    case reader
    /// A pronoun, whose gender is the reader's if one is asked for.
    case pronoun
}

/// A run taken apart into phrases and clauses: which words agree with which.
///
/// A noun phrase is determiners, a number, adjectives, a noun and what stands behind it. A preposition opens another, whose
/// words agree with a noun of their own; a verb agrees with the phrase before it, or, if it is of those that present their
/// subject or stands with "se", with the one behind it. A participle behind "to have" agrees with nothing.
struct RomanceParse<Grammar: RomanceGrammar> {
    private(set) var words: [Int: RomanceWord] = [:]
    private(set) var phrases: [RomancePhrase] = []
    private(set) var verbs: [(index: Int, subject: RomanceSubject)] = []
    private(set) var predicates: [(index: Int, subject: RomanceSubject)] = []
    /// Verbs of a relative clause of which it is not told whether the noun before is their subject.
    private(set) var ambiguous: [(index: Int, subject: RomanceSubject)] = []

    private let text: RunText
    private let plurals: PluralRules?

    // The state at one word.
    private var phrase: Int?
    private var subject: RomanceSubject?
    /// The first phrase of the clause that no preposition governs.
    private var candidate: Int?
    private var last: Int?
    /// The phrase behind whose "of …" an adjective may still stand.
    private var outer: Int?
    private var pendingVerbs: [Int] = []
    private var pendingPredicates: [Int] = []
    private var isGoverned = false
    private var isAfterVerb = false
    private var isAfterHave = false
    private var isReflexive = false
    private var isRelative = false
    private var isCoordinated = false

    init(_ text: RunText, plurals: PluralRules?) {
        self.text = text
        self.plurals = plurals
        for index in text.segments.indices { read(index) }
        endClause()
    }

    // MARK: Words, one after another

    private mutating func read(_ index: Int) {
        if let number = text.counted(index, plurals) ?? spelledNumber(index) { readNumber(index, number) }
        let segment = text.segments[index]
        guard segment.isWord else {
            if segment.kind == .gap { readGap(segment.text) }
            return
        }
        let next = index + 2 < text.segments.count ? text.segments[index + 2].lower : ""
        let place = place
        let isPreposition = Grammar.isPreposition(segment.lower, before: next, isAfterNoun: place == .behind)
        let word = isPreposition ? .preposition : Grammar.analyze(segment.lower, at: place)
        words[index] = word
        switch word {
        case .verb, .beParticiple, .readerVerb, .readerPronoun, .subjectPronoun, .relative, .determiner:
            guard segment.isArgument else { break }
            // What an argument is made of are nouns and what belongs to them.
            words[index] = .unknown
            return readNominal(index)
        default: break
        }
        switch word {
        case .determiner(let rows):
            // "troppo grande", "muito grande": of degree, not of number.
            if place == .behind, rows[0].forms[0] == segment.lower, isBeforeAdjective(index) { break }
            readDeterminer(index)
        case .contraction:
            if let phrase, !phrases[phrase].isGoverned { outer = phrase }
            closePhrase()
            isGoverned = true
            readDeterminer(index)
        case .preposition:
            if let phrase, phrases[phrase].head == nil, phrases[phrase].attributes.isEmpty {
                phrases[phrase].isDate = !isPartitive(behind: index)
            }
            if let phrase, !phrases[phrase].isGoverned { outer = phrase }
            closePhrase()
            isGoverned = true
        case .adjective, .noun, .person, .unknown: readNominal(index)
        case .verb(let verb): readVerb(index, verb)
        case .beParticiple:
            isAfterHave = false
            isAfterVerb = true
            addPredicate(index)
        case .readerVerb(let isHave):
            closePhrase()
            (subject, isAfterVerb, isAfterHave, isGoverned) = (.reader, true, isHave, false)
        case .readerPronoun, .subjectPronoun:
            closePhrase()
            (isGoverned, outer) = (false, nil)
            if case .readerPronoun = word { subject = .reader } else { subject = .pronoun }
        case .reflexive: isReflexive = true
        case .conjunction: isCoordinated = phrase != nil
        case .relative:
            closePhrase()
            // The nearest noun that may be counted: "2 fotos de Ana que …" is about the photos.
            let antecedent = outer ?? last
            outer = nil
            subject = antecedent.map { .phrase($0) }
            (isRelative, isAfterVerb, isAfterHave, isGoverned) = (antecedent != nil, false, false, false)
        case .other: break
        }
    }

    private var place: RomancePlace {
        guard let phrase else { return isAfterVerb ? .behind : .start }
        if phrases[phrase].head != nil { return .behind }
        return phrases[phrase].number != nil || !phrases[phrase].determiners.isEmpty ? .noun : .start
    }

    private mutating func readGap(_ gap: String) {
        if gap.contains(where: { ".;:!?()[]{}\n—–¿¡\"“”«»".contains($0) }) {
            endClause()
        } else if gap.contains(",") || gap.contains("/") {
            closePhrase()
            (isGoverned, isAfterVerb, outer) = (false, false, nil)
        }
    }

    private mutating func readNumber(_ index: Int, _ number: WordMorphology.GrammaticalNumber) {
        if let current = phrase, !phrases[current].isEmpty, phrases[current].head != nil || isSeparate(index) {
            // "Página 2": a number behind its noun counts nothing, unless another noun follows.
            guard isBeforeNoun(index) else { return }
            closePhrase()
        }
        if phrase == nil { open() }
        if let phrase { phrases[phrase].number = number }
        (isAfterVerb, isCoordinated) = (false, false)
    }

    private func isSeparate(_ index: Int) -> Bool {
        index > 0 && !text.segments[index - 1].text.allSatisfy(\.isWhitespace)
    }

    private mutating func readDeterminer(_ index: Int) {
        if let current = phrase, !phrases[current].isEmpty {
            // "carpeta cierta": no noun of its own follows.
            guard isBeforeNoun(index) || nextWord(index) == nil && index + 1 < text.segments.count else {
                phrases[current].doubtful.append(index)
                return
            }
            closePhrase()
        }
        if phrase == nil { open() }
        if let phrase { phrases[phrase].determiners.append(index) }
        (isAfterHave, isCoordinated) = (false, false)
    }

    private mutating func readVerb(_ index: Int, _ verb: RomanceVerb) {
        closePhrase()
        outer = nil
        if subject == nil, let candidate { subject = .phrase(candidate) }
        if isRelative, verb.kind == .have, let subject {
            ambiguous.append((index, subject))
        } else if let subject {
            verbs.append((index, subject))
        } else {
            pendingVerbs.append(index)
        }
        (isAfterVerb, isAfterHave, isGoverned, isRelative) = (true, verb.kind == .have, false, false)
    }

    private mutating func addPredicate(_ index: Int) {
        if let subject { predicates.append((index, subject)) } else { pendingPredicates.append(index) }
    }

    // MARK: Nouns and what agrees with them

    private mutating func readNominal(_ index: Int) {
        let segment = text.segments[index]
        let isKnownNoun: Bool
        switch words[index] {
        case .noun, .person: isKnownNoun = true
        default: isKnownNoun = false
        }
        if isAfterHave, !segment.isArgument {
            // The participle behind "to have".
            isAfterHave = false
            return
        }
        if phrase == nil, !segment.isArgument {
            if isAfterVerb, !isGoverned { return readPredicate(index) }
            if let outer, isGoverned == false, isAdjective(index) {
                phrases[outer].attributes.append(index)
                return
            }
            if !isGoverned, !isKnownNoun, !isAdjective(index) || isDoubtful(index) { return readUnknown(index) }
        }
        if phrase == nil { open() }
        guard let phrase else { return }
        if isCoordinated, phrases[phrase].head != nil, !isAdjective(index) || isBeforeNoun(index) {
            let number = phrases[phrase].number
            let wasGoverned = phrases[phrase].isGoverned
            closePhrase()
            isGoverned = wasGoverned
            open()
            guard let next = self.phrase else { return }
            if !isName(index) { phrases[next].number = number }
            place(index, in: next)
            return
        }
        place(index, in: phrase)
    }

    private mutating func place(_ index: Int, in phrase: Int) {
        let isKnownNoun: Bool
        switch words[index] {
        case .noun, .person: isKnownNoun = true
        default: isKnownNoun = false
        }
        guard let head = phrases[phrase].head else {
            if isKnownNoun {
                phrases[phrase].head = index
            } else if isAdjective(index), !isNounByPlace(index, phrase) || isBeforeNoun(index) {
                phrases[phrase].attributes.append(index)
            } else if isBeforeKnownNoun(index) {
                phrases[phrase].doubtful.append(index)
            } else {
                phrases[phrase].head = index
            }
            return
        }
        if phrases[phrase].isGoverned, let outer, phrases[outer].head != nil, isAttribute(index, of: outer, not: phrase)
        {
            phrases[outer].attributes.append(index)
            return
        }
        switch words[index] {
        case .person: phrases[phrase].attributes.append(index)
        case .noun:
            // A noun behind a noun says which: "jeux vidéo", "palabras clave"; one that may be an adjective is in doubt.
            if Grammar.endings.adjective(text.segments[index].lower) != nil { phrases[phrase].doubtful.append(index) }
        case .adjective: phrases[phrase].attributes.append(index)
        default:
            let kind = Grammar.endings.kind(text.segments[index].lower)
            if isName(index) || kind == .adverb || kind == .gerund { return }
            if text.segments[index].piece == text.segments[head].piece, text.segments[index].isArgument,
                phrases[phrase].number == nil
            {
                return
            }
            if isAdjective(index), !isBeforeObject(index) {
                phrases[phrase].attributes.append(index)
            } else {
                phrases[phrase].doubtful.append(index)
                // It may as well be of the noun before the preposition.
                if phrases[phrase].isGoverned, let outer, outer != phrase { phrases[outer].doubtful.append(index) }
            }
        }
    }

    /// A word at the beginning that only looks like an adjective: "Elimina 2 foto" begins with a verb.
    private func isDoubtful(_ index: Int) -> Bool {
        guard case .unknown = words[index] else { return false }
        return !Grammar.endings.isParticiple(text.segments[index].lower) && nextWord(index) == nil
            && index + 2 < text.segments.count
    }

    /// Whether an adjective behind "2 copias de seguridad" is of the copies: it is unless it agrees, as written, with the
    /// nearer noun only, or that noun has an article of its own.
    private func isAttribute(_ index: Int, of outer: Int, not inner: Int) -> Bool {
        guard phrases[outer].number != nil, phrases[inner].number == nil, phrases[inner].attributes.isEmpty,
            let forms = forms(index), let head = phrases[inner].head, !text.segments[head].isArgument
        else { return false }
        let written = forms.gender(of: text.segments[index].lower)
        let near = gender(of: head)
        let far = phrases[outer].head.flatMap { gender(of: $0) }
        if !phrases[inner].determiners.isEmpty {
            return written != nil && near != nil && written != near && written == far
        }
        return !(written != nil && written == near && far != near && far != nil && written == .feminine)
    }

    private func gender(of index: Int) -> WordMorphology.GrammaticalGender? {
        switch words[index] {
        case .noun(let noun): noun.gender
        case .person(let forms): forms.gender(of: text.segments[index].lower)
        default: Grammar.endings.noun(text.segments[index].lower)?.gender
        }
    }

    /// Behind a verb: what is said of its subject, or another noun.
    private mutating func readPredicate(_ index: Int) {
        let lower = text.segments[index].lower
        switch words[index] {
        case .person where subject == .reader || subject == .pronoun: addPredicate(index)
        case .noun, .person:
            open()
            if let phrase { place(index, in: phrase) }
        case .adjective: addPredicate(index)
        default:
            if isName(index) { return }
            if isAdjective(index) {
                addPredicate(index)
            } else if Grammar.endings.kind(lower) != nil {
                return
            } else if Grammar.endings.noun(lower)?.gender == .feminine, lower.count > 6 {
                return
            } else if case .phrase(let phrase) = subject {
                phrases[phrase].doubtful.append(index)
            }
        }
    }

    /// A word of which nothing is known, where no noun is expected: most likely a verb.
    private mutating func readUnknown(_ index: Int) {
        if isReflexive, pendingVerbs.isEmpty, let pair = Grammar.endings.verb(text.segments[index].lower) {
            let verb = RomanceVerb(singular: pair.singular, plural: pair.plural, kind: .presenting)
            words[index] = .verb(verb)
            return readVerb(index, verb)
        }
        if isRelative, case .phrase(let phrase) = subject {
            phrases[phrase].doubtful.append(index)
            isRelative = false
        }
        if isName(index) || text.segments[index].text.first?.isUppercase == true && index > 0 {
            open()
            if let phrase { phrases[phrase].head = index }
        }
    }

    private mutating func open() {
        phrases.append(RomancePhrase(isGoverned: isGoverned))
        phrase = phrases.count - 1
        (isAfterVerb, isAfterHave, isCoordinated) = (false, false, false)
    }

    private mutating func closePhrase() {
        defer { (phrase, isCoordinated) = (nil, false) }
        guard let phrase else { return }
        if phrases[phrase].isGoverned {
            isGoverned = false
            if outer == nil { last = phrase }
            return
        }
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

    /// "Quedan 2 días", "Se han eliminado 2 fotos", "Están abiertas 2 puertas"; but "Contiene 2 fotos" is about another.
    private func isSubjectBehind(_ index: Int) -> Bool {
        guard case .verb(let verb) = words[index] else { return false }
        switch verb.kind {
        case .presenting: return true
        case .copula: return true
        case .plain, .have: return isReflexive
        }
    }

    private mutating func endClause() {
        closePhrase()
        // Nothing to agree with but what is outside of the run.
        predicates += pendingPredicates.map { ($0, .pronoun) }
        if phrases.isEmpty { verbs += pendingVerbs.map { ($0, .pronoun) } }
        (pendingVerbs, pendingPredicates, subject, candidate, last, outer) = ([], [], nil, nil, nil, nil)
        (isGoverned, isAfterVerb, isAfterHave, isReflexive, isRelative) = (false, false, false, false, false)
    }

    // MARK: Looking around

    /// "dos" before its noun.
    private func spelledNumber(_ index: Int) -> WordMorphology.GrammaticalNumber? {
        guard text.segments[index].isWord, index + 2 < text.segments.count, text.segments[index + 2].isWord,
            Grammar.lexicon.entries(text.segments[index].lower).contains(where: { $0.wordClass == .quantifier })
        else { return nil }
        return .plural
    }

    /// "2 de los archivos": a part of them is counted.
    private func isPartitive(behind index: Int) -> Bool {
        guard let next = nextWord(index) else { return false }
        if case .determiner = Grammar.analyze(text.segments[next].lower, at: .start) { return true }
        return false
    }

    /// The next word, with nothing but spaces between.
    private func nextWord(_ index: Int) -> Int? {
        guard index + 1 < text.segments.count else { return nil }
        if text.segments[index + 1].isWord { return index + 1 }
        guard index + 2 < text.segments.count, text.segments[index + 2].isWord,
            text.segments[index + 1].text.allSatisfy(\.isWhitespace)
        else { return nil }
        return index + 2
    }

    /// Whether a noun follows, perhaps behind adjectives.
    func isBeforeNoun(_ index: Int) -> Bool {
        var index = index
        for _ in 0..<4 {
            guard let next = nextWord(index) else { return false }
            switch Grammar.analyze(text.segments[next].lower, at: .behind) {
            case .noun, .person: return true
            case .unknown:
                return text.segments[next].isArgument || Grammar.endings.adjective(text.segments[next].lower) == nil
            case .adjective where text.segments[next].isArgument: return true
            case .adjective: index = next
            default: return false
            }
        }
        return false
    }

    private func isBeforeKnownNoun(_ index: Int) -> Bool {
        guard let next = nextWord(index) else { return false }
        switch Grammar.analyze(text.segments[next].lower, at: .behind) {
        case .noun, .person: return true
        default: return false
        }
    }

    private func isBeforeAdjective(_ index: Int) -> Bool {
        guard let next = nextWord(index) else { return false }
        switch Grammar.analyze(text.segments[next].lower, at: .behind) {
        case .adjective: return true
        case .unknown: return Grammar.endings.adjective(text.segments[next].lower) != nil
        default: return false
        }
    }

    /// Whether an article or the like follows: then the word before may be a verb.
    private func isBeforeObject(_ index: Int) -> Bool {
        guard let next = nextWord(index), !Grammar.endings.isParticiple(text.segments[index].lower) else {
            return false
        }
        switch Grammar.analyze(text.segments[next].lower, at: .start) {
        case .determiner, .relative: return true
        default: return false
        }
    }

    /// An adjective of the lexicon, or a word that looks like one.
    private func isAdjective(_ index: Int) -> Bool { forms(index) != nil }

    private func forms(_ index: Int) -> AgreeingForms? {
        switch words[index] {
        case .adjective(let rows): rows.first
        case .unknown: Grammar.endings.adjective(text.segments[index].lower)
        default: nil
        }
    }

    /// Whether a word that looks like an adjective stands where only a noun can: "2 tractores".
    private func isNounByPlace(_ index: Int, _ phrase: Int) -> Bool {
        guard case .unknown = words[index] else { return false }
        return text.segments[index].isArgument || phrases[phrase].isGoverned || phrases[phrase].number != nil
            || !phrases[phrase].determiners.isEmpty
    }

    /// "iPhone", "PDF": a capital inside tells an acronym or a name, whose ending tells nothing.
    func isName(_ index: Int) -> Bool {
        guard !text.isUppercase else { return false }
        let written = text.segments[index].text
        if written.dropFirst().contains(where: \.isUppercase) { return true }
        // A capital behind a word in lower case: "2 cuentas Google".
        guard let head = phrase.flatMap({ phrases[$0].head }), case .unknown = words[index] else { return false }
        return written.first?.isUppercase == true && text.segments[head].text.first?.isLowercase == true
    }
}
