internal import LocaleFormatGrammar

/// What agrees with a noun stands before it, its postposition behind it, and verbs at the end: "आपके 2 फ़ोटो एल्बम में जोड़े गए".
///
/// Whether a word is an attribute or a verb shows where the next noun comes, or none: until then it is kept as both.
enum PostpositionsBehind: Chunker {
    static func readNominal<G: PhraseGrammar>(_ index: Int, _ parse: inout PhraseParse<G>) {
        if parse.words[index].noun != nil || parse.text[index].isArgument { return parse.readHead(index) }
        parse.clause.pending.append(index)
        if parse.grammar.isAuxiliary(parse.text[index].lower) { parse.leaveUnknown() }
        parse.openAttribute(index)
        if let phrase = parse.phrase, parse.words[index].isUnknown, parse.phrases[phrase].number != nil,
            !parse.phrases[phrase].isDate
        {
            parse.phrases[phrase].doubtful.append(index)
        }
    }

    /// What a word is does not depend on its place.
    static func place<G: PhraseGrammar>(_ parse: PhraseParse<G>) -> PhrasePlace? { .start }

    /// The postposition is behind the noun that is read already; one that agrees with the next noun is an attribute: का.
    static func readPreposition<G: PhraseGrammar>(
        _ index: Int, isContraction: Bool, _ cases: [WordMorphology.GrammaticalCase], _ parse: inout PhraseParse<G>
    ) {
        parse.leaveUnknown()
        if isContraction { parse.openAttribute(index) } else { parse.dropAttributes() }
    }

    static func readAdverb<G: PhraseGrammar>(_ index: Int, _ parse: inout PhraseParse<G>) {
        parse.clause.pending.append(index)
        if parse.grammar.isAuxiliary(parse.text[index].lower) { parse.leaveUnknown() }
        // "आपके पास 1 संदेश": it stands behind what would agree with a noun.
        if parse.text[index].reading.has(.relationalNoun) { parse.dropAttributes() }
    }

    /// आप 2 फ़ाइलें हटाना चाहते हैं, but आप ने 2 फ़ाइलें हटाईं.
    static func readPronoun<G: PhraseGrammar>(_ index: Int, _ subject: PhraseSubject, _ parse: inout PhraseParse<G>) {
        if !parse.isBeforePostposition(index) { parse.clause.subject = subject }
    }

    static func readConjunction<G: PhraseGrammar>(_ link: Coordination.Link, _ parse: inout PhraseParse<G>) {
        parse.leaveUnknown()
        parse.dropAttributes()
        parse.endClauseBehindVerb()
    }

    static func readComma<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) { parse.endClauseBehindVerb() }
    static func readQuotation<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) {}

    static func finish<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>) {
        guard parse.phrases[phrase].head == nil else { return }
        // "पृष्ठ 2" counts nothing; and no noun came, so that the words are verbs.
        (parse.phrases[phrase].number, parse.phrases[phrase].attributes) = (nil, [])
    }

    static func offer<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>) {
        if parse.isSubject(phrase, before: parse.clause.candidate) { parse.clause.candidate = phrase }
    }

    static func offerGoverned<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>) {
        offer(phrase, &parse)
    }

    static func endClause<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) {
        let candidate = parse.clause.candidate.flatMap { parse.phrases[$0].isGoverned ? nil : PhraseSubject.phrase($0) }
        let subject = parse.clause.subject ?? candidate ?? .pronoun
        parse.agree(parse.clause.pending, with: subject)
        parse.clause.pending = []
    }
}

extension PhraseParse {
    /// Whether verbs rather agree with a phrase than with one before it: the first without a postposition, but not with what stands
    /// directly before a number, "बस 2 चरण".
    func isSubject(_ phrase: Int, before other: Int?) -> Bool {
        guard let other else { return true }
        guard !phrases[phrase].isGoverned else { return false }
        let isBeforeNumber = phrases[other].head.map { text.isBeforeNumber($0) } ?? false
        return phrases[other].isGoverned || phrases[phrase].number != nil && isBeforeNumber
    }

