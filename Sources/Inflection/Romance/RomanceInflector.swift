internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Gender and number of determiners, adjectives, participles, nouns and verbs in a run of a Romance language.
///
/// A phrase changes only where something is put in that it must agree with: a number, an argument, the reader, or what the
/// markup says. Everything else stays as the translator wrote it.
struct RomanceInflector<Grammar: RomanceGrammar>: PhraseRealizer {
    typealias Gender = WordMorphology.GrammaticalGender
    typealias Number = WordMorphology.GrammaticalNumber

    var text: Tokens
    let grammar: Grammar
    var context: InflectionContext
    var parse: PhraseParse<Grammar>
    var unresolved = Unresolved()
    /// The gender of each word's phrase, for articles that depend on it.
    var genders: [Int: Gender] = [:]

    init(_ pieces: [InflectionPiece], grammar: Grammar, context: InflectionContext, plurals: PluralRules?) {
        text = Tokens(pieces, splitsAtApostrophe: true, joinsHyphens: true, hasDecimalComma: true)
        text.following = context.following
        var grammar = grammar
        text.read(with: &grammar.lexicon)
        text.fixed = grammar.fixed?.places(in: text) ?? [:]
        self.grammar = grammar
        self.context = context
        parse = PhraseParse(text, grammar: grammar, plurals: plurals)
    }

    mutating func agree() {
        for place in parse.phrases.indices { inflect(place) }
        inflectVerbs()
        inflectPredicates()
        inflectPossessives()
    }

    func gender(_ place: Int) -> Gender? {
        let phrase = parse.phrases[place]
        let gender = headGender(phrase)
        // Italian "l'uovo rotto", "le uova rotte".
        guard gender == .masculine, number(place)?.isPlural == true, let noun = phrase.head.flatMap({ noun($0) }),
            noun.singular?.hasSuffix("o") == true, noun.plural?.hasSuffix("a") == true
        else { return gender }
        return .feminine
    }

    var morphology: WordMorphology {
        var morphology = context.morphology ?? WordMorphology()
        if let main = parse.phrases.first {
            let gender =
                headGender(main) ?? (main.isEmpty || main.head == nil ? context.agreement?.grammaticalGender : nil)
            morphology = morphology.completed(
                with: WordMorphology(grammaticalGender: gender, number: targetNumber(0) ?? headNumber(main)))
            if main.head != nil, gender != nil { morphology.partOfSpeech = morphology.partOfSpeech ?? .noun }
        }
        return morphology
    }

    mutating func join() {
        if let gender = asked { replacePronouns(gender) }
        grammar.join(&text, following: context.following, genders: genders)
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
            report(index)
            return
        }
        let wasElided = text[index].isElided
        text[index].replace(with: form)
        if wasElided { text.restoreSpace(after: index) }
    }

    static func morphology(of phrase: String, grammar: Grammar) -> WordMorphology? {
        let inflector = Self(
            [InflectionPiece(phrase, kind: .argument)], grammar: grammar, context: .init(), plurals: nil)
        let morphology = inflector.morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
