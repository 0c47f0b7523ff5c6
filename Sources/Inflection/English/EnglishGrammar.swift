internal import LocaleFormatLexicon

/// English: nouns stand in rows, and any word that is known as nothing else may be one.
struct EnglishGrammar: PhraseGrammar {
    var nouns: EnglishNouns
    let endings = Endings.english
    var lexicon: Lexicon {
        get { nouns.lexicon }
        set { nouns.lexicon = newValue }
    }

    typealias Chunks = NounsInRows
    static var spelling: Spelling { [] }
    static var agreesWithNearest: Bool { true }
    var fixed: FixedWords? { .english }

    func word(_ index: Int, in text: Tokens, at place: PhrasePlace) -> PhraseWord {
        let segment = text[index]
        let entries = segment.reading.listed
        // "2 guests arriving late", "2 late orders".
        if text.fixed[index] != nil { return .adjective([]) }
        if segment.isArgument { return argument(segment.lower, entries) }
        if text.isJoined(index) || text.isBeforeJoined(index) { return nominal(segment.lower) }
        if segment.lower == "that", place == .behind || place == .clause { return .relative(isSubject: false) }
        // "matches" is a noun behind a number or a preposition, a verb behind a noun.
        let isAuxiliary = entries.contains { $0.wordClass == .copula || $0.wordClass == .have }
        let isNoun =
            nouns.isKnown(segment.lower) && !isAuxiliary
            && (place == .noun && !isVerb(index, entries, in: text) || index == 0 || isCompound(index, in: text))
        // "5 open issues".
        if place == .noun, entries.contains(where: { $0.wordClass == .adjective }) { return nominal(segment.lower) }
        let isBehindLimit = place == .noun && isBehindLimit(index, in: text)
        if !isNoun || isBehindLimit && isBeforeObject(index, in: text),
            let verb = verb(index, entries, in: text, at: isBehindLimit ? .behind : place)
        {
            return verb
        }
        let determiners = entries.filter { $0.wordClass == .determiner || $0.wordClass == .definite }
        if !determiners.isEmpty {
            return .determiner(determiners.map { AgreeingForms($0.forms.map { String($0) }) })
        }
        if isNoun { return nominal(segment.lower) }
        if place == .behind, let verb = verbBeforeObject(index, in: text) { return .verb(verb) }
        if let verb = verbBehindRelative(index, in: text) { return .verb(verb) }
        if place == .behind, isBeforeDeterminer(index, in: text), isInDoQuestion(index, in: text) { return .infinitive }
        if segment.lower == "be" || segment.text == segment.lower && !entries.contains(where: \.wordClass.isFunction),
            isBehindModal(index, in: text) || segment.lower == "be" && isBehindTo(index, in: text)
        {
            return .infinitive
        }
        switch entries.lazy.compactMap({ function($0) }).first {
        case .readerPronoun where isObject(index, in: text), .subjectPronoun where isObject(index, in: text):
            return .other
        case let function?: return function
        // What is left of "%@'s".
        case nil where segment.lower == "s": return .other
        // "2 files larger than 10 MB".
        case nil: return isCompared(index, in: text) ? .adjective([]) : nominal(segment.lower)
        }
    }

    private func nominal(_ word: String) -> PhraseWord {
        if nouns.isKnown(word) { return .noun(Noun()) }
        return isModifier(word) ? .adjective([]) : .unknown
    }

    /// "cups of coffee".
    private func argument(_ word: String, _ entries: [Lexicon.Entry]) -> PhraseWord {
        guard entries.contains(where: \.wordClass.isFunction), !nouns.isKnown(word) else { return nominal(word) }
        return entries.contains { $0.wordClass == .preposition } ? .preposition(cases: []) : .other
    }

    func isModifier(_ index: Int, in text: Tokens) -> Bool {
        text.fixed[index] != nil || isModifier(text[index].lower) || isCompared(index, in: text)
    }

    private func isCompared(_ index: Int, in text: Tokens) -> Bool {
        text[index].lower.hasSuffix("er") && text.nextWord(index).map { text[$0].lower } == "than"
    }

