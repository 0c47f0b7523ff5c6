internal import LocaleFormatGrammar

extension PhraseParse {
    /// How far behind a verb is looked for what tells of a question or a passive, so that a long text takes linear time.
    static var reach: Int { 32 }

    /// "dos" before its noun, and whether adjectives behind it are weak; nil for a word that counts nothing.
    func quantifier(_ index: Int) -> (number: WordMorphology.GrammaticalNumber, isWeak: Bool)? {
        guard text[index].isWord, let next = text.nextWord(index) else { return nil }
        for entry in text[index].reading.entries {
            switch entry.wordClass {
            case .quantifier: return (.plural, false)
            case .weakQuantifier: return (.plural, true)
            case .singularQuantifier:
                if case .preposition = word(next, at: .behind) { return (.singular, false) }
            default: break
            }
        }
        return nil
    }

    /// Dutch "1 verschillend bestand": directly behind a number, an adjective.
    func isBehindNumber(_ index: Int) -> Bool {
        Grammar.hasBareAttributes && text.isBehindNumber(index)
    }

    /// Behind a pronoun that is a subject: "You and 2 others".
    func isBehindPronoun(_ index: Int) -> Bool {
        guard let before = text.wordBefore(index) else { return false }
        switch words[before] {
        case .readerPronoun, .subjectPronoun: return true
        default: return false
        }
    }

    /// "2 de los archivos": a part of them is counted.
    func isPartitive(behind index: Int) -> Bool {
        guard let next = text.nextWord(index) else { return false }
        if case .determiner = word(next, at: .start) { return true }
        // "2 de cada 10".
        return text.isBeforeNumber(next)
    }

    /// Whether a noun follows, perhaps behind adjectives.
    func isBeforeNoun(_ index: Int) -> Bool {
        var index = index
        // "Las primeras 2 fotos": behind the number.
        if text.isBeforeNumber(index), phrase.map({ !phrases[$0].determiners.isEmpty }) == true { index += 1 }
        for _ in 0..<4 {
            guard let next = text.nextWord(index), !grammar.objects.contains(text[next].lower) else { return false }
            let word = word(next, at: text[index].isNumber ? .noun : .behind)
            // "2 altri risultati".
            let isDetermined = if case .determiner = word { text[index].isNumber } else { false }
            if !isDetermined, let isNoun = Chunks.isNoun(word, text[next], grammar) { return isNoun }
            index = next
        }
        return false
    }

    func isBeforeKnownNoun(_ index: Int) -> Bool {
        text.nextWord(index).map { word($0, at: .behind).noun != nil } ?? false
    }

    func isBeforeAdjective(_ index: Int) -> Bool {
        guard let next = text.nextWord(index) else { return false }
        switch word(next, at: .behind) {
        case .adjective: return true
        case .unknown: return grammar.adjectiveForms(text[next].lower) != nil
        default: return false
        }
    }

    /// Whose a possessive of the third person is, where nothing but one counted phrase is before it: "2 Gäste haben ihre Jacken …".
    func owner(of index: Int) -> Int? {
        let token = text[index]
        guard token.text == token.lower,
            grammar.endings.possessives.contains(where: { $0.one == token.lower || $0.many == token.lower }),
            let last = phrases.indices.suffix(4).last(where: { !phrases[$0].isGoverned && $0 != phrase }),
            phrases[last].number != nil, clause.candidate == last || clause.subject == .phrase(last),
            // "Er zijn 2 bestanden in zijn map": not of what is presented.
            !(verbs.last.map { $0.subject == .phrase(last) && $0.index < (phrases[last].head ?? index) } ?? false)
        else { return nil }
        return last
    }

    /// What a pronoun directly behind "because" may stand for: what is counted in the clause before.
    func referent(of index: Int) -> Int? {
        guard index > 0, case .subordinator = words[index - 1] else { return nil }
        return phrases.indices.suffix(4).last {
            !phrases[$0].isGoverned && phrases[$0].number != nil && phrases[$0].head != nil
        }
    }

    /// Spanish "A 2 personas les gusta": the pronoun stands for what is before it.
    func owner(ofDative index: Int) -> Int? {
        guard grammar.endings.isDative(text[index].lower), let before = text.wordBefore(index),
            let last = phrases.indices.last, phrases[last].number != nil, clause.candidate == nil,
            phrases[last].head == before, phrases[last].isGoverned, phrases[last].isFirst
        else { return nil }
        return last
    }

    func isBeforePronoun(_ index: Int) -> Bool {
        guard let next = text.nextWord(index) else { return false }
        switch word(next, at: .behind) {
        case .readerPronoun, .subjectPronoun: return true
        default: return false
        }
    }

    /// "al menos 2", "du moins": the contraction is part of an adverb.
    func isBeforeAdverb(_ index: Int) -> Bool {
        guard let next = text.nextWord(index), case .other = word(next, at: .start)
        else { return false }
        return true
    }

    /// "más de 2 horas": what is counted is no other phrase.
    func isOfQuantity(_ index: Int) -> Bool {
        guard index > 0, text[index - 1].isWord, text.isBeforeNumber(index) else { return false }
        return grammar.lexicon.entries(text.lowerBefore(index)).contains {
            $0.wordClass == .quantityAdverb || $0.wordClass == .degree
        }
    }

    func isBeforePresentingParticiple(_ index: Int) -> Bool {
        guard let next = text.nextWord(index) else { return false }
        return text[next].reading.has(.presentingParticiple)
    }

    /// Directly behind "se" of the passive.
    func isDirectlyReflexive(_ index: Int) -> Bool {
        guard clause.isReflexive, index > 0 else { return false }
        if case .reflexive = words[index - 1] { return true }
        return false
    }

    /// "que ha sido eliminado": of a passive no object stands before.
    func isBeforeParticipleOfBe(_ index: Int) -> Bool {
        guard let next = text.nextWord(index) else { return false }
        if case .beParticiple = word(next, at: .behind) { return true }
        return false
    }

    /// Whether an article or the like follows: then the word before may be a verb.
    func isBeforeObject(_ index: Int, orNoun: Bool = false) -> Bool {
        guard let next = text.nextWord(index), !grammar.endings.isParticiple(text[index].lower) else {
            return false
        }
        switch word(next, at: .start) {
        case .determiner, .relative, .objectRelative: return true
        case .noun: return orNoun
        default: return false
        }
    }

    /// "iPhone", "PDF": a capital inside tells an acronym or a name, whose ending tells nothing.
    func isName(_ index: Int) -> Bool {
        guard !text.isUppercase else { return false }
        let written = text[index].text
        if written.dropFirst().contains(where: \.isUppercase) { return true }
        // A capital behind a word in lower case: "2 cuentas Google".
        guard let head = phrase.flatMap({ phrases[$0].head }), words[index].isUnknown else { return false }
        return written.first?.isUppercase == true && text[head].text.first?.isLowercase == true
    }
}
