// Verbs, predicates and relative clauses, and what they agree with.
extension PhraseParse {
    mutating func readVerb(_ index: Int, _ verb: VerbForms) {
        if !isSubordinate, clause.relative == nil, grammar.isFiniteAtEnd(text[index].lower) {
            words[index] = .unknown
            return Chunks.readNominal(index, &self)
        }
        let isBehindComma = clause.joining.isBehindComma && phrase == nil
        closePhrase()
        clause.outer = nil
        clause.begin()
        // "ont rejoint": the participle.
        if clause.behind == .have, verb.kind == .plain, !Chunks.participlesStay { return clause.behind = .verb }
        // "Could 2 files have been lost?"
        if clause.infinitive == .bare { return readPlainVerb() }
        if text[index].lower == verb.plural {
            if clause.infinitive.take() { return }
            if grammar.isInfinitive(index, in: text) { return readPlainVerb() }
            if verb.kind == .plain, isLabel(index) { return readLabel(index) }
        }
        let isFull = Chunks.isFull(verb, isBehindRelative: clause.relative?.stage == .verb)
        if clause.hasAuxiliary, !clause.joining.isAfterLink, isFull { return }
        if case .pronoun(let owner) = clause.relative?.stage { ambiguous.append((index, .phrase(owner))) }
        if let next = clause.joining.nextSubject ?? inheritedSubject { clause.subject = .phrase(next) }
        Chunks.chooseSubject(of: index, verb, &self)
        clause.joining.readVerb()
        leaveRelatives()
        if clause.subject == nil, isBeforePronoun(index) {
            // "2 pessoas ajudam você": the pronoun may be the object.
            if Chunks.pronounsMayBeObjects, let candidate = clause.candidate {
                phrases[candidate].doubtful.append(index)
            }
            clause.subject = .pronoun
        }
        if clause.subject == nil, let candidate = clause.candidate { clause.subject = .phrase(candidate) }
        if clause.relative?.isDoubtful == true, let outside = enclosing.last?.subject {
            // Of "Ana sent", or what comes behind it.
            ambiguous.append((index, outside))
            clause.relative?.isDoubtful = false
        } else if let subject = clause.subject, Chunks.isAmbiguous(index, verb, isBehindComma: isBehindComma, self) {
            ambiguous.append((index, subject))
        } else if let subject = clause.subject {
            verbs.append((index, subject))
        } else {
            clause.pending.append(index)
        }
        clause.relative?.stage = .verb
        clause.behind = verb.kind == .have ? .have : .verb
        clause.leavePreposition()
        let isAuxiliary = Chunks.participlesStay && (verb.kind == .have || verb.kind == .copula)
        let isOwner = clause.subject != nil && verb.kind == .have
        clause.state = .predicate(isOwner ? .owner : isAuxiliary ? .some : .none)
        if verb.kind == .modal { clause.infinitive = .expected }
    }

    /// Verbs that were read, each with its forms.
    func forms(
        of verbs: [(index: Int, subject: PhraseSubject)]
    ) -> [(index: Int, verb: VerbForms, subject: PhraseSubject)] {
        verbs.compactMap { index, subject in
            if case .verb(let verb) = words[index] { (index, verb, subject) } else { nil }
        }
    }

    private var inheritedSubject: Int? {
        guard let inherited = clause.inherited, phrases[inherited].number != nil else { return nil }
        // "En 2 días, 1 suscripción caduca".
        let isFirst = clause.subject == nil && clause.candidate == nil && phrases[inherited].link == .comma
        return clause.joining.startsClause || isFirst ? inherited : nil
    }

    mutating func addPredicate(_ index: Int) {
        if let subject = clause.subject {
            predicates.append((index, subject))
        } else {
            clause.pending.append(index)
        }
    }

    /// "Quedan 2 días", "Se han eliminado 2 fotos", "Están abiertas 2 puertas"; but "Contiene 2 fotos" is about another.
    func isSubjectBehind(_ index: Int) -> Bool {
        guard case .verb(let verb) = words[index] else { return false }
        return Chunks.isSubjectBehind(index, verb, self)
    }

    mutating func endClause() {
        closePhrase()
        if isSubordinate, !clause.joining.hasVerb, let lastWord, words[lastWord].isUnknown,
            let candidate = clause.candidate, !phrases[candidate].words.contains(lastWord)
        {
            // "Wenn 2 Personen beitritt, …": a verb that is not known.
            phrases[candidate].doubtful.append(lastWord)
        }
        Chunks.closeRelative(&self)
        Chunks.endClause(&self)
        // Nothing to agree with but what is outside of the run.
        let isAlone = phrases.allSatisfy { $0.isGoverned || !isNominal($0) && $0.isEmpty }
        agree(clause.pending.filter { isAlone || !isVerb($0) }, with: .pronoun)
        beginClause()
        clauseStarts.append(position)
    }

    func isVerb(_ index: Int) -> Bool { if case .verb = words[index] { true } else { false } }

    /// Whether a verb waits for its subject.
    var hasPendingVerb: Bool { clause.pending.contains(where: isVerb) }

    mutating func agree(_ pending: [Int], with subject: PhraseSubject) {
        for index in pending {
            if isVerb(index) { verbs.append((index, subject)) } else { predicates.append((index, subject)) }
        }
    }
}
