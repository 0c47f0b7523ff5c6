internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Nouns, determiners, adjectives and predicates of a Swedish run. A noun stays definite or indefinite as it is written; one that is put in
/// is definite behind "den": "Den nya %@".
struct SwedishInflector: NounRealizer {
    typealias Number = WordMorphology.GrammaticalNumber
    typealias Gender = WordMorphology.GrammaticalGender

    var text: Tokens
    let grammar: SwedishGrammar
    var context: InflectionContext
    var parse: PhraseParse<SwedishGrammar>
    var unresolved = Unresolved()
    var results: [WordMorphology?] = []
    let main: Int?

    init(_ run: ParsedRun<SwedishGrammar>) {
        (text, grammar, context, parse, main) = (run.text, run.grammar, run.context, run.parse, run.main)
    }

    mutating func agree() {
        inflectPhrases()
        for (index, subject) in parse.predicates { inflectPredicate(index, subject) }
    }

    mutating func join() { replacePronouns(of: grammar.declension) }

    mutating func set(_ index: Int, _ form: String?) {
        guard let form else { return report(index) }
        text[index].replace(with: form)
    }

    private var outer: WordMorphology { (context.morphology ?? .init()).completed(with: context.agreement ?? .init()) }

    /// Makes a noun phrase agree; says what its noun is, or nothing where the phrase stays.
    mutating func inflect(_ place: Int) -> WordMorphology? {
        let phrase = parse.phrases[place]
        let outer = place == main ? outer : .init()
        let hasArgument = phrase.words.contains { text[$0].isArgument || text[$0].morphology != nil }
        guard phrase.number != nil || hasArgument || !outer.isUnspecified else { return nil }
        if phrase.number != nil { for index in phrase.doubtful { report(index) } }
        let noun = phrase.head.flatMap { grammar.noun(text[$0].lower) }
        let given = phrase.head.flatMap { text[$0].morphology }
        let forced = outer.number ?? phrase.number
        let determiner = phrase.determiners.first.flatMap { grammar.declension.determiner(text[$0].lower) }
        var features = FormFeatures(
            gender: given?.grammaticalGender ?? noun?.gender ?? (phrase.head == nil ? outer.grammaticalGender : nil),
            number: forced ?? given?.number ?? noun?.number ?? .singular,
            grammaticalCase: noun?.isGenitive == true ? .genitive : nil, isDefinite: noun?.isDefinite ?? false)
        if let head = phrase.head {
            if text[head].isArgument, let determiner { features.isDefinite = determiner.strength == .weak }
            if forced != nil || text[head].isArgument { inflectNoun(head, noun, features) }
        }
        let isUnknown = features.gender == nil && forced == nil && noun == nil
        let result = WordMorphology(
            grammaticalGender: features.gender, partOfSpeech: features.gender == nil ? nil : .noun,
            number: isUnknown ? nil : features.number)
        guard !phrase.determiners.isEmpty || !phrase.attributes.isEmpty else { return result }
        if phrase.head == nil { features.gender = features.gender ?? .masculine }
        guard features.column != nil else {
            if let head = phrase.head { report(head) }
            return result
        }
        features.strength = features.isDefinite ? .weak : determiner?.strength ?? .strong
        for index in phrase.determiners { set(index, grammar.form(.determiner(text[index].lower), features)) }
        for index in phrase.attributes { set(index, grammar.form(.adjective(text[index].lower), features)) }
        return result
    }

    private mutating func inflectNoun(_ index: Int, _ noun: SwedishNoun?, _ features: FormFeatures) {
        if let noun { return set(index, grammar.form(.noun(noun), features)) }
        // "2 PDF", "2 km": what is an acronym or a symbol stays.
        let written = text[index].text
        let isName = text[index].isArgument || !text.isUppercase && written.allSatisfy(\.isUppercase)
        if !isName, !Tokens.isSymbol(written) { report(index) }
    }

    private mutating func inflectPredicate(_ index: Int, _ subject: PhraseSubject) {
        switch subject {
        case .phrase(let place):
            guard let (whole, member) = parse.coordination(of: place) else {
                guard let noun = results[place], let number = noun.number else { return }
                return say(index, of: noun.grammaticalGender, number)
            }
            guard whole.members.contains(where: isActive) else { return }
            guard let number = whole.number(whole.members.map(number), of: member) else { return report(index) }
            say(index, of: whole.gender(whole.members.map(gender), of: member), number)
        case .reader: break
        case .pronoun:
            if let number = outer.number ?? outer.grammaticalGender.map({ _ in .singular }) {
                say(index, of: outer.grammaticalGender, number)
            }
        }
    }

    private mutating func say(_ index: Int, of gender: Gender?, _ number: Number) {
        guard case .adjective = parse.words[index] else { return }
        set(index, grammar.form(.adjective(text[index].lower), FormFeatures(gender: gender, number: number)))
    }
}
