internal import LocaleFormatGrammar

// Languages whose adjectives stand before their noun: the noun ends its phrase.
extension PhraseParse {
    mutating func readBefore(_ index: Int) {
        let segment = text[index]
        if let (verb, subject) = verbOrParticiple(index) {
            words[index] = .verb(verb)
            return ambiguous.append((index, subject))
        }
        if words[index].noun != nil || isNounByPlace(index) {
            let shared = phrase == nil ? sharedNumber(index) : nil
            if phrase == nil { open() }
            if let phrase {
                phrases[phrase].head = index
                if let shared { (phrases[phrase].number, phrases[phrase].sharesNumber) = (shared, true) }
            }
            closePhrase()
            clause.isAfterNoun = true
        } else if isBeforeNoun(index) {
            // An adverb stays: "2 automatisch gelöschte Dateien".
            guard segment.isArgument || grammar.mayBeAttribute(segment.lower) else {
                // "2 neu Datei": no adverb stands directly before a noun.
                let isBare = Grammar.hasBareAttributes || words[index].isUnknown && isBeforeKnownNoun(index)
                if isBare, let phrase { phrases[phrase].doubtful.append(index) }
                return
            }
            if phrase == nil {
                open()
                if let phrase { phrases[phrase].number = clause.parted }
                clause.parted = nil
            }
            if let phrase { phrases[phrase].attributes.append(index) }
        } else {
            if let phrase, phrases[phrase].number != nil { closePhrase() }
            // A verb that is not known has an object behind it: "2 Personen kommentieren deinen Beitrag".
            if let last = clause.last, clause.subject == .phrase(last) || clause.subject == nil,
                phrases[last].number != nil,
                isBeforeObject(index), grammar.endings.verb(segment.lower) != nil
            {
                phrases[last].doubtful.append(index)
            }
            clause.isFirst = false
        }
    }

    /// "1 licentie verlopen": it has expired, or expires.
    private func verbOrParticiple(_ index: Int) -> (VerbForms, PhraseSubject)? {
        guard case .adjective = words[index], phrase == nil, !clause.hasAuxiliary, let last = clause.last,
            phrases[last].number != nil, !phrases[last].isGoverned,
            clause.subject == nil || clause.subject == .phrase(last)
        else { return nil }
        let lower = text[index].lower
        let verbs = grammar.lexicon.entries(lower).lazy.compactMap { VerbForms($0) }
        return verbs.first { $0.plural == lower }.map { ($0, .phrase(last)) }
    }

    /// The number before "Fotos und Videos", for the second: a noun that is known, directly behind the conjunction.
    func sharedNumber(_ index: Int) -> WordMorphology.GrammaticalNumber? {
        guard clause.joining.isAfterLink, clause.joining.isJoining, !clause.joining.isAfterPreposition,
            !text[index].isArgument,
            Grammar.nounsCompound || words[index].noun.map({ $0 != Noun() }) == true
        else { return nil }
        return clause.joining.joint.flatMap { phrases[$0].number }
    }

    /// A word that nothing is known of, behind a number or an article and before no other: where only a noun can stand.
    private func isNounByPlace(_ index: Int) -> Bool {
        guard !Grammar.capitalsTellNouns, words[index].isUnknown, !isBeforeNoun(index) else { return false }
        guard let phrase else { return clause.isGoverned || text[index].isArgument }
        return phrases[phrase].number != nil || !phrases[phrase].determiners.isEmpty || !phrases[phrase].isEmpty
    }
}
