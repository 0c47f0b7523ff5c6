/// Plurals and singulars of English nouns: the lexicon's irregular ones, and the rules of spelling for all others
/// (Quirk et al., A Comprehensive Grammar of the English Language, 5.73-5.103).
enum EnglishNouns {
    /// The plural of a singular noun in lower case.
    static func plural(_ word: String) -> String {
        if let entry = noun(word) { return entry.form(1) ?? regularPlural(word) }
        if word.hasSuffix("man"), word.count > 4 { return word.dropLast(2) + "en" }
        if word.hasSuffix("sis"), word.count > 4 { return word.dropLast(2) + "es" }
        return regularPlural(word)
    }

    private static func regularPlural(_ word: String) -> String {
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) || word.hasSuffix("quy") {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }

    /// The singular of a plural noun in lower case; the word itself where it is none.
    static func singular(_ word: String) -> String {
        if let entry = noun(word) { return String(entry.forms[0]) }
        guard isPlural(word) else { return word }
        if word.hasSuffix("men") { return word.dropLast(2) + "an" }
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        if ["sses", "xes", "zes", "ches", "shes", "oes"].contains(where: word.hasSuffix) {
            return isKnown(String(word.dropLast())) ? String(word.dropLast()) : String(word.dropLast(2))
        }
        return String(word.dropLast())
    }

    static func isPlural(_ word: String) -> Bool {
        if let entry = noun(word) { return entry.forms[0] != word }
        if word.hasSuffix("men"), word.count > 4 { return true }
        return word.count > 2 && word.hasSuffix("s") && !["ss", "us", "is", "'s", "’s"].contains(where: word.hasSuffix)
    }

    static func isKnown(_ word: String) -> Bool { noun(word) != nil }

    /// The lexicon's noun with this form. Regular plurals are found by their singulars.
    static func noun(_ word: String) -> Lexicon.Entry? {
        let entries = Lexicon.english.entries(word).filter { $0.category == "n" }
        if let entry = entries.first(where: { $0.forms[0] == word }) ?? entries.first { return entry }
        guard word.hasSuffix("s"), word.count > 2 else { return nil }
        for singular in [word.dropLast(), word.dropLast(2), word.dropLast(3) + "y"] {
            let singular = String(singular)
            if let entry = Lexicon.english.entries(singular).first(where: { $0.category == "n" && $0.forms[0] == singular }),
                (entry.form(1) ?? regularPlural(singular)) == word
            {
                return entry
            }
        }
        return nil
    }
}
