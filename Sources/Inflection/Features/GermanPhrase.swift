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
    private(set) var text: PhraseText
    private(set) var determiner: Declension.Determiner?
    private(set) var contraction: Declension.Contraction?
    /// Of an article; nil behind another determiner.
    private(set) var definiteness: WordMorphology.Definiteness?
    private(set) var attributes: Range<Int> = 0..<0
    private(set) var head: Int?
    private(set) var noun: Noun?
    private(set) var readings: [Reading] = []
    private(set) var problem: InflectionFeatureError?

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
    private var isInflected: Bool { determiner != nil || contraction != nil }

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
    private func nounForms(_ reading: Reading) -> [String] {
        guard let noun else { return [] }
        return grammar.forms(of: noun, reading.gender, reading.number, reading.grammaticalCase)
    }

    // MARK: Forms

    /// The readings that count.
    var counting: [Reading] {
        let nominatives = readings.filter { $0.grammaticalCase == .nominative }
        let singulars = nominatives.filter { $0.number == .singular }
        return !singulars.isEmpty ? singulars : !nominatives.isEmpty ? nominatives : readings
    }

    private func targets(_ asked: InflectionFeatures) throws(InflectionFeatureError) -> [Reading] {
        if let problem { throw problem }
        guard asked.person == nil || asked.person == .third else { throw .noSuchForm(phrase: source, features: asked) }
        // What is asked, nothing written needs to tell.
        var counting = counting
        if asked.number != nil, asked.case != nil, readings.isEmpty, head != nil {
            counting = [Reading(number: .singular, grammaticalCase: .nominative, gender: noun?.gender)]
        }
        if head == nil, asked.gender != nil || asked.number != nil || asked.case != nil, determiner != nil {
            let fitting = readings.filter { reading in
                (asked.grammaticalCase.map { $0 == reading.grammaticalCase } ?? true)
                    && (asked.grammaticalNumber.map { $0 == reading.number } ?? true)
            }
            if !fitting.isEmpty { counting = fitting }
        }
        guard !counting.isEmpty else { throw .notAPhrase(source) }
        var targets: [Reading] = []
        for var reading in counting {
            if asked.number == nil, head == nil, attributes.isEmpty == false, !isInflected {
                reading.number = .singular
            }
            reading.number = asked.grammaticalNumber ?? reading.number
            reading.grammaticalCase = asked.grammaticalCase ?? reading.grammaticalCase
            if let gender = asked.grammaticalGender {
                guard
                    head == nil || noun?.person != nil || noun?.gender == nil || noun?.gender == gender
                        || pair(gender) != nil
                else {
                    throw .noSuchForm(phrase: source, features: asked)
                }
                reading.gender = gender
            }
            if !targets.contains(reading) { targets.append(reading) }
        }
        return targets
    }

    /// The word for a person of the other gender, where both are known: Organisator, Organisatorin.
    private func pair(_ gender: Gender) -> Noun? { noun.flatMap { grammar.pair(of: $0, gender) } }

    /// The one result that all readings come to.
    private func one(
        _ asked: InflectionFeatures, _ form: (Reading) throws(InflectionFeatureError) -> GivenPiece
    ) throws(InflectionFeatureError) -> GivenPiece {
        let targets = try targets(asked)
        var results: [GivenPiece] = []
        for target in targets { results.append(try form(target)) }
        guard results.allSatisfy({ $0 == results[0] }) else {
            let differing: InflectionFeatures.Name =
                asked.case == nil && Set(targets.map(\.grammaticalCase)).count > 1
                ? .case : Set(targets.map(\.number)).count > 1 ? .number : .gender
            throw .ambiguous(phrase: source, feature: differing)
        }
        return results[0]
    }

    /// The phrase as it is to be read, behind a determiner of this strength.
    private func form(
        _ reading: Reading, _ strength: Declension.Strength, _ asked: InflectionFeatures
    ) throws(InflectionFeatureError) -> PhraseText {
        var copy = text
        let column = reading.column
        for index in attributes {
            guard let column, let ending = declension.adjectiveEnding(strength, column, reading.grammaticalCase),
                let stem = grammar.adjectiveStem(text.words[index].lower, isInflected: isInflected)
            else { throw .ambiguous(phrase: source, feature: .gender) }
            // "lila" and "rosa" stay as they are.
            copy.set(index, stem.hasSuffix("a") ? stem : stem + ending)
        }
        guard let head else { return copy }
        var noun = noun ?? Noun()
        if let gender = reading.gender, noun.person == nil, noun.gender != nil, noun.gender != gender,
            let pair = pair(gender)
        {
            noun = pair
        }
        guard let form = grammar.forms(of: noun, reading.gender, reading.number, reading.grammaticalCase).first else {
            if reading.number.isPlural == (noun.isPlural ?? false) { throw .unknownWord(text.words[head].text) }
            throw noun.plural == nil && noun.singular == nil
                ? .unknownWord(text.words[head].text) : .noSuchForm(phrase: source, features: asked)
        }
        copy.set(head, form)
        return copy
    }
}

