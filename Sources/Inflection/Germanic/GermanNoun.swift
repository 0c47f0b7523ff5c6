internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// German nouns: gender and plural by the lexicon, by the last part of a compound, and by endings.
extension GermanGrammar {
    func noun(_ word: String) -> Noun? {
        if let noun = lexical(word) ?? compound(word, lexical) { return noun }
        return word.count > 4 ? endings.noun(word) : nil
    }

    func lexical(_ word: String) -> Noun? {
        if let noun = exact(word) { return noun }
        // Dative plural (Kindern) and genitive (Buchs, Bildes).
        if word.hasSuffix("n"), var noun = exact(String(word.dropLast())), noun.isPlural != false {
            noun.isPlural = true
            return noun
        }
        for ending in ["s", "es"] where word.hasSuffix(ending) {
            if let noun = exact(String(word.dropLast(ending.count))), noun.isPlural != true, noun.gender != .feminine {
                return noun
            }
        }
        return nil
    }
}

extension DeclensionGrammar {
    /// The lexicon's noun that has this form.
    func exact(_ word: String) -> Noun? { noun(lexicon.listed(word), word) }

    /// The noun among the entries of a word.
    func noun(_ entries: [Lexicon.Entry], _ word: String) -> Noun? {
        let entries = entries.filter(\.wordClass.isNoun)
        guard let entry = entries.first else { return nil }
        // "Schnitte" is one, or more than one "Schnitt".
        if entries.contains(where: { ($0.forms[0] == word) != (entry.forms[0] == word) }) { return Noun() }
        // "Graven" of a count or a grave.
        if entry.forms[0] != word, entries.contains(where: { $0.forms[0] != entry.forms[0] }) {
            return Noun(plural: word, isPlural: true)
        }
        if entry.wordClass == .person { return Noun(person: AgreeingForms(entry.forms.map { String($0) }), as: word) }
        let singular = String(entry.forms[0])
        // A plural that does not exist is told; one that is not told follows from the ending.
        let plural = entry.forms.count > 1 ? entry.form(1) : endings.plural(singular)
        return Noun(
            gender: entry.wordClass.gender, singular: singular, plural: plural,
            isPlural: singular == plural ? nil : word == plural, isWeak: entry.wordClass == .weakNoun)
    }

    /// The last part of a compound has its gender and plural: Textdatei, Sicherungskopie, zoekopdracht. Short words, and those
    /// that others only end like (Gramm, Tal, Reis), tell nothing.
    func compound(_ word: String, _ lexical: (String) -> Noun?) -> Noun? {
        var start = word.startIndex
        /// A plural behind a first part that is no word.
        var doubtful: Noun?
        for length in 1..<max(1, min(25, word.count - 3)) {
            start = word.index(after: start)
            let isHyphenated = word[..<start].hasSuffix("-")
            guard length > 2 || isHyphenated, let noun = lexical(String(word[start...])), let singular = noun.singular,
                isHyphenated || singular.count > 3 && word[start...].count > 3
            else { continue }
            // "Diagramm" is of no "Gramm", but "Tigerfell" of "Fell".
            if !isHyphenated, endings.isBlocked(singular), !isFirstPart(word[..<start]) { continue }
            let whole: String = word[..<start] + singular
            // Deutschland has no "Deutschländer".
            if let entry = lexicon.entries(whole).first(where: \.wordClass.isNoun),
                !entry.forms.contains(where: { $0 == word })
            {
                return nil
            }
            let compound = noun.compounded(with: String(word[..<start]))
            let part = word[start...]
            // "Mittelchen" is no "Elchen", which has a case besides.
            if noun.isPlural == true, noun.plural.map({ part != $0 }) == true, !isFirstPart(word[..<start]) { continue }
            // "Rückreise" is no plural of "Kreis", "Hauptrolle" none of "Troll": what reads as a singular counts for more.
            if noun.isPlural == true, !isHyphenated, !isFirstPart(word[..<start]) {
                doubtful = doubtful ?? compound
            } else if let doubtful, isInside(start, of: word, behind: doubtful) {
                return doubtful
            } else if doubtful == nil || noun.isPlural != true {
                return compound
            }
        }
        return doubtful
    }

    /// Whether a noun cannot begin at a place: behind what no syllable ends in, "Spitzbubenstr-eiche", or behind a prefix of the longer
    /// one, "Ausreißver-suche".
    private func isInside(_ start: String.Index, of word: String, behind longer: Noun) -> Bool {
        let first = word[..<start]
        let letters = Array(first.suffix(2))
        if letters.count == 2, "lr".contains(letters[1]), "bcdfgkpt".contains(letters[0]) { return true }
        guard let plural = longer.plural, plural == word else { return false }
        let prefixes = declension.participlePrefixes + Array(declension.separablePrefixes)
        return prefixes.contains { prefix in
            first.hasSuffix(prefix)
                && exactPart(prefix + word[start...])
        }
    }

    /// Whether a part of a compound is a noun of the lexicon itself.
    private func exactPart(_ part: String) -> Bool { lexicon.entries(part).contains(where: \.wordClass.isNoun) }

    /// Whether a noun that is known stands before another, perhaps with what joins the two: "Freundes-kreise".
    private func isFirstPart(_ part: Substring) -> Bool {
        ["", "s", "es", "n", "en"].contains { joint in
            part.hasSuffix(joint)
                && (lexicon.entries(String(part.dropLast(joint.count))).contains(where: \.wordClass.isNoun)
                    || joint == "s" && part.count > 6 && endings.noun(String(part.dropLast()))?.gender == .feminine)
        }
    }
}
