internal import LocaleFormatGrammar

/// A language's rules for words that no lexicon has: what a noun's or an adjective's ending tells
/// (`Data/Inflection/<language>-endings.tsv`, where each row states how often it is right).
///
/// Of all rows that fit a word the longest ending decides, so that a row may except words from a shorter one. What a row
/// leaves open (`?`) stays open: the word is reported, not guessed.
struct Endings: Sendable {
    typealias Gender = WordMorphology.GrammaticalGender

    /// What a word is by its ending, where no noun comes into question.
    enum Kind: String { case adverb, gerund, infinitive, reader }

    private enum Other: Equatable {
        case ending(String)
        case open
    }

    private struct NounRow {
        let other: Other
        let gender: Gender?
    }

    private struct AdjectiveRow {
        let forms: [String]
        let isAccented: Bool
        let isParticiple: Bool
    }

    private var singulars: [String: NounRow] = [:]
    private var plurals: [String: NounRow] = [:]
    /// Plurals of words that the lexicon has, where the ending of an unknown word would tell nothing.
    private var lexical: [String: String] = [:]
    /// By plural ending: all endings that a singular may have.
    private var sources: [String: [String]] = [:]
    private var undecided: Set<String> = []
    /// By each of the four forms.
    private var adjectives: [String: AdjectiveRow] = [:]
    private var blocked: Set<String> = []
    /// By the first form: adjectives that the lexicon names without their forms.
    private var regulars: [String: [String]] = [:]
    private var regularSources: [String: [String]] = [:]
    private var kinds: [String: Kind] = [:]
    private var verbs: [String: [String]] = [:]
    private var pasts: [String: [String]] = [:]
    private var longest = 0
    /// Possessives of one owner and of several; by the owner's gender, where it matters.
    private(set) var possessives: [(one: String, many: String, gender: Gender?)] = []

