internal import LocaleFormatNumbers

/// Articles, adjectives and nouns of a German run by gender, number and case.
///
/// The case is the one that markup gives, or that a preposition in the run asks for. Without either, only forms whose case
/// shows are touched: `der` and `ein` are nominative, `den` and `einen` accusative; `dem` and `einer` need to be told.
struct GermanInflector {
    private var text: RunText
    private let context: InflectionContext
    private let plurals: PluralRules?
    private var unresolved = UnresolvedWords()
    private var needsTerm = false

    init(_ pieces: [InflectionPiece], context: InflectionContext, plurals: PluralRules?) {
        text = RunText(pieces, splitsAtApostrophe: false)
        self.context = context
        self.plurals = plurals
    }

    private struct Phrase {
        var determiner: Int?
        var adjectives: [Int] = []
        var number: Morphology.GrammaticalNumber?
        var grammaticalCase: Morphology.GrammaticalCase?
    }

    mutating func inflect() -> Inflected {
        var phrase = Phrase()
        var main: Morphology?
        var verbs: [Int] = []
        var isFirst = true
        for index in text.segments.indices {
            let segment = text.segments[index]
            if let number = segment.grammaticalNumber(plurals) {
                phrase.number = number
                continue
            }
            guard segment.isWord else {
                if !segment.text.allSatisfy(\.isWhitespace), case .gap = segment.kind, segment.text.contains(where: { ".,;:!?".contains($0) }) { phrase = Phrase() }
                continue
            }
            if !segment.isArgument, GermanEndings.determiner(segment.lower) != nil {
                phrase.determiner = index
            } else if !segment.isArgument, Lexicon.german.entries(segment.lower).contains(where: { $0.category == "v" }) {
                verbs.append(index)
                phrase = Phrase()
            } else if let grammaticalCase = GermanEndings.grammaticalCase(after: segment.lower) {
                phrase = Phrase(grammaticalCase: grammaticalCase)
            } else if Lexicon.german.entries(segment.lower).contains(where: { $0.category == "x" }) {
                phrase = Phrase()
            } else if segment.lower == segment.text, !isNoun(index) {
                phrase.adjectives.append(index)
            } else {
                let morphology = inflectPhrase(&phrase, noun: index, isMain: isFirst)
                if isFirst { main = morphology }
                isFirst = false
                phrase = Phrase()
            }
        }
        let hasNoun = !isFirst
        if !hasNoun, context.agreement != nil || context.morphology != nil { _ = inflectPhrase(&phrase, noun: nil, isMain: true) }
        let number = main?.number ?? context.morphology?.number ?? context.agreement?.number
        if let number { for index in verbs { agree(verb: index, number) } }
        let morphology = (context.morphology ?? Morphology()).completed(with: main ?? Morphology())
        return Inflected(
            pieces: text.texts, morphology: morphology, unresolved: unresolved.words, needsTermOfAddress: needsTerm)
    }

    private func isNoun(_ index: Int) -> Bool {
        let segment = text.segments[index]
        return segment.morphology?.partOfSpeech == .noun || segment.isArgument && GermanNoun(segment.lower) != nil
    }

    private mutating func agree(verb index: Int, _ number: Morphology.GrammaticalNumber) {
        let entry = Lexicon.german.entries(text.segments[index].lower).first { $0.category == "v" }
        if let form = entry?.form(number.isPlural ? 1 : 0) { text.segments[index].replace(with: form) }
    }

