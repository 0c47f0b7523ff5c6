/// What differs between the Romance languages.
protocol RomanceGrammar {
    static var lexicon: Lexicon { get }
    /// Words that begin a phrase of their own: what follows them does not agree with what is before.
    static var prepositions: Set<String> { get }
    /// Endings of participles: a word that is not known is only made to agree with the reader if it has one.
    static var participles: [String] { get }
    /// Endings of gerunds, which never agree.
    static var gerunds: [String] { get }
    /// Adverbs that may stand between a noun or verb and its adjective.
    static var degrees: Set<String> { get }
    /// Pronouns of the third person, masculine and feminine.
    static var pronouns: [[String]] { get }
    /// A word that is a preposition only before some words.
    static func isPreposition(_ word: String, before next: String) -> Bool
    /// A noun's gender by its ending; nil where the ending does not tell.
    static func gender(ofNoun word: String) -> WordMorphology.GrammaticalGender?
    /// The regular plural of a noun or adjective; nil where the ending does not tell.
    static func plural(_ word: String) -> String?
    /// What the singular of a plural may be, the likeliest first; empty for a word that does not look like a plural.
    static func singulars(_ word: String) -> [String]
    /// The forms of an adjective or participle found by its ending; nil where the word does not look like one.
    static func adjective(_ word: String) -> AgreeingForms?
    /// The forms of articles that depend on the sound of the next word.
    static func article(_ word: String) -> AgreeingForms?
    /// Elision and contraction of neighbours: `de` + `el` is `del`, `le` + `ami` is `l'ami`.
    static func join(_ text: inout RunText, following: String, genders: [Int: WordMorphology.GrammaticalGender])
}

/// Masculine and feminine, singular and plural, of a determiner, adjective, participle or noun for persons.
struct AgreeingForms: Equatable {
    /// Masculine singular and plural, feminine singular and plural; nil for one that does not exist.
    var forms: [String?]

    init(_ forms: [String?]) { self.forms = forms }

    init(_ masculine: String?, _ masculinePlural: String?, _ feminine: String?, _ femininePlural: String?) {
        forms = [masculine, masculinePlural, feminine, femininePlural]
    }

    func form(_ gender: WordMorphology.GrammaticalGender, _ number: WordMorphology.GrammaticalNumber) -> String? {
        forms[(gender == .feminine ? 2 : 0) + (number.isPlural ? 1 : 0)]
    }

    /// Whether the two genders differ.
    var hasGender: Bool { forms[0] != forms[2] || forms[1] != forms[3] }

    /// The gender of a form; nil for one of both genders.
    func gender(of word: String) -> WordMorphology.GrammaticalGender? {
        let (masculine, feminine) = (forms[..<2].contains(word), forms[2...].contains(word))
        return masculine == feminine ? nil : masculine ? .masculine : .feminine
    }

    func number(of word: String) -> WordMorphology.GrammaticalNumber? {
        let (singular, plural) = (forms[0] == word || forms[2] == word, forms[1] == word || forms[3] == word)
        return singular == plural ? nil : singular ? .singular : .plural
    }
}

/// What a word of a Romance language is.
enum RomanceWord {
    case determiner([AgreeingForms])
    /// Several where the form depends on the place: Spanish "buen" before its noun, "bueno" after.
    case adjective([AgreeingForms])
    case noun(gender: WordMorphology.GrammaticalGender?, singular: String, plural: String?, isPlural: Bool?)
    /// A noun with a form for each gender: usuario, usuaria.
    case person(AgreeingForms)
    case verb(singular: String, plural: String)
    case preposition
    case other
    case unknown
}

extension RomanceGrammar {
    static func article(_ word: String) -> AgreeingForms? { nil }
    static func isPreposition(_ word: String, before next: String) -> Bool { false }

    static func analyze(_ word: String) -> RomanceWord {
        if prepositions.contains(word) { return .preposition }
        if let forms = article(word) { return .determiner([forms]) }
        let entries = lexicon.entries(word)
        func forms(_ category: String) -> [AgreeingForms] {
            entries.filter { $0.category == category }.compactMap { agreeing($0) }
        }
        let determiners = forms("d")
        if !determiners.isEmpty { return .determiner(determiners) }
        if let verb = entries.first(where: { $0.category == "v" }), let plural = verb.form(1) {
            return .verb(singular: String(verb.forms[0]), plural: plural)
        }
        if entries.contains(where: { $0.category == "x" || $0.category == "k" })
            || pronouns.contains(where: { $0.contains(word) })
        {
            return .other
        }
        if let person = forms("np").first { return .person(person) }
        if let noun = entries.first(where: { $0.category.first == "n" }) { return self.noun(noun, as: word) }
        let adjectives = forms("a")
        if !adjectives.isEmpty { return .adjective(adjectives) }
        for singular in singulars(word) + (word.hasSuffix("s") ? [String(word.dropLast())] : []) {
            let entries = lexicon.entries(singular).filter { $0.forms[0] == singular }
            if let noun = entries.first(where: { $0.category.first == "n" && $0.category != "np" }),
                (noun.form(1) ?? plural(singular)) == word
            {
                return self.noun(noun, as: word)
            }
            if let entry = entries.first(where: { $0.category == "a" }), let forms = agreeing(entry) {
                return .adjective([forms])
            }
        }
        // Feminine and plural forms of an adjective whose forms the rules give.
        if let forms = adjective(word), let masculine = forms.forms[0],
            lexicon.entries(masculine).contains(where: { $0.category == "a" })
        {
            return .adjective([forms])
        }
        return .unknown
    }

    private static func noun(_ entry: Lexicon.Entry, as word: String) -> RomanceWord {
        let singular = String(entry.forms[0])
        let plural = entry.form(1) ?? plural(singular)
        let gender: WordMorphology.GrammaticalGender? =
            entry.category == "nm" ? .masculine : entry.category == "nf" || entry.category == "ne" ? .feminine : nil
        return .noun(
            gender: gender, singular: singular, plural: plural, isPlural: singular == plural ? nil : word == plural)
    }

    /// The four forms of an entry; regular ones by rule.
    private static func agreeing(_ entry: Lexicon.Entry) -> AgreeingForms? {
        let forms = entry.forms.map { $0 == "-" ? nil : String($0).replacing("_", with: " ") }
        switch forms.count {
        case 4: return AgreeingForms(forms)
        case 2: return AgreeingForms(forms[0], forms[1], forms[0], forms[1])
        default: return entry.forms.first.flatMap { adjective(String($0)) }
        }
    }

    /// The forms of a word of one ending for both genders.
    static func invariable(_ word: String) -> AgreeingForms? {
        plural(word).map { AgreeingForms(word, $0, word, $0) }
    }
}
