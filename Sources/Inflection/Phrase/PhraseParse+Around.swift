internal import LocaleFormatGrammar

// Languages whose adjectives stand on both sides of their noun, and agree in the predicate too.
extension PhraseParse {
    mutating func readAround(_ index: Int) {
        let segment = text[index]
        let isKnownNoun = words[index].noun != nil
        if clause.behind == .have, !segment.isArgument {
            // The participle behind "to have".
            clause.behind = .verb
            if let object = clause.relative?.object { predicates.append((index, .phrase(object))) }
            clause.relative?.object = nil
            return
        }
        if phrase == nil, !segment.isArgument {
            if clause.isAfterVerb, !clause.isGoverned { return readPredicate(index) }
            if let outer = clause.outer, clause.isGoverned == false, isAdjective(index) {
                phrases[outer].attributes.append(index)
                return
            }
            // "2 abonnements se renouvelle": whatever it ends like, a verb.
            let isVerb = words[index].isUnknown && isDirectlyReflexive(index)
            if !clause.isGoverned, !isKnownNoun, isVerb || !isAdjective(index) || isDoubtful(index) {
                return readUnknown(index)
            }
        }
        if phrase == nil { open() }
        guard let phrase else { return }
        if isCoordinated, phrases[phrase].head != nil, !isAdjective(index) || isBeforeNoun(index),
            !words[index].isUnknown || grammar.endings.kind(segment.lower) == nil
        {
            let number = phrases[phrase].number
            let wasGoverned = phrases[phrase].isGoverned
            closePhrase()
            if wasGoverned { clause.returnToPreposition() }
            open()
            guard let next = self.phrase else { return }
            if !isName(index) { (phrases[next].number, phrases[next].sharesNumber) = (number, number != nil) }
            place(index, in: next)
            return
        }
        place(index, in: phrase)
    }

    private mutating func place(_ index: Int, in phrase: Int) {
        let isKnownNoun = words[index].noun != nil
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
        if phrases[phrase].isGoverned, let outer = clause.outer, phrases[outer].head != nil {
            if isCoordinated, phrases[phrase].attributes.isEmpty, !phrases[outer].attributes.isEmpty, isAdjective(index)
            {
                // "2 anuncios publicados en tu perfil y vistos por Ana".
                guard grammar.endings.isParticiple(text[index].lower) else {
                    return phrases[outer].doubtful.append(index)
                }
                return phrases[outer].attributes.append(index)
            }
            if isAttribute(index, of: outer, not: phrase) { return phrases[outer].attributes.append(index) }
            if !phrases[phrase].attributes.isEmpty, isAdjective(index) { phrases[outer].doubtful.append(index) }
        }
        switch words[index] {
        case .noun(let noun) where noun.person != nil: phrases[phrase].attributes.append(index)
        case .noun(let noun):
            // A noun behind a noun says which: "jeux vidéo", "palabras clave"; one that may be an adjective is in doubt, and so is a
            // plural.
            if noun.isPlural == true || grammar.adjectiveForms(text[index].lower) != nil {
                phrases[phrase].doubtful.append(index)
            }
        case .adjective:
            // "2 chevaux blancs courts": short, or they run.
            let isVerb = text[index].reading.entries.contains(where: \.wordClass.isVerb)
            if isVerb, phrases[phrase].attributes.contains(where: { $0 > head }) {
                phrases[phrase].doubtful.append(index)
            } else {
                phrases[phrase].attributes.append(index)
            }
        default:
            let kind = grammar.endings.kind(text[index].lower)
            if isName(index) || kind == .adverb || kind == .gerund { return }
            if text[index].piece == text[head].piece, text[index].isArgument,
                phrases[phrase].number == nil
            {
                return
            }
            if isAdjective(index), !isBeforeObject(index) {
                phrases[phrase].attributes.append(index)
            } else {
                phrases[phrase].doubtful.append(index)
                // It may as well be of the noun before the preposition.
                if phrases[phrase].isGoverned, let outer = clause.outer, outer != phrase {
                    phrases[outer].doubtful.append(index)
                }
            }
        }
    }

    /// A word at the beginning that only looks like an adjective: "Elimina 2 foto" begins with a verb.
    private func isDoubtful(_ index: Int) -> Bool {
        guard words[index].isUnknown else { return false }
        return !grammar.endings.isParticiple(text[index].lower) && text.nextWord(index) == nil
            && index + 1 < text.indices.count
    }

