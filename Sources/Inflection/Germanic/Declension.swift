internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Articles, what adjectives take behind them, and prepositions, of a language that declines them by gender, number and case
/// (`Data/Inflection/<language>-declension.tsv`).
struct Declension: Sendable {
    typealias Case = WordMorphology.GrammaticalCase

    /// What adjectives do, by the determiner before them.
    enum Strength: String { case weak, mixed, strong }

    struct Determiner {
        /// By case and column; nil for a form that does not exist.
        let forms: [String?]
        let strength: Strength
    }

    /// A preposition and an article in one word, and what it becomes before each gender and the plural.
    struct Contraction {
        let grammaticalCase: Case
        let forms: [String]
    }

    private static let cases: [Case] = [.nominative, .accusative, .dative, .genitive]

    private var determiners: [String: Determiner] = [:]
    private var adjectives: [Strength: [String]] = [:]
    private(set) var contractions: [String: Contraction] = [:]
    /// By preposition, the cases that it asks for: two where it depends on whether something moves, which a run does not tell.
    private(set) var prepositions: [String: [Case]] = [:]
    /// By preposition, the case that it asks for with nouns of time: "vor 2 Tagen".
    private var times: [String: (grammaticalCase: Case, nouns: Set<String>)] = [:]
    /// Forms of verbs that ask for a dative; personal pronouns that are never the subject.
    private(set) var (datives, objects): (Set<String>, Set<String>) = ([], [])
    /// Words before an infinitive, "zu"; what infinitives end in; of participles, what they end in, and begin with in place of "ge" or
    /// before it.
    private(set) var (infinitiveMarks, infinitiveEndings): (Set<String>, [String]) = ([], [])
    private(set) var (participleEndings, participlePrefixes): ([String], [String]) = ([], [])
    private(set) var separablePrefixes: Set<String> = []
    /// What no participle ends in: Dutch "vermeldt".
    private(set) var finiteEndings: [String] = []
    /// Of the relative pronoun, as those of a determiner.
    private(set) var relative: [String] = []
    /// Masculine and feminine.
    private(set) var pronouns: [[String]] = []
    /// Nouns whose genitive no rule makes, with it, and with the dative of one that is no masculine of the weak declension.
    private(set) var genitives: [(noun: String, genitive: String, dative: String?)] = []
    /// Masculine words for persons, whose feminine has -in.
    private(set) var persons: Set<String> = []
    /// Those in -mann, whose feminine has -frau.
    private(set) var men: Set<String> = []
    /// Prepositions that a clause may follow too: "bis".
    private var clauses: Set<String> = []
    /// Nouns that measure what is named behind them, and stay: "2 Paar Schuhe".
    private(set) var measures: Set<String> = []
    /// Forms of separable verbs in one word, which are finite only at the end of a subordinate clause: "wenn 2 Spieler aufgeben".
    private(set) var joined: Set<String> = []
    /// Words that begin a clause behind a comma: "was".
    private(set) var questions: Set<String> = []
    /// Of adjectives, the longest first.
    private(set) var endings: [String] = []

