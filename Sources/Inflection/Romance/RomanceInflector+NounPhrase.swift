// Determiners, attributes and the noun of a phrase, and what its number and gender are.
extension RomanceInflector {
    mutating func inflect(_ place: Int) {
        let phrase = parse.phrases[place]
        guard isActive(place) else {
            for index in phrase.words { genders[index] = headGender(phrase) }
            return
        }
        let forced = targetNumber(place)
        if phrase.number != nil || phrase.words.contains(where: { text[$0].isArgument }) {
            for index in phrase.doubtful { report(index) }
        }
        guard let head = phrase.head else { return inflectWithoutHead(place, forced) }
        if isReaders(place) {
            for index in phrase.attributes { agreeWithReader(index) }
            return
        }
        let gender = (place == 0 ? context.morphology?.grammaticalGender : nil) ?? gender(place)
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
            if index < head, isOfAnother(index, forms, noun: head) { continue }
            if index < head, mayBeImperative(index, forms, gender, number, of: phrase) {
                report(index)
                continue
            }
            agree(index, forms, gender, number, noun: head)
        }
    }

    /// "Aperto 2 settimane fa": before a number, what is of another gender than its noun is said of something else.
    func isOfAnother(_ index: Int, _ forms: AgreeingForms, noun head: Int) -> Bool {
        guard text.isBeforeNumber(index), grammar.endings.isParticiple(text[index].lower),
            !text[index].isArgument, !text[head].isArgument,
            let written = forms.gender(of: text[index].lower), let own = noun(head)?.gender
        else { return false }
        return written != own
    }

    /// "Completa 2 tareas", "Libera 2 posti": at the beginning, before a number, a feminine singular may as well be a verb.
    private func mayBeImperative(
        _ index: Int, _ forms: AgreeingForms, _ gender: Gender?, _ number: Number, of phrase: Phrase
    ) -> Bool {
        let lower = text[index].lower
        guard phrase.isFirst, phrase.determiners.isEmpty, phrase.attributes.first == index, text.isBeforeNumber(index),
            !text[index].isArgument, forms.form(gender ?? .masculine, number) != lower,
            forms.number(of: lower) == .singular
        else { return false }
        return forms.gender(of: lower) != .masculine
    }

    mutating func inflectHead(_ place: Int, _ forced: Number?, _ gender: Gender?) {
        guard let head = parse.phrases[place].head else { return }
        let segment = text[head]
        if let forms = parse.words[head].noun?.person {
            if place == 0, !segment.isArgument, parse.phrases[place].number == nil, asked == nil,
                context.agreement == nil, forms.hasGender
            {
                needsReader(head)
            }
            let features = FormFeatures(
                gender: gender ?? forms.gender(of: segment.lower),
                number: forced ?? forms.number(of: segment.lower) ?? .singular)
            return set(head, grammar.form(.agreeing(forms), features))
        }
        guard let forced else { return }
        // 2 PDF, 2 km: acronyms and symbols of units take no plural.
        if parse.isName(head) || isSymbol(head) { return }
        guard let noun = noun(head), noun.singular != nil || noun.plural != nil else {
            report(head)
            return
        }
        if segment.lower.contains("-"), parse.words[head].isUnknown {
            report(head)
            return
        }
        // "vite" is a screw, and more than one "vita": what may be many is many.
        if forced.isPlural, noun.isPlural == false, grammar.isPlural(segment.lower, besides: noun) { return }
        set(head, grammar.form(.noun(noun), FormFeatures(gender: gender, number: forced)))
    }

    mutating func agree(
        _ index: Int, _ forms: AgreeingForms, _ gender: Gender?, _ number: Number?, noun head: Int?
    ) {
        let lower = text[index].lower
        let written = forms.gender(of: lower)
        var gender = gender
        if parse.words[index].isUnknown, written == .feminine, gender == .masculine,
            !text[index].isArgument
        {
            // Not of this noun, or a verb: "1 amigo comenta".
            report(index)
            return
        }
        if gender == nil, forms.hasGender, let head {
            // An adjective that the translator made feminine tells the gender of a noun that no rule knows.
            let isCommon = noun(head)?.isCommon == true
            guard isCommon || !text[head].isArgument && written == .feminine else {
                report(head)
                return
            }
            gender = isCommon ? written ?? .masculine : .feminine
        }
        let features = FormFeatures(
            gender: gender ?? written, number: number ?? forms.number(of: lower) ?? .singular)
        set(index, grammar.form(.agreeing(forms), features))
    }

    /// Adjectives alone: of what the markup names, of the reader, or "2 seleccionados".
    mutating func inflectWithoutHead(_ place: Int, _ forced: Number?) {
        let phrase = parse.phrases[place]
        for index in phrase.determiners + phrase.attributes {
            guard let forms = rows(index).last else { continue }
            let lower = text[index].lower
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

    /// What the head's ending, the lexicon or the caller tells of it.
    func noun(_ head: Int) -> Noun? {
        let segment = text[head]
        let noun =
            parse.words[head].noun
            ?? (parse.isName(head) || isSymbol(head) ? nil : grammar.endings.noun(segment.lower))
        guard let morphology = segment.morphology else { return noun }
        var told = noun ?? Noun()
        told.gender = morphology.grammaticalGender ?? told.gender
        return told
    }

    func headGender(_ phrase: Phrase) -> Gender? {
        guard let head = phrase.head else { return nil }
        if parse.words[head].noun?.person != nil, !text[head].isArgument,
            text[head].morphology == nil,
            phrase.head == parse.phrases.first?.head, let asked
        {
            return asked
        }
        return noun(head)?.gender
    }

    func headNumber(_ phrase: Phrase) -> Number? {
        guard let head = phrase.head else { return nil }
        if let number = text[head].morphology?.number { return number }
        guard let noun = noun(head) else { return parse.isName(head) ? .singular : nil }
        return noun.number
    }

    func isSymbol(_ index: Int) -> Bool { Tokens.isSymbol(text[index].text) }

    /// Whether something is put into the phrase that its words have to follow.
    func isActive(_ place: Int) -> Bool {
        let phrase = parse.phrases[place]
        if targetNumber(place) != nil { return true }
        if phrase.words.contains(where: { text[$0].isArgument || text[$0].morphology != nil }) {
            return true
        }
        guard place == 0 else { return false }
        if context.morphology?.grammaticalGender != nil || context.agreement?.grammaticalGender != nil { return true }
        guard let head = phrase.head else { return true }
        if parse.words[head].noun?.person != nil { return !phrase.isGoverned }
        return false
    }
}