    /// What stands beside a noun and takes no plural: an adjective, a participle, an adverb.
    func isModifier(_ word: String) -> Bool {
        if nouns.isKnown(word) { return false }
        if lexicon.listed(word).contains(where: { $0.wordClass == .adjective }) { return true }
        return word.count > 4 && (endings.isParticiple(word) || endings.kind(word) == .adverb)
            && nouns.noun(word) == nil
    }

    // MARK: Verbs

    private func verb(
        _ index: Int, _ entries: [Lexicon.Entry], in text: Tokens, at place: PhrasePlace
    ) -> PhraseWord? {
        let listed = entries.lazy.compactMap { VerbForms($0) }.first
        // "2 keys expire", as a dictionary has it; elsewhere it may be an imperative.
        let word = text[index].lower
        guard let verb = listed ?? (place == .behind ? nouns.verb(word).flatMap { VerbForms($0) } : nil) else {
            return nil
        }
        if word == verb.plural, isImperative(index, in: text) { return .infinitive }
        if isBehindTo(index, in: text) || isBehindModal(index, in: text) || isBehindDo(index, in: text) {
            return .infinitive
        }
        if word == verb.plural, isInDoQuestion(index, in: text) { return .infinitive }
        // "2 bonus lives" and "2 people live": "lives" is a plural of another word than the verb.
        if text.isEndOfSentence(index), word == verb.singular, nouns.isKnown(word), nouns.singular(word) != verb.plural,
            place == .behind
        {
            return .unknown
        }
        guard text.wordBefore(index).map({ text[$0].lower }) == "there" else { return .verb(verb) }
        return .verb(VerbForms(singular: verb.singular, plural: verb.plural, kind: .presenting))
    }

    /// "1 player passes the ball", "2 players pass the ball": behind a noun and before an object, a word in the form that goes with the
    /// noun is a verb.
    private func verbBeforeObject(_ index: Int, in text: Tokens) -> VerbForms? {
        let word = text[index].lower
        guard !text[index].isCapitalized, let before = text.wordBefore(index), !text[before].isArgument,
            isBeforeObject(index, in: text, orPronoun: true),
            nouns.noun(text[before].lower) != nil || text[before].reading.entries.isEmpty,
            lexicon.listed(word).allSatisfy({ $0.wordClass == .noun }), endings.kind(word) == nil,
            !endings.isParticiple(word), let forms = endings.verb(word),
            nouns.isUnmarked(text[before].lower)
                || word == (nouns.isPlural(text[before].lower) ? forms.plural : forms.singular)
        else { return nil }
        return VerbForms(singular: forms.singular, plural: forms.plural, kind: .plain)
    }

    /// "2 replies that mention you": directly behind the pronoun and before an object.
    private func verbBehindRelative(_ index: Int, in text: Tokens) -> VerbForms? {
        guard let before = text.wordBefore(index), let noun = text.wordBefore(before), !text[index].isArgument,
            text[before].reading.listed.contains(where: {
                $0.wordClass == .relative || $0.wordClass == .subjectRelative
            }) || text[before].lower == "that",
            isBeforeObject(index, in: text, orPronoun: true), endings.kind(text[index].lower) == nil,
            !endings.isParticiple(text[index].lower), let forms = endings.verb(text[index].lower),
            text[index].lower == (nouns.isPlural(text[noun].lower) ? forms.plural : forms.singular)
        else { return nil }
        return VerbForms(singular: forms.singular, plural: forms.plural, kind: .plain)
    }

    private func isBeforeObject(_ index: Int, in text: Tokens, orPronoun: Bool) -> Bool {
        isBeforeDeterminer(index, in: text)
            || orPronoun && text.nextWord(index).map { text[$0].reading.isListed(.readerPronoun) } == true
    }

    private func isBeforeDeterminer(_ index: Int, in text: Tokens) -> Bool {
        guard let next = text.nextWord(index) else { return false }
        return text[next].reading.listed.contains { $0.wordClass == .determiner || $0.wordClass == .definite }
    }

    private func isBehindTo(_ index: Int, in text: Tokens) -> Bool {
        text.wordBefore(index).map { text[$0].lower } == "to"
    }

