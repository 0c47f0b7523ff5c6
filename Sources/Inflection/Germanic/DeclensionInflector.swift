internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Articles, adjectives, nouns and verbs of a run of a language that declines them, by gender, number and case.
///
/// The case is the one that markup gives, that a preposition in the run asks for, that the determiner shows, or the
/// nominative of a phrase that begins its clause. Where none of them tells and the forms differ, the words are reported. A
/// phrase into which nothing is put stays as the translator wrote it.
struct DeclensionInflector<Grammar: DeclensionGrammar>: PhraseRealizer {
    typealias Number = WordMorphology.GrammaticalNumber
    typealias Case = WordMorphology.GrammaticalCase

    var text: Tokens
    let grammar: Grammar
    var context: InflectionContext
    var parse: PhraseParse<Grammar>
    /// The phrase that the run is about: the first with a noun.
    private let main: Int?
    var unresolved = Unresolved()
    /// Of phrases that verbs agree with, the last of these.
    private var lastVerbs: [Int: Int] = [:]
    /// Of each phrase, what its noun is; nil where the phrase stays.
    private var results: [WordMorphology?] = []

    init(_ pieces: [InflectionPiece], grammar: Grammar, context: InflectionContext, plurals: PluralRules?) {
        text = Tokens(pieces, splitsAtApostrophe: false, joinsHyphens: true, hasDecimalComma: true)
        text.hasOrdinalPoint = grammar.pointMarksOrdinals
        text.following = context.following
        var grammar = grammar
        text.read(with: &grammar.lexicon)
        self.grammar = grammar
        self.context = context
        parse = PhraseParse(text, grammar: grammar, plurals: plurals)
        for case (let index, .phrase(let place)) in parse.verbs { lastVerbs[place] = index }
        main = parse.phrases.firstIndex { $0.head != nil } ?? parse.phrases.indices.first
    }

    mutating func agree() {
        results = Array(repeating: nil, count: parse.phrases.count)
        for place in parse.phrases.indices { results[place] = inflect(place) }
        inflectVerbs()
        inflectPossessives()
        for (index, place) in parse.relatives {
            replaceRelative(index, of: place)
        }
    }

    mutating func join() { replacePronouns() }

    func isActive(_ place: Int) -> Bool { results[place]?.number != nil }

    func number(_ place: Int) -> Number? { results[place]?.number }

    func gender(_ place: Int) -> WordMorphology.GrammaticalGender? { results[place]?.grammaticalGender }

    /// Once words agree.
    var morphology: WordMorphology {
        let main = parse.phrases.firstIndex { $0.head != nil }.flatMap { results[$0] }
        return (context.morphology ?? WordMorphology()).completed(with: main ?? WordMorphology())
    }

    /// Makes a noun phrase agree; says what its noun is, or nothing where the phrase stays.
    private mutating func inflect(_ place: Int) -> WordMorphology? {
        let phrase = parse.phrases[place]
        let isMain = place == main
        let outer = isMain ? (context.morphology ?? .init()).completed(with: context.agreement ?? .init()) : .init()
        let asked = outer.grammaticalGender ?? (isMain ? context.termOfAddress?.grammaticalGender : nil)
        let hasArgument = phrase.words.contains { text[$0].isArgument || text[$0].morphology != nil }
        var noun = phrase.head.flatMap { known($0) }
        let isPerson = noun?.person != nil && phrase.head.map { !text[$0].isArgument } == true
        let isActive = phrase.number != nil || hasArgument || isMain && (!outer.isUnspecified || isPerson)
        guard isActive else { return nil }
        if phrase.number != nil { for index in phrase.doubtful { report(index) } }
        readWeakNoun(&noun, phrase)

        let given = phrase.head.flatMap { text[$0].morphology }
        var gender = given?.grammaticalGender ?? context.morphology?.grammaticalGender.map { isMain ? $0 : nil } ?? nil
        gender =
            gender
            ?? (isPerson
                ? asked ?? noun?.gender
                : phrase.head == nil ? outer.grammaticalGender ?? adjectivalGender(phrase) : noun?.gender)
        if isPerson, asked == nil, isMain, phrase.number == nil, !phrase.isGoverned, let index = phrase.head {
            unresolved.needsTerm = true
            unresolved.readers.insert(index)
        }
        let forced = outer.number ?? phrase.number
        let number = forced ?? given?.number ?? noun.map { $0.isPlural == true ? .plural : .singular } ?? .singular
        let told = outer.grammaticalCase.map { [$0] } ?? (phrase.cases.isEmpty ? nil : phrase.cases)
        if let index = phrase.head {
            inflect(noun: index, noun, isPerson ? gender : nil, forced == nil ? nil : number, told ?? [])
        }
        let result = WordMorphology(
            grammaticalGender: gender, partOfSpeech: gender == nil ? nil : .noun,
            number: gender == nil && forced == nil && noun == nil ? nil : number,
            grammaticalCase: outer.grammaticalCase)
        guard !phrase.determiners.isEmpty || !phrase.attributes.isEmpty else { return result }
        guard let column = Declension.column(gender, number) else {
            if let index = phrase.head ?? adjectival(phrase) { report(index) }
            return result
        }
        inflectModifiers(phrase, column, told ?? shownCases(place, column))
        return result
    }

