internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// The noun of a phrase, what agrees with it, and what is reported.
extension HindiInflector {
    /// Makes a noun phrase agree; says what its noun is, or nothing where that is not known.
    mutating func inflect(_ place: Int) -> WordMorphology? {
        let phrase = parse.phrases[place]
        guard let head = phrase.head else {
            for index in phrase.doubtful { report(index) }
            return nil
        }
        let token = text[head]
        let isOblique =
            phrase.cases == [.prepositional]
            || !phrase.cases.isEmpty && context.morphology?.grammaticalCase == .prepositional
        guard let noun = nouns[head] else { return inflectName(phrase, head, isOblique) }
        let number = phrase.number ?? asked
        let isPlural =
            number?.isPlural ?? token.morphology?.number?.isPlural
            ?? noun.isPlural(token.lower, isOblique: isOblique) ?? false
        let features = FormFeatures(
            gender: token.morphology?.grammaticalGender ?? noun.gender, number: isPlural ? .plural : .singular,
            grammaticalCase: isOblique ? .prepositional : nil)
        set(head, grammar.form(.noun(noun), features))
        reportAttributes(phrase.doubtful, isMarked: isPlural || isOblique)
        agree(phrase.attributes, features)
        if number != nil { reportCompound(head, features.number) }
        return WordMorphology(
            grammaticalGender: features.gender, partOfSpeech: .noun, number: features.number,
            grammaticalCase: features.grammaticalCase)
    }

    /// A name or foreign word: its form stays, and what is known of it may be given.
    private mutating func inflectName(_ phrase: Phrase, _ head: Int, _ isOblique: Bool) -> WordMorphology? {
        let token = text[head]
        guard let gender = token.morphology?.grammaticalGender else {
            let isForeign = Tokens.isSymbol(token.text) || HindiNoun.isLatin(token.text)
            if !phrase.attributes.isEmpty || phrase.number != nil && !isForeign { report(head) }
            return nil
        }
        let number = phrase.number ?? asked ?? token.morphology?.number ?? .singular
        agree(
            phrase.attributes,
            FormFeatures(gender: gender, number: number, grammaticalCase: isOblique ? .prepositional : nil))
        return WordMorphology(grammaticalGender: gender, partOfSpeech: .noun, number: number)
    }

    /// Words between a number and its noun that no one knows: in -ा some agree, कड़ा, and some never do, मौजूदा. Those in -ी agree with
    /// the noun that they are written with, or never.
    private mutating func reportAttributes(_ unknown: [Int], isMarked: Bool) {
        for index in unknown {
            let word = text[index].lower
            let isAgreeing =
                isMarked
                ? ["ा", "ाँ"].contains(where: word.hasSuffixScalars)
                : ["े", "ए", "ये", "ें"].contains(where: word.hasSuffixScalars)
            if isAgreeing { report(index) }
        }
    }

    /// "2 होटल बुकिंग": which of two nouns is counted is not told, unless both are written alike in the plural.
    private mutating func reportCompound(_ head: Int, _ number: Number) {
        let next = head + 1
        guard let second = nouns[next], !text[head].isArgument, !text[next].isArgument
        else { return }
        let behind = wordBehind(next)
        if behind.isEmpty || HindiVerbs.isCopula(behind),
            grammar.form(.noun(second), FormFeatures(number: number)) != text[next].lower
        {
            report(next)
        }
    }

    /// Demonstratives, adjectives, possessives and का before a noun.
    private mutating func agree(_ attributes: [Int], _ features: FormFeatures) {
        for index in attributes {
            let word = text[index].lower
            set(index, grammar.form(.determiner(word), features) ?? grammar.form(.adjective(word), features))
        }
    }

    /// The next word, in the run or behind it.
    func wordBehind(_ index: Int) -> String {
        let next = text.wordBehind(index)
        return next.isEmpty ? text.wordFollowing : next
    }
}
