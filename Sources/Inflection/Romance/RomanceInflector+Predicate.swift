// Adjectives and participles that are said of their subjects.
extension RomanceInflector {
    mutating func inflectPredicates() {
        for (index, subject) in parse.predicates {
            guard let forms = rows(index).last else { continue }
            switch subject {
            case .phrase(let place):
                let phrase = parse.phrases[place]
                if let head = phrase.head, index < head, isOfAnother(index, before: head, forms) { continue }
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
                    let own = (place == 0 ? context.morphology?.grammaticalGender : nil) ?? gender(place)
                    agree(index, forms, own ?? ownGender(phrase), number, noun: phrase.head)
                }
            case .reader: agreeWithReader(index)
            case .pronoun: agreeWithReader(index, isOwn: false)
            }
        }
    }

    /// "Aberto há 2 semanas": what begins a text and is of another gender than the noun behind it.
    private func isOfAnother(_ index: Int, before head: Int, _ forms: AgreeingForms) -> Bool {
        guard index == text.firstWord, let written = forms.gender(of: text[index].lower), !text[head].isArgument,
            let own = noun(head)?.gender
        else { return false }
        return written != own
    }

    /// Of a phrase without a noun: "2 seleccionadas".
    func ownGender(_ phrase: Phrase) -> Gender? {
        guard phrase.head == nil else { return nil }
        return phrase.attributes.lazy.compactMap { self.rows($0).last?.gender(of: self.text[$0].lower) }.first
    }
}