    /// "2 फ़ोटो हटाए गए और 1 वीडियो जोड़ा गया": a clause has ended.
    fileprivate mutating func endClauseBehindVerb() {
        // A word that agrees, with no noun behind it, is the verb as well: "2 फ़ोटो मिले और 1 वीडियो …".
        let hasVerb = clause.pending.suffix(Self.reach).contains {
            grammar.isAuxiliary(text[$0].lower) || $0 == position - 1 && !words[$0].isOther
        }
        if hasVerb, clause.candidate != nil { endClause() }
    }

    fileprivate mutating func openAttribute(_ index: Int) {
        if phrase == nil { open() }
        if let phrase { phrases[phrase].attributes.append(index) }
    }

    fileprivate mutating func dropAttributes() { if let phrase { phrases[phrase].attributes = [] } }

    /// Behind a number, words of which nothing is known: one of them was the noun. Where there are none, no such word will be: "2 गए".
    fileprivate mutating func leaveUnknown() {
        guard let phrase else { return }
        if !phrases[phrase].doubtful.isEmpty {
            self.phrase = nil
        } else {
            phrases[phrase].isDate = phrases[phrase].number != nil
        }
    }

    /// A noun, or a name: the last word of an argument.
    fileprivate mutating func readHead(_ index: Int) {
        let isKnown = words[index].noun != nil
        clause.pending = []
        let isInName = index + 1 < text.indices.count && text[index + 1].isArgument && text[index + 1].isWord
        guard isKnown || !isInName else { return }
        if phrase == nil { open() }
        guard let phrase else { return }
        phrases[phrase].head = index
        guard isKnown || text[index].morphology?.grammaticalGender != nil else {
            // Nothing agrees with it, and it is no subject.
            self.phrase = nil
            return
        }
        phrases[phrase].cases = cases(of: index)
        let isGoverned = phrases[phrase].cases == [.prepositional]
        // "2 दिन पहले": a time, and no subject.
        let isAdverbial = wordBehind(index).map { grammar.isBehindTime(text[$0].lower) } ?? false
        phrases[phrase].isGoverned = isGoverned || isAdverbial
        let link = phrases[phrase].link
        if clause.joining.joint == nil { phrases[phrase].link = nil }
        closePhrase()
        // "2 फ़ोटो और एल्बम में 1 वीडियो": joined is the next.
        if isGoverned, let link, clause.joining.joint != nil { clause.joining.read(link, isAfterPhrase: true) }
    }

    fileprivate func isBeforePostposition(_ index: Int) -> Bool {
        wordBehind(index).map(isPostposition) ?? false
    }

    private func isPostposition(_ index: Int) -> Bool {
        text[index].reading.has(.preposition) || text[index].reading.has(.contraction)
    }

    private func wordBehind(_ index: Int) -> Int? {
        text.indices[(index + 1)...].prefix(Self.reach).first { text[$0].isWord }
    }

    /// Oblique before a postposition; of joined nouns, the one behind the last stands for all. What a run ends with may be either.
    private func cases(of index: Int) -> [WordMorphology.GrammaticalCase] {
        var index = index
        for _ in 0..<Self.reach {
            guard let next = wordBehind(index) else {
                let isBeforePostposition = grammar.lexicon.entries(text.wordFollowing).contains {
                    $0.wordClass == .preposition || $0.wordClass == .contraction
                }
                return isBeforePostposition ? [.prepositional] : [.nominative, .prepositional]
            }
            if isPostposition(next) { return [.prepositional] }
            guard text[next].reading.entries.contains(where: { $0.wordClass.link != nil }),
                let noun = nounBehind(next)
            else { return [] }
            index = noun
        }
        return []
    }

    /// The noun behind a conjunction, with attributes before it.
    private func nounBehind(_ conjunction: Int) -> Int? {
        var index = conjunction
        for _ in 0..<4 {
            guard let next = wordBehind(index) else { return nil }
            if word(next, at: .start).noun != nil { return next }
            if isPostposition(next) || grammar.isAuxiliary(text[next].lower) { return nil }
            index = next
        }
        return nil
    }
}
