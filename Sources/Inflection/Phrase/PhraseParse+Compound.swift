// Languages whose nouns stand in rows, of which the grammar tells the head: "2 search results". Nothing marks where a clause
// within another begins; what is counted does: "Ana says 2 files are missing".
extension PhraseParse {
    mutating func readCompound(_ index: Int) {
        if isVerbOfRelative(index) { return readPlainVerb() }
        if let verb = verbBehindSingular(index) {
            words[index] = .verb(verb)
            return readVerb(index, verb)
        }
        let shared =
            phrase == nil && isCommon(index) && !text.isBeforeNumber(index) ? sharedNumber(index, isRow: true) : nil
        if phrase == nil { open() }
        guard let phrase else { return }
        if let shared { (phrases[phrase].number, phrases[phrase].sharesNumber) = (shared, true) }
        phrases[phrase].attributes.append(index)
    }

    /// "2 versions of this document conflict": behind "this" and a noun, no plural of the same phrase.
    private func verbBehindSingular(_ index: Int) -> VerbForms? {
        guard let phrase, phrases[phrase].isGoverned, phrases[phrase].number == nil,
            let last = phrases[phrase].words.last,
            let first = phrases[phrase].determiners.last, case .determiner(let rows) = words[first],
            rows.contains(where: { $0.number(of: text[first].lower) == .singular }),
            text.wordBefore(index) == last, words[last].noun != nil || words[last].isUnknown,
            let forms = grammar.endings.verb(text[index].lower), forms.singular == text[index].lower
        else { return nil }
        return VerbForms(singular: forms.singular, plural: forms.plural, kind: .plain)
    }

    var placeInRow: PhrasePlace? {
        guard let phrase else { return clause.isGoverned || clause.isAfterVerb ? .noun : nil }
        return phrases[phrase].attributes.allSatisfy(isModifier) ? nil : .behind
    }

    /// A noun of the translation that is no name: "2 photos and videos", but "2 photos and Ana".
    private func isCommon(_ index: Int) -> Bool {
        text.isUppercase || text[index].text.first?.isLowercase == true
    }

    /// Behind "who", or behind "that" what is no noun: "that contained errors"; but "that people shared".
    private func isVerbOfRelative(_ index: Int) -> Bool {
        guard clause.isRelative, phrase == nil, !clause.isGoverned, isCommon(index), !text[index].isArgument
        else { return false }
        return clause.isSubjectRelative || !isKnownNoun(index) && !isBehindWhose(index)
    }

    private func isBehindWhose(_ index: Int) -> Bool {
        guard let before = text.wordBefore(index) else { return false }
        return text[before].reading.isListed(.relativeDeterminer)
    }

    private func isKnownNoun(_ index: Int) -> Bool {
        words[index].noun != nil
            || text[index].reading.entries.contains(where: \.wordClass.isNoun)
    }

    /// A verb that shows no number: "liked 2 photos", "can have".
    mutating func readPlainVerb() {
        closePhrase()
        clause.joining.readVerb()
        clause.relative?.stage = .verb
        if clause.infinitive == .bare { clause.infinitive = .none }
        clause.leavePreposition()
        clause.behind = .verb
    }

    /// A word of no phrase, unless one of degree behind a number: "2 more files".
    mutating func readAdverb(_ index: Int) {
        guard let phrase else { return }
        let isOfDegree = text[index].reading.isListed(.degree)
        if !phrases[phrase].isEmpty || phrases[phrase].number != nil && !isOfDegree { closePhrase() }
    }

    /// A pronoun is the subject of the next verb; directly behind a phrase, in a clause of its own: "2 files you shared".
    mutating func readPronoun(_ index: Int, _ subject: PhraseSubject) {
        let antecedent = phrase.map { clause.outer ?? $0 }
        closePhrase()
        let isRelative = clause.isRelative || antecedent != nil
        if isRelative {
            let stage: Relative.Stage =
                switch text.nextWord(index).map({ word($0, at: .behind) }) {
                case .verb, .auxiliary: .subject
                default: .verb
                }
            if clause.isRelative {
                clause.relative?.stage = stage
            } else {
                enter(Relative(stage: stage), of: antecedent)
            }
        }
        (clause.subject, clause.outer) = (subject, nil)
        clause.leavePreposition()
        if clause.first == nil { clause.first = subject }
        _ = clause.joining.take()
    }