    /// The adjective that stands for the noun of a phrase: "2 Bekannte".
    private func adjectival(_ phrase: Phrase) -> Int? {
        phrase.attributes.last { parse.words[$0].noun?.isAdjectival == true }
    }

    /// "1 Bekannter": what its ending tells without a determiner; -e is of a feminine or of many.
    private func adjectivalGender(_ phrase: Phrase) -> WordMorphology.GrammaticalGender? {
        guard phrase.determiners.isEmpty, let word = adjectival(phrase).map({ text[$0].lower }) else { return nil }
        return word.hasSuffix("er") ? .masculine : word.hasSuffix("es") ? .neuter : nil
    }

    /// "den Kunden" may be one customer or, with a dative, several: the article tells.
    private func readWeakNoun(_ noun: inout Noun?, _ phrase: Phrase) {
        guard let weak = noun, weak.isWeak, weak.isPlural == true, let place = phrase.determiners.first,
            let asked = context.morphology?.grammaticalCase ?? phrase.cases.first, asked != .nominative,
            let determiner = grammar.declension.determiner(text[place].lower),
            grammar.declension.form(determiner, 0, asked) == text[place].lower
        else { return }
        noun?.isPlural = false
    }

    /// The cases that the phrase may have where neither markup nor a preposition tells.
    private func shownCases(_ place: Int, _ column: Int) -> [Case] {
        let phrase = parse.phrases[place]
        if let word = phrase.determiners.first.map({ text[$0].lower }) {
            guard let shown = grammar.declension.grammaticalCase(shownBy: word) else { return [] }
            // "Öffne das %@": what is neither first nor the subject of a verb may be an object.
            let isSubject = phrase.isFirst || lastVerbs[place] != nil
            return isSubject || !grammar.declension.mayBeAccusative(word) ? [shown] : [shown, .accusative]
        }
        if phrase.isFirst || column != 0 { return [.nominative] }
        if phrase.isObject { return [.accusative] }
        // "Sie haben 1 neuen Ordner": the translator's singular tells.
        let cases: [Case] = [.nominative, .accusative]
        let written = phrase.attributes.first.map { text[$0].lower }
        let shown = cases.filter { asked in
            grammar.declension.adjectiveEnding(.strong, 0, asked).map { written?.hasSuffix($0) == true } ?? false
        }
        return shown.isEmpty ? cases : shown
    }

