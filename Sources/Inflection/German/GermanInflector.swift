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
        text = RunText(pieces, splitsAtApostrophe: false, joinsHyphens: true)
        self.context = context
        self.plurals = plurals
    }

    private struct Phrase {
        var determiner: Int?
        var adjectives: [Int] = []
        var number: WordMorphology.GrammaticalNumber?
        var grammaticalCase: WordMorphology.GrammaticalCase?
    }

    mutating func inflect() -> Inflected {
        var phrase = Phrase()
        var main: WordMorphology?
        var verbs: [Int] = []
        var isFirst = true
        for index in text.segments.indices {
            let segment = text.segments[index]
            if let number = text.counted(index, plurals) ?? quantifier(index) {
                phrase.number = number
                continue
            }
            guard segment.isWord else {
                if !segment.text.allSatisfy(\.isWhitespace), case .gap = segment.kind,
                    segment.text.contains(where: { ".,;:!?".contains($0) })
                {
                    phrase = Phrase()
                }
                continue
            }
            if !segment.isArgument, replacePronoun(index) {
                phrase = Phrase()
            } else if !segment.isArgument, let contraction = GermanEndings.contractions[segment.lower],
                isBeforeNoun(index)
            {
                phrase = Phrase(determiner: index, grammaticalCase: contraction.grammaticalCase)
            } else if !segment.isArgument, GermanEndings.determiner(segment.lower) != nil {
                phrase.determiner = index
            } else if !segment.isArgument, Lexicon.german.entries(segment.lower).contains(where: { $0.category == "v" })
            {
                verbs.append(index)
                phrase = Phrase()
            } else if let grammaticalCase = GermanEndings.grammaticalCase(after: segment.lower)
                ?? caseOfTime(after: index)
            {
                phrase = Phrase(grammaticalCase: grammaticalCase)
            } else if Lexicon.german.entries(segment.lower).contains(where: { $0.category == "x" }) {
                phrase = Phrase()
            } else if !isNoun(index), segment.lower == segment.text || isCapitalizedAdjective(index) {
                phrase.adjectives.append(index)
            } else {
                let morphology = inflectPhrase(&phrase, noun: index, isMain: isFirst)
                if isFirst { main = morphology }
                isFirst = false
                phrase = Phrase()
            }
        }
        let hasNoun = !isFirst
        if !hasNoun, context.agreement != nil || context.morphology != nil {
            _ = inflectPhrase(&phrase, noun: nil, isMain: true)
        }
        let number = main?.number ?? context.morphology?.number ?? context.agreement?.number
        if let number { for index in verbs { agree(verb: index, number) } }
        let morphology = (context.morphology ?? WordMorphology()).completed(with: main ?? WordMorphology())
        return Inflected(
            pieces: text.texts, morphology: morphology, unresolved: unresolved.words, needsTermOfAddress: needsTerm)
    }

    /// "alle", "zwei": words that count what follows them.
    private func quantifier(_ index: Int) -> WordMorphology.GrammaticalNumber? {
        let segment = text.segments[index]
        guard segment.isWord, isBeforeNoun(index),
            Lexicon.german.entries(segment.lower).contains(where: { $0.category == "k" })
        else { return nil }
        return .plural
    }

    /// Whether a noun or its adjectives come next.
    private func isBeforeNoun(_ index: Int) -> Bool {
        guard index + 2 < text.segments.count, text.segments[index + 1].text.allSatisfy(\.isWhitespace) else {
            // The next piece may begin directly.
            return index + 1 < text.segments.count && text.segments[index + 1].isWord
        }
        return text.segments[index + 2].isWord
    }

    /// "vor 2 Tagen", "in 3 Stunden": with times these two have the dative.
    private func caseOfTime(after index: Int) -> WordMorphology.GrammaticalCase? {
        guard ["vor", "in"].contains(text.segments[index].lower), !text.segments[index].isArgument else { return nil }
        let noun = text.segments[(index + 1)...].prefix(6).first { $0.isWord }
        guard let noun, let singular = GermanNoun(noun.lower)?.singular,
            text.segments[(index + 1)...].prefix(6).contains(where: {
                if case .number = $0.kind { true } else { false }
            })
        else { return nil }
        return ["tag", "stunde", "minute", "sekunde", "woche", "monat", "jahr"].contains(singular) ? .dative : nil
    }

    /// "Lieber" in "Lieber Benutzer", and any adjective of a text in capitals.
    private func isCapitalizedAdjective(_ index: Int) -> Bool {
        let segment = text.segments[index]
        return !segment.isArgument && isBeforeNoun(index) && GermanNoun(segment.lower) == nil
            && adjectiveStem(segment.lower) != nil
    }

    /// "er" and "sie", for a person whose gender is known.
    private mutating func replacePronoun(_ index: Int) -> Bool {
        let rows = [["er", "sie"], ["ihn", "sie"], ["ihm", "ihr"]]
        let gender = context.termOfAddress?.grammaticalGender ?? context.morphology?.grammaticalGender
        guard let gender, gender != .neuter,
            let row = rows.first(where: { $0[0] == text.segments[index].lower })
                ?? (text.segments[index].lower == "sie" && !isBeforeNoun(index) ? rows[0] : nil)
        else { return false }
        text.segments[index].replace(with: row[gender == .feminine ? 1 : 0])
        return true
    }

    private func isNoun(_ index: Int) -> Bool {
        let segment = text.segments[index]
        return segment.morphology?.partOfSpeech == .noun || segment.isArgument && GermanNoun(segment.lower) != nil
    }

    private mutating func agree(verb index: Int, _ number: WordMorphology.GrammaticalNumber) {
        let entry = Lexicon.german.entries(text.segments[index].lower).first { $0.category == "v" }
        if let form = entry?.form(number.isPlural ? 1 : 0) { text.segments[index].replace(with: form) }
    }

    /// Makes a noun phrase agree; says what its noun is.
    private mutating func inflectPhrase(_ phrase: inout Phrase, noun index: Int?, isMain: Bool) -> WordMorphology {
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
        let outer =
            isMain
            ? (context.morphology ?? WordMorphology()).completed(with: context.agreement ?? WordMorphology())
            : WordMorphology()
        let asked = outer.grammaticalGender ?? (isMain ? context.termOfAddress?.grammaticalGender : nil)
        let isPerson = noun?.person != nil && index.map { !text.segments[$0].isArgument } == true
        var gender = given?.grammaticalGender ?? context.morphology?.grammaticalGender
        gender = gender ?? (isPerson ? asked ?? noun?.gender : index == nil ? outer.grammaticalGender : noun?.gender)
        if isPerson, asked == nil, isMain { needsTerm = true }
        let forced = outer.number ?? phrase.number
        let number = forced ?? given?.number ?? noun.map { $0.isPlural == true ? .plural : .singular } ?? .singular
        let grammaticalCase =
            outer.grammaticalCase ?? phrase.grammaticalCase
            ?? phrase.determiner.flatMap { GermanEndings.grammaticalCase(shownBy: text.segments[$0].lower) }
            ?? (phrase.determiner == nil ? .nominative : nil)
        if let index {
            inflect(
                noun: index, noun, isPerson ? gender : nil, forced == nil ? nil : number,
                outer.grammaticalCase ?? phrase.grammaticalCase)
        }
        let column = GermanEndings.column(gender, number)
        guard phrase.determiner != nil || !phrase.adjectives.isEmpty else {
            return WordMorphology(
                grammaticalGender: gender, partOfSpeech: gender == nil ? nil : .noun,
                number: gender == nil && forced == nil ? nil : number)
        }
        guard let column, let grammaticalCase else {
            if phrase.determiner == nil, index != nil, forced == nil { return WordMorphology(number: number) }
            if let place = column == nil ? index : phrase.determiner { unresolved.insert(text.segments[place].text) }
            return WordMorphology(grammaticalGender: gender, partOfSpeech: .noun, number: number)
        }
        let determiner = phrase.determiner.flatMap { GermanEndings.determiner(text.segments[$0].lower) }
        if let place = phrase.determiner, let contraction = GermanEndings.contractions[text.segments[place].lower] {
            set(place, contraction.forms[column])
        } else if let place = phrase.determiner, let determiner {
            set(place, GermanEndings.form(determiner, column, grammaticalCase))
        }
        for place in phrase.adjectives {
            let family = determiner?.family ?? (phrase.determiner == nil ? nil : .article)
            guard let stem = adjectiveStem(text.segments[place].lower),
                let ending = GermanEndings.adjectiveEnding(behind: family, column, grammaticalCase)
            else { continue }
            set(place, stem + ending)
        }
        return WordMorphology(
            grammaticalGender: gender, partOfSpeech: .noun, number: number, grammaticalCase: outer.grammaticalCase)
    }

    private mutating func inflect(
        noun index: Int, _ noun: GermanNoun?, _ gender: WordMorphology.GrammaticalGender?,
        _ number: WordMorphology.GrammaticalNumber?, _ grammaticalCase: WordMorphology.GrammaticalCase?
    ) {
        let lower = text.segments[index].lower
        guard let noun else {
            let written = text.segments[index].text
            guard number?.isPlural == true, !RunText.isSymbol(written), !GermanNoun.isByteUnit(written) else { return }
            // PDFs, CDs: an acronym takes -s.
            if written.utf8.count < 6, written.allSatisfy(\.isUppercase), !text.isUppercase {
                text.segments[index].text += "s"
            } else if !(written.utf8.count < 7 && written.hasSuffix("s")
                && written.dropLast().allSatisfy(\.isUppercase))
            {
                unresolved.insert(written)
            }
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
            if let entry = Lexicon.german.entries(stem).first(where: { $0.category == "a" }) {
                return entry.form(1) ?? stem
            }
        }
        let suffixes = ["lich", "ig", "isch", "bar", "sam", "haft", "los", "iert", "iv", "ell", "al"]
        for ending in ["en", "em", "er", "es", "e"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            let isParticiple = stem.hasPrefix("ge") && (stem.hasSuffix("t") || stem.hasSuffix("en"))
            if stem.count > 4, isParticiple || suffixes.contains(where: stem.hasSuffix) { return stem }
        }
        return nil
    }

    static func morphology(of phrase: String) -> WordMorphology? {
        var inflector = GermanInflector([InflectionPiece(phrase, kind: .argument)], context: .init(), plurals: nil)
        let morphology = inflector.inflect().morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
