/// German nouns: gender and plural by the lexicon, by the last part of a compound, and by endings
/// (`Data/Inflection/de-endings.tsv`).
struct GermanNoun {
    typealias Gender = WordMorphology.GrammaticalGender

    var gender: Gender?
    let singular: String
    let plural: String?
    /// Nil where singular and plural are written alike.
    var isPlural: Bool?
    /// Whether it is known; of an unknown plural it may not be.
    var hasSingular = true
    /// Kunde, Name: every form but the nominative singular is that of the plural.
    var isWeak = false
    /// The four forms of a word for persons: Benutzer, Benutzer, Benutzerin, Benutzerinnen.
    var person: AgreeingForms?

    init?(_ word: String) {
        if let noun = Self.lexical(word) {
            self = noun
            return
        }
        // The last part of a compound has its gender and plural: Textdatei, Sicherungskopie. Short words, and those that
        // others only end like (Gramm, Tal, Reis), tell nothing.
        var start = word.startIndex
        for _ in 0..<min(24, max(0, word.count - 4)) {
            start = word.index(after: start)
            let last = String(word[start...])
            guard word.distance(from: word.startIndex, to: start) > 2 || word[..<start].hasSuffix("-"),
                let noun = Self.lexical(last),
                last.count > 3 && noun.singular.count > 3 || word[..<start].hasSuffix("-"),
                word[..<start].hasSuffix("-") || !Endings.german.isBlocked(noun.singular)
            else { continue }
            let first = String(word[..<start])
            self.init(
                gender: noun.gender, singular: first + noun.singular, plural: noun.plural.map { first + $0 },
                isPlural: noun.isPlural, isWeak: noun.isWeak,
                person: noun.person.map { AgreeingForms($0.forms.map { $0.map { first + $0 } }) })
            return
        }
        if let noun = Endings.german.noun(word), word.count > 4 {
            self.init(
                gender: noun.gender, singular: noun.singular ?? word, plural: noun.plural, isPlural: noun.isPlural)
            hasSingular = noun.singular != nil
            return
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
        guard let entry = Lexicon.german.entries(word).first(where: { $0.wordClass.isNoun }) else { return nil }
        let singular = String(entry.forms[0])
        if entry.wordClass == .person {
            let forms = AgreeingForms(entry.forms.map { String($0) })
            let number = forms.number(of: word)
            return GermanNoun(
                gender: forms.gender(of: word),
                singular: forms.gender(of: word) == .feminine ? forms.forms[2] ?? word : singular,
                plural: forms.gender(of: word) == .feminine ? forms.forms[3] : forms.forms[1],
                isPlural: number.map { $0.isPlural }, person: forms)
        }
        let plural = entry.form(1)
        let gender = entry.wordClass.gender
        return GermanNoun(
            gender: gender, singular: singular, plural: plural, isPlural: singular == plural ? nil : word == plural,
            isWeak: entry.wordClass == .weakNoun)
    }

    /// -n behind -e, -el and -er: Hunden, Löffeln, Kindern; but Uhren, Autos, Museen, Modi.
    static func dativePlural(_ plural: String) -> String {
        ["e", "el", "er"].contains(where: plural.hasSuffix) ? plural + "n" : plural
    }

    static func isByteUnit(_ text: String) -> Bool {
        ["KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB", "kWh", "mAh"].contains(text)
    }

    /// The form for a number and case; nil where the lexicon has none.
    func form(_ number: WordMorphology.GrammaticalNumber, _ grammaticalCase: WordMorphology.GrammaticalCase?) -> String?
    {
        if number.isPlural {
            guard let plural else { return nil }
            return grammaticalCase == .dative ? Self.dativePlural(plural) : plural
        }
        guard hasSingular else { return nil }
        guard let grammaticalCase, gender != .feminine else { return singular }
        if isWeak { return grammaticalCase == .nominative ? singular : plural }
        guard grammaticalCase == .genitive else { return singular }
        return ["s", "ß", "x", "z"].contains(where: singular.hasSuffix) ? singular + "es" : singular + "s"
    }
}
