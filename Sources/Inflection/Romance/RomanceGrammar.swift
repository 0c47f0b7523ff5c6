/// What differs between the Romance languages: their words, their endings, and what neighbours do to each other.
protocol RomanceGrammar {
    static var lexicon: Lexicon { get }
    static var endings: Endings { get }
    /// Pronouns of the third person, masculine and feminine.
    static var pronouns: [[String]] { get }
    /// A word that is a preposition only in some places.
    static func isPreposition(_ word: String, before next: String, isAfterNoun: Bool) -> Bool
    /// The forms of articles that depend on the sound of the next word.
    static func article(_ word: String, isAfterNoun: Bool) -> RomanceWord?
    /// Elision and contraction of neighbours: `de` + `el` is `del`, `le` + `ami` is `l'ami`.
    static func join(_ text: inout RunText, following: String, genders: [Int: WordMorphology.GrammaticalGender])
}

/// What a word of a Romance language is.
enum RomanceWord {
    case determiner([AgreeingForms])
    case contraction([AgreeingForms])
    /// Several where the form depends on the place: Spanish "buen" before its noun, "bueno" after.
    case adjective([AgreeingForms])
    case noun(Endings.Noun)
    /// A noun with a form for each gender: usuario, usuaria.
    case person(AgreeingForms)
    case verb(RomanceVerb)
    /// The participle of "to be", which another may follow.
    case beParticiple(AgreeingForms)
    case readerVerb(isHave: Bool)
    case readerPronoun
    case subjectPronoun
    case reflexive
    case preposition
    case conjunction
    case relative
    case other
    case unknown
}

/// Where a word stands, which chooses among what it may be: "demande" and "prêt" are nouns and others.
enum RomancePlace {
    /// Where anything may begin.
    case start
    /// Behind a number or a determiner.
    case noun
    /// Behind a noun or a verb.
    case behind
}

/// A verb of the third person.
struct RomanceVerb {
    enum Kind { case plain, presenting, copula, have }

    let singular: String
    let plural: String
    let kind: Kind
}

extension RomanceGrammar {
    static func article(_ word: String, isAfterNoun: Bool) -> RomanceWord? { nil }
    static func isPreposition(_ word: String, before next: String, isAfterNoun: Bool) -> Bool { false }

    static func analyze(_ word: String, at place: RomancePlace) -> RomanceWord {
        if let article = article(word, isAfterNoun: place != .start) { return article }
        let entries = lexicon.entries(word)
        let determiners = entries.filter { $0.wordClass == .determiner }.compactMap(agreeing)
        if !determiners.isEmpty { return .determiner(determiners) }
        let contractions = entries.filter { $0.wordClass == .contraction }.compactMap(agreeing)
        if !contractions.isEmpty { return .contraction(contractions) }
        let function =
            entries.lazy.compactMap { Self.function($0) }.first
            ?? (pronouns.contains { $0.contains(word) } ? RomanceWord.subjectPronoun : nil)
        if let function, place != .noun { return function }
        let named =
            place == .behind
            ? adjective(word, entries) ?? noun(word, entries) : noun(word, entries) ?? adjective(word, entries)
        return named ?? function ?? .unknown
    }

    private static func noun(_ word: String, _ entries: [Lexicon.Entry]) -> RomanceWord? {
        if let person = entries.lazy.filter({ $0.wordClass == .person }).compactMap(agreeing).first {
            return .person(person)
        }
        if let entry = entries.first(where: \.wordClass.isNoun) { return .noun(noun(entry, as: word)) }
        for singular in endings.singulars(word) {
            if let entry = lexicon.entries(singular).first(where: {
                $0.forms[0] == singular && $0.wordClass.isNoun && $0.wordClass != .person
            }), (entry.form(1) ?? endings.plural(singular)) == word {
                return .noun(noun(entry, as: word))
            }
        }
        return nil
    }

    private static func adjective(_ word: String, _ entries: [Lexicon.Entry]) -> RomanceWord? {
        let adjectives = entries.filter { $0.wordClass == .adjective }.compactMap(agreeing)
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

    /// The word of a class that has no gender.
    private static func function(_ entry: Lexicon.Entry) -> RomanceWord? {
        func verb(_ kind: RomanceVerb.Kind) -> RomanceWord? {
            entry.form(1).map { .verb(RomanceVerb(singular: String(entry.forms[0]), plural: $0, kind: kind)) }
        }
        switch entry.wordClass {
        case .verb: return verb(.plain)
        case .presentingVerb: return verb(.presenting)
        case .copula: return verb(.copula)
        case .have: return verb(.have)
        case .beParticiple: return agreeing(entry).map { .beParticiple($0) }
        case .readerCopula, .readerVerb: return .readerVerb(isHave: false)
        case .readerHave: return .readerVerb(isHave: true)
        case .readerPronoun: return .readerPronoun
        case .subjectPronoun: return .subjectPronoun
        case .reflexive: return .reflexive
        case .preposition: return .preposition
        case .conjunction: return .conjunction
        case .relative: return .relative
        case .other, .quantifier: return .other
        default: return nil
        }
    }

    private static func noun(_ entry: Lexicon.Entry, as word: String) -> Endings.Noun {
        let singular = String(entry.forms[0])
        let plural = entry.form(1) ?? endings.plural(singular)
        return Endings.Noun(
            gender: entry.wordClass.gender, singular: singular, plural: plural,
            isPlural: singular == plural ? nil : word == plural, isCommon: entry.wordClass == .commonNoun)
    }

    /// The four forms of an entry; regular ones by rule.
    private static func agreeing(_ entry: Lexicon.Entry) -> AgreeingForms? {
        let forms = entry.forms.map { $0 == "-" ? nil : String($0).replacing("_", with: " ") }
        switch forms.count {
        case 4: return AgreeingForms(forms)
        case 2: return AgreeingForms(forms[0], forms[1], forms[0], forms[1])
        default: return entry.forms.first.flatMap { endings.regularAdjective(String($0)) }
        }
    }
}
