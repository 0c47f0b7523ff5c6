internal import LocaleFormatNumbers

/// Articles, adjectives, nouns and verbs of a German run by gender, number and case.
///
/// The case is the one that markup gives, that a preposition in the run asks for, that the determiner shows, or the
/// nominative of a phrase that begins its clause. Where none of them tells and the forms differ, the words are reported. A
/// phrase into which nothing is put stays as the translator wrote it.
struct GermanInflector {
    private typealias Number = WordMorphology.GrammaticalNumber
    private typealias Case = WordMorphology.GrammaticalCase

    private var text: RunText
    private let context: InflectionContext
    private let parse: GermanParse
    private var unresolved = UnresolvedWords()
    private var needsTerm = false

    init(_ pieces: [InflectionPiece], context: InflectionContext, plurals: PluralRules?) {
        text = RunText(pieces, splitsAtApostrophe: false, joinsHyphens: true)
        self.context = context
        parse = GermanParse(text, plurals: plurals)
    }

    mutating func inflect() -> Inflected {
        var results: [WordMorphology?] = []
        for place in parse.phrases.indices { results.append(inflect(place)) }
        for (index, subject) in parse.verbs {
            let told = subject.map { results[$0]?.number } ?? context.morphology?.number ?? context.agreement?.number
            if let told { agree(verb: index, told) }
        }
        for (index, place) in parse.relatives { replaceRelative(index, results[place]) }
        replacePronouns()
        let main = parse.phrases.firstIndex { $0.noun != nil }.flatMap { results[$0] }
        return Inflected(
            pieces: text.texts,
            morphology: (context.morphology ?? WordMorphology()).completed(with: main ?? WordMorphology()),
            unresolved: unresolved.words, needsTermOfAddress: needsTerm)
    }

    private var main: Int? { parse.phrases.firstIndex { $0.noun != nil } ?? parse.phrases.indices.first }

    /// Makes a noun phrase agree; says what its noun is, or nothing where the phrase stays.
    private mutating func inflect(_ place: Int) -> WordMorphology? {
        let phrase = parse.phrases[place]
        let isMain = place == main
        let outer = isMain ? (context.morphology ?? .init()).completed(with: context.agreement ?? .init()) : .init()
        let asked = outer.grammaticalGender ?? (isMain ? context.termOfAddress?.grammaticalGender : nil)
        let hasArgument = phrase.words.contains { text.segments[$0].isArgument || text.segments[$0].morphology != nil }
        var noun = phrase.noun.flatMap { GermanNoun(text.segments[$0].lower) }
        let isPerson = noun?.person != nil && phrase.noun.map { !text.segments[$0].isArgument } == true
        let isActive = phrase.number != nil || hasArgument || isMain && (!outer.isUnspecified || isPerson)
        guard isActive else { return nil }
        if phrase.number != nil { for index in phrase.doubtful { unresolved.insert(text.segments[index].text) } }
        readWeakNoun(&noun, phrase)

        let given = phrase.noun.flatMap { text.segments[$0].morphology }
        var gender = given?.grammaticalGender ?? context.morphology?.grammaticalGender.map { isMain ? $0 : nil } ?? nil
        gender =
            gender ?? (isPerson ? asked ?? noun?.gender : phrase.noun == nil ? outer.grammaticalGender : noun?.gender)
        if isPerson, asked == nil, isMain, phrase.number == nil, !phrase.isGoverned, let index = phrase.noun {
            needsTerm = true
            unresolved.insert(text.segments[index].text)
        }
        let forced = outer.number ?? phrase.number
        let number = forced ?? given?.number ?? noun.map { $0.isPlural == true ? .plural : .singular } ?? .singular
        let told = outer.grammaticalCase.map { [$0] } ?? (phrase.cases.isEmpty ? nil : phrase.cases)
        if let index = phrase.noun {
            inflect(noun: index, noun, isPerson ? gender : nil, forced == nil ? nil : number, told ?? [])
        }
        let result = WordMorphology(
            grammaticalGender: gender, partOfSpeech: gender == nil ? nil : .noun,
            number: gender == nil && forced == nil && noun == nil ? nil : number,
            grammaticalCase: outer.grammaticalCase)
        guard phrase.determiner != nil || !phrase.adjectives.isEmpty else { return result }
        guard let column = GermanEndings.column(gender, number) else {
            if let index = phrase.noun { unresolved.insert(text.segments[index].text) }
            return result
        }
        inflectModifiers(phrase, column, told ?? shownCases(phrase, column))
        return result
    }

