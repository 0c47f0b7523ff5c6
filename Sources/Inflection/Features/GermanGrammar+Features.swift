internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// Stems and forms of German words that a phrase is asked for by its features (general knowledge of school grammar).
extension GermanGrammar {
    typealias Gender = WordMorphology.GrammaticalGender

    // MARK: Adjectives

    /// What the endings of an adjective stand behind: `neu` of `neuen`, `teur` of `teuer`. Nil where it is not known what is its ending.
    func adjectiveStem(_ word: String, isInflected: Bool) -> String? {
        if let stem = listedStem(word) { return stem }
        if word.hasSuffix("a"), word.count > 3 { return nil }
        // "-en" and "-er" may be the word's own: offen, sauber.
        let endings = isInflected ? ["en", "em", "er", "es", "e"] : ["em", "es", "e"]
        for ending in endings where word.hasSuffix(ending) && word.count > ending.count + 2 {
            let stem = String(word.dropLast(ending.count))
            if isInflected || Self.isAdjectival(stem) { return stem }
        }
        for ending in ["en", "er"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(2))
            if Self.isAdjectival(stem) { return stem }
        }
        return Self.isAdjectival(word) ? word : nil
    }

    private func listedStem(_ word: String) -> String? {
        for ending in declension.endings + [""] where word.hasSuffix(ending) && word.count > ending.count + 1 {
            let stem = String(word.dropLast(ending.count))
            guard let entry = lexicon.entries(stem).first(where: { $0.wordClass == .adjective }) else { continue }
            return entry.form(1) ?? stem
        }
        return nil
    }

    /// The dictionary forms of an adjective whose stem is another: `teuer` of `teur`.
    func baseForms(_ stem: String) -> [String] {
        lexicon.entries(stem).filter { $0.wordClass == .adjective && $0.forms.count > 1 }.map { String($0.forms[0]) }
    }

    /// Suffixes that make adjectives, and those of participles.
    private static func isAdjectival(_ stem: String) -> Bool {
        stem.count > 5
            && [
                "ig", "lich", "isch", "bar", "sam", "haft", "los", "iert", "end", "elnd", "ernd", "är", "ell", "iv",
                "ös", "frei",
                "fähig", "mäßig", "reich", "voll", "wert",
            ].contains(where: stem.hasSuffix)
    }

    // MARK: Nouns

    /// The forms of a noun for a number and a case; the first is the one to write. Empty where it has none, or none is known.
    func forms(
        of noun: Noun, _ gender: Gender?, _ number: WordMorphology.GrammaticalNumber,
        _ grammaticalCase: WordMorphology.GrammaticalCase
    ) -> [String] {
        var noun = noun
        if let person = noun.person {
            guard let gender, gender != .neuter else { return [] }
            (noun.singular, noun.plural) = (person.form(gender, .singular), person.form(gender, .plural))
            noun.gender = gender
            noun.isWeak = gender == .masculine && Self.isWeak(noun.singular, noun.plural)
            noun.person = nil
        } else if let gender, let own = noun.gender, gender != own {
            return []
        }
        if number.isPlural {
            return noun.plural.map { [grammaticalCase == .dative ? Self.dativePlural($0) : $0] } ?? []
        }
        guard let singular = noun.singular else { return [] }
        if let irregular = irregular(singular) {
            switch grammaticalCase {
            case .genitive: return [irregular.genitive]
            case .dative: return [irregular.dative ?? noun.plural ?? singular]
            case .accusative where noun.isWeak: return [noun.plural ?? singular]
            default: return [singular]
            }
        }
        guard grammaticalCase != .nominative, noun.gender != .feminine else { return [singular] }
        if noun.isWeak { return noun.plural.map { [$0] } ?? [] }
        guard grammaticalCase == .genitive else { return [singular] }
        return Self.genitives(singular, noun.plural)
    }

    /// Of words for persons: der Experte, des Experten; but der Autor, des Autors.
    private static func isWeak(_ singular: String?, _ plural: String?) -> Bool {
        guard let singular, let plural, !singular.hasSuffix("or") else { return false }
        return plural == singular + "en" || singular.hasSuffix("e") && plural == singular + "n"
    }

    /// `Namens`, `Herzens`, and of words that they end: `Dateinamens`.
    private func irregular(_ singular: String) -> (genitive: String, dative: String?)? {
        for (word, genitive, dative) in declension.genitives where singular.hasSuffix(word) {
            let first = singular.dropLast(word.count)
            if first.isEmpty || first.count > 2 { return (first + genitive, dative.map { first + $0 }) }
        }
        return nil
    }

    /// -es behind a hissing sound, and in words of one syllable, where it is the usual one of two: des Mannes; -s elsewhere.
    private static func genitives(_ singular: String, _ plural: String?) -> [String] {
        let (short, long) = (singular + "s", singular + "es")
        // Bus, Busse, Busses; Ergebnis, Ergebnisse, Ergebnisses.
        if plural == singular + "se" { return [singular + "ses"] }
        if ["nis", "us", "os", "as", "is"].contains(where: singular.hasSuffix), singular.count > 4 {
            // Ereignis, Ereignisses; Status and Kosmos stay.
            return singular.hasSuffix("nis") ? [singular + "ses"] : [singular]
        }
        if ["s", "ß", "x", "z"].contains(where: singular.hasSuffix) { return [long] }
        let vowels = "aeiouyäöü"
        let isVowel = singular.map { vowels.contains($0) }
        let syllables = zip(isVowel, [false] + isVowel).filter { $0 && !$1 }.count
        let endsInVowel = isVowel.last == true || singular.hasSuffix("h") && isVowel.dropLast().last == true
        let isForeign = plural == short
        return syllables == 1 && !endsInVowel && !isForeign
            ? [long, short] : endsInVowel || isForeign ? [short] : [short, long]
    }

    /// The word for a person of the other gender, where one is known: Organisator and Organisatorin, Domain-Eigentümer and
    /// Domain-Eigentümerin.
    func pair(of noun: Noun, _ gender: Gender) -> Noun? {
        guard noun.person == nil, let singular = noun.singular else { return nil }
        switch (noun.gender, gender) {
        case (.masculine, .feminine) where declension.men.contains(singular):
            let stem = singular.dropLast("mann".count)
            return Noun(gender: .feminine, singular: stem + "frau", plural: stem + "frauen")
        case (.feminine, .masculine) where declension.men.contains(singular.dropLast("frau".count) + "mann"):
            let stem = singular.dropLast("frau".count)
            return Noun(gender: .masculine, singular: stem + "mann", plural: stem + "männer")
        case (.masculine, .feminine) where isPerson(singular):
            let feminine = (singular.hasSuffix("e") ? String(singular.dropLast()) : singular) + "in"
            return Noun(gender: .feminine, singular: feminine, plural: feminine + "nen")
        case (.feminine, .masculine) where singular.hasSuffix("in"):
            let stem = String(singular.dropLast(2))
            for masculine in [stem, stem + "e"] where isPerson(masculine) {
                if let found = self.noun(masculine), found.gender == .masculine { return found }
                return nil
            }
            return nil
        default: return nil
        }
    }

    /// A compound is a person as its last part is.
    private func isPerson(_ word: String) -> Bool {
        if declension.persons.contains(word) { return true }
        return word.indices.dropFirst(3).contains {
            declension.persons.contains(String(word[$0...])) && word[$0...].count > 4
        }
    }

    /// What is known of a word, also of a feminine that is made of a known masculine: Organisatorin.
    func phraseNoun(_ word: String) -> Noun? {
        if let found = noun(word), found != Noun(),
            exact(word) != nil || !word.hasSuffix("in") && !word.hasSuffix("innen")
        {
            return found
        }
        for ending in ["in", "innen"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if isPerson(stem) || isPerson(stem + "e") {
                return Noun(
                    gender: .feminine, singular: stem + "in", plural: stem + "innen", isPlural: ending == "innen")
            }
        }
        // "Organisators", "Spendern": of persons that no lexicon has.
        for ending in ["", "s", "n"] where word.hasSuffix(ending) && noun(word) == nil {
            let stem = String(word.dropLast(ending.count))
            guard isPerson(stem), stem.hasSuffix("er") || stem.hasSuffix("or") else { continue }
            let plural = stem.hasSuffix("er") ? stem : stem + "en"
            return Noun(
                gender: .masculine, singular: stem, plural: plural,
                isPlural: ending == "n" ? true : plural == stem ? nil : false)
        }
        // "Dateinamens", "Herzens", "Ergebnisses".
        if let found = noun(word), found != Noun() { return found }
        for ending in ["ns", "ens", "ses"] where word.hasSuffix(ending) {
            guard var found = noun(String(word.dropLast(ending.count))), let singular = found.singular,
                forms(of: found, found.gender, .singular, .genitive).first == word
            else { continue }
            found.isPlural = singular == found.plural ? nil : false
            return found
        }
        return nil
    }
}
