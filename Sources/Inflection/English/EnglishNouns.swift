internal import LocaleFormatLexicon

/// Plurals and singulars of English nouns: the lexicon's irregular ones, and the rules of spelling for all others
/// (`Data/Inflection/en-endings.tsv`).
struct EnglishNouns: Sendable {
    var lexicon: Lexicon

    /// The plural of a singular noun in lower case.
    func plural(_ word: String) -> String {
        if let entry = noun(word) { return plural(of: entry) }
        return Endings.english.noun(word)?.plural ?? word + "s"
    }

    private func plural(of entry: Lexicon.Entry) -> String {
        let singular = String(entry.forms[0])
        return entry.form(1) ?? Endings.english.plural(singular) ?? singular + "s"
    }

    /// The singular of a plural noun in lower case; the word itself where it is none.
    func singular(_ word: String) -> String {
        if let entry = noun(word) { return String(entry.forms[0]) }
        return isPlural(word) ? Endings.english.noun(word)?.singular ?? word : word
    }

    func isPlural(_ word: String) -> Bool {
        if isPluralOnly(word) { return true }
        if let entry = noun(word) { return entry.forms[0] != word }
        return isUncertain(word) || word.count > 2 && Endings.english.noun(word)?.isPlural == true
    }

    /// "deer": one form for one and for many.
    func isUnmarked(_ word: String) -> Bool {
        noun(word).map { plural(of: $0) == word && $0.forms[0] == word } ?? false
    }

    /// Whether a word in -s may as well be a singular, chaos, or a plural, photos; or a plural is that of several singulars: axes of
    /// axe and axis, or by its ending of one in -us or -use.
    func isUncertain(_ word: String) -> Bool {
        guard word.count > 2, !isPluralOnly(word) else { return false }
        let nouns = nouns(word)
        guard nouns.isEmpty else {
            return nouns.allSatisfy { $0.forms[0] != word } && Set(nouns.map { $0.forms[0] }).count > 1
        }
        guard let noun = Endings.english.noun(word) else { return true }
        return noun.isPlural == true && noun.singular == nil
    }

    /// Whether a word is a noun wherever it stands. Of a dictionary's words many are verbs and adjectives too.
    func isKnown(_ word: String) -> Bool { !listedNouns(word).isEmpty || isPluralOnly(word) }

    /// Scissors, trousers: no singular, with any number.
    func isPluralOnly(_ word: String) -> Bool {
        lexicon.entries(word).contains { $0.wordClass == .pluralOnlyNoun }
    }

    /// Words that nouns are made with by a hyphen: check-in, follow-up, to-do.
    static let particles = Set(Lexicon.english.entries(of: .particle).map { String($0.forms[0].dropFirst()) })

    /// Adjectives that stand behind certain nouns, attorneys general, with these nouns.
    static let postpositive: [String: Set<String>] = Dictionary(
        Lexicon.english.entries(of: .postpositive).map { entry in
            let words = entry.forms[0].split(separator: "_").map(String.init)
            return (words[1], [words[0]])
        }, uniquingKeysWith: { $0.union($1) })

    /// Symbols of units have no plural: 2 km, 2 MB. The case of their letters counts.
    static func isUnit(_ text: String) -> Bool { Lexicon.english.listed("#" + text).contains { $0.wordClass == .unit } }

    /// The lexicon's noun with this form, else the dictionary's.
    func noun(_ word: String) -> Lexicon.Entry? {
        let nouns = nouns(word)
        return nouns.first { $0.forms[0] == word } ?? nouns.first
    }

    /// All of them.
    private func nouns(_ word: String) -> [Lexicon.Entry] {
        let listed = listedNouns(word)
        return listed.isEmpty ? lexicon.entries(word).filter { $0.wordClass == .noun } : listed
    }

    /// A word that is a verb and nothing else, by the dictionary.
    func verb(_ word: String) -> Lexicon.Entry? {
        guard lexicon.listed(word).isEmpty else { return nil }
        return lexicon.entries(word).first { $0.wordClass == .verb }
    }

    /// Regular plurals are found by their singulars.
    private func listedNouns(_ word: String) -> [Lexicon.Entry] {
        var nouns = lexicon.listed(word).filter { $0.wordClass == .noun }
        guard word.hasSuffix("s"), word.count > 2 else { return nouns }
        for singular in [word.dropLast(), word.dropLast(2), word.dropLast(3) + "y"] {
            nouns += lexicon.listed(String(singular)).filter {
                $0.wordClass == .noun && $0.forms[0] == singular && plural(of: $0) == word
            }
        }
        return nouns
    }
}