    /// Whether an adjective behind "2 copias de seguridad" is of the copies: it is unless it agrees, as written, with the
    /// nearer noun only, or that noun has an article of its own.
    private func isAttribute(_ index: Int, of outer: Int, not inner: Int) -> Bool {
        guard phrases[outer].number != nil, phrases[inner].number == nil, let forms = forms(index),
            let head = phrases[inner].head, !text[head].isArgument
        else { return false }
        let written = forms.gender(of: text[index].lower)
        let near = gender(of: head)
        let far = phrases[outer].head.flatMap { gender(of: $0) }
        if words[head].isUnknown, !text.isUppercase, text[head].text.first?.isUppercase == true,
            grammar.endings.isParticiple(text[index].lower)
        {
            // "2 músicas da Anitta baixadas".
            return true
        }
        if !phrases[inner].determiners.isEmpty {
            return written != nil && near != nil && written != near && written == far
        }
        if !phrases[inner].attributes.isEmpty {
            // "2 vídeos en alta definición descargados".
            return grammar.endings.isParticiple(text[index].lower)
                || written != nil && near != nil && written != near
        }
        return !(written != nil && written == near && far != near && far != nil && written == .feminine)
    }

    private func gender(of index: Int) -> WordMorphology.GrammaticalGender? {
        switch words[index] {
        case .noun(let noun): noun.gender
        default: grammar.endings.noun(text[index].lower)?.gender
        }
    }

    /// Behind a verb: what is said of its subject, or another noun.
    private mutating func readPredicate(_ index: Int) {
        let lower = text[index].lower
        switch words[index] {
        case .noun(let noun) where noun.person != nil && (clause.subject == .reader || clause.subject == .pronoun):
            addPredicate(index)
        case .noun:
            open()
            if let phrase { place(index, in: phrase) }
        case .adjective where text.fixed[index] == .verb && isBehindPlainVerb: break
        case .adjective: addPredicate(index)
        default:
            if isName(index) || grammar.endings.kind(lower) == .adverb { return }
            if isAdjective(index) {
                addPredicate(index)
            } else if grammar.endings.kind(lower) != nil {
                return
            } else if grammar.endings.noun(lower)?.gender == .feminine, lower.count > 6 {
                return
            } else if case .phrase(let phrase) = clause.subject {
                phrases[phrase].doubtful.append(index)
            }
        }
    }

    private var isBehindPlainVerb: Bool {
        guard let last = verbs.last?.index, case .verb(let verb) = words[last] else { return false }
        return verb.kind == .plain
    }

    /// A word of which nothing is known, where no noun is expected: most likely a verb.
    private mutating func readUnknown(_ index: Int) {
        if clause.isReflexive, !hasPendingVerb, let pair = grammar.endings.verb(text[index].lower) {
            let verb = VerbForms(singular: pair.singular, plural: pair.plural, kind: .presenting)
            words[index] = .verb(verb)
            return readVerb(index, verb)
        }
        if clause.isRelative, case .phrase(let phrase) = clause.subject {
            phrases[phrase].doubtful.append(index)
            clause.relative?.stage = .subject
        }
        if isName(index) || text[index].isCapitalized && (index > 0 || isJoinedToCount(index)) {
            open()
            if let phrase { phrases[phrase].head = index }
        }
    }

    /// "Ana y 2 personas más": a name at the beginning.
    private func isJoinedToCount(_ index: Int) -> Bool {
        guard let next = text.nextWord(index), case .conjunction(.and) = word(next, at: .behind)
        else {
            return false
        }
        return text.isBeforeNumber(next)
    }

    /// An adjective of the lexicon, or a word that looks like one.
    private func isAdjective(_ index: Int) -> Bool { forms(index) != nil }

    private func forms(_ index: Int) -> AgreeingForms? {
        switch words[index] {
        case .adjective(let rows): rows.first
        case .unknown: grammar.adjectiveForms(text[index].lower)
        default: nil
        }
    }

    /// Whether a word that looks like an adjective stands where only a noun can: "2 tractores".
    private func isNounByPlace(_ index: Int, _ phrase: Int) -> Bool {
        guard words[index].isUnknown else { return false }
        return text[index].isArgument || phrases[phrase].isGoverned || phrases[phrase].number != nil
            || !phrases[phrase].determiners.isEmpty
    }
}
