internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// German: capitals tell nouns, and what stands in lower case between a determiner or a number and its noun, with an ending,
/// is an adjective.
struct GermanGrammar: DeclensionGrammar {
    typealias Chunks = AttributesBefore

    var lexicon = Lexicon.german
    let endings = Endings.german
    let declension = Declension.german
    let acronymPlural = "s"

    var datives: Set<String> { declension.datives }
    var objects: Set<String> { declension.objects }

    static var spelling: Spelling { [.joinsHyphens, .hasDecimalComma, .hasOrdinalPoint] }
    static var capitalsTellNouns: Bool { true }

    func word(_ index: Int, in text: Tokens, at place: PhrasePlace) -> PhraseWord {
        let segment = text[index]
        if segment.isArgument {
            // "zwei" for a number: nothing that is declined.
            if segment.reading.has(.quantifier) { return .other }
            return isNoun(index, in: text) ? .noun(nominal(segment.lower)) : .unknown
        }
        if place == .clause, declension.isOblique(segment.lower) { return .relativeDeterminer(agrees: true) }
        if declension.questions.contains(segment.lower), segment.gap.text.hasPrefix(",") { return .subordinator }
        if isBeforeRelative(index, in: text) { return .other }
        if text.wordBefore(index).map({ isBeforeRelative($0, in: text) }) == true {
            return .relativeDeterminer(agrees: true)
        }
        if declension.mayBeginClause(index, in: text, lexicon) { return .subordinator }
        if text.isBeforeWordOrNumber(index) {
            if declension.determiner(segment.lower) != nil {
                return place == .clause && declension.determiner("der")?.forms.contains(segment.lower) == true
                    ? .relative(isSubject: false) : .determiner([])
            }
            if let contraction = declension.contractions[segment.lower] {
                return .contraction([], cases: [contraction.grammaticalCase])
            }
        }
        let entries = segment.reading.entries
        if isNounNotVerb(index, in: text, at: place) {
            let noun = nominal(segment.lower)
            if noun != Noun(), !noun.isAdjectival || !isBeforeCapital(index, in: text) { return .noun(noun) }
            if place == .noun, entries.contains(where: \.wordClass.isVerb) { return .noun(Noun()) }
        }
        // "2 Personen gefällt das", but "2 Lieder gefallen mir".
        let isOfObject = entries.contains { $0.wordClass == .other } && !isBeforeObject(index, in: text)
        if isOfObject, entries.contains(where: \.wordClass.isVerb) { return .other }
        if let verb = entries.lazy.compactMap({ VerbForms($0) }).first { return .verb(verb) }
        if isBeforePronoun(index, in: text) { return .other }
        if let cases = cases(after: index, in: text) { return .preposition(cases: cases) }
        if let function = entries.lazy.compactMap({ function($0) }).first { return function }
        return isNoun(index, in: text) ? .noun(nominal(segment.lower)) : .unknown
    }

    /// A noun by its place: one of which nothing may be known, or an adjective that stands for one, "Bekannte".
    private func nominal(_ word: String) -> Noun {
        let isAdjective = ending(of: word)?.isEmpty == false && lexicalStem(word) != nil
        if isAdjective, lexical(word) == nil { return Noun(isAdjectival: true) }
        return noun(word) ?? Noun()
    }

    /// "2 Antworten": where a capital tells a noun, or a number stands before, is no verb.
    private func isNounNotVerb(_ index: Int, in text: Tokens, at place: PhrasePlace) -> Bool {
        guard text[index].text.first?.isUppercase == true else { return false }
        let isInitial = index == text.firstWord
        return place == .noun || !isInitial && !text.isUppercase && !isTitle(text)
    }