    /// Closes a phrase before a number or a determiner: its last word may be a verb that has an object, "1 person liked 2 photos",
    /// or a participle, "1 person following 2 channels". Behind a noun, what "the" begins has a verb of its own: "2 files the server
    /// validates".
    mutating func closeBeforeObject(isDefinite: Bool = false) {
        guard let phrase else { return }
        let row = phrases[phrase].attributes
        guard let last = row.last, !text[last].isArgument else { return closePhrase() }
        let isLong = row.count > 1 || phrases[phrase].number != nil
        if isLong, grammar.endings.kind(text[last].lower) == .gerund, words[last].noun == nil {
            return govern([])
        }
        let isVerb = isLong && isModifier(last) && !phrases[phrase].isGoverned
        let antecedent = isDefinite && words[last].noun != nil ? clause.outer ?? phrase : nil
        closePhrase()
        if isVerb { clause.joining.readVerb() }
        guard let antecedent, clause.relative == nil, !phrases[antecedent].isGoverned else { return }
        enter(Relative(stage: .opened(isSubject: false)), of: antecedent)
    }

    func isDefinite(_ index: Int) -> Bool {
        text[index].reading.isListed(.definite)
    }

    /// "these last 2 messages": whether a number may belong to the words before it.
    func isOpen(_ phrase: Int) -> Bool {
        !phrases[phrase].determiners.isEmpty && phrases[phrase].number == nil
            && phrases[phrase].attributes.allSatisfy(isModifier)
    }

    /// At a sign within a sentence; "9+ new items" goes on.
    mutating func closeRow() {
        if let phrase, !phrases[phrase].isEmpty { closePhrase() }
    }

    mutating func nameHead(_ phrase: Int) {
        let head = grammar.head(of: phrases[phrase].attributes, in: text)
        phrases[phrase].head = head
        phrases[phrase].attributes.removeAll { $0 == head }
    }

    /// What the next verb may agree with.
    mutating func offer(_ index: Int) {
        let phrase = phrases[index]
        if clause.isRelative {
            // "2 files that Ana has shared".
            clause.subject = .phrase(index)
            clause.relative?.stage = .subject
            // "that Ana shared": the last word of a row is the verb, or may be it.
            guard let last = phrase.words.max(), !phrase.attributes.isEmpty, isCommon(last) else { return }
            if isModifier(last) {
                clause.relative?.stage = .verb
            } else {
                clause.relative?.isDoubtful = words[last].isUnknown
            }
            return
        }
        if clause.joining.isBehindPronoun || isAdverbial(phrase) { return }
        if clause.first == nil { clause.first = .phrase(index) }
        // "2 people say the file is great".
        let isOfContent = clause.joining.hasVerb && clause.relative == nil
        // "Sorry, 2 items are …": joined to nothing.
        let isApart = phrase.link == nil || phrase.link == .comma && coordinations[index] == nil
        guard clause.candidate == nil || isApart && (phrase.number != nil || isOfContent) else { return }
        clause.candidate = index
        if !hasPendingVerb { (clause.subject, clause.state) = (nil, .subject) }
    }

    /// "Every 2 minutes".
    private func isAdverbial(_ phrase: Phrase) -> Bool {
        phrase.number != nil && phrase.determiners.contains { text[$0].lower == "every" }
    }

    private func isModifier(_ index: Int) -> Bool { if case .adjective = words[index] { true } else { false } }

    /// What a verb agrees with, where "and" or "there" stands before it.
    mutating func chooseSubject(of index: Int, _ verb: VerbForms) {
        if let before = text.wordBefore(index), case .determiner = words[before], clause.candidate != nil,
            !text[before].reading.isListed(.singularQuantifier)
        {
            // "2 people think this is new".
            clause.subject = .pronoun
        } else if let next = clause.joining.nextSubject, !clause.isRelative {
            separate(next)
        } else if verb.kind == .presenting {
            (clause.subject, clause.candidate) = (nil, nil)
        } else if clause.joining.isAfterLink, let first = clause.first {
            clause.subject = first
        } else if clause.subject == nil, clause.candidate == nil, let tentative = clause.tentative {
            clause.subject = .phrase(tentative)
        }
    }

    /// "1 person liked 2 photos and 1 video was removed": what begins a clause is joined to nothing.
    private mutating func separate(_ phrase: Int) {
        coordinations.separate(phrase)
    }

    /// "Have 2 files been deleted?", "Do 2 people …?": of verbs but "to be", only in questions the subject stands behind.
    func isQuestion(_ index: Int) -> Bool {
        guard case .verb(let verb) = words[index], verb.kind == .have else { return false }
        return text.isQuestion(index, reach: Self.reach)
            || text.tokens[index...].prefix(Self.reach).contains { $0.lower == "been" }
    }
}
