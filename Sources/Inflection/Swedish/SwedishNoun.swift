internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A Swedish noun: indefinite and definite forms, and what the word as written is of them (general knowledge of school grammar).
struct SwedishNoun {
    typealias Number = WordMorphology.GrammaticalNumber

    /// Nil where it is not known; masculine is the common gender.
    var gender: WordMorphology.GrammaticalGender?
    var singular: String
    /// Nil for a noun that has none.
    var plural: String?
    var definite: String
    var definitePlural: String?
    /// Nil where one form is both.
    var number: Number?
    var isDefinite = false
    var isGenitive = false
    /// Whether a long word of the lexicon is its last part.
    var isTold = false

    /// From a singular and its plural, and definite forms that do not follow from these.
    init(
        _ gender: WordMorphology.GrammaticalGender?, _ singular: String, _ plural: String?, definite: String? = nil,
        definitePlural: String? = nil
    ) {
        self.gender = gender
        self.singular = singular
        self.plural = plural
        let isNeuter = gender == .neuter
        self.definite = definite ?? Self.definite(singular, isNeuter: isNeuter)
        self.definitePlural = definitePlural ?? plural.map { Self.definitePlural($0, singular, isNeuter: isNeuter) }
    }

    /// The same as a word is written; nil for what is no form of it.
    func written(_ word: String) -> SwedishNoun? {
        var noun = self
        switch word {
        case singular: noun.number = singular == plural ? nil : .singular
        case plural: noun.number = .plural
        case definite: (noun.number, noun.isDefinite) = (.singular, true)
        case definitePlural: (noun.number, noun.isDefinite) = (.plural, true)
        default: return nil
        }
        return noun
    }

    func form(_ features: FormFeatures) -> String? {
        let form =
            features.number.isPlural
            ? features.isDefinite ? definitePlural : plural : features.isDefinite ? definite : singular
        guard let form, features.grammaticalCase == .genitive else { return form }
        return ["s", "x", "z"].contains(where: form.hasSuffix) ? form : form + "s"
    }

    private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y", "å", "ä", "ö"]

    private static func endsInVowel(_ word: String) -> Bool { word.last.map(vowels.contains) ?? false }

    /// bilen, sidan, datorn; huset, hjärtat, fönstret.
    private static func definite(_ word: String, isNeuter: Bool) -> String {
        let isUnstressed = ["el", "er", "or"].contains(where: word.hasSuffix) && word.count > 4
        guard isNeuter else { return word + (endsInVowel(word) || isUnstressed ? "n" : "en") }
        if ["a", "e", "o"].contains(where: word.hasSuffix) { return word + "t" }
        if ["el", "er", "en"].contains(where: word.hasSuffix), word.count > 4 {
            return word.dropLast(2) + word.suffix(1) + "et"
        }
        return word + "et"
    }

    /// filerna, användarna; fotona, husen, fönstren.
    private static func definitePlural(_ plural: String, _ singular: String, isNeuter: Bool) -> String {
        if plural.hasSuffix("r"), plural != singular { return plural + "na" }
        if isNeuter, plural.hasSuffix("n"), plural != singular { return plural + "a" }
        if isNeuter {
            let isUnstressed = ["el", "er", "en"].contains(where: plural.hasSuffix) && plural.count > 4
            return isUnstressed ? plural.dropLast(2) + plural.suffix(1) + "en" : plural + "en"
        }
        return plural.hasSuffix("are") ? plural.dropLast() + "na" : plural + "na"
    }
}

extension SwedishGrammar {
    /// What the lexicon, the last part of a compound or the ending tells of a noun.
    func noun(_ word: String) -> SwedishNoun? {
        lexical(word) ?? compound(word) ?? told(word)
    }

    /// A noun of the lexicon in any form, or the genitive of one.
    func lexical(_ word: String) -> SwedishNoun? {
        if let noun = exact(word) { return noun }
        guard word.hasSuffix("s"), var noun = exact(String(word.dropLast())) else { return nil }
        noun.isGenitive = true
        return noun
    }

    private func exact(_ word: String) -> SwedishNoun? {
        for base in [word] + Self.bases(word) {
            for entry in lexicon.entries(base) where entry.wordClass.isNoun {
                let noun = SwedishNoun(
                    entry.wordClass.gender, String(entry.forms[0]), entry.form(1), definite: entry.form(2),
                    definitePlural: entry.form(3))
                if let written = noun.written(word) { return written }
            }
        }
        return nil
    }

    /// What a definite form may come from: "filen", "sidan", "huset", "filerna", "fönstret", "husen".
    private static func bases(_ word: String) -> [String] {
        let endings = [
            ("en", ""), ("n", ""), ("et", ""), ("t", ""), ("na", ""), ("a", ""), ("rna", "re"), ("ret", "er"),
            ("let", "el"), ("net", "en"), ("ren", "er"), ("len", "el"), ("nen", "en"), ("arna", "are"),
        ]
        return endings.compactMap { ending, base in
            word.hasSuffix(ending) && word.count > ending.count + 1 ? word.dropLast(ending.count) + base : nil
        }
    }

    /// The last part of a compound has its gender and forms: sökträff, textfilen. Short words tell nothing.
    private func compound(_ word: String) -> SwedishNoun? {
        guard word.count > 5, word.count < 40 else { return nil }
        for length in 2...(word.count - 3) {
            guard var noun = lexical(String(word.dropFirst(length))) else { continue }
            let isHyphenated = word.prefix(length).hasSuffix("-")
            guard noun.singular.count > 2 || isHyphenated else { continue }
            noun.isTold = noun.singular.count > 4
            let first = String(word.prefix(length))
            noun.singular = first + noun.singular
            noun.plural = noun.plural.map { first + $0 }
            noun.definite = first + noun.definite
            noun.definitePlural = noun.definitePlural.map { first + $0 }
            return noun
        }
        return nil
    }

    /// By its ending, in any form.
    private func told(_ word: String) -> SwedishNoun? {
        let isGenitive = word.hasSuffix("s") && word.count > 5
        for form in [word] + (isGenitive ? [String(word.dropLast())] : []) {
            for base in [form] + Self.bases(form) where base.count > 4 {
                guard let told = endings.noun(base), let singular = told.singular, let plural = told.plural,
                    var noun = SwedishNoun(told.gender, singular, plural).written(form)
                else { continue }
                noun.isGenitive = form != word
                return noun
            }
        }
        return nil
    }
}
