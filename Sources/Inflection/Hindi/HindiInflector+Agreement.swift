internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// What agrees with the nouns of a clause, and what is reported.
extension HindiInflector {
    func conjunction(_ word: String) -> Coordination.Link? {
        lexicon.entries(word).lazy.compactMap(\.wordClass.link).first
    }

    /// Before a postposition; of joined nouns, the one behind the last stands for all.
    func isOblique(_ order: Int) -> Bool {
        guard order + 1 < words.count else {
            return lexicon.isPostposition(firstWordAfter) || context.morphology?.grammaticalCase == .prepositional
        }
        let next = text[words[order + 1]].lower
        if lexicon.isPostposition(next) { return true }
        guard conjunction(next) != nil,
            let noun = (order + 2..<min(order + 6, words.count)).first(where: { nouns[words[$0]] != nil })
        else { return false }
        let between = words[order + 2..<noun].map { text[$0].lower }
        return between.allSatisfy { !lexicon.isPostposition($0) && !HindiVerbs.isAuxiliary($0) }
            && isOblique(noun)
    }

    mutating func reportUnknown() {
        for index in clause.unknown ?? [] { report(index) }
        clause.unknown = nil
    }

    /// Words between a number and its noun that no one knows: in -ा some agree, कड़ा, and some never do, मौजूदा. Those in -ी agree with
    /// the noun that they are written with, or never.
    mutating func reportAttributes(_ unknown: [Int], isPlural: Bool, isOblique: Bool) {
        for index in unknown {
            let word = text[index].lower
            let isAgreeing =
                isPlural || isOblique
                ? ["ा", "ाँ"].contains(where: word.hasSuffixScalars)
                : ["े", "ए", "ये", "ें"].contains(where: word.hasSuffixScalars)
            if isAgreeing { report(index) }
        }
    }

    /// "2 होटल बुकिंग": which of two nouns is counted is not told, unless both are written alike in the plural.
    mutating func reportCompound(_ order: Int, isPlural: Bool) {
        guard order + 1 < words.count, words[order + 1] == words[order] + 1, let second = nouns[words[order + 1]],
            !text[words[order]].isArgument, !text[words[order + 1]].isArgument
        else { return }
        let behind = order + 2 < words.count ? text[words[order + 2]].lower : firstWordAfter
        let segment = text[words[order + 1]]
        if behind.isEmpty || HindiVerbs.isCopula(behind),
            second.form(isPlural: isPlural, isOblique: false) != segment.lower
        {
            report(words[order + 1])
        }
    }

    /// Adjectives, possessives and का before a noun: -ा only before a masculine singular in the direct case.
    mutating func agree(_ modifiers: [Int], with noun: Int, _ gender: Gender, isPlural: Bool, isOblique: Bool) {
        for index in modifiers {
            nodes[index] = noun
            let word = text[index].lower
            if let pair = lexicon.demonstrative(word) {
                set(index, isPlural ? pair.plural : pair.singular)
                continue
            }
            let forms =
                lexicon.genitive(word)
                ?? HindiVerbs.agreeing(word, in: lexicon, isBeforeAuxiliary: false, isAttribute: true)
            if let form = forms?.form(gender, isPlural || (isOblique && gender == .masculine) ? .plural : .singular) {
                set(index, form)
            }
        }
    }

    var firstWordAfter: String {
        let scalars = context.following.unicodeScalars.drop { $0.properties.isWhitespace }.prefix(32)
        return String(String.UnicodeScalarView(scalars.prefix { Tokens.isLetter($0) || Tokens.isMark($0) }))
    }

    /// Whether the reader or writer is the subject: आप 2 फ़ाइलें हटाना चाहते हैं, but आप ने 2 फ़ाइलें हटाईं.
    func isReaders(_ range: Range<Int>) -> Bool {
        range.contains { order in
            text[words[order]].reading.has(.readerPronoun)
                && !text[words[order]].isArgument
                && !(order + 1 < words.count && lexicon.isPostposition(text[words[order + 1]].lower))
        }
    }
}
