internal import LocaleFormatGrammar

// Where phrases begin and end.
extension PhraseParse {
    mutating func open() {
        // "mit 2 Fotos und 1 Video": one preposition before both.
        let isInherited =
            !clause.isGoverned && clause.joining.isBehindGoverned
            && !(Chunks.commaPartsClauses && clause.joining.isBehindComma)
        let cases =
            clause.isGoverned || isInherited
            ? clause.cases
            : clause.joining.isAfterGoverned
                ? clause.cases + [.nominative] : clause.subject != nil && hasDative ? [.accusative, .dative] : []
        phrases.append(
            Phrase(
                isGoverned: clause.isGoverned || isInherited, cases: cases, isFirst: clause.state == .opening,
                isObject: clause.state == .predicate(.owner) && !clause.isGoverned && !isInherited,
                link: clause.joining.take()))
        phrase = phrases.count - 1
        phrases[phrases.count - 1].isInherited = isInherited
        clause.inherited = nil
        (clause.behind, isCoordinated) = (.nothing, false)
    }

    /// What follows stands behind a preposition.
    mutating func govern(_ cases: [WordMorphology.GrammaticalCase]) {
        if let phrase, !phrases[phrase].isGoverned { clause.outer = phrase }
        closePhrase()
        clause.joining.readPreposition()
        clause.government = .open(cases)
    }

    /// What follows stands behind a preposition, which may have an article in it.
    mutating func govern(_ index: Int, _ cases: [WordMorphology.GrammaticalCase], isContraction: Bool) {
        govern(cases)
        if isContraction { openDetermined(index) }
    }

    /// "2 vom Administrator gesperrte Kontakte".
    mutating func part() {
        if let phrase, phrases[phrase].isEmpty, phrases[phrase].determiners.isEmpty {
            clause.parted = phrases[phrase].number
        }
    }

    mutating func closePhrase() {
        defer { (phrase, isCoordinated) = (nil, false) }
        guard let phrase else { return }
        clause.begin()
        Chunks.finish(phrase, &self)
        join(phrase)
        if phrases[phrase].isGoverned {
            Chunks.offerGoverned(phrase, &self)
            clause.inherited = phrases[phrase].isInherited ? phrase : nil
            clause.leavePreposition()
            if clause.outer == nil { clause.last = phrase }
            return
        }
        guard Chunks.bareAttributesCount || isNominal(phrases[phrase]) else { return }
        clause.last = phrase
        Chunks.offer(phrase, &self)
        guard clause.subject == nil, !clause.pending.isEmpty else { return }
        if clause.pending.filter(isVerb).allSatisfy(isSubjectBehind), !phrases[phrase].isDate {
            clause.subject = .phrase(phrase)
            agree(clause.pending, with: .phrase(phrase))
        } else {
            clause.candidate = nil
            // "Kann 2 Dateien nicht öffnen": of something that is not said, or of the files.
            if phrases[phrase].number != nil {
                ambiguous += clause.pending.filter(isModal).map { ($0, .phrase(phrase)) }
            }
        }
        clause.pending = []
    }

    func isNominal(_ phrase: Phrase) -> Bool { phrase.head != nil || phrase.number != nil }
}
