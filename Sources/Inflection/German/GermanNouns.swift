/// German nouns: gender and plural by the lexicon, by the last part of a compound, and by safe suffixes (general
/// knowledge of school grammar).
struct GermanNoun {
    typealias Gender = WordMorphology.GrammaticalGender

    var gender: Gender?
    let singular: String
    let plural: String?
    /// Nil where singular and plural are written alike.
    var isPlural: Bool?
    /// Kunde, Name: every form but the nominative singular is that of the plural.
    var isWeak = false
    /// The four forms of a word for persons: Benutzer, Benutzer, Benutzerin, Benutzerinnen.
    var person: AgreeingForms?

    init?(_ word: String) {
        if let noun = Self.lexical(word) {
            self = noun
            return
        }
        // The last part of a compound has its gender and plural: Textdatei, Sicherungskopie.
        var start = word.startIndex
        for _ in 0..<min(24, max(0, word.count - 3)) {
            start = word.index(after: start)
            guard word.distance(from: word.startIndex, to: start) > 1, let noun = Self.lexical(String(word[start...]))
            else { continue }
            let first = String(word[..<start])
            self.init(
                gender: noun.gender, singular: first + noun.singular, plural: noun.plural.map { first + $0 },
                isPlural: noun.isPlural, isWeak: noun.isWeak,
                person: noun.person.map { AgreeingForms($0.forms.map { $0.map { first + $0 } }) })
            return
        }
        for (ending, pluralEnding, gender) in Self.suffixes {
            if word.hasSuffix(pluralEnding), ending != pluralEnding, word.count > pluralEnding.count + 1 {
                self.init(
                    gender: gender, singular: word.dropLast(pluralEnding.count) + ending, plural: word, isPlural: true)
                return
            }
            if word.hasSuffix(ending), word.count > ending.count + 1 {
                self.init(
                    gender: gender, singular: word, plural: word.dropLast(ending.count) + pluralEnding,
                    isPlural: ending == pluralEnding ? nil : false)
                return
            }
        }
        return nil
    }

    private init(
        gender: Gender?, singular: String, plural: String?, isPlural: Bool?, isWeak: Bool = false,
        person: AgreeingForms? = nil
    ) {
        self.gender = gender
        self.singular = singular
        self.plural = plural
        self.isPlural = isPlural
        self.isWeak = isWeak
        self.person = person
    }

    private static let suffixes: [(String, String, Gender)] = [
        ("ung", "ungen", .feminine), ("heit", "heiten", .feminine), ("keit", "keiten", .feminine),
        ("schaft", "schaften", .feminine), ("tät", "täten", .feminine), ("tion", "tionen", .feminine),
        ("sion", "sionen", .feminine), ("erin", "erinnen", .feminine), ("ik", "iken", .feminine),
        ("enz", "enzen", .feminine),
        ("anz", "anzen", .feminine), ("chen", "chen", .neuter), ("lein", "lein", .neuter),
        ("ismus", "ismen", .masculine),
        ("ling", "linge", .masculine),
    ]

    private static func lexical(_ word: String) -> GermanNoun? {
        if let noun = exact(word) { return noun }
        // Dative plural (Kindern) and genitive (Buchs, Bildes).
        if word.hasSuffix("n"), let noun = exact(String(word.dropLast())), noun.isPlural != false {
            return GermanNoun(
                gender: noun.gender, singular: noun.singular, plural: noun.plural, isPlural: true, person: noun.person)
        }
        for ending in ["s", "es"] where word.hasSuffix(ending) {
            if let noun = exact(String(word.dropLast(ending.count))), noun.isPlural != true, noun.gender != .feminine {
                return noun
            }
        }
        return nil
    }

    private static func exact(_ word: String) -> GermanNoun? {
        guard let entry = Lexicon.german.entries(word).first(where: { $0.category.first == "n" }) else { return nil }
        let singular = String(entry.forms[0])
        if entry.category == "np" {
            let forms = AgreeingForms(entry.forms.map { String($0) })
            let number = forms.number(of: word)
            return GermanNoun(
                gender: forms.gender(of: word),
                singular: forms.gender(of: word) == .feminine ? forms.forms[2] ?? word : singular,
                plural: forms.gender(of: word) == .feminine ? forms.forms[3] : forms.forms[1],
                isPlural: number.map { $0.isPlural }, person: forms)
        }
        let plural = entry.form(1)
        let gender: Gender = entry.category == "nf" ? .feminine : entry.category == "nn" ? .neuter : .masculine
        return GermanNoun(
            gender: gender, singular: singular, plural: plural, isPlural: singular == plural ? nil : word == plural,
            isWeak: entry.category == "nw")
    }

    static func isByteUnit(_ text: String) -> Bool {
        ["KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB", "kWh", "mAh"].contains(text)
    }

    /// The form for a number and case; nil where the lexicon has none.
    func form(_ number: WordMorphology.GrammaticalNumber, _ grammaticalCase: WordMorphology.GrammaticalCase?) -> String?
    {
        if number.isPlural {
            guard let plural else { return nil }
            let takesN = grammaticalCase == .dative && !plural.hasSuffix("n") && !plural.hasSuffix("s")
            return takesN ? plural + "n" : plural
        }
        guard let grammaticalCase, gender != .feminine else { return singular }
        if isWeak { return grammaticalCase == .nominative ? singular : plural }
        guard grammaticalCase == .genitive else { return singular }
        return ["s", "ß", "x", "z"].contains(where: singular.hasSuffix) ? singular + "es" : singular + "s"
    }
}
