internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// The forms of German nouns and adjectives (general knowledge of school grammar).
extension GermanGrammar {
    // MARK: Nouns

    func forms(of noun: Noun, _ features: FormFeatures) -> [String] {
        var noun = noun
        if let person = noun.person {
            let gender = features.gender ?? noun.gender ?? .masculine
            guard gender != .neuter else { return [] }
            (noun.singular, noun.plural) = (person.form(gender, .singular), person.form(gender, .plural))
            noun.gender = gender
            noun.isWeak = gender == .masculine && Self.isWeak(noun.singular, noun.plural)
        } else if let gender = features.gender, let own = noun.gender, gender != own {
            return []
        }
        if features.number.isPlural {
            return noun.plural.map { [features.grammaticalCase == .dative ? Self.dativePlural($0) : $0] } ?? []
        }
        guard let singular = noun.singular else { return [] }
        guard let grammaticalCase = features.grammaticalCase, grammaticalCase != .nominative else { return [singular] }
        if let irregular = irregular(singular) {
            switch grammaticalCase {
            case .genitive: return [irregular.genitive]
            case .dative: return [irregular.dative ?? noun.plural ?? singular]
            default: return [noun.isWeak ? noun.plural ?? singular : singular]
            }
        }
        if noun.gender == .feminine { return [singular] }
        if noun.isWeak { return noun.plural.map { [$0] } ?? [] }
        return grammaticalCase == .genitive ? Self.genitives(singular, noun.plural) : [singular]
    }

    /// -n behind -e, -el and -er: Hunden, Löffeln, Kindern; but Uhren, Autos, Museen, Modi.
    private static func dativePlural(_ plural: String) -> String {
        ["e", "el", "er"].contains(where: plural.hasSuffix) ? plural + "n" : plural
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

    // MARK: Adjectives

    func adjective(_ word: String, ending: String, isInflected: Bool) -> String? {
        if isInvariable(word) { return word }
        if let stem = stem(of: word, isInflected: isInflected) { return stem + ending }
        guard !isInflected else { return nil }
        // "klein" and "offen": an ending in -e, -es or -em tells an inflected form, -en and -er may be the word's own.
        return self.ending(of: word) == nil ? word + ending : nil
    }

    /// Whether it is certain what the endings of an adjective stand behind.
    func isKnownAdjective(_ word: String, isInflected: Bool) -> Bool {
        if lexicalStem(word) != nil || Self.isAdjectival(word) { return true }
        guard let written = ending(of: word), !written.isEmpty else { return false }
        return isInflected || Self.isAdjectival(String(word.dropLast(written.count)))
    }

    /// What the endings of an adjective stand behind: `neu` of `neuen`, `teur` of `teuer`; nil where it is not known what is its ending.
    private func stem(of word: String, isInflected: Bool) -> String? {
        if let stem = lexicalStem(word) { return stem }
        let written = ending(of: word)
        guard let written, !written.isEmpty else { return Self.isAdjectival(word) ? word : nil }
        let stem = String(word.dropLast(written.count))
        return isInflected || ["e", "es", "em"].contains(written) || Self.isAdjectival(stem) ? stem : nil
    }

    /// The stem of an adjective of the lexicon, in any form.
    func lexicalStem(_ word: String) -> String? {
        for ending in declension.endings + [""] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if let entry = lexicon.entries(stem).first(where: { $0.wordClass == .adjective }) {
                return entry.form(1) ?? stem
            }
        }
        return nil
    }

    /// Whether an adjective stands as dictionaries have it, without any ending: "schön"; "teuer", whose stem is another.
    func isBase(_ word: String, isInflected: Bool) -> Bool {
        guard let stem = stem(of: word, isInflected: isInflected) else { return false }
        return word == stem
            || lexicon.entries(stem).contains {
                $0.wordClass == .adjective && $0.forms.count > 1 && $0.forms[0] == word
            }
    }

    /// The ending of an adjective as it is written.
    func ending(of word: String) -> String? {
        isInvariable(word) ? "" : declension.endings.first { word.count > $0.count + 1 && word.hasSuffix($0) }
    }

    /// Colours that end in a vowel, and names of numbers: "rosa", "lila", "prima".
    private func isInvariable(_ word: String) -> Bool { word.hasSuffix("a") && word.count > 3 }

    /// Suffixes that make adjectives, and those of participles.
    private static func isAdjectival(_ stem: String) -> Bool {
        stem.count > 5
            && [
                "ig", "lich", "isch", "bar", "sam", "haft", "los", "iert", "end", "elnd", "ernd", "är", "ell", "iv",
                "ös", "frei",
                "fähig", "mäßig", "reich", "voll", "wert",
            ].contains(where: stem.hasSuffix)
    }
}
