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

    /// What the rows say of one ending.
    private struct Told {
        var singular: NounRow?
        var plural: NounRow?
        /// The plural of words that the lexicon has, where the ending of an unknown word would tell nothing.
        var lexical: String?
        /// Of a plural ending: all endings that a singular may have.
        var sources: [String] = []
        var isUndecided = false
        /// Of each of the four forms.
        var adjective: AdjectiveRow?
        var isBlocked = false
        /// Of the first form: adjectives that the lexicon names without their forms.
        var regular: [String]?
        var regularSources: [String] = []
        var kind: Kind?
        var verb: [String]?
        var past: [String]?
    }

    private var tree = EndingTree()
    /// By the place of an ending in the tree.
    private var told: [Told] = []
    /// Possessives of one owner and of several; by the owner's gender, where it matters.
    private(set) var possessives: [(one: String, many: String, gender: Gender?)] = []
    /// Of these, pronouns that are no determiners: Spanish "le" and "les".
    private var datives: Set<String> = []

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

    private mutating func change(_ ending: String, _ body: (inout Told) -> Void) {
        let place = tree.insert(ending)
        while told.count <= place { told.append(Told()) }
        body(&told[place])
    }

    private mutating func add(_ kind: String, _ ending: String, _ forms: [String], _ gender: Gender?) {
        if kind == "dative" { datives.formUnion([ending] + forms) }
        if kind == "possessive" || kind == "dative" { return possessives.append((ending, forms[0], gender)) }
        let other: Other = forms.first.map { $0 == "?" ? .open : .ending($0) } ?? .open
        switch kind {
        case "noun":
            change(ending) { $0.singular = NounRow(other: other, gender: gender) }
            guard case .ending(let plural) = other else { return }
            change(plural) {
                $0.sources.append(ending)
                if plural != ending, $0.plural == nil { $0.plural = NounRow(other: .ending(ending), gender: gender) }
            }
        case "lexical":
            change(ending) { $0.lexical = forms[0] }
            change(forms[0]) { $0.sources.append(ending) }
        case "plural":
            change(ending) {
                $0.plural = NounRow(other: other, gender: gender)
                if case .ending(let singular) = other { $0.sources.append(singular) }
            }
        case "either": change(ending) { $0.isUndecided = true }
        case "adjective", "accented", "participle":
            let row = AdjectiveRow(
                forms: [ending] + forms, isAccented: kind == "accented", isParticiple: kind == "participle")
            for form in row.forms { change(form) { $0.adjective = $0.adjective ?? row } }
        case "regular":
            change(ending) { $0.regular = [ending] + forms }
            for form in Set([ending] + forms) { change(form) { $0.regularSources.append(ending) } }
        case "blocked": change(ending) { $0.isBlocked = true }
        // From either form to both.
        case "verb": for form in [ending] + forms { change(form) { $0.verb = [ending] + forms } }
        case "past": for form in [ending] + forms { change(form) { $0.past = [ending] + forms } }
        default: change(ending) { $0.kind = Kind(rawValue: kind) }
        }
    }

    func isDative(_ word: String) -> Bool { datives.contains(word) }

    /// What a noun's ending tells; nil where it leaves open whether the word is one or many.
    func noun(_ word: String) -> Noun? {
        let endings = tree.endings(of: word)
        for length in endings.lengths {
            let place = endings.places[length]
            if told[place].isUndecided { return nil }
            if length > 0, let row = told[place].plural {
                guard case .ending(let singular) = row.other else {
                    return Noun(gender: row.gender, plural: word, isPlural: true)
                }
                return Noun(
                    gender: row.gender, singular: endings.stem(length) + singular, plural: word, isPlural: true)
            }
            if let row = told[place].singular {
                guard case .ending(let plural) = row.other else {
                    return Noun(gender: row.gender, singular: word, isPlural: false)
                }
                let form = endings.stem(length) + plural
                return Noun(gender: row.gender, singular: word, plural: form, isPlural: form == word ? nil : false)
            }
        }
        return nil
    }

    /// The plural of a word that the lexicon has as a singular.
    func plural(_ singular: String) -> String? {
        let endings = tree.endings(of: singular)
        for length in endings.lengths {
            let place = endings.places[length]
            if let plural = told[place].lexical { return endings.stem(length) + plural }
            guard let row = told[place].singular else { continue }
            guard case .ending(let plural) = row.other else { return nil }
            return endings.stem(length) + plural
        }
        return nil
    }

    /// Every singular that a plural may belong to, for a lexicon to choose from.
    func singulars(_ plural: String) -> [String] {
        let endings = tree.endings(of: plural)
        var found: [String] = []
        for length in endings.lengths {
            for source in told[endings.places[length]].sources { found.append(endings.stem(length) + source) }
        }
        return found
    }

    /// Whether the rules say of a word that others only end like it.
    func isBlocked(_ word: String) -> Bool { tree.place(of: word).map { told[$0].isBlocked } ?? false }

    /// The forms of an adjective or participle that is recognised by its ending.
    func adjective(_ word: String) -> AgreeingForms? { adjectiveRow(word)?.0 }

    func isParticiple(_ word: String) -> Bool { adjectiveRow(word)?.1 ?? false }

    private func adjectiveRow(_ word: String) -> (AgreeingForms, Bool)? {
        let endings = tree.endings(of: word)
        for length in endings.lengths where length > 0 && endings.count > length + 1 {
            let place = endings.places[length]
            if told[place].isBlocked { return nil }
            guard let row = told[place].adjective else { continue }
            let stem = endings.stem(length)
            if row.isAccented, !stem.contains(where: { "áéíóúâêô".contains($0) }) { continue }
            return (AgreeingForms(row.forms.map { stem + $0 }), row.isParticiple)
        }
        return nil
    }

    /// The forms of an adjective that the lexicon names in its first form.
    func regularAdjective(_ first: String) -> AgreeingForms? {
        let endings = tree.endings(of: first)
        for length in endings.lengths {
            guard let forms = told[endings.places[length]].regular else { continue }
            let stem = endings.stem(length)
            return AgreeingForms(forms.map { stem + $0 })
        }
        return nil
    }

    /// Every first form that a form of a regular adjective may belong to.
    func firstForms(_ adjective: String) -> [String] {
        let endings = tree.endings(of: adjective)
        var found: [String] = []
        for length in endings.lengths {
            for source in told[endings.places[length]].regularSources { found.append(endings.stem(length) + source) }
        }
        return found
    }

    /// Singular and plural of a verb form that is known to be one of the third person.
    func verb(_ word: String) -> (singular: String, plural: String)? { verb(word) { $0.verb } }

    /// Of a form that nothing but a verb of the third person ends like: "abrió".
    func past(_ word: String) -> (singular: String, plural: String)? { verb(word) { $0.past } }

    private func verb(_ word: String, _ rows: (Told) -> [String]?) -> (singular: String, plural: String)? {
        let endings = tree.endings(of: word)
        for length in endings.lengths where endings.count > length + 1 {
            guard let forms = rows(told[endings.places[length]]), forms.count == 2 else { continue }
            guard forms[1] != "?" else { return nil }
            let stem = endings.stem(length)
            return (stem + forms[0], stem + forms[1])
        }
        return nil
    }

    func kind(_ word: String) -> Kind? {
        let endings = tree.endings(of: word)
        for length in endings.lengths where endings.count > length + 1 {
            if let kind = told[endings.places[length]].kind { return kind }
        }
        return nil
    }

    /// Of a language whose words are told by none.
    static let none = Endings("")
    static let english = Endings(EnglishEndings.text)
    static let german = Endings(GermanEndings.text)
    static let dutch = Endings(DutchEndings.text)
    static let spanish = Endings(SpanishEndings.text)
    static let french = Endings(FrenchEndings.text)
    static let italian = Endings(ItalianEndings.text)
    static let portuguese = Endings(PortugueseEndings.text)
}