    /// "den Kunden" may be one customer or, with a dative, several: the article tells.
    private func readWeakNoun(_ noun: inout GermanNoun?, _ phrase: GermanPhrase) {
        guard let weak = noun, weak.isWeak, weak.isPlural == true, let place = phrase.determiner,
            let asked = context.morphology?.grammaticalCase ?? phrase.cases.first, asked != .nominative,
            let determiner = GermanEndings.determiner(text.segments[place].lower),
            GermanEndings.form(determiner, 0, asked) == text.segments[place].lower
        else { return }
        noun?.isPlural = false
    }

    /// The cases that the phrase may have where neither markup nor a preposition tells.
    private func shownCases(_ phrase: GermanPhrase, _ column: Int) -> [Case] {
        if let determiner = phrase.determiner {
            return GermanEndings.grammaticalCase(shownBy: text.segments[determiner].lower).map { [$0] } ?? []
        }
        if phrase.isFirst || column != 0 { return [.nominative] }
        // "Sie haben 1 neuen Ordner": the translator's singular tells.
        switch phrase.adjectives.first.flatMap({ GermanEndings.ending(of: text.segments[$0].lower) }) {
        case "er": return [.nominative]
        case "en": return [.accusative]
        default: return [.nominative, .accusative]
        }
    }

    /// Determiner and adjectives, if all cases in question give the same forms.
    private mutating func inflectModifiers(_ phrase: GermanPhrase, _ column: Int, _ cases: [Case]) {
        let determiner = phrase.determiner.flatMap { GermanEndings.determiner(text.segments[$0].lower) }
        if let place = phrase.determiner {
            let written = text.segments[place].lower
            if let contraction = GermanEndings.contractions[written] {
                set(place, contraction.forms[column])
            } else if let determiner {
                set(place, single(cases.map { GermanEndings.form(determiner, column, $0) }))
            }
        }
        let family = determiner?.family ?? (phrase.determiner == nil && !phrase.isWeak ? nil : .article)
        let ending = single(cases.map { GermanEndings.adjectiveEnding(behind: family, column, $0) })
        for place in phrase.adjectives {
            let segment = text.segments[place]
            // "mit 1 neuen Datei" and "mit 1 neuer Datei" are both said.
            let isUncertain =
                family == nil && phrase.number == .singular && cases.contains { $0 == .dative || $0 == .genitive }
            guard let ending, !isUncertain,
                let stem = GermanEndings.stem(of: segment.lower, isInflected: !segment.isArgument)
            else {
                unresolved.insert(segment.text)
                continue
            }
            set(place, GermanEndings.isInvariable(stem) ? stem : stem + ending)
        }
    }

