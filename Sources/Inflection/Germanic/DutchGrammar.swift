internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Dutch: "de" and "het", adjectives with and without -e. Nothing but the lexicon tells a noun that no number or article stands
/// before.
struct DutchGrammar: DeclensionGrammar {
    typealias Chunks = AttributesBefore

    var lexicon = Lexicon.dutch
    let endings = Endings.dutch
    let declension = Declension.dutch
    let acronymPlural = "'s"

    static var hasBareAttributes: Bool { true }

    func word(_ index: Int, in text: Tokens, at place: PhrasePlace) -> PhraseWord {
        let segment = text[index]
        let word = Self.folded(segment.lower)
        let entries = lexicon.entries(word)
        if !segment.isArgument {
            if isInverted(index, in: text) { return .readerPronoun }
            if declension.mayBeginClause(index, in: text, lexicon) { return .subordinator }
            if place != .start, segment.reading.has(.relativeDeterminer) { return .relativeDeterminer(agrees: false) }
            if declension.determiner(word) != nil, text.isBeforeWordOrNumber(index), !isVerb(index, entries, in: text) {
                // "2 bestanden die …": behind its noun it stands for it.
                // "2 foto's gevonden die …"
                let isBehindParticiple = text.wordBefore(index).map { mayBeParticiple(text[$0].lower) } ?? false
                let isRelative = place == .clause || place == .behind || isBehindParticiple
                return isRelative && declension.determiner("die")?.forms.contains(word) == true
                    ? .relative(isSubject: false) : .determiner([])
            }
            let isParticiple =
                entries.contains { $0.wordClass == .adjective } && !entries.contains { $0.wordClass == .other }
                && !isBeforeObject(index, in: text)
            if place != .noun, !isParticiple, let function = entries.lazy.compactMap({ function($0) }).first {
                return function
            }
        }
        let next = text.nextWord(index)
        let isBeforeNoun = next.map { lexicalNoun(Self.folded(text[$0].lower)) != nil } ?? false
        if let noun = exact(word), place != .behind,
            !isBeforeNoun || !entries.contains(where: { $0.wordClass == .adjective })
        {
            return .noun(noun)
        }
        if let adjective = entries.first(where: { $0.wordClass == .adjective }) {
            return isAdverb(word, adjective, before: next, in: text) ? .other : .adjective([])
        }
        // Of a dictionary's nouns before another noun most are adjectives too, that it does not have: "2 link map".
        let isDoubtful = isBeforeNoun && !entries.isEmpty && lexicon.listed(word).isEmpty
        if !isDoubtful, let noun = lexicalNoun(word) { return .noun(noun) }
        guard !segment.isArgument, let function = entries.lazy.compactMap({ function($0) }).first else {
            return .unknown
        }
        // "2 laat map": of verbs, only "to be" and the like stand behind a number.
        if case .verb(let verb) = function, place == .noun, [.plain, .modal, .presenting].contains(verb.kind) {
            return .unknown
        }
        // "2 zeer map": no adverb stands directly before its noun.
        if case .other = function, place == .noun, isBeforeNoun { return .unknown }
        return function
    }

    /// "Wil je 2 bestanden …?": you, not yours.
    private func isInverted(_ index: Int, in text: Tokens) -> Bool {
        guard text[index].lower == "je", let before = text.wordBefore(index) else { return false }
        // "2 personen die je misschien kent".
        if ["die", "dat"].contains(text[before].lower),
            text.nextWord(index).map({ exact(text[$0].lower) }) == .some(nil)
        {
            return true
        }
        guard before == text.firstWord else { return false }
        let classes: [WordClass] = [.modalVerb, .readerVerb, .readerHave, .readerCopula]
        return text[before].reading.entries.contains { classes.contains($0.wordClass) }
    }

    /// "automatisch verwijderde bestanden": without -e before a participle.
    private func isAdverb(_ word: String, _ adjective: Lexicon.Entry, before next: Int?, in text: Tokens) -> Bool {
        guard adjective.forms[0] == word, adjective.form(1) != word, let next else { return false }
        let following = text[next].lower
        return isParticiple(following) && lexicalNoun(following) == nil
    }

