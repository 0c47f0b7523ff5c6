internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Articles, adjectives, nouns and verbs of a run of a language that declines them, by gender, number and case.
///
/// The case is the one that markup gives, that a preposition in the run asks for, that the determiner shows, or the
/// nominative of a phrase that begins its clause. Where none of them tells and the forms differ, the words are reported. A
/// phrase into which nothing is put stays as the translator wrote it.
struct DeclensionInflector<Grammar: DeclensionGrammar>: NounRealizer {
    typealias Number = WordMorphology.GrammaticalNumber
    typealias Case = WordMorphology.GrammaticalCase

    var text: Tokens
    let grammar: Grammar
    var context: InflectionContext
    var parse: PhraseParse<Grammar>
    var unresolved = Unresolved()
    /// Of phrases that verbs agree with, the last of these.
    private var lastVerbs: [Int: Int] = [:]
    var results: [WordMorphology?] = []
    let main: Int?

    init(_ run: ParsedRun<Grammar>) {
        (text, grammar, context, parse, main) = (run.text, run.grammar, run.context, run.parse, run.main)
        for case (let index, .phrase(let place)) in parse.verbs { lastVerbs[place] = index }
    }

    mutating func agree() {
        inflectPhrases()
        inflectVerbs()
        inflectPossessives()
        reportReferents()
        for (index, place) in parse.relatives {
            replaceRelative(index, of: place)
        }
    }

    mutating func join() { replacePronouns(of: grammar.declension) }

    /// Makes a noun phrase agree; says what its noun is, or nothing where the phrase stays.
    mutating func inflect(_ place: Int) -> WordMorphology? {
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
        let features = FormFeatures(gender: gender, number: number)
        guard let column = features.column else {
            if let index = phrase.head ?? adjectival(phrase) { report(index) }
            return result
        }
        inflectModifiers(phrase, features, told ?? shownCases(place, column))
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
            grammar.form(
                .determiner(text[place].lower),
                FormFeatures(gender: .masculine, number: .singular, grammaticalCase: asked)) == text[place].lower
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
    private mutating func inflectModifiers(_ phrase: Phrase, _ features: FormFeatures, _ cases: [Case]) {
        let written = phrase.determiners.first.map { text[$0].lower }
        if let place = phrase.determiners.first, let written, grammar.declension.isDeterminer(written) {
            set(place, form(.determiner(written), features, cases))
        }
        let strength = written.map { grammar.declension.strength(behind: $0) } ?? (phrase.isWeak ? .weak : .strong)
        var features = features
        // "mit 1 neuen Datei" and "mit 1 neuer Datei" are both said.
        let isUncertain =
            grammar.declension.showsCase && strength == .strong && phrase.number == .singular
            && cases.contains { $0 == .dative || $0 == .genitive }
        let isMasculine = features.column == 0
        for place in phrase.attributes {
            let segment = text[place]
            // "1 neuen Ordner erstellen": an accusative, though it stands first.
            let isObject = strength == .strong && isMasculine && cases == [.nominative] && segment.lower.hasSuffix("en")
            if isObject, !segment.isArgument, Grammar.capitalsTellNouns {
                report(place)
                continue
            }
            // Either is right as it is written.
            let isEither =
                isUncertain
                && [.weak, strength].contains { strength in
                    features.strength = strength
                    return form(.adjective(segment.lower), features, cases) == segment.lower
                }
            if isEither { continue }
            features.strength = strength
            let word = FormedWord<Noun>.adjective(segment.lower, isInflected: !segment.isArgument)
            set(place, isUncertain ? nil : form(word, features, cases))
        }
    }

    /// The form that a word has in all cases in question.
    private func form(_ word: FormedWord<Noun>, _ features: FormFeatures, _ cases: [Case]) -> String? {
        single(
            cases.map { grammaticalCase in
                var features = features
                features.grammaticalCase = grammaticalCase
                return grammar.form(word, features)
            })
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
}
