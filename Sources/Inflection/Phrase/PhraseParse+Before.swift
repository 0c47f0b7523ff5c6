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
                if words[index].noun?.isAdjectival == true {
                    phrases[phrase].attributes.append(index)
                } else {
                    phrases[phrase].head = index
                }
                if let shared { (phrases[phrase].number, phrases[phrase].sharesNumber) = (shared, true) }
            }
            closePhrase()
            clause.behind = .noun
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
            if isLabel(index) { return readLabel(index) }
            readDoubtful(index)
            clause.begin()
        }
    }

    /// A verb that is not known: it has an object behind it, "2 Personen kommentieren deinen Beitrag", or stands directly behind its
    /// subject and is no participle, "2 Kinder spielt".
    private mutating func readDoubtful(_ index: Int) {
        let word = text[index].lower
        guard let last = clause.last, clause.subject == .phrase(last) || clause.subject == nil,
            phrases[last].number != nil, let forms = grammar.endings.verb(word),
            grammar.endings.kind(word) != .reader
        else { return }
        let isDirect =
            phrases[last].head.map { $0 == text.wordBefore(index) } == true && verbs.last?.subject != .phrase(last)
        guard
            isBeforeObject(index, orNoun: true) || isDirect && isBeforeDeterminer(index) || isBeforeObjectPronoun(index)
                || isDirect && words[index].isUnknown && forms.singular == word && !grammar.mayBeParticiple(word)
        else { return }
        phrases[last].doubtful.append(index)
    }

    /// "2 apparaten ondersteunt deze functie": no participle has an object behind it.
    private func isBeforeDeterminer(_ index: Int) -> Bool {
        guard let next = text.nextWord(index), case .determiner = word(next, at: .start) else {
            return false
        }
        return true
    }

    /// "2 Notizen erwähnt dich".
    private func isBeforeObjectPronoun(_ index: Int) -> Bool {
        text.nextWord(index).map { grammar.objects.contains(text[$0].lower) } ?? false
    }

    /// "Diesen Ordner teilen": an infinitive at the end of a text that names what is done, behind its object.
    func isLabel(_ index: Int) -> Bool {
        guard let candidate = clause.candidate, candidate == phrases.lastIndex(where: { !$0.isGoverned }),
            !clause.hasAuxiliary, clause.infinitive == .none,
            clause.subject == nil, clause.relative == nil, !hasPendingVerb, text.isEndOfSentence(index)
        else { return false }
        return grammar.mayBeInfinitive(text[index].lower)
    }

    /// The phrase is an object, and nothing agrees with it; behind other words, "Wenn 2 Kinder spielen", it may be the subject.
    mutating func readLabel(_ index: Int) {
        guard let candidate = clause.candidate else { return }
        guard phrases[candidate].isFirst else {
            if case .verb = words[index] { ambiguous.append((index, .phrase(candidate))) }
            return
        }
        if phrases[candidate].cases.isEmpty { phrases[candidate].cases = [.accusative] }
        phrases[candidate].isFirst = false
        clause.candidate = nil
        clause.begin()
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
    func sharedNumber(_ index: Int, isRow: Bool = false) -> WordMorphology.GrammaticalNumber? {
        guard clause.joining.isAfterLink, clause.joining.isJoining, !clause.joining.isAfterPreposition,
            !text[index].isArgument,
            isRow || words[index].noun.map({ $0 != Noun() }) == true
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
