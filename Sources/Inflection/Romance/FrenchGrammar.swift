/// French (general knowledge of school grammar: gender, number, elision).
enum FrenchGrammar: RomanceGrammar {
    static let lexicon = Lexicon.french
    static let gerunds = ["ant"]
    static let degrees: Set<String> = ["non", "pas", "très", "plus", "moins", "bien", "mal", "déjà", "encore"]
    static let pronouns = [["il", "elle"], ["ils", "elles"], ["celui", "celle"]]
    static let participles = ["é", "ée", "és", "ées"]
    static let prepositions: Set<String> = [
        "à", "de", "d'", "d’", "en", "dans", "par", "pour", "sur", "sous", "avec", "sans", "chez", "entre", "vers",
        "depuis", "pendant", "avant", "après", "contre",
    ]

    static func gender(ofNoun word: String) -> WordMorphology.GrammaticalGender? {
        let feminine = [
            "tion", "sion", "xion", "aison", "ance", "ence", "ette", "ure", "esse", "té", "tude", "ille", "elle", "ée",
            "ade", "ie", "enne", "euse", "trice",
        ]
        let masculine = [
            "age", "ment", "eau", "isme", "oir", "er", "ier", "al", "el", "il", "et", "in", "ien", "on", "phone",
            "scope", "ou", "at", "ais", "ois",
        ]
        if feminine.contains(where: word.hasSuffix) { return .feminine }
        return masculine.contains(where: word.hasSuffix) && word.count > 3 ? .masculine : nil
    }

    static func plural(_ word: String) -> String? {
        guard let last = word.last, last.isLetter else { return nil }
        if "sxz".contains(last) { return word }
        if word.hasSuffix("al") { return word.dropLast(2) + "aux" }
        if ["eau", "au", "eu"].contains(where: word.hasSuffix) { return word + "x" }
        return word + "s"
    }

    static func singulars(_ word: String) -> [String] {
        if word.hasSuffix("eaux") { return [String(word.dropLast())] }
        if word.hasSuffix("aux") {
            return [word.dropLast(3) + "al", word.dropLast(3) + "ail", String(word.dropLast())]
        }
        if word.hasSuffix("eux") || word.hasSuffix("oux") { return [] }
        guard word.count > 3, word.hasSuffix("s"), !["ss", "us", "is", "as", "os"].contains(where: word.hasSuffix)
        else { return [] }
        return [String(word.dropLast())]
    }

    /// Masculine and feminine endings; the longer before the shorter.
    private static let endings: [(String, String)] = [
        ("teur", "trice"), ("eux", "euse"), ("eur", "euse"), ("ien", "ienne"), ("if", "ive"), ("el", "elle"),
        ("er", "ère"),
        ("on", "onne"), ("al", "ale"), ("é", "ée"), ("i", "ie"), ("u", "ue"), ("ais", "aise"), ("ois", "oise"),
        ("ant", "ante"),
        ("ent", "ente"), ("it", "ite"), ("ert", "erte"), ("and", "ande"), ("ain", "aine"), ("in", "ine"),
    ]

    static func adjective(_ word: String) -> AgreeingForms? {
        guard word.count > 2 else { return nil }
        for (masculine, feminine) in endings {
            let masculinePlural =
                masculine.hasSuffix("s") || masculine.hasSuffix("x")
                ? masculine : masculine == "al" ? "aux" : masculine + "s"
            for ending in [feminine + "s", feminine, masculinePlural, masculine] where word.hasSuffix(ending) {
                let stem = word.dropLast(ending.count)
                return AgreeingForms(stem + masculine, stem + masculinePlural, stem + feminine, stem + feminine + "s")
            }
        }
        let singular = word.hasSuffix("es") ? String(word.dropLast()) : word
        return singular.hasSuffix("e") ? invariable(singular) : nil
    }