    /// "foto's zijn verwijderd", "er zijn"; but "zijn foto's", and behind a verb or a preposition too.
    private func isVerb(_ index: Int, _ entries: [Lexicon.Entry], in text: Tokens) -> Bool {
        guard entries.contains(where: \.wordClass.isVerb) else { return false }
        guard index > 0, text[index - 1].isWord else {
            // "Zijn 2 betalingen mislukt?"
            return index == text.firstWord && text.isBeforeNumber(index)
                && text.end.text.hasSuffix("?")
        }
        let before = lexicon.entries(Self.folded(text.lowerBefore(index)))
        return !before.contains { $0.wordClass.isVerb || $0.wordClass == .preposition || $0.wordClass == .conjunction }
    }

    /// "2 personen gebruiken deze map", but "5 MB gebruikt".
    private func isBeforeObject(_ index: Int, in text: Tokens) -> Bool {
        text.nextWord(index).map { declension.determiner(text[$0].lower) != nil } ?? false
    }

    // MARK: Nouns

    /// Lexicons are written with the straight apostrophe: foto's.
    private static func folded(_ word: String) -> String { word.withStraightApostrophes }

    func noun(_ word: String) -> Noun? {
        let word = Self.folded(word)
        return lexicalNoun(word) ?? (word.count > 4 ? endings.noun(word) : nil)
    }

    /// A short last part may be the end of a participle: "gepland" is of no "land".
    private func lexicalNoun(_ word: String) -> Noun? {
        let isParticiple = isParticiple(word)
        if let noun = exact(word) { return noun }
        let part = compound(word) { isParticiple && $0.count < 5 ? nil : exact($0) }
        guard !isParticiple, var noun = noun(lexicon.entries(word), word) else { return part }
        // The dictionary tells forms and no genders.
        noun.gender = noun.gender ?? part?.gender ?? endings.noun(word)?.gender
        return noun
    }

    func forms(of noun: Noun, _ features: FormFeatures) -> [String] {
        (features.number.isPlural ? noun.plural : noun.singular).map { [$0] } ?? []
    }

    // MARK: Adjectives

    func adjectiveForms(_ word: String) -> AgreeingForms? {
        if let entry = lexicon.entries(word).first(where: { $0.wordClass == .adjective }) {
            return AgreeingForms(entry.forms.map { String($0) })
        }
        // A verb is none by its ending: "bevestigt", "wijzig".
        if lexicon.listed(word).contains(where: { $0.wordClass.isVerb || $0.wordClass == .other }) { return nil }
        // Participles in -en never change: opgeslagen, verbonden.
        if word.hasSuffix("en"), hasParticiplePrefix(word) { return AgreeingForms([word, word]) }
        return endings.isParticiple(word) && !isParticiple(word) ? nil : endings.adjective(word)
    }

    /// Participles in -d and -t are told by their prefix too: verwijderd, gewerkt, aangemaakt; not maand.
    private func isParticiple(_ word: String) -> Bool { endings.isParticiple(word) && hasParticiplePrefix(word) }

    private func hasParticiplePrefix(_ word: String) -> Bool {
        word.count > 5
            && (["ge", "be", "ver", "ont", "her", "mis"].contains(where: word.hasPrefix)
                || word.dropFirst(2).contains("ge"))
    }

    func mayBeAttribute(_ word: String) -> Bool { adjectiveForms(word) != nil || word.hasSuffix("e") }

    /// What ends in -e keeps it wherever it stood with it.
    func adjective(_ word: String, ending: String, isInflected: Bool) -> String? {
        if let forms = adjectiveForms(word), let form = forms.forms[ending.isEmpty ? 0 : 1] { return form }
        return word.hasSuffix("e") && word.count > 3 && (!ending.isEmpty || !isInflected) ? word : nil
    }
}