    /// The rows of a generated table: kind, ending, forms, gender, separated by tabs.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 4 else { continue }
            let ending = columns[1] == "-" ? "" : columns[1]
            let forms = columns[2].split(separator: " ").map { $0 == "-" ? "" : String($0) }
            add(columns[0], ending, forms, Self.gender(columns[3]))
        }
    }

    private static func gender(_ letter: String) -> Gender? {
        ["m": .masculine, "f": .feminine, "n": .neuter][letter]
    }

    private mutating func add(_ kind: String, _ ending: String, _ forms: [String], _ gender: Gender?) {
        if kind == "possessive" { return possessives.append((ending, forms[0], gender)) }
        longest = max(longest, ending.count, forms.map(\.count).max() ?? 0)
        let other: Other = forms.first.map { $0 == "?" ? .open : .ending($0) } ?? .open
        switch kind {
        case "noun":
            singulars[ending] = NounRow(other: other, gender: gender)
            guard case .ending(let plural) = other else { return }
            sources[plural, default: []].append(ending)
            if plural != ending, plurals[plural] == nil {
                plurals[plural] = NounRow(other: .ending(ending), gender: gender)
            }
        case "lexical":
            lexical[ending] = forms[0]
            sources[forms[0], default: []].append(ending)
        case "plural":
            plurals[ending] = NounRow(other: other, gender: gender)
            if case .ending(let singular) = other { sources[ending, default: []].append(singular) }
        case "either": undecided.insert(ending)
        case "adjective", "accented", "participle":
            let row = AdjectiveRow(
                forms: [ending] + forms, isAccented: kind == "accented", isParticiple: kind == "participle")
            for form in row.forms where adjectives[form] == nil { adjectives[form] = row }
        case "regular":
            regulars[ending] = [ending] + forms
            for form in Set([ending] + forms) { regularSources[form, default: []].append(ending) }
        case "blocked": blocked.insert(ending)
        case "verb":
            // From either form to both.
            for form in [ending] + forms { verbs[form] = [ending] + forms }
        case "past":
            for form in [ending] + forms { pasts[form] = [ending] + forms }
        default: kinds[ending] = Kind(rawValue: kind)
        }
    }

    /// The endings of a word, the longest first; a stem of one letter at least stays.
    private func endings(of word: String) -> [String] {
        (0...min(longest, max(word.count - 1, 0))).reversed().map { String(word.suffix($0)) }
    }

    /// What a noun's ending tells; nil where it leaves open whether the word is one or many.
    func noun(_ word: String) -> Noun? {
        for ending in endings(of: word) {
            if undecided.contains(ending) { return nil }
            if !ending.isEmpty, let row = plurals[ending] {
                guard case .ending(let singular) = row.other else {
                    return Noun(gender: row.gender, plural: word, isPlural: true)
                }
                return Noun(
                    gender: row.gender, singular: word.dropLast(ending.count) + singular, plural: word, isPlural: true)
            }
            if let row = singulars[ending] {
                guard case .ending(let plural) = row.other else {
                    return Noun(gender: row.gender, singular: word, isPlural: false)
                }
                let form: String = word.dropLast(ending.count) + plural
                return Noun(gender: row.gender, singular: word, plural: form, isPlural: form == word ? nil : false)
            }
        }
        return nil
    }

    /// The plural of a word that the lexicon has as a singular.
    func plural(_ singular: String) -> String? {
        for ending in endings(of: singular) {
            if let plural = lexical[ending] { return singular.dropLast(ending.count) + plural }
            guard let row = singulars[ending] else { continue }
            guard case .ending(let plural) = row.other else { return nil }
            return singular.dropLast(ending.count) + plural
        }
        return nil
    }

    /// Every singular that a plural may belong to, for a lexicon to choose from.
    func singulars(_ plural: String) -> [String] {
        endings(of: plural).flatMap { ending in
            (sources[ending] ?? []).map { plural.dropLast(ending.count) + $0 }
        }
    }

    /// Whether the rules say of a word that others only end like it.
    func isBlocked(_ word: String) -> Bool { blocked.contains(word) }

    /// The forms of an adjective or participle that is recognised by its ending.
    func adjective(_ word: String) -> AgreeingForms? { adjectiveRow(word)?.0 }

    func isParticiple(_ word: String) -> Bool { adjectiveRow(word)?.1 ?? false }

    private func adjectiveRow(_ word: String) -> (AgreeingForms, Bool)? {
        for ending in endings(of: word) where !ending.isEmpty && word.count > ending.count + 1 {
            if blocked.contains(ending) { return nil }
            guard let row = adjectives[ending] else { continue }
            let stem = word.dropLast(ending.count)
            if row.isAccented, !stem.contains(where: { "áéíóúâêô".contains($0) }) { continue }
            return (AgreeingForms(row.forms.map { stem + $0 }), row.isParticiple)
        }
        return nil
    }

    /// The forms of an adjective that the lexicon names in its first form.
    func regularAdjective(_ first: String) -> AgreeingForms? {
        for ending in endings(of: first) {
            guard let forms = regulars[ending] else { continue }
            return AgreeingForms(forms.map { first.dropLast(ending.count) + $0 })
        }
        return nil
    }

    /// Every first form that a form of a regular adjective may belong to.
    func firstForms(_ adjective: String) -> [String] {
        endings(of: adjective).flatMap { ending in
            (regularSources[ending] ?? []).map { adjective.dropLast(ending.count) + $0 }
        }
    }

    /// Singular and plural of a verb form that is known to be one of the third person.
    func verb(_ word: String) -> (singular: String, plural: String)? { Self.verb(word, endings(of: word), verbs) }

    /// Of a form that nothing but a verb of the third person ends like: "abrió".
    func past(_ word: String) -> (singular: String, plural: String)? { Self.verb(word, endings(of: word), pasts) }

    private static func verb(
        _ word: String, _ endings: [String], _ rows: [String: [String]]
    ) -> (singular: String, plural: String)? {
        for ending in endings where word.count > ending.count + 1 {
            guard let forms = rows[ending], forms.count == 2 else { continue }
            guard forms[1] != "?" else { return nil }
            let stem = word.dropLast(ending.count)
            return (stem + forms[0], stem + forms[1])
        }
        return nil
    }

    func kind(_ word: String) -> Kind? {
        for ending in endings(of: word) where word.count > ending.count + 1 {
            if let kind = kinds[ending] { return kind }
        }
        return nil
    }

    static let english = Endings(EnglishEndings.text)
    static let german = Endings(GermanEndings.text)
    static let dutch = Endings(DutchEndings.text)
    static let spanish = Endings(SpanishEndings.text)
    static let french = Endings(FrenchEndings.text)
    static let italian = Endings(ItalianEndings.text)
    static let portuguese = Endings(PortugueseEndings.text)
}
