internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Italian (general knowledge of school grammar: articles, prepositions with articles, gender and number).
struct ItalianGrammar: RomanceGrammar {
    typealias Chunks = AttributesAround

    var lexicon = Lexicon.italian
    let pronouns = [["lui", "lei"], ["egli", "ella"]]
    let endings = Endings.italian
    let fixed: FixedWords? = .italian

    /// Articles, alone or with a preposition, and the words that go like them: before a consonant, before s + consonant, z and
    /// the like, before a vowel; feminine, feminine before a vowel; plurals likewise.
    private static let families: [[String]] = {
        let articles = ["il", "lo", "l'", "la", "l'", "i", "gli", "le"]
        let joined = [("de", "l"), ("a", "l"), ("da", "l"), ("ne", "l"), ("su", "l")].map { stem, l in
            [
                stem + "l", stem + "llo", stem + "ll'", stem + "lla", stem + "ll'", stem + "i", stem + "gli",
                stem + "lle",
            ]
        }
        let like = ["que", "be"].map { stem in
            [
                stem + "l", stem + "llo", stem + "ll'", stem + "lla", stem + "ll'", stem + "i", stem + "gli",
                stem + "lle",
            ]
        }
        let one = ["", "nessun", "alcun"].map { stem in
            stem.isEmpty
                ? ["un", "uno", "un", "una", "un'", "dei", "degli", "delle"]
                : [stem, stem + "o", stem, stem + "a", stem + "'", stem + "i", stem + "i", stem + "e"]
        }
        return [articles] + joined + like + one
    }()

    private static func family(_ word: String) -> [String]? {
        let word = word.withStraightApostrophes
        return families.first { $0.contains(word) }
    }

    func article(_ word: String, isAfterNoun: Bool) -> PhraseWord? {
        guard let family = Self.family(word) else { return nil }
        var forms = AgreeingForms(family[0], family[5], family[3], family[7])
        // The written form counts as the one of its gender and number, so that it is known what it was.
        switch family.firstIndex(of: word.withStraightApostrophes) {
        case 1: forms.forms[0] = word
        case 6: forms.forms[1] = word
        default: break
        }
        // The second to the sixth family begin with a preposition; "degli" and its like are articles where none is expected.
        let isContraction =
            Self.families[1...5].contains(family) && (isAfterNoun || !["dei", "degli", "delle"].contains(word))
        return isContraction ? .contraction([forms], cases: []) : .determiner([forms])
    }

    func join(_ text: inout Tokens, following: String, genders: [Int: WordMorphology.GrammaticalGender]) {
        for (index, next) in text.neighbours(following: following) {
            let word = text[index].currentLower
            let nextWord = text.current(next).lowercased()
            let sound = Sound(nextWord)
            if isPronoun(word, before: nextWord) { continue }
            if let family = Self.family(word) {
                guard let form = Self.form(family, word.withStraightApostrophes, genders[index], sound) else {
                    continue
                }
                let wasElided = word.endsInApostrophe
                if form.hasSuffix("'") {
                    if !wasElided { text[index].set(form.replacing("'", with: text.apostrophe)) }
                    text.removeSpace(after: index)
                } else {
                    text[index].set(form)
                    if wasElided { text.restoreSpace(after: index) }
                }
            } else if word == "c'" || word == "c’" || word == "ci",
                ["è", "e", "sono"].contains(where: nextWord.hasPrefix)
            {
                // "c'è" and "ci sono": of the forms of "to be", those in e- elide.
                let isElided = !nextWord.hasPrefix("s")
                text[index].set(isElided ? "c" + text.apostrophe : "ci")
                if isElided { text.removeSpace(after: index) } else { text.restoreSpace(after: index) }
            } else if let family = Self.preposition(word), let follower = next.index,
                let place = Self.families[0].firstIndex(of: nextWord.withStraightApostrophes)
            {
                text.contract(index, follower, to: family[place])
                if family[place].hasSuffix("'") { text.removeSpace(after: index) }
            }
        }
    }

    /// "nessuno dei 2 file", "uno di loro": no article stands before a preposition.
    private func isPronoun(_ word: String, before next: String) -> Bool {
        guard ["uno", "nessuno", "alcuno"].contains(where: word.hasSuffix) else { return false }
        return next == "di" || next == "d'" || Self.families[1].contains(next.withStraightApostrophes)
    }

    /// "il cui nome": the article is of the noun behind.
    func isIdiom(_ index: Int, in text: Tokens) -> Bool {
        text.lowerBehind(index) == "cui" && Self.families[0].contains(text[index].lower)
    }

    /// The form of an article before a sound; nil where gender is not known and would matter.
    private static func form(
        _ family: [String], _ word: String, _ gender: WordMorphology.GrammaticalGender?, _ sound: Sound
    ) -> String? {
        guard let place = family.lastIndex(of: word) else { return nil }
        let isPlural = place > 4
        let isAmbiguous = word.hasSuffix("l'") || word == "un"
        let isFeminine = isAmbiguous && gender != nil ? gender == .feminine : place == 3 || place == 4 || place == 7
        if isAmbiguous, gender == nil, sound != .vowel { return nil }
        if isPlural { return isFeminine ? family[7] : sound == .consonant ? family[5] : family[6] }
        if isFeminine { return sound == .vowel ? family[4] : family[3] }
        return sound == .consonant ? family[0] : sound == .impure ? family[1] : family[2]
    }

    private static func preposition(_ word: String) -> [String]? {
        switch word {
        case "di": families[1]
        case "a": families[2]
        case "da": families[3]
        case "in": families[4]
        case "su": families[5]
        default: nil
        }
    }

    /// What an article looks at: lo studente, lo zaino, lo gnomo; l'amico.
    private enum Sound {
        case consonant, impure, vowel

        init(_ word: String) {
            let letters = Array(word.prefix(3))
            guard let first = letters.first else {
                self = .consonant
                return
            }
            let second = letters.count > 1 ? letters[1] : " "
            let isVowel = "aeiouàèéìòùh".contains(first)
            if first == "i" && "aeou".contains(second) || first == "y" && "aeiou".contains(second) {
                self = .impure  // lo iato, lo yogurt
            } else if isVowel {
                self = .vowel
            } else if first == "z" || first == "x"
                || first == "s" && !"aeiouàèéìòù".contains(second) && letters.count > 1
                || ["gn", "ps", "pn", "pt"].contains(String(letters.prefix(2)))
            {
                self = .impure
            } else {
                self = .consonant
            }
        }
    }
}
