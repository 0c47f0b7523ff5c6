internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A German noun with its determiner and adjectives, a determiner or adjectives alone.
///
/// What is written may be of several cases, genders and numbers. All of them are taken through, and where they do not come to the same
/// form, the phrase is ambiguous; a nominative counts for more, and of nominatives a singular, as dictionaries have them.
struct GermanPhrase {
    typealias Gender = WordMorphology.GrammaticalGender
    typealias Case = WordMorphology.GrammaticalCase
    /// One way to read the phrase; its case is told.
    typealias Reading = FormFeatures

    static let cases: [Case] = [.nominative, .accusative, .dative, .genitive]

    let source: String
    let grammar: GermanGrammar
    let table = PhrasePieceTable.of(.german)
    var text: PhraseText
    /// As it is written, alone or joined with a preposition.
    var determiner: String?
    /// Of an article; nil behind another determiner.
    var definiteness: WordMorphology.Definiteness?
    var attributes: Range<Int> = 0..<0
    var head: Int?
    var noun: Noun?
    var readings: [Reading] = []
    var problem: InflectionFeatureError?

    init(_ phrase: String, _ grammar: GermanGrammar) {
        source = phrase
        self.grammar = grammar
        text = PhraseText(phrase)
        read()
    }

    var declension: Declension { grammar.declension }

    private mutating func read() {
        let words = text.words
        guard let first = words.first else { return problem = .notAPhrase(source) }
        determiner = declension.isDeterminer(first.lower) ? first.lower : nil
        let start = isInflected ? 1 : 0
        definiteness = determiner.flatMap(definiteness)
        var end = start
        // "Neue Katze": a capital that an adjective has tells no noun.
        while end < words.count, !isNoun(end) { end += 1 }
        attributes = start..<end
        if end < words.count {
            head = end
            noun = grammar.phraseNoun(words[end].lower)
            if noun == nil || noun == Noun() { problem = .unknownWord(words[end].text) }
            if end + 1 < words.count, words[end + 1].text.first?.isUppercase == true { problem = .notAPhrase(source) }
        }
        for index in attributes where !grammar.isKnownAdjective(words[index].lower, isInflected: isInflected) {
            problem = problem ?? .unknownWord(words[index].text)
        }
        if words[start..<end].contains(where: { !$0.gap.allSatisfy(\.isWhitespace) }) { problem = .notAPhrase(source) }
        if problem == nil { readings = possible() }
    }

    private func isNoun(_ index: Int) -> Bool {
        let word = text.words[index]
        guard word.text.first?.isUppercase == true else { return false }
        let isBeforeCapital = index + 1 < text.words.count && text.words[index + 1].text.first?.isUppercase == true
        return
            !(isBeforeCapital && grammar.isKnownAdjective(word.lower, isInflected: true)
            && grammar.noun(word.lower) == nil)
    }

    /// Whether adjectives have an ending: behind a determiner they do.
    var isInflected: Bool { determiner != nil }

    /// Of an article, alone or joined with a preposition.
    private func definiteness(_ word: String) -> WordMorphology.Definiteness? {
        switch declension.determiner(word)?.forms.first {
        case "ein": .indefinite
        case "der", nil: .definite
        default: nil
        }
    }

    // MARK: Readings

    private func possible() -> [Reading] {
        let genders: [Gender?] =
            noun?.person != nil
            ? [.masculine, .feminine] : noun?.gender.map { [$0] } ?? [.masculine, .feminine, .neuter]
        var found: [Reading] = []
        // Without a determiner adjectives are strong, or those of a determiner that is not there.
        for strengths in [[Declension.Strength.strong], [.weak, .mixed]] where found.isEmpty {
            for number in [WordMorphology.GrammaticalNumber.singular, .plural] {
                for grammaticalCase in Self.cases {
                    for gender in genders {
                        let reading = Reading(gender: gender, number: number, grammaticalCase: grammaticalCase)
                        if isConsistent(reading, strengths) { found.append(reading) }
                    }
                }
            }
        }
        return found
    }

    private func isConsistent(_ reading: Reading, _ strengths: [Declension.Strength]) -> Bool {
        guard reading.column != nil else { return false }
        if let head {
            guard let noun, grammar.forms(of: noun, reading).contains(text.words[head].lower) else { return false }
        }
        if let determiner, grammar.form(.determiner(determiner), reading) != determiner { return false }
        return (determiner.map { [declension.strength(behind: $0)] } ?? strengths).contains { strength in
            var reading = reading
            reading.strength = strength
            return attributes.allSatisfy { index in
                let word = text.words[index].lower
                return grammar.form(.adjective(word, isInflected: isInflected), reading) == word
                    || !isInflected && grammar.isBase(word, isInflected: false)
            }
        }
    }
}
