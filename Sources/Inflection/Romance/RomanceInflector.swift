internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Gender and number of determiners, adjectives, participles, nouns and verbs in a run of a Romance language.
///
/// A phrase changes only where something is put in that it must agree with: a number, an argument, the reader, or what the
/// markup says. Everything else stays as the translator wrote it.
struct RomanceInflector<Grammar: RomanceGrammar> {
    typealias Gender = WordMorphology.GrammaticalGender
    typealias Number = WordMorphology.GrammaticalNumber

    var text: Tokens
    let grammar: Grammar
    let context: InflectionContext
    let parse: PhraseParse<Grammar>
    var unresolved = UnresolvedWords()
    var needsTerm = false
    /// The gender of each word's phrase, for articles that depend on it.
    var genders: [Int: Gender] = [:]

    init(_ pieces: [InflectionPiece], grammar: Grammar, context: InflectionContext, plurals: PluralRules?) {
        text = Tokens(pieces, splitsAtApostrophe: true, joinsHyphens: true, hasDecimalComma: true)
        var grammar = grammar
        grammar.lexicon.remember(text)
        text.fixed = grammar.fixed?.places(in: text) ?? [:]
        self.grammar = grammar
        self.context = context
        parse = PhraseParse(text, grammar: grammar, plurals: plurals)
    }

    mutating func inflect() -> Inflected {
        var morphology = context.morphology ?? WordMorphology()
        for place in parse.phrases.indices { inflect(place) }
        inflectVerbs()
        inflectPredicates()
        if let main = parse.phrases.first {
            let gender =
                headGender(main) ?? (main.isEmpty || main.head == nil ? context.agreement?.grammaticalGender : nil)
            morphology = morphology.completed(
                with: WordMorphology(grammaticalGender: gender, number: targetNumber(0) ?? headNumber(main)))
            if main.head != nil, gender != nil { morphology.partOfSpeech = morphology.partOfSpeech ?? .noun }
        }
        if let gender = asked { replacePronouns(gender) }
        grammar.join(&text, following: context.following, genders: genders)
        return Inflected(
            pieces: text.texts, morphology: morphology, unresolved: unresolved.words, needsTermOfAddress: needsTerm)
    }

    // MARK: What all agreement asks

    /// The gender asked for by markup, agreement or the reader.
    var asked: Gender? {
        context.morphology?.grammaticalGender ?? context.agreement?.grammaticalGender
            ?? context.termOfAddress?.grammaticalGender
    }

    func targetNumber(_ place: Int) -> Number? {
        let phrase = parse.phrases[place]
        let counted = phrase.isDate && phrase.isEmpty ? nil : phrase.number
        guard place == 0 else { return counted }
        return context.morphology?.number ?? counted ?? context.agreement?.number
    }

    func rows(_ index: Int) -> [AgreeingForms] {
        switch parse.words[index] {
        case .determiner(let rows), .contraction(let rows, _), .adjective(let rows): rows
        case .noun(let noun): noun.person.map { [$0] } ?? []
        case .beParticiple(let forms): [forms]
        case .unknown: grammar.adjectiveForms(text[index].lower).map { [$0] } ?? []
        default: []
        }
    }

    mutating func set(_ index: Int, _ form: String?) {
        guard let form else {
            unresolved.insert(text[index].text)
            return
        }
        let wasElided = text[index].isElided
        text[index].replace(with: form)
        if wasElided { text.restoreSpace(after: index) }
    }

    static func morphology(of phrase: String, grammar: Grammar) -> WordMorphology? {
        var inflector = Self(
            [InflectionPiece(phrase, kind: .argument)], grammar: grammar, context: .init(), plurals: nil)
        let morphology = inflector.inflect().morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
