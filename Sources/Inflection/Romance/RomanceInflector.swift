internal import LocaleFormatNumbers

/// Gender and number of determiners, adjectives, participles, nouns and verbs in a run of a Romance language.
///
/// A preposition begins a phrase with a noun of its own; a verb returns to the first phrase, its subject.
struct RomanceInflector<Grammar: RomanceGrammar> {
    private typealias Gender = WordMorphology.GrammaticalGender
    private typealias Number = WordMorphology.GrammaticalNumber

    var text: RunText
    private let context: InflectionContext
    private let plurals: PluralRules?
    private var unresolved = UnresolvedWords()
    private var needsTerm = false
    private var words: [Int: RomanceWord] = [:]
    /// The gender of each word's phrase, for articles that depend on it.
    private var genders: [Int: WordMorphology.GrammaticalGender] = [:]

    init(_ pieces: [InflectionPiece], context: InflectionContext, plurals: PluralRules?) {
        text = RunText(pieces, splitsAtApostrophe: true, joinsHyphens: true)
        self.context = context
        self.plurals = plurals
    }

    /// Words that agree with each other.
    struct Phrase {
        var words: [Int] = []
        var number: WordMorphology.GrammaticalNumber?
        /// Where the number stands: what it counts comes after it.
        var start = 0
        var isMain: Bool
        var head: Int?
        var headGender: WordMorphology.GrammaticalGender?
        var headNumber: WordMorphology.GrammaticalNumber?
    }

    mutating func inflect() -> Inflected {
        var phrases = phrases()
        var morphology = context.morphology ?? WordMorphology()
        for index in phrases.indices {
            findHead(&phrases[index])
            inflect(phrases[index])
        }
        if let main = phrases.first {
            let number = targetNumber(main) ?? main.headNumber
            morphology = morphology.completed(
                with: WordMorphology(
                    grammaticalGender: main.headGender ?? context.agreement?.grammaticalGender, number: number))
            if main.head != nil, main.headGender != nil { morphology.partOfSpeech = morphology.partOfSpeech ?? .noun }
        }
        if let gender = asked { replacePronouns(gender) }
        Grammar.join(&text, following: context.following, genders: genders)
        return Inflected(
            pieces: text.texts, morphology: morphology, unresolved: unresolved.words, needsTermOfAddress: needsTerm)
    }

    private mutating func phrases() -> [Phrase] {
        var phrases = [Phrase(isMain: true)]
        var current = 0
        for index in text.segments.indices {
            if let number = text.counted(index, plurals) ?? spelledNumber(index) {
                // "1 hora y 5 minutos", "página 2": a number behind a noun does not count it.
                if phrases[current].words.contains(where: isNounOrPerson) {
                    phrases.append(Phrase(isMain: false))
                    current = phrases.count - 1
                }
                phrases[current].number = number
                phrases[current].start = index
            }
            guard text.segments[index].isWord else { continue }
            let next = index + 2 < text.segments.count ? text.segments[index + 2].lower : ""
            let isPreposition = Grammar.isPreposition(text.segments[index].lower, before: next)
            let word = isPreposition ? .preposition : Grammar.analyze(text.segments[index].lower)
            words[index] = word
            switch word {
            case .preposition where !phrases[current].words.isEmpty || phrases[current].number != nil:
                phrases.append(Phrase(isMain: false))
                current = phrases.count - 1
            case .preposition, .other: break
            case .verb where !text.segments[index].isArgument:
                current = 0
                phrases[0].words.append(index)
            default: phrases[current].words.append(index)
            }
        }
        return phrases
    }

    private func isNounOrPerson(_ index: Int) -> Bool {
        switch words[index] {
        case .noun, .person: true
        default: false
        }
    }

    /// "dos" before its noun.
    private func spelledNumber(_ index: Int) -> Number? {
        guard text.segments[index].isWord, index + 2 < text.segments.count, text.segments[index + 2].isWord,
            Grammar.lexicon.entries(text.segments[index].lower).contains(where: { $0.category == "k" })
        else { return nil }
        return .plural
    }