    /// The form that all agree on.
    private func single(_ forms: [String?]) -> String? {
        guard let first = forms.first, forms.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private mutating func inflect(
        noun index: Int, _ noun: GermanNoun?, _ gender: WordMorphology.GrammaticalGender?, _ number: Number?,
        _ cases: [Case]
    ) {
        let lower = text.segments[index].lower
        guard let noun else { return inflectUnknown(index, number) }
        let cases = cases.isEmpty ? [nil] : cases.map { Optional($0) }
        if let person = noun.person, let gender {
            let wanted = number ?? (noun.isPlural == true ? .plural : .singular)
            guard let form = person.form(gender, wanted) else { return set(index, nil) }
            let isPlural = wanted.isPlural
            setNoun(index, cases.map { $0 == .dative && isPlural ? GermanNoun.dativePlural(form) : form })
        } else if let number {
            setNoun(index, cases.map { noun.form(number, $0) })
        } else if cases != [nil], lower == noun.singular || lower == noun.plural {
            setNoun(index, cases.map { noun.form(noun.isPlural == true ? .plural : .singular, $0) })
        }
    }

    /// "in 2 Ordner" and "in 2 Ordnern" are of two cases: of these, the one that is written stays.
    private mutating func setNoun(_ index: Int, _ forms: [String?]) {
        let written = text.segments[index].lower
        if forms.contains(written) { return }
        set(index, single(forms))
    }

    private mutating func inflectUnknown(_ index: Int, _ number: Number?) {
        let written = text.segments[index].text
        guard let number, !RunText.isSymbol(written), !GermanNoun.isByteUnit(written) else { return }
        let isAcronym = written.utf8.count < 6 && written.allSatisfy(\.isUppercase) && !text.isUppercase
        let isAcronyms =
            written.utf8.count < 7 && written.count > 2 && written.hasSuffix("s")
            && written.dropLast().allSatisfy(\.isUppercase)
        // PDFs, CDs: an acronym takes -s.
        if isAcronym {
            if number.isPlural { text.segments[index].text += "s" }
        } else if isAcronyms {
            if !number.isPlural { text.segments[index].text.removeLast() }
        } else {
            unresolved.insert(written)
        }
    }

    private mutating func set(_ index: Int, _ form: String?) {
        guard let form else {
            unresolved.insert(text.segments[index].text)
            return
        }
        text.segments[index].replace(with: form)
    }

    private mutating func agree(verb index: Int, _ number: Number) {
        let entry = Lexicon.german.entries(text.segments[index].lower).first { $0.wordClass.isVerb }
        if let form = entry?.form(number.isPlural ? 1 : 0) { text.segments[index].replace(with: form) }
    }

    /// "2 Fotos, die …" of "1 Foto, das …".
    private mutating func replaceRelative(_ index: Int, _ noun: WordMorphology?) {
        guard let noun, let number = noun.number else { return }
        guard let own = GermanEndings.column(noun.grammaticalGender, .singular),
            let column = GermanEndings.column(noun.grammaticalGender, number)
        else { return unresolved.insert(text.segments[index].text) }
        let article = GermanEndings.Determiner(stem: "d", family: .article)
        let lower = text.segments[index].lower
        let form = GermanEndings.form(article, column, .nominative)
        guard lower == form || lower == GermanEndings.form(article, own, .nominative) || lower == "die" else {
            return unresolved.insert(text.segments[index].text)
        }
        set(index, form)
    }

    /// "er" and "sie", for a person whose gender is known.
    private mutating func replacePronouns() {
        let rows = [["er", "sie"], ["ihn", "sie"], ["ihm", "ihr"]]
        let gender = context.termOfAddress?.grammaticalGender ?? context.morphology?.grammaticalGender
        guard let gender, gender != .neuter else { return }
        for index in text.wordIndices where !text.segments[index].isArgument {
            let lower = text.segments[index].lower
            // "Sie" within a sentence is the reader.
            guard lower != "sie" || text.segments[index].text == "sie" || index == text.wordIndices.first,
                let row = rows.first(where: { $0[0] == lower }) ?? (lower == "sie" ? rows[0] : nil)
            else { continue }
            text.segments[index].replace(with: row[gender == .feminine ? 1 : 0])
        }
    }

    static func morphology(of phrase: String) -> WordMorphology? {
        var inflector = GermanInflector([InflectionPiece(phrase, kind: .argument)], context: .init(), plurals: nil)
        let morphology = inflector.inflect().morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
