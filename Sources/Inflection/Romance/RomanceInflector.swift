internal import LocaleFormatNumbers

/// Gender and number of determiners, adjectives, participles, nouns and verbs in a run of a Romance language.
///
/// A phrase changes only where something is put in that it must agree with: a number, an argument, the reader, or what the
/// markup says. Everything else stays as the translator wrote it.
struct RomanceInflector<Grammar: RomanceGrammar> {
    typealias Gender = WordMorphology.GrammaticalGender
    typealias Number = WordMorphology.GrammaticalNumber

    var text: RunText
    private let grammar: Grammar
    private let context: InflectionContext
    private let parse: PhraseParse<Grammar>
    private var unresolved = UnresolvedWords()
    private var needsTerm = false
    /// The gender of each word's phrase, for articles that depend on it.
    private var genders: [Int: Gender] = [:]

    init(_ pieces: [InflectionPiece], grammar: Grammar, context: InflectionContext, plurals: PluralRules?) {
        text = RunText(pieces, splitsAtApostrophe: true, joinsHyphens: true)
        self.grammar = grammar
        self.context = context
        parse = PhraseParse(text, grammar: grammar, plurals: plurals)
    }

    mutating func inflect() -> Inflected {
        var morphology = context.morphology ?? WordMorphology()
        for place in parse.phrases.indices { inflect(place) }
        inflectVerbs()
        inflectPredicates()
        if let main = parse.phrases.first {
            let gender =
                headGender(main) ?? (main.isEmpty || main.head == nil ? context.agreement?.grammaticalGender : nil)
            morphology = morphology.completed(
                with: WordMorphology(grammaticalGender: gender, number: targetNumber(0) ?? headNumber(main)))
            if main.head != nil, gender != nil { morphology.partOfSpeech = morphology.partOfSpeech ?? .noun }
        }
        if let gender = asked { replacePronouns(gender) }
        grammar.join(&text, following: context.following, genders: genders)
        return Inflected(
            pieces: text.texts, morphology: morphology, unresolved: unresolved.words, needsTermOfAddress: needsTerm)
    }

    // MARK: What a phrase is made to agree with

    /// The gender asked for by markup, agreement or the reader.
    private var asked: Gender? {
        context.morphology?.grammaticalGender ?? context.agreement?.grammaticalGender
            ?? context.termOfAddress?.grammaticalGender
    }

    private func targetNumber(_ place: Int) -> Number? {
        let phrase = parse.phrases[place]
        let counted = phrase.isDate && phrase.isEmpty ? nil : phrase.number
        guard place == 0 else { return counted }
        return context.morphology?.number ?? counted ?? context.agreement?.number
    }

    /// What the head's ending, the lexicon or the caller tells of it.
    private func noun(_ head: Int) -> Noun? {
        let segment = text.segments[head]
        let noun =
            parse.words[head].noun
            ?? (parse.isName(head) || isSymbol(head) ? nil : grammar.endings.noun(segment.lower))
        guard let morphology = segment.morphology else { return noun }
        var told = noun ?? Noun()
        told.gender = morphology.grammaticalGender ?? told.gender
        return told
    }

    private func headGender(_ phrase: Phrase) -> Gender? {
        guard let head = phrase.head else { return nil }
        if parse.words[head].noun?.person != nil, !text.segments[head].isArgument,
            text.segments[head].morphology == nil,
            phrase.head == parse.phrases.first?.head, let asked
        {
            return asked
        }
        return noun(head)?.gender
    }

    private func headNumber(_ phrase: Phrase) -> Number? {
        guard let head = phrase.head else { return nil }
        if let number = text.segments[head].morphology?.number { return number }
        guard let noun = noun(head) else { return parse.isName(head) ? .singular : nil }
        return noun.number
    }

    private func isSymbol(_ index: Int) -> Bool { RunText.isSymbol(text.segments[index].text) }