    /// Makes a noun phrase agree; says what its noun is.
    private mutating func inflectPhrase(_ phrase: inout Phrase, noun index: Int?, isMain: Bool) -> Morphology {
        var noun = index.flatMap { GermanNoun(text.segments[$0].lower) }
        // "den Kunden" may be one customer or, with a dative, several: the article tells.
        if let weak = noun, weak.isWeak, weak.isPlural == true, let place = phrase.determiner,
            let asked = context.morphology?.grammaticalCase ?? phrase.grammaticalCase, asked != .nominative,
            let determiner = GermanEndings.determiner(text.segments[place].lower),
            GermanEndings.form(determiner, 0, asked) == text.segments[place].lower
        {
            noun?.isPlural = false
        }
        let given = index.flatMap { text.segments[$0].morphology }
        let outer = isMain ? (context.morphology ?? Morphology()).completed(with: context.agreement ?? Morphology()) : Morphology()
        let asked = outer.grammaticalGender ?? (isMain ? context.termOfAddress?.grammaticalGender : nil)
        let isPerson = noun?.person != nil && index.map { !text.segments[$0].isArgument } == true
        var gender = given?.grammaticalGender ?? context.morphology?.grammaticalGender
        gender = gender ?? (isPerson ? asked ?? noun?.gender : index == nil ? outer.grammaticalGender : noun?.gender)
        if isPerson, asked == nil, isMain { needsTerm = true }
        let forced = outer.number ?? phrase.number
        let number = forced ?? given?.number ?? noun.map { $0.isPlural == true ? .plural : .singular } ?? .singular
        let grammaticalCase = outer.grammaticalCase ?? phrase.grammaticalCase
            ?? phrase.determiner.flatMap { GermanEndings.grammaticalCase(shownBy: text.segments[$0].lower) }
            ?? (phrase.determiner == nil ? .nominative : nil)
        if let index {
            inflect(noun: index, noun, isPerson ? gender : nil, forced == nil ? nil : number, outer.grammaticalCase ?? phrase.grammaticalCase)
        }
        let column = GermanEndings.column(gender, number)
        guard phrase.determiner != nil || !phrase.adjectives.isEmpty else {
            return Morphology(grammaticalGender: gender, partOfSpeech: gender == nil ? nil : .noun, number: gender == nil && forced == nil ? nil : number)
        }
        guard let column, let grammaticalCase else {
            if phrase.determiner == nil, index != nil, forced == nil { return Morphology(number: number) }
            if let place = column == nil ? index : phrase.determiner { unresolved.insert(text.segments[place].text) }
            return Morphology(grammaticalGender: gender, partOfSpeech: .noun, number: number)
        }
        let determiner = phrase.determiner.flatMap { GermanEndings.determiner(text.segments[$0].lower) }
        if let place = phrase.determiner, let determiner {
            set(place, GermanEndings.form(determiner, column, grammaticalCase))
        }
        for place in phrase.adjectives {
            guard let stem = adjectiveStem(text.segments[place].lower),
                let ending = GermanEndings.adjectiveEnding(behind: determiner?.family, column, grammaticalCase)
            else { continue }
            set(place, stem + ending)
        }
        return Morphology(grammaticalGender: gender, partOfSpeech: .noun, number: number, grammaticalCase: outer.grammaticalCase)
    }

    private mutating func inflect(
        noun index: Int, _ noun: GermanNoun?, _ gender: Morphology.GrammaticalGender?,
        _ number: Morphology.GrammaticalNumber?, _ grammaticalCase: Morphology.GrammaticalCase?
    ) {
        let lower = text.segments[index].lower
        guard let noun else {
            if number?.isPlural == true { unresolved.insert(text.segments[index].text) }
            return
        }
        if let person = noun.person, let gender {
            let wanted = number ?? (noun.isPlural == true ? .plural : .singular)
            set(index, person.form(gender, wanted))
        } else if let number {
            set(index, noun.form(number, grammaticalCase))
        } else if let grammaticalCase, lower == noun.singular || lower == noun.plural {
            set(index, noun.form(noun.isPlural == true ? .plural : .singular, grammaticalCase))
        }
    }

    private mutating func set(_ index: Int, _ form: String?) {
        guard let form else {
            unresolved.insert(text.segments[index].text)
            return
        }
        text.segments[index].replace(with: form)
    }

    /// `neu` of `neue`, `neuen`; nil for a word that has no such ending or is not known to be an adjective.
    private func adjectiveStem(_ word: String) -> String? {
        for ending in ["en", "em", "er", "es", "e", ""] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if let entry = Lexicon.german.entries(stem).first(where: { $0.category == "a" }) { return entry.form(1) ?? stem }
        }
        let suffixes = ["lich", "ig", "isch", "bar", "sam", "haft", "los", "iert", "iv", "ell", "al"]
        for ending in ["en", "em", "er", "es", "e"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            let isParticiple = stem.hasPrefix("ge") && (stem.hasSuffix("t") || stem.hasSuffix("en"))
            if stem.count > 4, isParticiple || suffixes.contains(where: stem.hasSuffix) { return stem }
        }
        return nil
    }

    static func morphology(of phrase: String) -> Morphology? {
        var inflector = GermanInflector([InflectionPiece(phrase, kind: .argument)], context: .init(), plurals: nil)
        let morphology = inflector.inflect().morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