extension GermanPhrase: FeaturePhrase {
    var features: InflectionFeatures {
        let counting = counting
        func only<Value: Hashable>(_ readings: [Reading], _ value: (Reading) -> Value?) -> Value? {
            let values = Set(readings.map(value))
            return values.count == 1 ? values.first ?? nil : nil
        }
        var features = InflectionFeatures(
            noun?.gender ?? only(readings) { $0.gender }, only(readings) { $0.number })
        features.case = only(readings) { $0.grammaticalCase }.flatMap { .init(rawValue: $0.rawValue) }
        features.definiteness = definiteness
        return counting.isEmpty ? InflectionFeatures(definiteness: definiteness) : features
    }

    func inflected(to asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        try one(asked) { (reading) throws(InflectionFeatureError) in
            let text = try opened(reading, asked)
            return GivenPiece(piece: "", phrase: text)
        }.phrase
    }

    private func opened(_ reading: Reading, _ asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        let isNew = asked.definiteness.map { $0 != definiteness } ?? false
        if isNew, contraction != nil || determiner != nil && definiteness == nil {
            throw .noSuchForm(phrase: source, features: asked)
        }
        var article = determiner
        if isNew { article = declension.determiner(asked.definiteness == .definite ? "der" : "ein") }
        guard let column = reading.column ?? (article == nil && attributes.isEmpty ? 0 : nil) else {
            throw .unknownWord(head.map { text.words[$0].text } ?? source)
        }
        var written = article.flatMap { declension.form($0, column, reading.grammaticalCase) }
        if let contraction {
            guard contraction.grammaticalCase == reading.grammaticalCase else {
                throw .noSuchForm(phrase: source, features: asked)
            }
            written = contraction.forms[column]
        }
        // "ein" has no plural: "eine Katze", "Katzen".
        if written == nil, article != nil, !(reading.number.isPlural && article?.forms.first == "ein") {
            throw .noSuchForm(phrase: source, features: asked)
        }
        let strength = written == nil ? strength(asked) : article?.strength ?? .weak
        if let declined = asked.declension, written != nil, article != nil, declined.rawValue != strength.rawValue {
            throw .noSuchForm(phrase: source, features: asked)
        }
        var copy = try form(reading, strength, asked)
        let isWritten = determiner != nil || contraction != nil
        if let written, isWritten { copy.set(0, written) } else if let written { copy.insert(written, at: 0) }
        if written == nil, isWritten { copy.remove(0..<1) }
        return copy.text
    }

    private func strength(_ asked: InflectionFeatures) -> Declension.Strength {
        asked.declension.flatMap { Declension.Strength(rawValue: $0.rawValue) } ?? .strong
    }

    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece {
        let isJoined = row.forms.count == 2
        if isJoined, asked.case != .dative, asked.case != .accusative {
            guard let wrong = asked.case else { throw .ambiguous(phrase: source, feature: .case) }
            throw .notInLanguage(
                feature: "case of \(row.name)", value: wrong.rawValue, language: "de",
                allowed: ["accusative", "dative"])
        }
        var asked = asked
        asked.definiteness = nil
        let phrase = asked
        return try one(phrase) { (reading) throws(InflectionFeatureError) in
            guard let column = reading.column else { throw .unknownWord(head.map { text.words[$0].text } ?? source) }
            let piece: String?
            let strength: Declension.Strength
            if isJoined {
                let name = row.forms[reading.grammaticalCase == .dative ? 0 : 1]
                (piece, strength) = (declension.contractions[name]?.forms[column], .weak)
            } else {
                let article = declension.determiner(row.forms[0])
                piece = article.flatMap { declension.form($0, column, reading.grammaticalCase) }
                strength = article?.strength ?? .strong
            }
            guard let piece else { throw .noSuchForm(phrase: source, features: InflectionFeatures(number: .plural)) }
            var copy = try form(reading, strength, phrase)
            if determiner != nil || contraction != nil { copy.remove(0..<1) }
            return GivenPiece(piece: piece, phrase: copy.words.isEmpty ? piece : piece + " " + copy.text)
        }
    }
}