    /// Whether something is put into the phrase that its words have to follow.
    private func isActive(_ place: Int) -> Bool {
        let phrase = parse.phrases[place]
        if targetNumber(place) != nil { return true }
        if phrase.words.contains(where: { text.segments[$0].isArgument || text.segments[$0].morphology != nil }) {
            return true
        }
        guard place == 0 else { return false }
        if context.morphology?.grammaticalGender != nil || context.agreement?.grammaticalGender != nil { return true }
        guard let head = phrase.head else { return true }
        if parse.words[head].noun?.person != nil { return !phrase.isGoverned }
        return false
    }

    // MARK: Phrases

    private mutating func inflect(_ place: Int) {
        let phrase = parse.phrases[place]
        guard isActive(place) else {
            for index in phrase.words { genders[index] = headGender(phrase) }
            return
        }
        let forced = targetNumber(place)
        if phrase.number != nil || phrase.words.contains(where: { text.segments[$0].isArgument }) {
            for index in phrase.doubtful { unresolved.insert(text.segments[index].text) }
        }
        guard let head = phrase.head else { return inflectWithoutHead(place, forced) }
        if isReaders(place) {
            for index in phrase.attributes { agreeWithReader(index) }
            return
        }
        let gender = (place == 0 ? context.morphology?.grammaticalGender : nil) ?? headGender(phrase)
        inflectHead(place, forced, gender)
        let number = forced ?? headNumber(phrase) ?? .singular
        for index in phrase.words { genders[index] = gender }
        for index in phrase.determiners + phrase.attributes {
            let rows = rows(index)
            guard !rows.isEmpty else { continue }
            // A short form stands before its noun: "buen", "un".
            let forms = index < head ? rows[0] : rows[rows.count - 1]
            if index > head, let (whole, member) = parse.coordination(of: place), member + 1 == whole.members.count,
                !isOwn(index, forms, of: place, whole)
            {
                agreeWithWhole(index, forms, whole, forms.form(gender ?? .masculine, number))
                continue
            }
            agree(index, forms, gender, number, noun: head)
        }
    }

    // MARK: Coordinations

    private func number(_ place: Int) -> Number? { targetNumber(place) ?? headNumber(parse.phrases[place]) }

    private func hasAttributeBehind(_ place: Int, isParticiple: Bool) -> Bool {
        let phrase = parse.phrases[place]
        return phrase.attributes.contains {
            $0 > phrase.head ?? 0 && (!isParticiple || grammar.endings.isParticiple(text.segments[$0].lower))
        }
    }

    /// Whether what stands behind the last of several nouns is of this one alone, as the translator's form tells: "2 fotos y 1
    /// carpeta compartida"; or as the others have their own: "2 fotos nuevas y 1 vídeo nuevo".
    private func isOwn(_ index: Int, _ forms: AgreeingForms, of place: Int, _ whole: Coordination) -> Bool {
        let lower = text.segments[index].lower
        let isParticiple = grammar.endings.isParticiple(lower)
        if whole.members.dropLast().contains(where: { hasAttributeBehind($0, isParticiple: isParticiple) }) {
            return true
        }
        let gender = forms.gender(of: lower)
        return gender == .feminine && gender == headGender(parse.phrases[place])
            && whole.gender(whole.members.map { headGender(parse.phrases[$0]) }, of: 0) == .masculine
    }

    /// A form that may be of all nouns or of the last. Behind nouns that the translator wrote in the plural, a participle is said of
    /// all, and so is what is plural behind a singular.
    private mutating func agreeWithWhole(
        _ index: Int, _ forms: AgreeingForms, _ whole: Coordination, _ own: String?
    ) {
        let lower = text.segments[index].lower
        let numbers = whole.members.map { parse.phrases[$0].head.flatMap { noun($0)?.number } }
        let gender = whole.gender(whole.members.map { headGender(parse.phrases[$0]) }, of: 0)
        let form = gender.flatMap { forms.form($0, .plural) }
        let isOfAll =
            forms.number(of: lower) == .plural && forms.gender(of: lower) != .feminine
            || forms.number(of: lower) == .plural && gender == .feminine
        if let form, whole.link == .and, !whole.isAmbiguous,
            form == own || isOfAll && (numbers.last == .singular || grammar.endings.isParticiple(lower))
        {
            return set(index, form)
        }
        unresolved.insert(text.segments[index].text)
    }

