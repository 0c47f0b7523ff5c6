internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Nouns, adjectives and verbs of a Hindi run: oblique before a postposition, gender and number by the noun or the reader.
struct HindiInflector: NounRealizer {
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

    init(_ run: ParsedRun<HindiGrammar>) {
        (text, grammar, context, parse) = (run.text, run.grammar, run.context, run.parse)
        let nouns = run.text.indices.lazy.filter { run.parse.words[$0].noun != nil }.compactMap { index in
            HindiNoun(run.text[index].lower, in: run.grammar.lexicon).map { (index, $0) }
        }
        self.nouns = Dictionary(uniqueKeysWithValues: nouns)
    }

    mutating func agree() {
        inflectPhrases()
        for (index, subject) in parse.predicates { inflectVerb(index, self.subject(subject)) }
    }

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
    var main: Int? {
        let heads = parse.phrases.indices.lazy.filter { results[$0] != nil }
        guard let first = heads.first.flatMap({ parse.phrases[$0].head }) else { return nil }
        let end = parse.clauseStarts.first { $0 > first } ?? text.indices.count
        return heads.prefix { parse.phrases[$0].head ?? end < end }.reduce(nil) { main, place in
            let isOblique = results[place]?.grammaticalCase == .prepositional
            return main == nil || !isOblique && parse.isSubject(place, before: main) ? place : main
        }
    }

    var asked: Number? { context.morphology?.number ?? context.agreement?.number }
}
