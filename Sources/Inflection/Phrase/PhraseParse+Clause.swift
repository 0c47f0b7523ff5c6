// Verbs, predicates and relative clauses, and what they agree with.
extension PhraseParse {
    mutating func readVerb(_ index: Int, _ verb: VerbForms) {
        if !clause.isSubordinate, clause.outside == nil, grammar.isFiniteAtEnd(text[index].lower) {
            words[index] = .unknown
            return Chunks.readNominal(index, &self)
        }
        let isBehindComma = clause.joining.isBehindComma && phrase == nil
        closePhrase()
        (clause.outer, clause.isFirst) = (nil, false)
        // "ont rejoint": the participle.
        if clause.isAfterHave, verb.kind == .plain, !Chunks.participlesStay {
            clause.isAfterHave = false
            return
        }
        // "Could 2 files have been lost?"
        if clause.isAfterModal { return readPlainVerb() }
        if text[index].lower == verb.plural {
            if clause.infinitive.take() { return }
            if grammar.isInfinitive(index, in: text) { return readPlainVerb() }
            if verb.kind == .plain, isLabel(index) { return readLabel(index) }
        }
        let isFull = Chunks.isFull(verb, isBehindRelative: clause.outside?.isNext == true)
        if clause.hasAuxiliary, !clause.joining.isAfterLink, isFull { return }
        if let relativeOwner = clause.relativeOwner {
            ambiguous.append((index, .phrase(relativeOwner)))
            clause.relativeOwner = nil
        }
        if let next = clause.joining.nextSubject ?? inheritedSubject { clause.subject = .phrase(next) }
        Chunks.chooseSubject(of: index, verb, &self)
        clause.joining.readVerb()
        if let main = clause.outside, clause.joining.nextSubject == nil {
            if main.isNext { (clause.subject, clause.relativeObject) = (.phrase(main.subject), nil) }
            clause.outside = main.isNext ? nil : (main.subject, true)
        }
        if clause.subject == nil, isBeforePronoun(index) {
            // "2 pessoas ajudam você": the pronoun may be the object.
            if Chunks.pronounsMayBeObjects, let candidate = clause.candidate {
                phrases[candidate].doubtful.append(index)
            }
            clause.subject = .pronoun
        }
        if clause.subject == nil, let candidate = clause.candidate { clause.subject = .phrase(candidate) }
        if clause.isDoubtful, let outside = clause.outside {
            // Of "Ana sent", or what comes behind it.
            ambiguous.append((index, .phrase(outside.subject)))
            clause.isDoubtful = false
        } else if let subject = clause.subject, Chunks.isAmbiguous(index, verb, isBehindComma: isBehindComma, self) {
            ambiguous.append((index, subject))
        } else if let subject = clause.subject {
            verbs.append((index, subject))
        } else {
            clause.pendingVerbs.append(index)
        }
        (clause.isAfterVerb, clause.isAfterHave, clause.isGoverned, clause.isRelative) = (
            true, verb.kind == .have, false, false
        )
        clause.isSubjectRelative = false
        clause.hasAuxiliary = Chunks.participlesStay && (verb.kind == .have || verb.kind == .copula)
        clause.isAfterOwner = clause.subject != nil && verb.kind == .have
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

    mutating func readRelative(_ index: Int, isSubject: Bool) {
        closePhrase()
        // The nearest noun that may be counted: "2 fotos de Ana que …" is about the photos.
        let antecedent = clause.outer ?? clause.last
        clause.outer = nil
        if let antecedent { relatives.append((index, antecedent)) }
        // "1 photo in 2 albums that …" may be of either.
        clause.isDoubtful =
            Chunks.relativesMayReachBack && phrases.last?.number != nil && antecedent != phrases.indices.last
        clause.subject = antecedent.map { .phrase($0) } ?? (isSubject ? .pronoun : nil)
        leave(antecedent)
        (clause.isRelative, clause.isAfterVerb, clause.isAfterHave, clause.isGoverned) = (
            antecedent != nil, false, false, false
        )
        clause.isSubjectRelative = isSubject && antecedent != nil
        clause.joining.readRelative()
        (clause.hasAuxiliary, clause.isAfterOwner, clause.infinitive) = (false, false, .none)
    }

    /// "2 Geräte, deren Akku leer ist, …": the relative clause has a subject of its own.
    mutating func readRelativeDeterminer(_ index: Int, agrees: Bool) {
        closePhrase()
        if let antecedent = clause.outer ?? clause.last {
            if agrees { relatives.append((index, antecedent)) }
            leave(antecedent)
        }
        (clause.subject, clause.candidate, clause.outer, clause.isGoverned) = (nil, nil, nil, false)
        clause.joining.readRelative()
        (clause.hasAuxiliary, clause.isAfterVerb, clause.isAfterHave) = (false, false, false)
    }

    /// "2 fotos que has añadido fueron eliminadas": the verb behind that of the relative clause is of the noun before it.
    mutating func leave(_ antecedent: Int?) {
        guard let antecedent, !phrases[antecedent].isGoverned else { return }
        clause.outside = (clause.candidate ?? antecedent, false)
    }

    mutating func addPredicate(_ index: Int) {
        if let subject = clause.subject {
            predicates.append((index, subject))
        } else {
            clause.pendingPredicates.append(index)
        }
    }

    /// "Quedan 2 días", "Se han eliminado 2 fotos", "Están abiertas 2 puertas"; but "Contiene 2 fotos" is about another.
    func isSubjectBehind(_ index: Int) -> Bool {
        guard case .verb(let verb) = words[index] else { return false }
        return Chunks.isSubjectBehind(index, verb, self)
    }

    /// Of a relative clause without a verb that is known, the last word may be it: "2 personen die je volgt".
    mutating func closeRelative() {
        guard let lastWord else { return }
        if let relativeOwner = clause.relativeOwner {
            phrases[relativeOwner].doubtful.append(lastWord)
        } else if clause.isRelative, case .phrase(let phrase) = clause.subject {
            phrases[phrase].doubtful.append(lastWord)
        }
        (clause.relativeOwner, clause.isRelative) = (nil, false)
    }

    mutating func endClause() {
        closePhrase()
        if clause.isSubordinate, !clause.joining.hasVerb, let lastWord, words[lastWord].isUnknown,
            let candidate = clause.candidate, !phrases[candidate].words.contains(lastWord)
        {
            // "Wenn 2 Personen beitritt, …": a verb that is not known.
            phrases[candidate].doubtful.append(lastWord)
        }
        Chunks.closeRelative(&self)
        Chunks.endClause(&self)
        // Nothing to agree with but what is outside of the run.
        predicates += clause.pendingPredicates.map { ($0, .pronoun) }
        if phrases.allSatisfy({ $0.isGoverned || !isNominal($0) && $0.isEmpty }) {
            verbs += clause.pendingVerbs.map { ($0, .pronoun) }
        }
        clause = Clause()
        clauseStarts.append(position)
    }
}