    /// The rows of a generated table: kind, word, forms, separated by tabs.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 3 else { continue }
            add(columns[0], columns[1], columns[2].split(separator: " ").map { String($0).replacing("_", with: " ") })
        }
        endings = Set(adjectives.values.joined()).filter { !$0.isEmpty }.sorted {
            $0.count == $1.count ? $0 < $1 : $0.count > $1.count
        }
    }

    private mutating func add(_ kind: String, _ word: String, _ forms: [String]) {
        switch kind {
        case "weak", "mixed", "strong":
            guard let strength = Strength(rawValue: kind) else { return }
            let determiner = Determiner(forms: forms.map { $0 == "-" ? nil : $0 }, strength: strength)
            for case let form? in determiner.forms where determiners[form] == nil { determiners[form] = determiner }
        case "endings": Strength(rawValue: word).map { adjectives[$0] = forms.map { String($0.dropFirst()) } }
        case "contraction":
            guard let grammaticalCase = Case(rawValue: forms[0]) else { return }
            contractions[word] = Contraction(grammaticalCase: grammaticalCase, forms: Array(forms.dropFirst()))
        case "preposition": prepositions[word] = forms.compactMap(Case.init(rawValue:))
        case "time": Case(rawValue: forms[0]).map { times[word] = ($0, Set(forms.dropFirst())) }
        case "genitive": genitives.append((word, forms[0], forms.count > 1 ? forms[1] : nil))
        case "person" where word == "-mann": men.formUnion(forms)
        case "person": persons.formUnion(forms)
        case "pronoun": pronouns.append([word] + forms)
        case "dative": datives.formUnion(forms)
        case "object": objects.formUnion(forms)
        case "clause": clauses.insert(word)
        case "question": questions.formUnion(forms)
        case "measure": measures.formUnion(forms)
        case "joined": joined.formUnion(forms)
        case "infinitive": (infinitiveMarks, infinitiveEndings) = (infinitiveMarks.union([word]), forms)
        case "participle": participleEndings += forms
        case "finite": finiteEndings += forms
        case "prefix": participlePrefixes += forms
        case "separable": separablePrefixes.formUnion(forms)
        case "relative": relative = forms
        default: break
        }
    }

    func determiner(_ word: String) -> Determiner? { determiners[word] }

    /// Also of one that is joined with a preposition.
    func isDeterminer(_ word: String) -> Bool { determiners[word] != nil || contractions[word] != nil }

    /// What adjectives do behind a determiner.
    func strength(behind word: String) -> Strength { determiners[word]?.strength ?? .weak }

    /// "bis der Test endet", but "bis zum Montag": before a determiner, where a verb ends the sentence.
    func mayBeginClause(_ index: Int, in text: Tokens, _ lexicon: Lexicon) -> Bool {
        guard clauses.contains(text[index].lower), let next = text.nextWord(index),
            determiner(text[next].lower) != nil,
            let last = (next..<min(next + 32, text.indices.count)).first(where: { text.isEndOfSentence($0) })
        else { return false }
        return last > next + 1 && lexicon.entries(text[last].lower).contains(where: \.wordClass.isVerb)
    }

    /// The column of a table: masculine, feminine, neuter, plural; nil where gender decides and is not known.
    static func column(_ gender: WordMorphology.GrammaticalGender?, _ number: WordMorphology.GrammaticalNumber) -> Int?
    {
        if number.isPlural { return 3 }
        switch gender {
        case .masculine: return 0
        case .feminine: return 1
        case .neuter: return 2
        case nil: return nil
        }
    }

    /// Where a case begins; a table of one case holds for all.
    private static func place(_ column: Int, _ grammaticalCase: Case, of count: Int) -> Int? {
        guard count > 4 else { return column }
        return cases.firstIndex(of: grammaticalCase).map { $0 * 4 + column }
    }

    func form(_ determiner: Determiner, _ column: Int, _ grammaticalCase: Case) -> String? {
        Self.place(column, grammaticalCase, of: determiner.forms.count).flatMap { determiner.forms[$0] }
    }

    /// The ending of an adjective behind a determiner, or behind none.
    func adjectiveEnding(_ strength: Strength, _ column: Int, _ grammaticalCase: Case) -> String? {
        guard let forms = adjectives[strength] else { return nil }
        return Self.place(column, grammaticalCase, of: forms.count).map { forms[$0] }
    }

    /// Whether adjectives show their case.
    var showsCase: Bool { adjectives[.strong].map { $0.count > 4 } ?? false }

    /// The case that a determiner shows where nothing else tells: the nominative if it may be one, or the accusative. Of the
    /// others, forms of another gender are written like a nominative: "dem" becomes "der", and would be read anew.
    func grammaticalCase(shownBy word: String) -> Case? {
        guard let determiner = determiners[word] else { return nil }
        let cases = Self.cases.filter { shown in
            (0...(shown == .nominative ? 3 : 2)).contains { form(determiner, $0, shown) == word }
        }
        return cases.first == .nominative || cases == [.accusative] ? cases[0] : nil
    }

    func mayBeAccusative(_ word: String) -> Bool {
        guard let determiner = determiners[word] else { return false }
        return (0...3).contains { form(determiner, $0, .accusative) == word }
    }

    /// The case that a preposition asks for before a noun of time.
    func grammaticalCase(after preposition: String, ofTime noun: String) -> Case? {
        guard let time = times[preposition], time.nouns.contains(noun) else { return nil }
        return time.grammaticalCase
    }

    /// The forms of a relative pronoun in every case that it is written in, for one gender or the other or the plural.
    func relatives(_ word: String, of columns: [Int], _ column: Int) -> [String] {
        (0..<relative.count / 4).compactMap { place in
            guard columns.contains(where: { relative[place * 4 + $0] == word }) else { return nil }
            return relative[place * 4 + column]
        }
    }

    /// Whether a relative pronoun is never a subject: "dem", "deren".
    func isOblique(_ word: String) -> Bool { relative.contains(word) && !relative.prefix(4).contains(word) }

    func isBeforeTime(_ preposition: String) -> Bool { times[preposition] != nil }

    static let german = Declension(GermanDeclension.text)
    static let dutch = Declension(DutchDeclension.text)
}