    /// "Buy 2 tickets and get 1 drink": behind "and", where the first word is a verb before a number.
    private func isImperative(_ index: Int, in text: Tokens) -> Bool {
        guard let first = text.firstWord, text.isBeforeNumber(first), let before = text.wordBefore(index) else {
            return false
        }
        return isBase(text[first].lower) && text[before].reading.listed.contains { $0.wordClass.link != nil }
    }

    /// "doesn't have access": "do" agrees, and nothing behind it.
    private func isBehindDo(_ index: Int, in text: Tokens) -> Bool {
        guard let before = text.wordBefore(index) else { return false }
        let word = text[before].lower.withStraightApostrophes
        return ["do", "does", "don't", "doesn't"].contains(word)
    }

    /// "Does 1 camera still need …?": behind the subject too.
    private func isInDoQuestion(_ index: Int, in text: Tokens) -> Bool {
        var place = index
        for _ in 0..<8 {
            guard let before = text.wordBefore(place) ?? (text.isBehindNumber(place) ? place - 1 : nil) else { break }
            if ["do", "does"].contains(text[before].lower) {
                return before == text.firstWord || !text[before].gap.isSpace
            }
            place = before
        }
        return false
    }

    /// "2 children under 12 eat": the number behind a preposition is one of its own, and what follows no noun.
    func isBehindLimit(_ index: Int, in text: Tokens) -> Bool {
        guard text.isBehindNumber(index), index > 2, let before = text.wordBefore(index - 1) else { return false }
        return text[before].reading.isListed(.preposition)
            && text.tokens[..<before].suffix(32).contains(where: \.isNumber)
    }

    /// "1 user out of 10 uses dark mode".
    private func isBeforeObject(_ index: Int, in text: Tokens) -> Bool {
        guard let next = text.nextWord(index) else { return false }
        return !text[next].reading.listed.contains { $0.wordClass.isFunction || $0.wordClass.isVerb }
    }

    /// "2 like your photo": behind a number too, before "the" and the like.
    private func isVerb(_ index: Int, _ entries: [Lexicon.Entry], in text: Tokens) -> Bool {
        guard entries.contains(where: \.wordClass.isVerb), let next = text.nextWord(index) else { return false }
        return text[next].reading.isListed(.definite)
    }

    /// "can have", "could not have": behind a verb that none agrees behind, perhaps with an adverb between.
    private func isBehindModal(_ index: Int, in text: Tokens) -> Bool {
        var index = index
        for _ in 0..<3 {
            guard let before = text.wordBefore(index) else { return false }
            let classes = text[before].reading.listed.map(\.wordClass)
            if classes.contains(.modal) { return true }
            guard classes.contains(.other) else { return false }
            index = before
        }
        return false
    }

    /// "bus stop", not "friends like" nor "person like this": a word that is noun or verb is a noun behind the singular of another,
    /// where no determiner follows.
    private func isCompound(_ index: Int, in text: Tokens) -> Bool {
        guard let before = text.wordBefore(index).map({ text[$0].lower }) else { return false }
        guard !isBeforeDeterminer(index, in: text) else { return false }
        return (nouns.isKnown(before) || isBase(text[index].lower) && lexicon.entries(before).isEmpty)
            && !nouns.isPlural(before) && !nouns.isPlural(text[index].lower)
    }

    /// "2 spam report": a form that is a plural of a verb, which stands behind no singular.
    private func isBase(_ word: String) -> Bool {
        lexicon.listed(word).contains { VerbForms($0)?.plural == word && $0.forms[0] != word }
    }

    /// "who follow you", "with you", "invited you to": no subject; "Are you" is one.
    private func isObject(_ index: Int, in text: Tokens) -> Bool {
        guard let before = text.wordBefore(index) else { return false }
        for entry in text[before].reading.listed {
            switch entry.wordClass {
            case .preposition, .verb: return true
            case .copula, .have, .modal, .conjunction, .alternative, .adversative, .other: return false
            default: break
            }
        }
        guard let next = text.nextWord(index) else { return true }
        return text[next].reading.listed.contains {
            $0.wordClass == .preposition || $0.wordClass == .determiner || $0.wordClass == .definite
                || $0.wordClass.link != nil
        }
    }
}
