internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Articles, adjectives, nouns and verbs of a run of a language that declines them, by gender, number and case.
///
/// The case is the one that markup gives, that a preposition in the run asks for, that the determiner shows, or the
/// nominative of a phrase that begins its clause. Where none of them tells and the forms differ, the words are reported. A
/// phrase into which nothing is put stays as the translator wrote it.
struct DeclensionInflector<Grammar: DeclensionGrammar> {
    private typealias Number = WordMorphology.GrammaticalNumber
    private typealias Case = WordMorphology.GrammaticalCase

    private var text: Tokens
    private let grammar: Grammar
    private let context: InflectionContext
    private let parse: PhraseParse<Grammar>
    /// The phrase that the run is about: the first with a noun.
    private let main: Int?
    private var unresolved = UnresolvedWords()
    private var needsTerm = false

    init(_ pieces: [InflectionPiece], grammar: Grammar, context: InflectionContext, plurals: PluralRules?) {
        text = Tokens(pieces, splitsAtApostrophe: false, joinsHyphens: true, hasDecimalComma: true)
        var grammar = grammar
        grammar.lexicon.remember(text)
        self.grammar = grammar
        self.context = context
        parse = PhraseParse(text, grammar: grammar, plurals: plurals)
        main = parse.phrases.firstIndex { $0.head != nil } ?? parse.phrases.indices.first
    }

