internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// Words behind the last noun of a clause, or all of them: by the subject, by what the run agrees with, or by the reader.
extension HindiInflector {
    private struct Subject {
        let gender: Gender?
        let number: Number?
        /// Grammar leaves open what verbs agree with.
        let isOpen: Bool
        /// Nothing but the reader may be the subject.
        let isFree: Bool
        let node: Int
    }

    mutating func inflectVerbs(in range: Range<Int>) {
        let lastNoun = range.last { nouns[words[$0]] != nil || text[words[$0]].isArgument }
        let start = lastNoun.map { $0 + 1 } ?? range.lowerBound
        let subject = subject(of: range)
        for order in start..<max(start, range.upperBound) where !text[words[order]].isArgument {
            inflectVerb(order, subject)
        }
    }

    private func subject(of range: Range<Int>) -> Subject {
        var head = clause.head?.grammaticalCase == .prepositional || isReaders(range) ? nil : clause.head
        var number = head?.number ?? asked
        let isJoined = clause.joined.count > 1
        let whole = isJoined ? clause.whole : nil
        if let whole {
            head?.grammaticalGender = whole.gender
            number = whole.number
        }
        // With an object before it, the verb is the reader's only if nothing else is its subject: आप फ़ाइलें देख पाते हैं.
        let gender =
            head?.grammaticalGender ?? context.morphology?.grammaticalGender
            ?? context.agreement?.grammaticalGender ?? context.termOfAddress?.grammaticalGender
        return Subject(
            gender: gender, number: number, isOpen: isJoined && whole == nil,
            isFree: head == nil && context.agreement?.grammaticalGender == nil
                && context.morphology?.grammaticalGender == nil,
            node: isJoined || head == nil ? text.indices.count + clause.start : clause.headIndex)
    }

    private mutating func inflectVerb(_ order: Int, _ subject: Subject) {
        let index = words[order]
        let word = text[index].lower
        let next = order + 1 < words.count ? lower(behind: order) : firstWordAfter
        // "आपके लिए": what stands before such a word agrees with it.
        let isRelational = [word, next].contains { lexicon.entries($0).contains { $0.wordClass == .relationalNoun } }
        if lexicon.isPostposition(word) || isRelational { return }
        nodes[index] = subject.node
        if let pair = [("है", "हैं")].first(where: { $0.0 == word || $0.1 == word }) {
            if subject.isOpen {
                report(index)
            } else if let number = subject.number {
                set(index, number.isPlural ? pair.1 : pair.0)
            }
            return
        }
        let forms = HindiVerbs.agreeing(
            word, in: lexicon, isBeforeAuxiliary: HindiVerbs.isAuxiliary(next), isPassive: HindiVerbs.isPassive(next))
        guard let forms else {
            if !subject.isFree, lexicon.entries(word).isEmpty, nouns[index] == nil,
                ["ा", "े", "ी"].contains(where: word.hasSuffixScalars)
            {
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
        if let form = forms.form(gender, subject.number ?? own) { set(index, form) }
    }
}
