internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// Words behind the last noun of a clause: by the subject, by what the run agrees with, or by the reader.
extension HindiInflector {
    struct Subject {
        let gender: Gender?
        let number: Number?
        /// Grammar leaves open what verbs agree with.
        let isOpen: Bool
        /// Nothing but the reader may be the subject.
        let isFree: Bool
    }

    func subject(_ subject: PhraseSubject) -> Subject {
        guard case .phrase(let place) = subject, let head = results[place] else {
            let gender =
                context.morphology?.grammaticalGender ?? context.agreement?.grammaticalGender
                ?? context.termOfAddress?.grammaticalGender
            let isFree =
                context.agreement?.grammaticalGender == nil && context.morphology?.grammaticalGender == nil
            return Subject(gender: gender, number: asked, isOpen: false, isFree: isFree)
        }
        guard let (whole, _) = parse.coordination(of: place) else {
            return Subject(gender: head.grammaticalGender, number: head.number, isOpen: false, isFree: false)
        }
        let (gender, number) = agreement(of: whole) ?? (nil, nil)
        return Subject(gender: gender, number: number, isOpen: gender == nil, isFree: false)
    }

    /// What verbs agree with behind joined nouns. They follow the nearest noun or are masculine plural, as grammars differ: nil where
    /// that is not the same.
    private func agreement(of whole: Coordination) -> (Gender?, Number?)? {
        let members = whole.members.map { results[$0] }
        guard let last = (whole.nearest == .first ? members.first : members.last) ?? nil else { return nil }
        if whole.nearest != nil { return (last.grammaticalGender, last.number) }
        let isOne = members.allSatisfy {
            $0?.grammaticalGender == last.grammaticalGender && $0?.number == last.number
        }
        let isMany =
            whole.link != .or && last.number == .plural
            && (last.grammaticalGender == .masculine
                || members.allSatisfy { $0?.grammaticalGender == last.grammaticalGender })
        return isOne && whole.link == .or || isMany ? (last.grammaticalGender, last.number) : nil
    }

    mutating func inflectVerb(_ index: Int, _ subject: Subject) {
        let word = text[index].lower
        let next = wordBehind(index)
        // "आपके लिए": what stands before such a word agrees with it.
        if [word, next].contains(where: { lexicon.entries($0).contains { $0.wordClass == .relationalNoun } }) {
            return
        }
        if ["है", "हैं"].contains(word) {
            if subject.isOpen {
                report(index)
            } else if let number = subject.number {
                set(index, number.isPlural ? "हैं" : "है")
            }
            return
        }
        let forms = HindiVerbs.agreeing(
            word, in: lexicon, isBeforeAuxiliary: HindiVerbs.isAuxiliary(next), isPassive: HindiVerbs.isPassive(next))
        guard let forms else {
            if !subject.isFree, lexicon.entries(word).isEmpty, ["ा", "े", "ी"].contains(where: word.hasSuffixScalars) {
                report(index)
            }
            return
        }
        if subject.isOpen { return report(index) }
        guard let gender = subject.gender else {
            if subject.isFree { unresolved.needsTerm = true }
            return
        }
        let own = HindiVerbs.number(of: word, forms, before: next)
        set(index, forms.form(gender, subject.number ?? own))
    }
}
