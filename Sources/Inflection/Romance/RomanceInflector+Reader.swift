// What agrees with the reader or with the person that a run stands for: terms of address and pronouns.
extension RomanceInflector {
    /// "Bienvenido %@": what is said to the person whose name follows.
    func isReaders(_ place: Int) -> Bool {
        let phrase = parse.phrases[place]
        guard place == 0, let head = phrase.head, text[head].isArgument, text[head].morphology == nil,
            phrase.determiners.isEmpty, phrase.number == nil, context.agreement == nil,
            parse.words[head].isUnknown
        else { return false }
        return text[head].text.first?.isUppercase == true && phrase.attributes.contains { $0 < head }
    }

    mutating func agreeWithReader(_ index: Int, isOwn: Bool = true) {
        guard let forms = rows(index).last else { return }
        let lower = text[index].lower
        let number = context.morphology?.number ?? context.agreement?.number ?? forms.number(of: lower) ?? .singular
        if let asked {
            set(index, forms.form(asked, number))
        } else if isOwn || parse.phrases.isEmpty, forms.hasGender {
            needsReader(index)
        }
    }

    /// The form depends on the reader's gender, which is not told.
    mutating func needsReader(_ index: Int) {
        if case .determiner = parse.words[index] { return }
        unresolved.needsTerm = true
        unresolved.readers.insert(index)
    }

    /// "él" and "ella", where the run stands for a person whose gender is known.
    mutating func replacePronouns(_ gender: Gender) {
        guard context.termOfAddress != nil || context.morphology?.grammaticalGender != nil, gender != .neuter else {
            return
        }
        for index in text.wordIndices where !text[index].isArgument {
            let lower = text[index].lower
            guard let pair = grammar.pronouns.first(where: { $0.contains(lower) }) else { continue }
            text[index].replace(with: pair[gender == .feminine ? 1 : 0])
        }
    }
}
