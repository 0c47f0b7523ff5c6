internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

extension HindiGrammar: Morphology {
    /// Oblique is the case before a postposition.
    func form(_ word: FormedWord<HindiNoun>, _ features: FormFeatures) -> String? {
        let isPlural = features.number.isPlural
        let isOblique = features.grammaticalCase == .prepositional
        switch word {
        case .noun(let noun): return noun.forms[(isPlural ? 1 : 0) + (isOblique ? 2 : 0)]
        case .determiner(let word):
            return lexicon.demonstrative(word).map { isPlural ? $0.plural : $0.singular }
        case .adjective(let word, _): return attribute(word).flatMap { form(.agreeing($0), features) }
        case .agreeing(let forms):
            // -ा only before a masculine singular in the direct case.
            let isMarked = isPlural || isOblique && features.gender == .masculine
            return features.gender.flatMap { forms.form($0, isMarked ? .plural : .singular) }
        }
    }

    /// The forms of an adjective or possessive before its noun, or of का behind another noun.
    func attribute(_ word: String) -> AgreeingForms? {
        lexicon.genitive(word)
            ?? HindiVerbs.agreeing(word, in: lexicon, isBeforeAuxiliary: false, isAttribute: true)
    }
}
