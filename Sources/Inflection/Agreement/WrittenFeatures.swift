internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Features at which a text may be right as it is written: a translator writes it for one number, one gender, one case.
struct WrittenFeatures {
    /// Of whatever is counted, and of arguments.
    let number: WordMorphology.GrammaticalNumber
    /// Of arguments and of the reader; nil where neither is there.
    let gender: WordMorphology.GrammaticalGender?
    /// Where markup asks for one.
    let grammaticalCase: WordMorphology.GrammaticalCase?
    /// Of joined nouns, which one verbs and predicates follow: "1 foto e 1 vídeo foi excluído".
    let member: Coordination.Nearest?
}

extension Realizer {
    /// All at which the run may have been written, the likely ones first.
    var written: [WrittenFeatures] {
        let morphologies = [context.morphology, context.agreement]
        let hasGender =
            context.termOfAddress?.grammaticalGender != nil || morphologies.contains { $0?.grammaticalGender != nil }
            || text.tokens.contains(where: \.isArgument)
        let genders: [WordMorphology.GrammaticalGender?] = hasGender ? [.masculine, .feminine, .neuter] : [nil]
        let hasCase = morphologies.contains { $0?.grammaticalCase != nil }
        let cases: [WordMorphology.GrammaticalCase?] =
            hasCase ? [nil, .nominative, .accusative, .dative, .genitive] : [nil]
        let members: [Coordination.Nearest?] = hasCoordination ? [nil, .first, .last] : [nil]
        var written: [WrittenFeatures] = []
        // What changes was most likely written for the other number.
        let numbers: [WordMorphology.GrammaticalNumber] =
            counted == .singular ? [.plural, .singular] : [.singular, .plural]
        for number in numbers {
            for gender in genders {
                for grammaticalCase in cases {
                    written += members.map {
                        WrittenFeatures(
                            number: number, gender: gender, grammaticalCase: grammaticalCase, member: $0)
                    }
                }
            }
        }
        return written
    }

    /// Puts the features in place of those that the context asks for and that arguments have.
    mutating func readContext(at features: WrittenFeatures) {
        context.morphology = context.morphology?.read(at: features)
        context.agreement = context.agreement?.read(at: features)
        if context.termOfAddress?.grammaticalGender != nil, let gender = features.gender {
            context.termOfAddress = gender == .feminine ? .feminine : .masculine
        }
        for index in text.indices where text[index].isArgument {
            let morphology = text[index].morphology ?? WordMorphology()
            text[index].morphology = WordMorphology(
                grammaticalGender: features.gender ?? morphology.grammaticalGender,
                partOfSpeech: morphology.partOfSpeech, number: features.number)
        }
    }
}

extension WordMorphology {
    fileprivate func read(at features: WrittenFeatures) -> WordMorphology {
        var morphology = self
        if number != nil { morphology.number = features.number }
        if grammaticalGender != nil { morphology.grammaticalGender = features.gender }
        if grammaticalCase != nil { morphology.grammaticalCase = features.grammaticalCase }
        return morphology
    }
}
