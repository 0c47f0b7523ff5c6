// Verbs, and adjectives and participles that are said of their subjects.
extension RomanceInflector {
    mutating func inflectVerbs() {
        for (index, verb, subject) in parse.forms(of: parse.verbs) {
            switch number(of: subject) {
            case .untouched: break
            case .open: unresolved.insert(text[index].text)
            case .known(let number): set(index, verb.form(number))
            }
        }
        for (index, verb, subject) in parse.forms(of: parse.ambiguous) {
            switch number(of: subject) {
            case .known(let number) where verb.form(number) == text[index].lower: break
            case .untouched: break
            case .open, .known: unresolved.insert(text[index].text)
            }
        }
    }

    func number(of subject: PhraseSubject) -> SubjectNumber {
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

    mutating func inflectPredicates() {
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
    func ownGender(_ phrase: Phrase) -> Gender? {
        guard phrase.head == nil else { return nil }
        return phrase.attributes.lazy.compactMap { self.rows($0).last?.gender(of: self.text[$0].lower) }.first
    }
}