    /// "2 Gruppen, zu denen du gehörst": a preposition behind a comma, a relative pronoun, and another or a determiner.
    private func isBeforeRelative(_ index: Int, in text: Tokens) -> Bool {
        guard text[index].gap.text.hasPrefix(","), index > 0, declension.prepositions[text[index].lower] != nil,
            let relative = text.nextWord(index), let next = text.nextWord(relative),
            declension.relative.contains(text[relative].lower)
        else { return false }
        return declension.determiner(text[next].lower) != nil
            || text[next].reading.entries.contains { $0.wordClass == .readerPronoun || $0.wordClass == .subjectPronoun }
    }

    private func isBeforeObject(_ index: Int, in text: Tokens) -> Bool {
        text.nextWord(index).map { declension.objects.contains(text[$0].lower) } ?? false
    }

    /// "2 von dir geteilte Bilder": the preposition is of the pronoun alone.
    private func isBeforePronoun(_ index: Int, in text: Tokens) -> Bool {
        guard declension.prepositions[text[index].lower] != nil, let next = text.nextWord(index) else {
            return false
        }
        return declension.objects.contains(text[next].lower)
    }

    private func cases(after index: Int, in text: Tokens) -> [WordMorphology.GrammaticalCase]? {
        let preposition = text[index].lower
        guard let cases = declension.prepositions[preposition] else { return nil }
        // "bis zu 2 freie Plätze": at most so many, of no case of its own.
        if preposition == "zu", text.lowerBefore(index) == "bis", text.nextWord(index) == nil {
            return nil
        }
        // "2 zu große Bilder": too large.
        if preposition == "zu", let next = text.nextWord(index), text[next].text.first?.isLowercase == true,
            declension.determiner(text[next].lower) == nil, ending(of: text[next].lower) != nil
        {
            return nil
        }
        guard declension.isBeforeTime(preposition) else { return cases }
        let behind = text.tokens[(index + 1)...].prefix(3)
        guard behind.contains(where: \.isNumber),
            let singular = behind.first(where: \.isWord).flatMap({ noun($0.lower)?.singular }),
            let ofTime = declension.grammaticalCase(after: preposition, ofTime: singular)
        else { return cases }
        return [ofTime]
    }

    /// A capital tells a noun; at the beginning of a run, and in one that is all capitals, the lexicon does.
    private func isNoun(_ index: Int, in text: Tokens) -> Bool {
        let segment = text[index]
        if segment.morphology?.partOfSpeech == .noun { return true }
        // "iPhone", "y-Achse": a capital inside tells as much.
        guard segment.text.first?.isUppercase == true else {
            if segment.text.contains(where: \.isUppercase), !Tokens.isSymbol(segment.text) { return true }
            return segment.isArgument && lexicalStem(segment.lower) == nil
                && (noun(segment.lower) != nil || text.nextWord(index) == nil)
        }
        let isInitial = !segment.isArgument && index == text.firstWord
        guard isInitial || text.isUppercase || isTitle(text) else { return true }
        if noun(segment.lower) != nil { return true }
        return !(isBeforeCapital(index, in: text) && ending(of: segment.lower) != nil)
    }

    /// "Neue Nachrichten", but "Schriftarten installiert": an adjective has its noun behind it.
    private func isBeforeCapital(_ index: Int, in text: Tokens) -> Bool {
        var next = text.nextWord(index)
        for _ in 0..<4 {
            guard let word = next else { return false }
            if text[word].text.first?.isUppercase == true { return true }
            // "3 Verwandte nutzen diese Freigabe": it stands for the noun itself.
            if text[word].reading.entries.contains(where: \.wordClass.isVerb) { return false }
            next = text.nextWord(word)
        }
        return false
    }

    /// "2 Neue Nachrichten": where a known adjective has a capital, capitals tell less.
    private func isTitle(_ text: Tokens) -> Bool {
        text.tokens.prefix(32).contains {
            $0.isWord && $0.text.first?.isUppercase == true && lexicalStem($0.lower) != nil && noun($0.lower) == nil
        }
    }

    // MARK: Adjectives

    func mayBeAttribute(_ word: String) -> Bool { ending(of: word) != nil }
}