    /// Determiner and adjectives, if all cases in question give the same forms.
    private mutating func inflectModifiers(_ phrase: Phrase, _ column: Int, _ cases: [Case]) {
        let determiner = phrase.determiners.first.flatMap { grammar.declension.determiner(text[$0].lower) }
        if let place = phrase.determiners.first {
            let written = text[place].lower
            if let contraction = grammar.declension.contractions[written] {
                set(place, contraction.forms[column])
            } else if let determiner {
                set(place, single(cases.map { grammar.declension.form(determiner, column, $0) }))
            }
        }
        let strength = determiner?.strength ?? (phrase.determiners.isEmpty && !phrase.isWeak ? .strong : .weak)
        // "mit 1 neuen Datei" and "mit 1 neuer Datei" are both said.
        let isUncertain =
            grammar.declension.showsCase && strength == .strong && phrase.number == .singular
            && cases.contains { $0 == .dative || $0 == .genitive }
        let ending = isUncertain ? nil : single(cases.map { grammar.declension.adjectiveEnding(strength, column, $0) })
        for place in phrase.attributes {
            let segment = text[place]
            // "1 neuen Ordner erstellen": an accusative, though it stands first.
            let isObject = strength == .strong && column == 0 && cases == [.nominative] && segment.lower.hasSuffix("en")
            if isObject, !segment.isArgument, Grammar.capitalsTellNouns {
                report(place)
                continue
            }
            // Either is right as it is written.
            let isEither =
                isUncertain
                && [.weak, strength].contains { strength in
                    let said = single(cases.map { grammar.declension.adjectiveEnding(strength, column, $0) })
                    return said.flatMap { grammar.adjective(segment.lower, ending: $0, isInflected: true) }
                        == segment.lower
                }
            if isEither { continue }
            set(
                place, ending.flatMap { grammar.adjective(segment.lower, ending: $0, isInflected: !segment.isArgument) }
            )
        }
    }

    mutating func set(_ index: Int, _ form: String?) {
        guard let form else {
            report(index)
            return
        }
        // "PDF's": what an apostrophe parts from an acronym stays small.
        let written = text[index].text
        let isAcronym = !text.isUppercase && written.count > 1 && written.allSatisfy(\.isUppercase)
        let end = (isAcronym ? form.firstIndex(of: "'") : nil) ?? form.endIndex
        text[index].replace(with: String(form[..<end]).replacing("'", with: text.apostrophe))
        text[index].text += String(form[end...]).replacing("'", with: text.apostrophe)
    }

    /// What is known of a noun; nil where that is nothing.
    func known(_ index: Int) -> Noun? {
        let noun = parse.words[index].noun ?? grammar.noun(text[index].lower)
        return noun == Noun() ? nil : noun
    }

    /// "2 Fotos, die …" of "1 Foto, das …"; "deren" of "dessen".
    private mutating func replaceRelative(_ index: Int, of place: Int) {
        guard let noun = results[place], let number = noun.number else { return }
        guard let own = Declension.column(noun.grammaticalGender, .singular),
            let column = Declension.column(noun.grammaticalGender, number)
        else { return report(index) }
        let forms = grammar.declension.relatives(text[index].lower, of: [own, 3], column)
        guard let form = forms.first else { return report(index) }
        // "2 Fotos und 1 Video, die …": of the last, or of all.
        let isJoined = parse.coordination(of: place) != nil && parse.coordinations.nearest == nil
        if isJoined, forms != grammar.declension.relatives(text[index].lower, of: [own, 3], 3) { return report(index) }
        // "die" of many is "der" or "den" of one: the first if a verb agrees with it.
        let isSubject = lastVerbs[place].map { $0 > index } ?? false
        set(index, isSubject ? form : single(forms))
    }

    /// "er" and "sie", for a person whose gender is known.
    private mutating func replacePronouns() {
        let gender = context.termOfAddress?.grammaticalGender ?? context.morphology?.grammaticalGender
        guard let gender, gender != .neuter else { return }
        let rows = grammar.declension.pronouns
        let first = text.firstWord
        for index in text.wordIndices where !text[index].isArgument {
            let lower = text[index].lower
            // "Sie" within a sentence is the reader, "ihr" a determiner.
            let isFeminine =
                (text[index].text == lower || index == first) && grammar.declension.determiner(lower) == nil
            guard let row = rows.first(where: { $0[0] == lower || isFeminine && $0[1] == lower }) else { continue }
            text[index].replace(with: row[gender == .feminine ? 1 : 0])
        }
    }

    static func morphology(of phrase: String, grammar: Grammar) -> WordMorphology? {
        var inflector = Self(
            [InflectionPiece(phrase, kind: .argument)], grammar: grammar, context: .init(), plurals: nil)
        inflector.agree()
        let morphology = inflector.morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
