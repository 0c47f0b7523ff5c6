/// Italian (general knowledge of school grammar: articles, prepositions with articles, gender and number).
enum ItalianGrammar: RomanceGrammar {
    static let lexicon = Lexicon.italian
    static let gerunds = ["ando", "endo"]
    static let degrees: Set<String> = ["non", "molto", "più", "meno", "già", "ancora", "bene", "ora"]
    static let pronouns = [["lui", "lei"], ["egli", "ella"]]
    static let participles = ["ato", "ata", "ati", "ate", "uto", "uta", "uti", "ute", "ito", "ita", "iti", "ite"]
    static let prepositions: Set<String> = [
        "a", "ad", "di", "d'", "d’", "da", "in", "con", "per", "su", "tra", "fra", "senza", "sotto", "sopra", "dopo",
        "prima", "verso", "contro", "durante",
    ]

    static func gender(ofNoun word: String) -> WordMorphology.GrammaticalGender? {
        if ["zione", "sione", "gione", "tà", "tù", "trice", "tudine", "igine", "aggine"].contains(where: word.hasSuffix)
        {
            return .feminine
        }
        if word.hasSuffix("ista") || word.count < 3 { return nil }
        if ["ema", "amma", "tore", "sore", "iere", "ale", "ile", "ore", "ame"].contains(where: word.hasSuffix) {
            return .masculine
        }
        return word.hasSuffix("o") ? .masculine : word.hasSuffix("a") ? .feminine : nil
    }

    static func plural(_ word: String) -> String? {
        guard let last = word.last else { return nil }
        if "àèéìòù".contains(last) || !"aeio".contains(last) { return last.isLetter ? word : nil }
        let stem = word.dropLast()
        switch last {
        case "o":
            if word.hasSuffix("io") { return String(stem) }
            // -co and -go vary (amici, fuochi); where the accent falls decides, which spelling does not show.
            if word.hasSuffix("go") { return word.hasSuffix("logo") ? nil : stem + "hi" }
            if word.hasSuffix("co") { return word.hasSuffix("ico") ? stem + "i" : word.count < 7 ? stem + "hi" : nil }
            return stem + "i"
        case "a":
            if word.hasSuffix("ema") || word.hasSuffix("amma") { return stem + "i" }
            if word.hasSuffix("ista") { return nil }
            if word.hasSuffix("ca") || word.hasSuffix("ga") { return stem + "he" }
            for (ending, form) in [("cia", "ce"), ("gia", "ge")] where word.hasSuffix(ending) {
                let before = word.dropLast(3).last
                return before.map { "aeiou".contains($0) } == true ? stem + "e" : word.dropLast(3) + form
            }
            return stem + "e"
        case "e": return word.hasSuffix("ie") ? (word.hasSuffix("glie") ? stem + "" : word) : stem + "i"
        default: return word
        }
    }

    static func singulars(_ word: String) -> [String] {
        guard word.count > 3 else { return [] }
        if word.hasSuffix("zioni") || word.hasSuffix("sioni") { return [word.dropLast() + "e"] }
        if word.hasSuffix("chi") || word.hasSuffix("ghi") { return [word.dropLast(2) + "o"] }
        if word.hasSuffix("che") || word.hasSuffix("ghe") { return [word.dropLast(2) + "a"] }
        if word.hasSuffix("i") {
            return [word.dropLast() + "o", word.dropLast() + "e", word + "o", word.dropLast() + "a"]
        }
        if word.hasSuffix("ce") || word.hasSuffix("ge") { return [word.dropLast() + "ia", word.dropLast() + "a"] }
        // -e is the singular as often as the plural of -a; only a word that is known tells.
        guard word.hasSuffix("e") else { return [] }
        let singular = String(word.dropLast()) + "a"
        return lexicon.entries(singular).isEmpty ? [] : [singular]
    }

    static func adjective(_ word: String) -> AgreeingForms? {
        guard word.count > 3, let last = word.last, "oaie".contains(last) else { return nil }
        var stem = String(word.dropLast())
        if stem.hasSuffix("h"), last == "i" || last == "e" { stem.removeLast() }
        let isHard = stem.hasSuffix("c") && !stem.hasSuffix("ic") || stem.hasSuffix("g")
        let feminineHard = stem.hasSuffix("c") || stem.hasSuffix("g")
        let plural = stem.hasSuffix("i") ? stem : stem + (isHard ? "hi" : "i")
        if last == "e", !participles.contains(where: word.hasSuffix) {
            return AgreeingForms(word, stem + "i", word, stem + "i")
        }
        return AgreeingForms(stem + "o", plural, stem + "a", stem + (feminineHard ? "he" : "e"))
    }

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
        let word = word.replacing("’", with: "'")
        return families.first { $0.contains(word) }
    }

    static func article(_ word: String) -> AgreeingForms? {
        guard let family = family(word) else { return nil }
        var forms = AgreeingForms(family[0], family[5], family[3], family[7])
        // The written form counts as the one of its gender and number, so that it is known what it was.
        switch family.firstIndex(of: word.replacing("’", with: "'")) {
        case 1: forms.forms[0] = word
        case 6: forms.forms[1] = word
        default: break
        }
        return forms
    }

    static func join(_ text: inout RunText, following: String, genders: [Int: WordMorphology.GrammaticalGender]) {
        for (index, next) in text.neighbours(following: following) {
            let word = text.segments[index].currentLower
            let nextWord = text.current(next).lowercased()
            let sound = Sound(nextWord)
            if let family = family(word) {
                guard let form = form(family, word.replacing("’", with: "'"), genders[index], sound) else { continue }
                let wasElided = word.hasSuffix("'") || word.hasSuffix("’")
                if form.hasSuffix("'") {
                    if !wasElided { text.segments[index].set(form.replacing("'", with: text.apostrophe)) }
                    text.removeSpace(after: index)
                } else {
                    text.segments[index].set(form)
                    if wasElided { text.restoreSpace(after: index) }
                }
            } else if let family = preposition(word), let follower = next.index,
                let place = families[0].firstIndex(of: nextWord.replacing("’", with: "'"))
            {
                text.contract(index, follower, to: family[place])
                if family[place].hasSuffix("'") { text.removeSpace(after: index) }
            }
        }
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
