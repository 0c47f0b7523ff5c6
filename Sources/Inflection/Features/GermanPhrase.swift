internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A German noun with its determiner and adjectives, a determiner or adjectives alone.
///
/// What is written may be of several cases, genders and numbers. All of them are taken through, and where they do not come to the same
/// form, the phrase is ambiguous; a nominative counts for more, and of nominatives a singular, as dictionaries have them.
struct GermanPhrase {
    typealias Gender = WordMorphology.GrammaticalGender
    typealias Case = WordMorphology.GrammaticalCase

    /// One way to read the phrase.
    struct Reading: Hashable {
        var number: WordMorphology.GrammaticalNumber
        var grammaticalCase: Case
        var gender: Gender?

        var isDictionaryForm: Bool { number == .singular && grammaticalCase == .nominative }
        /// Of a table; the plural has no gender.
        var column: Int? { Declension.column(gender, number) }
    }

    static let cases: [Case] = [.nominative, .accusative, .dative, .genitive]

    let source: String
    let grammar: GermanGrammar
    let table = PhrasePieceTable.of(.german)
    var text: PhraseText
    var determiner: Declension.Determiner?
    var contraction: Declension.Contraction?
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
        determiner = declension.determiner(first.lower)
        contraction = declension.contractions[first.lower]
        let start = determiner == nil && contraction == nil ? 0 : 1
        if start == 1 { definiteness = Self.definiteness(determiner) }
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
        for index in attributes where grammar.adjectiveStem(words[index].lower, isInflected: isInflected) == nil {
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
            !(isBeforeCapital && grammar.adjectiveStem(word.lower, isInflected: true) != nil
            && grammar.noun(word.lower) == nil)
    }

    /// Whether adjectives have an ending: behind a determiner they do.
    var isInflected: Bool { determiner != nil || contraction != nil }

    private static func definiteness(_ determiner: Declension.Determiner?) -> WordMorphology.Definiteness? {
        switch determiner?.forms.first {
        case "ein": .indefinite
        case "der": .definite
        case nil: .definite
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
                        let reading = Reading(number: number, grammaticalCase: grammaticalCase, gender: gender)
                        if isConsistent(reading, strengths) { found.append(reading) }
                    }
                }
            }
        }
        return found
    }

    private func isConsistent(_ reading: Reading, _ strengths: [Declension.Strength]) -> Bool {
        guard let column = reading.column else { return false }
        if let head, !nounForms(reading).contains(text.words[head].lower) { return false }
        if let determiner, declension.form(determiner, column, reading.grammaticalCase) != text.words[0].lower {
            return false
        }
        if let contraction,
            contraction.grammaticalCase != reading.grammaticalCase || contraction.forms[column] != text.words[0].lower
        {
            return false
        }
        let strengths = determiner.map { [$0.strength] } ?? (contraction == nil ? strengths : [.weak])
        return strengths.contains { strength in
            attributes.allSatisfy { index in
                let word = text.words[index].lower
                guard let ending = declension.adjectiveEnding(strength, column, reading.grammaticalCase),
                    let stem = grammar.adjectiveStem(word, isInflected: isInflected)
                else { return false }
                return word == stem + ending || !isInflected && isBase(word, stem)
            }
        }
    }

    /// "schön": as a dictionary has it, without any ending.
    private func isBase(_ word: String, _ stem: String) -> Bool {
        word == stem || grammar.baseForms(stem).contains(word)
    }

    /// The forms of the noun; the first is the one that is written here.
    func nounForms(_ reading: Reading) -> [String] {
        guard let noun else { return [] }
        return grammar.forms(of: noun, reading.gender, reading.number, reading.grammaticalCase)
    }
}