    mutating func inflect() -> Inflected {
        var results: [WordMorphology?] = []
        for place in parse.phrases.indices { results.append(inflect(place)) }
        inflectVerbs(results)
        for (index, place) in parse.relatives {
            replaceRelative(index, results[place], isJoined: parse.coordination(of: place) != nil)
        }
        replacePronouns()
        let main = parse.phrases.firstIndex { $0.head != nil }.flatMap { results[$0] }
        return Inflected(
            pieces: text.texts,
            morphology: (context.morphology ?? WordMorphology()).completed(with: main ?? WordMorphology()),
            unresolved: unresolved.words, needsTermOfAddress: needsTerm)
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
        if phrase.number != nil { for index in phrase.doubtful { unresolved.insert(text[index].text) } }
        readWeakNoun(&noun, phrase)

        let given = phrase.head.flatMap { text[$0].morphology }
        var gender = given?.grammaticalGender ?? context.morphology?.grammaticalGender.map { isMain ? $0 : nil } ?? nil
        gender =
            gender ?? (isPerson ? asked ?? noun?.gender : phrase.head == nil ? outer.grammaticalGender : noun?.gender)
        if isPerson, asked == nil, isMain, phrase.number == nil, !phrase.isGoverned, let index = phrase.head {
            needsTerm = true
            unresolved.insert(text[index].text)
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
            if let index = phrase.head { unresolved.insert(text[index].text) }
            return result
        }
        inflectModifiers(phrase, column, told ?? shownCases(phrase, column))
        return result
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
    private func shownCases(_ phrase: Phrase, _ column: Int) -> [Case] {
        if let determiner = phrase.determiners.first {
            return grammar.declension.grammaticalCase(shownBy: text[determiner].lower).map { [$0] } ?? []
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
            strength == .strong && phrase.number == .singular && cases.contains { $0 == .dative || $0 == .genitive }
        let ending = isUncertain ? nil : single(cases.map { grammar.declension.adjectiveEnding(strength, column, $0) })
        for place in phrase.attributes {
            let segment = text[place]
            // "1 neuen Ordner erstellen": an accusative, though it stands first.
            let isObject = strength == .strong && column == 0 && cases == [.nominative] && segment.lower.hasSuffix("en")
            if isObject, !segment.isArgument, Grammar.capitalsTellNouns {
                unresolved.insert(segment.text)
                continue
            }
            set(
                place, ending.flatMap { grammar.adjective(segment.lower, ending: $0, isInflected: !segment.isArgument) }
            )
        }
    }

    /// The form that all agree on.
    private func single(_ forms: [String?]) -> String? {
        guard let first = forms.first, forms.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private mutating func inflect(
        noun index: Int, _ noun: Noun?, _ gender: WordMorphology.GrammaticalGender?, _ number: Number?,
        _ cases: [Case]
    ) {
        let lower = text[index].lower
        guard let noun else { return inflectUnknown(index, number) }
        let cases = cases.isEmpty ? [nil] : cases.map { Optional($0) }
        // "in %lld Ordner" is written in the singular, which tells no case.
        let tellsCase = number?.isPlural != true || lower != noun.singular
        if number?.isPlural == true, cases == [nil], isDativePlural(lower, noun) {
            // "2 Benutzern wurde …": not the subject, and nothing tells what asks for its case.
            set(index, nil)
        } else if let person = noun.person, let gender {
            var own = noun
            (own.singular, own.plural) = (person.form(gender, .singular), person.form(gender, .plural))
            setNoun(
                index, cases.map { grammar.form(of: own, number ?? noun.number ?? .singular, $0) }, tellsCase: tellsCase
            )
        } else if let number {
            setNoun(index, cases.map { grammar.form(of: noun, number, $0) }, tellsCase: tellsCase)
        } else if cases != [nil], lower == noun.singular || lower == noun.plural {
            setNoun(index, cases.map { grammar.form(of: noun, noun.number ?? .singular, $0) })
        }
    }

    private func isDativePlural(_ word: String, _ noun: Noun) -> Bool {
        word != noun.plural && word != noun.singular && word == grammar.form(of: noun, .plural, .dative)
    }

    /// "in 2 Ordner" and "in 2 Ordnern" are of two cases: of these, the one that is written stays.
    private mutating func setNoun(_ index: Int, _ forms: [String?], tellsCase: Bool = true) {
        let written = text[index].lower
        if tellsCase, forms.contains(written) { return }
        set(index, single(forms))
    }

    private mutating func inflectUnknown(_ index: Int, _ number: Number?) {
        let written = text[index].text
        guard let number, !Tokens.isSymbol(written) else { return }
        let isAcronym = written.utf8.count < 6 && written.allSatisfy(\.isUppercase) && !text.isUppercase
        let ending = grammar.acronymPlural
        let isAcronyms =
            written.utf8.count < 8 && written.count > ending.count + 1 && written.hasSuffix(ending)
            && written.dropLast(ending.count).allSatisfy(\.isUppercase)
        // PDFs, CDs: an acronym takes -s.
        if isAcronym {
            if number.isPlural { text[index].text += ending }
        } else if isAcronyms {
            if !number.isPlural { text[index].text.removeLast(ending.count) }
        } else {
            unresolved.insert(written)
        }
    }

    private mutating func set(_ index: Int, _ form: String?) {
        guard let form else {
            unresolved.insert(text[index].text)
            return
        }
        // "PDF's": what an apostrophe parts from an acronym stays small.
        let written = text[index].text
        let isAcronym = !text.isUppercase && written.count > 1 && written.allSatisfy(\.isUppercase)
        let end = (isAcronym ? form.firstIndex(of: "'") : nil) ?? form.endIndex
        text[index].replace(with: String(form[..<end]).replacing("'", with: text.apostrophe))
        text[index].text += String(form[end...]).replacing("'", with: text.apostrophe)
    }

    private mutating func inflectVerbs(_ results: [WordMorphology?]) {
        for (index, verb, subject) in parse.forms(of: parse.verbs) {
            switch number(of: subject, results) {
            case .untouched: break
            case .open: unresolved.insert(text[index].text)
            case .known(let number): set(index, verb.form(number))
            }
        }
        for (index, verb, subject) in parse.forms(of: parse.ambiguous) {
            switch number(of: subject, results) {
            case .known(let number) where verb.form(number) == text[index].lower: break
            case .untouched: break
            case .open, .known: unresolved.insert(text[index].text)
            }
        }
    }

    private func number(of subject: PhraseSubject, _ results: [WordMorphology?]) -> SubjectNumber {
        switch subject {
        case .phrase(let place):
            guard let (whole, member) = parse.coordination(of: place) else {
                return SubjectNumber(results[place]?.number)
            }
            let numbers = whole.members.map { results[$0]?.number }
            return numbers.contains { $0 != nil } ? SubjectNumber(whole, of: member, numbers) : .untouched
        case .reader: return .untouched
        case .pronoun: return SubjectNumber(context.morphology?.number ?? context.agreement?.number)
        }
    }

    /// What is known of a noun; nil where that is nothing.
    private func known(_ index: Int) -> Noun? {
        let noun = parse.words[index].noun ?? grammar.noun(text[index].lower)
        return noun == Noun() ? nil : noun
    }

    /// "2 Fotos, die …" of "1 Foto, das …".
    private mutating func replaceRelative(_ index: Int, _ noun: WordMorphology?, isJoined: Bool) {
        guard let noun, let number = noun.number else { return }
        guard let own = Declension.column(noun.grammaticalGender, .singular),
            let column = Declension.column(noun.grammaticalGender, number)
        else { return unresolved.insert(text[index].text) }
        let lower = text[index].lower
        guard let article = grammar.declension.determiner(lower) else { return }
        let form = grammar.declension.form(article, column, .nominative)
        // "2 Fotos und 1 Video, die …": of the last, or of all.
        if isJoined, form != grammar.declension.form(article, 3, .nominative) {
            return unresolved.insert(text[index].text)
        }
        // One of another case tells of another thing than the subject.
        guard lower == form || [own, 3].contains(where: { lower == grammar.declension.form(article, $0, .nominative) })
        else { return unresolved.insert(text[index].text) }
        set(index, form)
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
        let morphology = inflector.inflect().morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
