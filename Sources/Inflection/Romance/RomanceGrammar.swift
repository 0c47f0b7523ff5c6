internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// What differs between the Romance languages: their words, their endings, and what neighbours do to each other.
protocol RomanceGrammar: PhraseGrammar, Morphology where NounEntry == Noun {
    /// Pronouns of the third person, masculine and feminine.
    var pronouns: [[String]] { get }
    /// Whether pronouns for the reader have verbs of the third person: "você ajuda", "usted ayuda".
    static var readersHaveThirdPerson: Bool { get }
    /// A word that is a preposition only in some places.
    func isPreposition(_ word: String, before next: String, isAfterNoun: Bool) -> Bool
    /// A word of a phrase that as a whole is an adverb or a conjunction.
    func isIdiom(_ index: Int, in text: Tokens) -> Bool
    /// The verb of a word that is a verb and a pronoun, joined by a hyphen.
    func invertedVerb(_ word: String) -> String?
    /// Its forms, where the pronoun is of the third person: "est-elle", "sont-elles".
    func invertedForms(_ word: String) -> VerbForms?
    /// The forms of articles that depend on the sound of the next word.
    func article(_ word: String, isAfterNoun: Bool) -> PhraseWord?
    /// The gender of a noun in a number.
    func gender(of noun: Noun, _ number: WordMorphology.GrammaticalNumber) -> WordMorphology.GrammaticalGender?
    /// Of a noun of both genders that has two plurals.
    func femininePlural(of noun: Noun) -> String?
    /// Elision and contraction of neighbours: `de` + `el` is `del`, `le` + `ami` is `l'ami`.
    func join(_ text: inout Tokens, following: String, genders: [Int: WordMorphology.GrammaticalGender])
}

extension RomanceGrammar {
    static var spelling: Spelling { [.splitsAtApostrophe, .joinsHyphens, .hasDecimalComma] }
    static var readersHaveThirdPerson: Bool { true }
    func article(_ word: String, isAfterNoun: Bool) -> PhraseWord? { nil }
    func isPreposition(_ word: String, before next: String, isAfterNoun: Bool) -> Bool { false }
    func isIdiom(_ index: Int, in text: Tokens) -> Bool { false }
    func invertedVerb(_ word: String) -> String? { nil }
    func invertedForms(_ word: String) -> VerbForms? { nil }

    func word(_ index: Int, in text: Tokens, at place: PhrasePlace) -> PhraseWord {
        let next = text.lowerBehind(index)
        let word = text[index].lower
        if isIdiom(index, in: text) { return .other }
        switch text.fixed[index] {
        case .always: return .other
        case .behind where place == .behind: return .other
        case .number where text.isBeforeNumber(index): return .other
        default: break
        }
        if let verb = invertedVerb(word) {
            // "Êtes-vous": the verb and its subject in one.
            let analyzed = analyze(verb, at: .start)
            if case .readerVerb = analyzed { return analyzed }
            // "Les 2 factures sont-elles payées ?"
            if place == .behind, let forms = invertedForms(word) { return .verb(forms) }
            return .other
        }
        if isPreposition(word, before: next, isAfterNoun: place == .behind) { return .preposition(cases: []) }
        let analyzed = analyze(word, at: place)
        switch analyzed {
        case .adjective where place == .start && isClause(next):
            // "Solo quedan 2 plazas", "¿Seguro que …?": of the verb.
            return .other
        case .adjective where place == .behind:
            // "1 membre active la sauvegarde": before an object, what is a verb too is one.
            let verb = lexicon.entries(word).lazy.compactMap { VerbForms($0) }.first
            let isBeforeObject =
                lexicon.listed(next).contains { $0.wordClass == .determiner }
                || article(next, isAfterNoun: false) != nil
            if let verb, isBeforeObject, text.nextWord(index) != nil { return .verb(verb) }
            return analyzed
        case .unknown: return verb(word, behind: text.lowerBefore(index), at: place) ?? .unknown
        default: return analyzed
        }
    }

    /// Whether a word is a verb or begins a clause.
    private func isClause(_ word: String) -> Bool {
        lexicon.listed(word).contains {
            $0.wordClass.isVerb || $0.wordClass == .relative || $0.wordClass == .objectRelative
        }
    }

    /// A verb that no lexicon has, told by its ending and the word before: "que compartiste", "que você curtiu", "2 personas
    /// abandonaron".
    private func verb(_ word: String, behind previous: String, at place: PhrasePlace) -> PhraseWord? {
        let before = lexicon.listed(previous).map(\.wordClass)
        if endings.kind(word) == .reader, before.contains(.relative) || before.contains(.objectRelative) {
            return .readerVerb(isHave: false)
        }
        if before.contains(.readerPronoun), let pair = endings.verb(word) {
            return Self.readersHaveThirdPerson
                ? .readerVerb(isHave: false)
                : .verb(VerbForms(singular: pair.singular, plural: pair.plural, kind: .plain))
        }
        let isBehindWord = place == .noun && !previous.isEmpty && !before.contains(.determiner)
        guard place == .behind || isBehindWord, let pair = endings.past(word) else { return nil }
        return .verb(VerbForms(singular: pair.singular, plural: pair.plural, kind: .plain))
    }