    /// "Bienvenido %@": what is said to the person whose name follows.
    private func isReaders(_ place: Int) -> Bool {
        let phrase = parse.phrases[place]
        guard place == 0, let head = phrase.head, text.segments[head].isArgument, text.segments[head].morphology == nil,
            phrase.determiners.isEmpty, phrase.number == nil, context.agreement == nil,
            parse.words[head].isUnknown
        else { return false }
        return text.segments[head].text.first?.isUppercase == true && phrase.attributes.contains { $0 < head }
    }

    /// Adjectives alone: of what the markup names, of the reader, or "2 seleccionados".
    private mutating func inflectWithoutHead(_ place: Int, _ forced: Number?) {
        let phrase = parse.phrases[place]
        for index in phrase.determiners + phrase.attributes {
            guard let forms = rows(index).last else { continue }
            let lower = text.segments[index].lower
            if place == 0, phrase.number == nil {
                let isTold = context.agreement != nil || context.morphology != nil
                if isTold {
                    agree(index, forms, asked ?? forms.gender(of: lower), forced ?? forms.number(of: lower), noun: nil)
                } else {
                    agreeWithReader(index)
                }
            } else {
                agree(index, forms, forms.gender(of: lower), forced ?? forms.number(of: lower), noun: nil)
            }
        }
    }

    private func rows(_ index: Int) -> [AgreeingForms] {
        switch parse.words[index] {
        case .determiner(let rows), .contraction(let rows, _), .adjective(let rows): rows
        case .noun(let noun): noun.person.map { [$0] } ?? []
        case .beParticiple(let forms): [forms]
        case .unknown: grammar.adjectiveForms(text.segments[index].lower).map { [$0] } ?? []
        default: []
        }
    }

    private mutating func inflectHead(_ place: Int, _ forced: Number?, _ gender: Gender?) {
        guard let head = parse.phrases[place].head else { return }
        let segment = text.segments[head]
        if let forms = parse.words[head].noun?.person {
            if place == 0, !segment.isArgument, parse.phrases[place].number == nil, asked == nil,
                context.agreement == nil, forms.hasGender
            {
                needsReader(head)
            }
            let own = gender ?? forms.gender(of: segment.lower) ?? .masculine
            set(head, forms.form(own, forced ?? forms.number(of: segment.lower) ?? .singular))
            return
        }
        guard let forced else { return }
        // 2 PDF, 2 km: acronyms and symbols of units take no plural.
        if parse.isName(head) || isSymbol(head) { return }
        guard let noun = noun(head), noun.singular != nil || noun.plural != nil else {
            unresolved.insert(segment.text)
            return
        }
        if segment.lower.contains("-"), parse.words[head].isUnknown {
            unresolved.insert(segment.text)
            return
        }
        set(head, forced.isPlural ? noun.plural : noun.singular)
    }

