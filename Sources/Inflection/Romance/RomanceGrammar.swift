/// What differs between the Romance languages: their words, their endings, and what neighbours do to each other.
protocol RomanceGrammar: PhraseGrammar {
    /// Pronouns of the third person, masculine and feminine.
    var pronouns: [[String]] { get }
    /// A word that is a preposition only in some places.
    func isPreposition(_ word: String, before next: String, isAfterNoun: Bool) -> Bool
    /// A word of a phrase that as a whole is an adverb or a conjunction.
    func isIdiom(_ index: Int, in text: RunText) -> Bool
    /// The verb of a word that is a verb and a pronoun, joined by a hyphen.
    func invertedVerb(_ word: String) -> String?
    /// The forms of articles that depend on the sound of the next word.
    func article(_ word: String, isAfterNoun: Bool) -> PhraseWord?
    /// Elision and contraction of neighbours: `de` + `el` is `del`, `le` + `ami` is `l'ami`.
    func join(_ text: inout RunText, following: String, genders: [Int: WordMorphology.GrammaticalGender])
}

extension RomanceGrammar {
    func article(_ word: String, isAfterNoun: Bool) -> PhraseWord? { nil }
    func isPreposition(_ word: String, before next: String, isAfterNoun: Bool) -> Bool { false }
    func isIdiom(_ index: Int, in text: RunText) -> Bool { false }
    func invertedVerb(_ word: String) -> String? { nil }

    static var attributesFollow: Bool { true }

    func word(_ index: Int, in text: RunText, at place: PhrasePlace) -> PhraseWord {
        let next = index + 2 < text.segments.count ? text.segments[index + 2].lower : ""
        let word = text.segments[index].lower
        if isIdiom(index, in: text) { return .other }
        if let verb = invertedVerb(word) {
            // "Êtes-vous": the verb and its subject in one.
            let analyzed = analyze(verb, at: .start)
            if case .readerVerb = analyzed { return analyzed }
            return .other
        }
        return isPreposition(word, before: next, isAfterNoun: place == .behind)
            ? .preposition(cases: []) : analyze(word, at: place)
    }

    func analyze(_ word: String, at place: PhrasePlace) -> PhraseWord {
        if let article = article(word, isAfterNoun: place == .noun || place == .behind) { return article }
        let entries = known(word, at: place)
        let determiners = entries.filter { $0.wordClass == .determiner }.compactMap({ agreeing($0) })
        if !determiners.isEmpty { return .determiner(determiners) }
        let contractions = entries.filter { $0.wordClass == .contraction }.compactMap({ agreeing($0) })
        if !contractions.isEmpty { return .contraction(contractions, cases: []) }
        let function =
            entries.lazy.compactMap { wordOfClass($0) }.first
            ?? (pronouns.contains { $0.contains(word) } ? PhraseWord.subjectPronoun : nil)
        if let function, place != .noun { return function }
        let named =
            place == .behind
            ? adjective(word, entries) ?? noun(word, entries, at: place)
            : noun(word, entries, at: place) ?? adjective(word, entries)
        return named ?? function ?? .unknown
    }

    /// Of a dictionary's nouns not those that end like adjectives: most are participles more often; and none behind another noun,
    /// where most are adjectives too, that the dictionary does not have.
    private func known(_ word: String, at place: PhrasePlace) -> [Lexicon.Entry] {
        let entries = lexicon.entries(word)
        guard !entries.isEmpty, lexicon.listed(word).isEmpty, place == .behind || endings.adjective(word) != nil else {
            return entries
        }
        return entries.filter { $0.wordClass == .adjective }
    }

    private func noun(_ word: String, _ entries: [Lexicon.Entry], at place: PhrasePlace) -> PhraseWord? {
        if let person = entries.lazy.filter({ $0.wordClass == .person }).compactMap({ agreeing($0) }).first {
            return .noun(Noun(person: person, as: word))
        }
        if let entry = entries.first(where: \.wordClass.isNoun) { return .noun(noun(entry, as: word)) }
        for singular in endings.singulars(word) {
            if let entry = known(singular, at: place).first(where: {
                $0.forms[0] == singular && $0.wordClass.isNoun && $0.wordClass != .person
            }), (entry.form(1) ?? endings.plural(singular)) == word {
                return .noun(noun(entry, as: word))
            }
        }
        return nil
    }

    private func adjective(_ word: String, _ entries: [Lexicon.Entry]) -> PhraseWord? {
        let adjectives = entries.filter { $0.wordClass == .adjective }.compactMap({ agreeing($0) })
        if !adjectives.isEmpty { return .adjective(adjectives) }
        for first in endings.firstForms(word) {
            if let entry = lexicon.entries(first).first(where: { $0.wordClass == .adjective && $0.forms[0] == first }),
                let forms = agreeing(entry), forms.forms.contains(word)
            {
                return .adjective([forms])
            }
        }
        return nil
    }

    private func wordOfClass(_ entry: Lexicon.Entry) -> PhraseWord? {
        entry.wordClass == .beParticiple ? agreeing(entry).map { .beParticiple($0) } : function(entry)
    }

    private func noun(_ entry: Lexicon.Entry, as word: String) -> Noun {
        let singular = String(entry.forms[0])
        let plural = entry.form(1) ?? endings.plural(singular)
        let gender = entry.wordClass == .noun ? endings.noun(singular)?.gender : entry.wordClass.gender
        return Noun(
            gender: gender, singular: singular, plural: plural,
            isPlural: singular == plural ? nil : word == plural, isCommon: entry.wordClass == .commonNoun)
    }

    /// The four forms of an entry; regular ones by rule.
    private func agreeing(_ entry: Lexicon.Entry) -> AgreeingForms? {
        let forms = entry.forms.map { $0 == "-" ? nil : String($0).replacing("_", with: " ") }
        switch forms.count {
        case 4: return AgreeingForms(forms)
        case 2: return AgreeingForms(forms[0], forms[1], forms[0], forms[1])
        default: return entry.forms.first.flatMap { endings.regularAdjective(String($0)) }
        }
    }
}