    func analyze(_ word: String, at place: PhrasePlace) -> PhraseWord {
        if let article = article(word, isAfterNoun: place == .noun || place == .behind) { return article }
        let entries = known(word, at: place)
        let determiners = entries.filter { $0.wordClass == .determiner }.compactMap({ agreeing($0) })
        if !determiners.isEmpty { return .determiner(determiners) }
        let contractions = entries.filter { $0.wordClass == .contraction }.compactMap({ agreeing($0) })
        if !contractions.isEmpty { return .contraction(contractions, cases: []) }
        // "2 fichiers neufs": a number that is an adjective too counts nothing here.
        let isAdjective = entries.contains { $0.wordClass == .adjective }
        let function =
            entries.lazy.filter { !isAdjective || $0.wordClass != .quantifier && !$0.wordClass.isVerb }.compactMap {
                wordOfClass($0)
            }.first
            ?? (pronouns.contains { $0.contains(word) } ? PhraseWord.subjectPronoun : nil)
        if let function, place != .noun { return function }
        let named =
            place == .behind
            ? adjective(word, entries) ?? noun(word, entries, at: place)
            : noun(word, entries, at: place) ?? adjective(word, entries)
        return named ?? function ?? .unknown
    }

    /// Of a dictionary's nouns none behind another noun, where most are adjectives too, that the dictionary does not have; no
    /// participles, and where anything may stand none that end like adjectives. Beside an adjective that never changes the noun
    /// counts: "2 briques".
    private func known(_ word: String, at place: PhrasePlace) -> [Lexicon.Entry] {
        let entries = lexicon.entries(word)
        guard !entries.isEmpty, lexicon.listed(word).isEmpty else { return entries }
        let isNoNoun =
            place == .behind || endings.isParticiple(word) || place != .noun && endings.adjective(word) != nil
        return isNoNoun ? entries.filter { $0.wordClass == .adjective } : entries
    }

    private func noun(_ word: String, _ entries: [Lexicon.Entry], at place: PhrasePlace) -> PhraseWord? {
        if let person = entries.lazy.filter({ $0.wordClass == .person }).compactMap({ agreeing($0) }).first {
            return .noun(Noun(person: person, as: word))
        }
        if let entry = entries.first(where: { $0.wordClass.isNoun && $0.forms[0] == word }) {
            return .noun(noun(entry, as: word))
        }
        // What is listed as an adjective is no plural of a dictionary's noun: "grandes".
        let isListed = !lexicon.listed(word).isEmpty
        let singulars = endings.singulars(word).filter {
            $0 != word && (!isListed || !lexicon.listed($0).isEmpty)
        }
        let others = singulars.flatMap { singular in
            known(singular, at: place).filter {
                $0.forms[0] == singular && $0.wordClass.isNoun && $0.wordClass != .person
                    && ($0.form(1) ?? endings.plural(singular)) == word
            }
        }
        let nouns = (entries.filter(\.wordClass.isNoun) + others).map { noun($0, as: word) }
        guard var first = nouns.first else { return nil }
        // "fini" is the plural of "fine" and of "fino": of which, and of what gender, is not told.
        if nouns.contains(where: { $0.singular != first.singular }) { first.singular = nil }
        if nouns.contains(where: { $0.gender != first.gender }) { first.gender = nil }
        return .noun(first)
    }

    /// Whether a word is the plural of another noun than the one that it was read as.
    func isPlural(_ word: String, besides noun: Noun) -> Bool {
        endings.singulars(word).contains { singular in
            singular != word && singular != noun.singular
                && lexicon.listed(singular).contains {
                    $0.forms[0] == singular && $0.wordClass.isNoun && $0.wordClass != .person
                        && ($0.form(1) ?? endings.plural(singular)) == word
                }
        }
    }

    private func adjective(_ word: String, _ entries: [Lexicon.Entry]) -> PhraseWord? {
        let adjectives = entries.filter { $0.wordClass == .adjective }
        // "avare" is itself, and no feminine of "avar".
        let own = adjectives.filter { $0.forms[0] == word }
        let rows = (own.isEmpty ? adjectives : own).compactMap({ agreeing($0) })
        if !rows.isEmpty { return .adjective(rows) }
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
        switch entry.wordClass {
        case .beParticiple: agreeing(entry).map { .beParticiple($0) }
        case .relativeDeterminer: .relativeDeterminer(agrees: false)
        default: function(entry)
        }
    }

    private func noun(_ entry: Lexicon.Entry, as word: String) -> Noun {
        let singular = String(entry.forms[0])
        let plural = entry.form(1) ?? (isJoinedNoun(singular) ? nil : endings.plural(singular))
        let gender = entry.wordClass == .noun ? endings.noun(singular)?.gender : entry.wordClass.gender
        return Noun(
            gender: gender, singular: singular, plural: plural,
            isPlural: singular == plural ? nil : word == plural, isCommon: entry.wordClass == .commonNoun)
    }

    /// "mot-clé", "matéria-prima": behind a hyphen stands not what alone takes the plural, where the first part is a noun or an adjective.
    private func isJoinedNoun(_ word: String) -> Bool {
        guard let hyphen = word.firstIndex(of: "-"), lexicon.listed(word).isEmpty else { return false }
        return lexicon.entries(String(word[..<hyphen])).contains { $0.wordClass.isNoun || $0.wordClass == .adjective }
    }

    /// The four forms of an entry; regular ones by rule.
    private func agreeing(_ entry: Lexicon.Entry) -> AgreeingForms? {
        let forms = entry.forms.map { $0 == "-" ? nil : String($0).withSpaces }
        switch forms.count {
        case 4: return AgreeingForms(forms)
        case 2: return AgreeingForms(forms[0], forms[1], forms[0], forms[1])
        default: return entry.forms.first.flatMap { endings.regularAdjective(String($0)) }
        }
    }
}