    private mutating func agree(
        _ index: Int, _ forms: AgreeingForms, _ gender: Gender?, _ number: Number?, noun head: Int?
    ) {
        let lower = text.segments[index].lower
        let written = forms.gender(of: lower)
        var gender = gender
        if parse.words[index].isUnknown, written == .feminine, gender == .masculine,
            !text.segments[index].isArgument
        {
            // Not of this noun, or a verb: "1 amigo comenta".
            unresolved.insert(text.segments[index].text)
            return
        }
        if gender == nil, forms.hasGender, let head {
            // An adjective that the translator made feminine tells the gender of a noun that no rule knows.
            let isCommon = noun(head)?.isCommon == true
            guard isCommon || !text.segments[head].isArgument && written == .feminine else {
                unresolved.insert(text.segments[head].text)
                return
            }
            gender = isCommon ? written ?? .masculine : .feminine
        }
        set(index, forms.form(gender ?? written ?? .masculine, number ?? forms.number(of: lower) ?? .singular))
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

    // MARK: Verbs and what is said of their subjects

    private mutating func inflectVerbs() {
        for (index, subject) in parse.verbs {
            guard case .verb(let verb) = parse.words[index] else { continue }
            switch number(of: subject) {
            case .untouched: break
            case .open: unresolved.insert(text.segments[index].text)
            case .known(let number): set(index, verb.form(number))
            }
        }
        for (index, subject) in parse.ambiguous {
            guard case .verb(let verb) = parse.words[index] else { continue }
            switch number(of: subject) {
            case .known(let number) where verb.form(number) == text.segments[index].lower: break
            case .untouched: break
            case .open, .known: unresolved.insert(text.segments[index].text)
            }
        }
    }

    private func number(of subject: PhraseSubject) -> SubjectNumber {
        switch subject {
        case .phrase(let place):
            guard let (whole, member) = parse.coordination(of: place) else {
                return isActive(place) ? SubjectNumber(number(place)) : .untouched
            }
            return whole.members.contains(where: isActive)
                ? SubjectNumber(whole, of: member, whole.members.map(number)) : .untouched
        case .reader: return .untouched
        case .pronoun:
            return parse.phrases.isEmpty
                ? SubjectNumber(context.morphology?.number ?? context.agreement?.number) : .untouched
        }
    }

    private mutating func inflectPredicates() {
        for (index, subject) in parse.predicates {
            guard let forms = rows(index).last else { continue }
            switch subject {
            case .phrase(let place):
                let phrase = parse.phrases[place]
                if let (whole, member) = parse.coordination(of: place) {
                    guard whole.members.contains(where: isActive) else { continue }
                    let gender = whole.gender(whole.members.map { headGender(parse.phrases[$0]) }, of: member)
                    let number = whole.number(whole.members.map(number), of: member)
                    set(index, gender.flatMap { gender in number.flatMap { forms.form(gender, $0) } })
                } else if !isActive(place) {
                    continue
                } else if isReaders(place) {
                    agreeWithReader(index)
                } else {
                    let number = number(place) ?? .singular
                    let own = (place == 0 ? context.morphology?.grammaticalGender : nil) ?? headGender(phrase)
                    agree(index, forms, own ?? ownGender(phrase), number, noun: phrase.head)
                }
            case .reader: agreeWithReader(index)
            case .pronoun: agreeWithReader(index, isOwn: false)
            }
        }
    }

    /// Of a phrase without a noun: "2 seleccionadas".
    private func ownGender(_ phrase: Phrase) -> Gender? {
        guard phrase.head == nil else { return nil }
        return phrase.attributes.lazy.compactMap { self.rows($0).last?.gender(of: self.text.segments[$0].lower) }.first
    }

    private mutating func agreeWithReader(_ index: Int, isOwn: Bool = true) {
        guard let forms = rows(index).last else { return }
        let lower = text.segments[index].lower
        let number = context.morphology?.number ?? context.agreement?.number ?? forms.number(of: lower) ?? .singular
        if let asked {
            set(index, forms.form(asked, number))
        } else if isOwn || parse.phrases.isEmpty, forms.hasGender {
            needsReader(index)
        }
    }

    /// The form depends on the reader's gender, which is not told.
    private mutating func needsReader(_ index: Int) {
        guard case .adjective = parse.words[index] else {
            if case .determiner = parse.words[index] { return }
            needsTerm = true
            return unresolved.insert(text.segments[index].text)
        }
        needsTerm = true
        unresolved.insert(text.segments[index].text)
    }

    /// "él" and "ella", where the run stands for a person whose gender is known.
    private mutating func replacePronouns(_ gender: Gender) {
        guard context.termOfAddress != nil || context.morphology?.grammaticalGender != nil, gender != .neuter else {
            return
        }
        for index in text.wordIndices where !text.segments[index].isArgument {
            let lower = text.segments[index].lower
            guard let pair = grammar.pronouns.first(where: { $0.contains(lower) }) else { continue }
            text.segments[index].replace(with: pair[gender == .feminine ? 1 : 0])
        }
    }

    static func morphology(of phrase: String, grammar: Grammar) -> WordMorphology? {
        var inflector = Self(
            [InflectionPiece(phrase, kind: .argument)], grammar: grammar, context: .init(), plurals: nil)
        let morphology = inflector.inflect().morphology
        return morphology.isUnspecified ? nil : morphology
    }
}