    /// `l'` is an article too; which it is, the noun tells. `des` is read as the plural of `un`.
    static func article(_ word: String) -> AgreeingForms? {
        switch word {
        case "l'", "l’", "le", "la", "les": AgreeingForms("le", "les", "la", "les")
        case "du": AgreeingForms("du", "des", "de la", "des")
        case "au", "aux": AgreeingForms("au", "aux", "à la", "aux")
        default: nil
        }
    }

    static func join(_ text: inout RunText, following: String, genders: [Int: WordMorphology.GrammaticalGender]) {
        for (index, next) in text.neighbours(following: following) {
            let word = text.segments[index].currentLower
            let nextText = text.current(next)
            let nextWord = nextText.lowercased()
            let isVowel = beginsWithVowel(nextWord)
            let isElided = word.hasSuffix("'") || word.hasSuffix("’")
            let gender = genders[index]
            if isVowel, ["le", "la", "de", "que", "je", "ne", "se", "me", "te"].contains(word) {
                text.elide(index)
            } else if isVowel, word == "de la" || word == "du" {
                text.segments[index].set("de l" + text.apostrophe)
                text.removeSpace(after: index)
            } else if isVowel, word == "à la" || word == "au" {
                text.segments[index].set("à l" + text.apostrophe)
                text.removeSpace(after: index)
            } else if !isVowel, isElided, nextText.first?.isLetter == true {
                let full =
                    word.hasPrefix("l")
                    ? (gender == nil ? nil : gender == .feminine ? "la" : "le") : word.dropLast() + "e"
                if let full {
                    text.segments[index].set(full)
                    text.restoreSpace(after: index)
                }
            } else if let pair = liaison.first(where: { $0.0 == word || $0.1 == word }), gender != .feminine,
                !isFunction(nextWord), !(word == "vieux" && nextWord.hasSuffix("s"))
            {
                text.segments[index].set(isVowel ? pair.1 : pair.0)
            } else if let pair = [("ma", "mon"), ("ta", "ton"), ("sa", "son")].first(where: { $0.0 == word }), isVowel {
                text.segments[index].set(pair.1)
            } else if word == "de" || word == "à", nextWord == "le" || nextWord == "les",
                nextText.first?.isLowercase == true,
                let follower = next.index
            {
                let forms = word == "de" ? ["du", "des"] : ["au", "aux"]
                text.contract(index, follower, to: forms[nextWord == "le" ? 0 : 1])
            }
        }
    }

    private static let liaison = [
        ("ce", "cet"), ("beau", "bel"), ("nouveau", "nouvel"), ("vieux", "vieil"), ("fou", "fol"),
    ]

    private static func isFunction(_ word: String) -> Bool {
        prepositions.contains(word) || lexicon.entries(word).contains { $0.category == "x" || $0.category == "v" }
    }

    /// A vowel or a mute h: l'hôtel, but le héros, le onze, le yaourt.
    private static func beginsWithVowel(_ word: String) -> Bool {
        guard let first = word.first else { return false }
        let aspirated = [
            "héros", "haricot", "hibou", "haut", "hasard", "halte", "hamac", "handicap", "hockey", "honte", "huit",
            "hamburger",
            "hall", "hamster", "hausse", "hache", "hack", "haine", "harpe", "hash", "hériss", "homard", "housse",
            "hublot", "hors",
            "hotte", "hot", "hors", "hub", "hangar", "havre", "hors", "huée", "hérisson", "hollande", "hongr", "onze",
            "onzième", "oui", "ouistiti",
        ]
        if aspirated.contains(where: word.hasPrefix) { return false }
        if first == "y" { return word.dropFirst().first.map { !"aeiou".contains($0) } ?? true }
        return "aeiouhàâäéèêëîïôöùûüœæ".contains(first)
    }
}

extension RunText {
    /// `le ami` becomes `l'ami`.
    mutating func elide(_ index: Int) {
        segments[index].text = segments[index].text.dropLast() + apostrophe
        removeSpace(after: index)
    }
}