    /// The noun that the phrase is about: an argument's before one of the translation's.
    private func findHead(_ phrase: inout Phrase) {
        func isUnknown(_ index: Int) -> Bool { if case .unknown = words[index] { true } else { false } }
        let arguments = phrase.words.filter { text.segments[$0].isArgument }
        // The noun comes before its adjective: "ensalada" "pequeño", and "limonada" "chico", of which only "chico" is known.
        var head =
            arguments.first {
                isNounOrPerson($0) || isUnknown($0) && Grammar.gender(ofNoun: text.segments[$0].lower) != nil
            } ?? arguments.first { isUnknown($0) || text.segments[$0].morphology?.grammaticalGender != nil }
        if head == nil {
            head =
                phrase.words.first { $0 >= phrase.start && isNounOrPerson($0) }
                ?? phrase.words.first(where: isNounOrPerson)
        }
        if head == nil {
            // An unknown word behind a determiner or number is taken for the noun.
            var isExpected = phrase.number != nil
            for index in phrase.words where head == nil {
                if case .determiner = words[index] { isExpected = true }
                if isUnknown(index), isExpected, index >= phrase.start { head = index }
            }
        }
        guard let head else { return }
        phrase.head = head
        let segment = text.segments[head]
        switch words[head] {
        case .noun(let gender, _, _, let isPlural):
            phrase.headGender = gender
            phrase.headNumber = isPlural.map { $0 ? .plural : .singular }
        case .person(let forms):
            phrase.headGender =
                segment.isArgument ? forms.gender(of: segment.lower) : asked ?? forms.gender(of: segment.lower)
            phrase.headNumber = forms.number(of: segment.lower)
        default:
            if case .adjective = words[head] { break }
            let singulars = Grammar.singulars(segment.lower)
            phrase.headGender = isName(segment) ? nil : Grammar.gender(ofNoun: singulars.first ?? segment.lower)
            // A plural only where the phrase's determiner does not say the singular: a name may end in -s.
            phrase.headNumber = singulars.isEmpty || isName(segment) ? .singular : .plural
        }
        phrase.headGender = segment.morphology?.grammaticalGender ?? phrase.headGender
        phrase.headNumber = segment.morphology?.number ?? phrase.headNumber
    }

    /// "iPhone", "PDF": a capital inside tells an acronym or a name, whose ending tells nothing.
    private func isName(_ segment: RunText.Segment) -> Bool {
        segment.text.dropFirst().contains(where: \.isUppercase) && !text.isUppercase
    }

    /// The gender asked for by markup, agreement or the reader.
    private var asked: Gender? {
        context.morphology?.grammaticalGender ?? context.agreement?.grammaticalGender
            ?? context.termOfAddress?.grammaticalGender
    }

    private func targetNumber(_ phrase: Phrase) -> Number? {
        guard phrase.isMain else { return phrase.number }
        return context.morphology?.number ?? phrase.number ?? context.agreement?.number
    }

    private mutating func inflect(_ phrase: Phrase) {
        let forced = targetNumber(phrase)
        let number = forced ?? (phrase.head == nil ? nil : phrase.headNumber)
        let gender: Gender?
        if phrase.head != nil {
            gender = (phrase.isMain ? context.morphology?.grammaticalGender : nil) ?? phrase.headGender
        } else {
            gender = phrase.isMain ? asked : nil
        }
        for (order, index) in phrase.words.enumerated() {
            genders[index] = gender
            let lower = text.segments[index].lower
            switch words[index] {
            case .determiner(let rows), .adjective(let rows):
                // A short form stands before its noun: "buen", "un".
                agree(index, isBeforeNoun(phrase, order) ? rows[0] : rows[rows.count - 1], gender, number, phrase)
            case .noun(_, let singular, let plural, _):
                guard let forced, index == phrase.head || !text.segments[index].isArgument else { continue }
                guard index == phrase.head else { continue }
                set(index, forced.isPlural ? plural : singular)
            case .person(let forms):
                if index == phrase.head, text.segments[index].isArgument {
                    if let forced, let gender { set(index, forms.form(gender, forced)) }
                } else {
                    agree(index, forms, gender, number, phrase)
                    if phrase.isMain, asked == nil, context.agreement == nil, forms.hasGender { needsTerm = true }
                }
            case .verb(let singular, let plural):
                if let number, !text.segments[index].isArgument { set(index, number.isPlural ? plural : singular) }
            case .unknown:
                let isParticiple = Grammar.participles.contains(where: lower.hasSuffix)
                if index == phrase.head {
                    inflectUnknownNoun(index, forced)
                } else if gender != nil || number != nil, !isForReaderOnly(phrase) || isParticiple,
                    isAttribute(order, phrase), let forms = Grammar.adjective(lower)
                {
                    agree(index, forms, gender, number, phrase)
                } else if phrase.isMain, gender != nil || number != nil, !isForReaderOnly(phrase),
                    !text.segments[index].isArgument,
                    !Grammar.gerunds.contains(where: lower.hasSuffix)
                {
                    unresolved.insert(text.segments[index].text)
                } else if phrase.head == nil, isParticiple, let forms = Grammar.adjective(lower), forms.hasGender {
                    needsTerm = true
                }
            default: break
            }
        }
        if let head = phrase.head, phrase.headGender == nil, gender == nil, phrase.words.count > 1 {
            unresolved.insert(text.segments[head].text)
        }
    }

