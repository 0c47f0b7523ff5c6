internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Number of nouns, verbs and demonstratives, "a" and "an", and pronouns in an English run.
///
/// A phrase changes only where something is put in that it must agree with. Verbs behind joined phrases agree with all of them,
/// "1 photo and 1 video were deleted"; by "or" with the nearer one, "1 photo or 2 videos were deleted" (the rule of proximity of
/// school grammar).
struct EnglishInflector: PhraseRealizer {
    typealias Number = WordMorphology.GrammaticalNumber

    var text: Tokens
    private let grammar: EnglishGrammar
    var context: InflectionContext
    var parse: PhraseParse<EnglishGrammar>
    var unresolved = Unresolved()
    /// Determiners that stand alone: "this" in "This is new".
    private let pronouns: Set<Int>

    private var nouns: EnglishNouns { grammar.nouns }

    init(_ run: ParsedRun<EnglishGrammar>) {
        (text, grammar, context, parse) = (run.text, run.grammar, run.context, run.parse)
        pronouns = Set(parse.phrases.lazy.filter { $0.isEmpty && $0.number == nil }.compactMap(\.determiners.last))
    }

    mutating func agree() {
        for place in parse.phrases.indices { inflect(place) }
        inflectVerbs()
        inflectPossessives()
        reportReferents()
    }

    func gender(_ place: Int) -> WordMorphology.GrammaticalGender? { nil }

    mutating func join() {
        if let term = context.termOfAddress ?? term(for: context.morphology?.grammaticalGender) {
            EnglishPronouns.replace(in: &text, for: term, context.morphology)
        }
        EnglishArticle.choose(in: &text, following: context.following)
        dropPossessive()
    }

    var morphology: WordMorphology {
        let head = parse.phrases.indices.lazy.compactMap { number($0) }.first
        return (context.morphology ?? WordMorphology()).completed(
            with: WordMorphology(partOfSpeech: head.map { _ in .noun }, number: head))
    }

    /// `morphology: { grammaticalGender: "feminine" }` of a run with a pronoun.
    private func term(for gender: WordMorphology.GrammaticalGender?) -> TermOfAddress? {
        switch gender {
        case .feminine: .feminine
        case .masculine: .masculine
        case .neuter, nil: nil
        }
    }

    // MARK: Noun phrases

    private func targetNumber(_ place: Int) -> Number? {
        guard place == 0 else { return parse.phrases[place].number }
        return context.morphology?.number ?? parse.phrases[0].number ?? context.agreement?.number
    }

    /// The number that the phrase takes, else the one that its head has as written.
    func number(_ place: Int) -> Number? { targetNumber(place) ?? headNumber(parse.phrases[place]) }

    private func headNumber(_ phrase: Phrase) -> Number? {
        guard let head = phrase.head else { return nil }
        let segment = text[head]
        if let number = segment.morphology?.number { return number }
        guard nouns.isPlural(segment.lower) else { return .singular }
        // A word in -s with a capital that is not known may be a name: James, iOS.
        return nouns.isKnown(segment.lower) || !segment.text.contains(where: \.isUppercase) ? .plural : nil
    }

    /// Whether something is put into the phrase that its words have to follow.
    func isActive(_ place: Int) -> Bool {
        targetNumber(place) != nil
            || parse.phrases[place].words.contains {
                text[$0].isArgument || text[$0].morphology != nil
            }
    }

    private mutating func inflect(_ place: Int) {
        let phrase = parse.phrases[place]
        guard isActive(place), let number = number(place) else { return }
        for index in phrase.determiners { setDeterminer(index, number) }
        guard let head = phrase.head, let target = targetNumber(place) else { return }
        inflect(head, (phrase.attributes + [head]).sorted(), target)
    }

    private mutating func inflect(_ head: Int, _ row: [Int], _ number: Number) {
        let segment = text[head]
        if let gerund = grammar.gerund(of: row, in: text), !grammar.isBeforeFunction(gerund, in: text) {
            report(gerund)
            return
        }
        if nouns.isPluralOnly(segment.lower) { return }
        // SMS, iOS: a plural has a small s.
        if segment.text.hasSuffix("S"), !text.isUppercase, !nouns.isKnown(segment.lower) { return }
        let isPlural = nouns.isPlural(segment.lower)
        if grammar.mayBeVerb(head, row, in: text) {
            report(head)
        } else if number.isPlural {
            if !isPlural { set(head, exactly: grammar.plural(head, in: text)) }
        } else if nouns.isUncertain(segment.lower) {
            report(head)
        } else if isPlural {
            set(head, exactly: grammar.form(.noun(segment.text), FormFeatures(number: number)))
        }
    }

    private mutating func setDeterminer(_ index: Int, _ number: Number) {
        guard case .determiner(let rows) = parse.words[index], let forms = rows.first else { return }
        set(index, grammar.form(.agreeing(forms), FormFeatures(number: number)))
    }

    mutating func set(_ index: Int, _ form: String?) {
        if let form { text[index].replace(with: form) }
    }

    private mutating func set(_ index: Int, exactly form: String?) {
        guard let form else {
            report(index)
            return
        }
        text[index].text = form
    }

    /// "These are 2 files": the pronoun before the verb.
    mutating func agree(around verb: Int, _ number: Number) {
        if let index = text.wordBefore(verb), pronouns.contains(index) { setDeterminer(index, number) }
    }

    /// "users'": of a plural in -s, the apostrophe alone.
    private mutating func dropPossessive() {
        for index in text.indices.dropFirst()
        where text[index].lower == "s" && !text[index].isArgument {
            let (apostrophe, owner) = (text[index].gap.text, text[index - 1])
            if apostrophe.count == 1, apostrophe.unicodeScalars.allSatisfy(Tokens.isApostrophe), owner.isArgument,
                owner.lower.hasSuffix("s"), nouns.isPlural(owner.lower), nouns.isKnown(owner.lower)
            {
                text[index].text = ""
            }
        }
    }
}
