internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// The first three stages of a run: its words, what they may be, and the phrases and clauses that they make.
struct ParsedRun<Grammar: PhraseGrammar> {
    let text: Tokens
    let grammar: Grammar
    let context: InflectionContext
    let parse: PhraseParse<Grammar>

    /// The first phrase with a noun, or the first.
    var main: Int? { parse.phrases.firstIndex { $0.head != nil } ?? parse.phrases.indices.first }

    init(
        _ pieces: [InflectionPiece], _ grammar: Grammar, in context: InflectionContext = .init(),
        plurals: PluralRules? = nil
    ) {
        let spelling = Grammar.spelling
        var text = Tokens(
            pieces, splitsAtApostrophe: spelling.contains(.splitsAtApostrophe),
            joinsHyphens: spelling.contains(.joinsHyphens), hasDecimalComma: spelling.contains(.hasDecimalComma))
        text.hasOrdinalPoint = spelling.contains(.hasOrdinalPoint)
        text.following = context.following
        text.joinWords(of: grammar.lexicon)
        var grammar = grammar
        text.read(with: &grammar.lexicon)
        text.fixed = grammar.fixed?.places(in: text) ?? [:]
        (self.text, self.grammar, self.context) = (text, grammar, context)
        parse = PhraseParse(text, grammar: grammar, plurals: plurals)
    }
}

/// What the signs within words and numbers mean in a language.
struct Spelling: OptionSet {
    let rawValue: Int

    /// French and Italian articles are words of their own: `l'` + `ami`.
    static let splitsAtApostrophe = Spelling(rawValue: 1)
    /// `E-Mail` and `rendez-vous` are one word each.
    static let joinsHyphens = Spelling(rawValue: 2)
    /// `1,5` is one number.
    static let hasDecimalComma = Spelling(rawValue: 4)
    /// "2." is the second.
    static let hasOrdinalPoint = Spelling(rawValue: 8)
}

extension LanguageRules {
    /// Rules whose runs are parsed into phrases, which a realizer makes agree.
    init<Analysis: PhraseRealizer & SendableMetatype>(
        _ realizer: Analysis.Type, _ grammar: Analysis.Grammar, features: [InflectionFeatures.Name: [String]],
        numerals: NumeralClasses = .other,
        phrase: @escaping @Sendable (String, Words, Analysis.Grammar) -> any FeaturePhrase
    ) where Analysis.Grammar: Morphology {
        self.init(
            lexicon: grammar.lexicon, features: features,
            inflect: { pieces, context, words in
                let run = ParsedRun(pieces, grammar.reading(words.lexicon), in: context, plurals: words.plurals)
                return Agreement.solve(Analysis(run))
            },
            morphology: { phrase, lexicon in
                var analysis = Analysis(
                    ParsedRun([InflectionPiece(phrase, kind: .argument)], grammar.reading(lexicon)))
                analysis.agree()
                return analysis.morphology.isUnspecified ? nil : analysis.morphology
            },
            missing: { grammar.reading($1).missing(of: $0) },
            phrase: { phrase($0, $1, grammar.reading($1.lexicon)) }, numerals: numerals)
    }
}
