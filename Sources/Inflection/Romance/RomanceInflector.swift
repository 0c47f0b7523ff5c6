internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

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

    init(_ run: ParsedRun<Grammar>) {
        (text, grammar, context, parse) = (run.text, run.grammar, run.context, run.parse)
    }

    mutating func agree() {
        for place in parse.phrases.indices { inflect(place) }
        inflectVerbs()
        inflectPredicates()
        inflectPossessives()
    }

    func gender(_ place: Int) -> Gender? {
        let phrase = parse.phrases[place]
        guard var noun = phrase.head.flatMap({ noun($0) }), let number = number(place) else {
            return headGender(phrase)
        }
        noun.gender = headGender(phrase)
        return grammar.gender(of: noun, number)
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
}
