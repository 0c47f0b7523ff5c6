internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Nouns, determiners, adjectives and predicates of a Swedish run. A noun stays definite or indefinite as it is written; one that is put in
/// is definite behind "den": "Den nya %@".
struct SwedishInflector: PhraseRealizer {
    typealias Number = WordMorphology.GrammaticalNumber
    typealias Gender = WordMorphology.GrammaticalGender

    var text: Tokens
    let grammar: SwedishGrammar
    var context: InflectionContext
    var parse: PhraseParse<SwedishGrammar>
    var unresolved = Unresolved()
    /// The phrase that the run is about: the first with a noun.
    private let main: Int?
    /// Of each phrase, what its noun is; nil where the phrase stays.
    private var results: [WordMorphology?] = []

    init(_ pieces: [InflectionPiece], grammar: SwedishGrammar, context: InflectionContext, plurals: PluralRules?) {
        text = Tokens(pieces, splitsAtApostrophe: false, joinsHyphens: true, hasDecimalComma: true)
        text.following = context.following
        var grammar = grammar
        text.read(with: &grammar.lexicon)
        self.grammar = grammar
        self.context = context
        parse = PhraseParse(text, grammar: grammar, plurals: plurals)
        main = parse.phrases.firstIndex { $0.head != nil } ?? parse.phrases.indices.first
    }

    mutating func agree() {
        results = Array(repeating: nil, count: parse.phrases.count)
        for place in parse.phrases.indices { results[place] = inflect(place) }
        for (index, subject) in parse.predicates { inflectPredicate(index, subject) }
    }

    mutating func join() {}

    func isActive(_ place: Int) -> Bool { results[place] != nil }

    func number(_ place: Int) -> Number? { results[place]?.number }

    func gender(_ place: Int) -> Gender? { results[place]?.grammaticalGender }

    mutating func set(_ index: Int, _ form: String?) {
        guard let form else { return report(index) }
        text[index].replace(with: form)
    }

    /// Once words agree.
    var morphology: WordMorphology {
        (context.morphology ?? WordMorphology()).completed(with: main.flatMap { results[$0] } ?? WordMorphology())
    }

    private var outer: WordMorphology { (context.morphology ?? .init()).completed(with: context.agreement ?? .init()) }

    /// Makes a noun phrase agree; says what its noun is, or nothing where the phrase stays.
    private mutating func inflect(_ place: Int) -> WordMorphology? {
        let phrase = parse.phrases[place]
        let outer = place == main ? outer : .init()
        let hasArgument = phrase.words.contains { text[$0].isArgument || text[$0].morphology != nil }
        guard phrase.number != nil || hasArgument || !outer.isUnspecified else { return nil }
        if phrase.number != nil { for index in phrase.doubtful { report(index) } }
        let noun = phrase.head.flatMap { grammar.noun(text[$0].lower) }
        let given = phrase.head.flatMap { text[$0].morphology }
        let forced = outer.number ?? phrase.number
        let number = forced ?? given?.number ?? noun?.number ?? .singular
        let gender = given?.grammaticalGender ?? noun?.gender ?? (phrase.head == nil ? outer.grammaticalGender : nil)
        let determiner = phrase.determiners.first.flatMap { grammar.declension.determiner(text[$0].lower) }
        var isDefinite = noun?.isDefinite ?? false
        if let head = phrase.head {
            if text[head].isArgument, let determiner { isDefinite = determiner.strength == .weak }
            inflectNoun(head, noun, forced ?? (text[head].isArgument ? number : nil), isDefinite: isDefinite)
        }
        let result = WordMorphology(
            grammaticalGender: gender, partOfSpeech: gender == nil ? nil : .noun,
            number: gender == nil && forced == nil && noun == nil ? nil : number)
        guard !phrase.determiners.isEmpty || !phrase.attributes.isEmpty else { return result }
        guard let column = Declension.column(phrase.head == nil ? gender ?? .masculine : gender, number) else {
            if let head = phrase.head { report(head) }
            return result
        }
        let isWeak = isDefinite || determiner.map { $0.strength != .strong } ?? false
        for index in phrase.determiners {
            guard let determiner = grammar.declension.determiner(text[index].lower) else { continue }
            set(index, grammar.declension.form(determiner, column, .nominative))
        }
        for index in phrase.attributes { set(index, grammar.adjective(text[index].lower, column, isWeak: isWeak)) }
        return result
    }

    private mutating func inflectNoun(_ index: Int, _ noun: SwedishNoun?, _ number: Number?, isDefinite: Bool) {
        guard let number else { return }
        guard let noun else {
            // "2 PDF", "2 km": what is an acronym or a symbol stays.
            let written = text[index].text
            let isName = text[index].isArgument || !text.isUppercase && written.allSatisfy(\.isUppercase)
            if !isName, !Tokens.isSymbol(written) { report(index) }
            return
        }
        set(index, noun.form(number, isDefinite: isDefinite))
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
        set(
            index, Declension.column(gender, number).flatMap { grammar.adjective(text[index].lower, $0, isWeak: false) }
        )
    }

    static func morphology(of phrase: String, grammar: SwedishGrammar) -> WordMorphology? {
        var inflector = SwedishInflector(
            [InflectionPiece(phrase, kind: .argument)], grammar: grammar, context: .init(), plurals: nil)
        inflector.agree()
        let morphology = inflector.morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
