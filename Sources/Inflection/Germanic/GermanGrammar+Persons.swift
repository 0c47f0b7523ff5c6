internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// German words for persons, and nouns that a phrase is asked for by its features (general knowledge of school grammar).
extension GermanGrammar {
    typealias Gender = WordMorphology.GrammaticalGender

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
                forms(of: found, FormFeatures(number: .singular, grammaticalCase: .genitive)).first == word
            else { continue }
            found.isPlural = singular == found.plural ? nil : false
            return found
        }
        return nil
    }
}