    /// Whether nothing but the reader's gender is there to agree with.
    private func isForReaderOnly(_ phrase: Phrase) -> Bool {
        phrase.head == nil && context.agreement == nil && context.morphology?.grammaticalGender == nil
            && targetNumber(phrase) == nil
    }

    /// Whether a noun follows, perhaps behind adjectives.
    private func isBeforeNoun(_ phrase: Phrase, _ order: Int) -> Bool {
        for index in phrase.words.dropFirst(order + 1).prefix(4) {
            if isNominal(index) { return true }
            if case .adjective = words[index] { continue }
            return false
        }
        return false
    }

    private func isNominal(_ index: Int) -> Bool {
        switch words[index] {
        case .noun, .person, .unknown: true
        case .adjective, .determiner: text.segments[index].isArgument
        default: false
        }
    }

    /// Only the number: the gender of an unknown noun stays.
    private mutating func inflectUnknownNoun(_ index: Int, _ forced: Number?) {
        guard let forced else { return }
        let lower = text.segments[index].lower
        // 2 PDF, 2 km: acronyms and symbols of units take no plural.
        if isName(text.segments[index]) || RunText.isSymbol(text.segments[index].text) { return }
        if lower.contains("-") {
            if forced.isPlural { unresolved.insert(text.segments[index].text) }
            return
        }
        let singulars = Grammar.singulars(lower)
        if forced.isPlural {
            if singulars.isEmpty { set(index, Grammar.plural(lower)) }
        } else if let singular = singulars.first {
            // Whether it is a plural is not known either.
            if singulars.count == 1 { set(index, singular) } else { unresolved.insert(text.segments[index].text) }
        }
    }

    private mutating func agree(
        _ index: Int, _ forms: AgreeingForms, _ gender: Gender?, _ number: Number?, _ phrase: Phrase
    ) {
        let lower = text.segments[index].lower
        let ownNumber = forms.number(of: lower)
        guard let gender = gender ?? forms.gender(of: lower) ?? (forms.hasGender ? nil : .masculine) else { return }
        if phrase.head == nil, asked == nil, forms.hasGender, phrase.isMain, context.agreement == nil {
            needsTerm = true
        }
        // Where singular and plural are written alike, it is taken for a singular: heureux.
        set(index, forms.form(gender, number ?? ownNumber ?? .singular))
    }

    private mutating func set(_ index: Int, _ form: String?) {
        guard let form else {
            unresolved.insert(text.segments[index].text)
            return
        }
        let wasElided = text.segments[index].isElided
        text.segments[index].replace(with: form)
        if wasElided { text.restoreSpace(after: index) }
    }

    /// "él" and "ella", where the run stands for a person whose gender is known.
    private mutating func replacePronouns(_ gender: Gender) {
        guard context.termOfAddress != nil || context.morphology?.grammaticalGender != nil, gender != .neuter else {
            return
        }
        for index in text.wordIndices where !text.segments[index].isArgument {
            let lower = text.segments[index].lower
            guard let pair = Grammar.pronouns.first(where: { $0.contains(lower) }) else { continue }
            text.segments[index].replace(with: pair[gender == .feminine ? 1 : 0])
        }
    }

    static func morphology(of phrase: String) -> WordMorphology? {
        var inflector = Self([InflectionPiece(phrase, kind: .argument)], context: .init(), plurals: nil)
        let morphology = inflector.inflect().morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
