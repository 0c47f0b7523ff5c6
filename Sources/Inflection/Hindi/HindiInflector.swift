internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Nouns, adjectives and verbs of a Hindi run: oblique before a postposition, gender and number by the noun or the reader.
struct HindiInflector: PhraseRealizer {
    typealias Gender = WordMorphology.GrammaticalGender
    typealias Number = WordMorphology.GrammaticalNumber

    var text: Tokens
    let grammar: HindiGrammar
    var context: InflectionContext
    var parse: PhraseParse<HindiGrammar>
    var unresolved = Unresolved()
    let nouns: [Int: HindiNoun]
    /// Of each phrase, what its noun is; nil where that is not known.
    var results: [WordMorphology?] = []

    var lexicon: Lexicon { grammar.lexicon }

    init(_ pieces: [InflectionPiece], grammar: HindiGrammar, context: InflectionContext, plurals: PluralRules?) {
        text = Tokens(pieces, splitsAtApostrophe: false)
        text.following = context.following
        var grammar = grammar
        text.read(with: &grammar.lexicon)
        self.grammar = grammar
        self.context = context
        parse = PhraseParse(text, grammar: grammar, plurals: plurals)
        var nouns: [Int: HindiNoun] = [:]
        for index in text.indices where parse.words[index].noun != nil {
            nouns[index] = HindiNoun(text[index].lower, in: grammar.lexicon)
        }
        self.nouns = nouns
    }

    mutating func agree() {
        results = Array(repeating: nil, count: parse.phrases.count)
        for place in parse.phrases.indices { results[place] = inflect(place) }
        for (index, subject) in parse.predicates { inflectVerb(index, self.subject(subject)) }
    }

    mutating func join() {}

    func isActive(_ place: Int) -> Bool { results[place] != nil }

    func number(_ place: Int) -> Number? { results[place]?.number }

    func gender(_ place: Int) -> Gender? { results[place]?.grammaticalGender }

    mutating func set(_ index: Int, _ form: String?) {
        if let form, text[index].lower != form { text[index].replace(with: form) }
    }

    /// Once words agree.
    var morphology: WordMorphology {
        let main = main.flatMap { results[$0] } ?? WordMorphology()
        var morphology = (context.morphology ?? WordMorphology()).completed(with: main)
        if main.grammaticalCase == .prepositional {
            morphology.grammaticalCase = context.morphology?.grammaticalCase
        }
        return morphology
    }

    /// The subject of the first clause that has a noun, with a postposition or without.
    private var main: Int? {
        let heads = parse.phrases.indices.lazy.filter { results[$0] != nil }
        guard let first = heads.first.flatMap({ parse.phrases[$0].head }) else { return nil }
        let end = parse.clauseStarts.first { $0 > first } ?? text.indices.count
        return heads.prefix { parse.phrases[$0].head ?? end < end }.reduce(nil) { main, place in
            let isOblique = results[place]?.grammaticalCase == .prepositional
            return main == nil || !isOblique && parse.isSubject(place, before: main) ? place : main
        }
    }

    var asked: Number? { context.morphology?.number ?? context.agreement?.number }

    static func morphology(of phrase: String, grammar: HindiGrammar) -> WordMorphology? {
        var inflector = HindiInflector(
            [InflectionPiece(phrase, kind: .argument)], grammar: grammar, context: .init(), plurals: nil)
        inflector.agree()
        let morphology = inflector.morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
