internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// French (general knowledge of school grammar: gender, number, elision).
struct FrenchGrammar: RomanceGrammar {
    typealias Chunks = AttributesAround

    var lexicon = Lexicon.french
    let pronouns = [["il", "elle"], ["ils", "elles"], ["celui", "celle"]]
    let endings = Endings.french
    let fixed: FixedWords? = .french

    /// `l'` is an article too; which it is, the noun tells. `des` is the plural of `un`, and behind a noun, of `du`.
    func article(_ word: String, isAfterNoun: Bool) -> PhraseWord? {
        let ofThe = AgreeingForms("du", "des", "de la", "des")
        switch word {
        case "l'", "l’", "le", "la", "les": return .determiner([AgreeingForms("le", "les", "la", "les")])
        case "des" where isAfterNoun, "du": return .contraction([ofThe], cases: [])
        case "au", "aux": return .contraction([AgreeingForms("au", "aux", "à la", "aux")], cases: [])
        default: return nil
        }
    }

    /// "ce mois-ci", "cette fois-là": no adjectives, whatever they end in.
    func adjectiveForms(_ word: String) -> AgreeingForms? {
        word.hasSuffix("-ci") || word.hasSuffix("-là") ? nil : endings.adjective(word)
    }

    func invertedVerb(_ word: String) -> String? {
        guard let hyphen = word.lastIndex(of: "-"), lexicon.listed(word).isEmpty else { return nil }
        let pronoun = String(word[word.index(after: hyphen)...])
        let isSubject = lexicon.listed(pronoun).contains {
            $0.wordClass == .subjectPronoun || $0.wordClass == .readerPronoun
        }
        return isSubject || pronoun == "ce" ? word.split(separator: "-").first.map(String.init) : nil
    }

    func invertedForms(_ word: String) -> VerbForms? {
        let parts = word.split(separator: "-").map(String.init)
        guard let first = parts.first, let pronoun = parts.last, ["il", "elle", "ils", "elles"].contains(pronoun),
            let forms = lexicon.listed(first).lazy.compactMap({ VerbForms($0) }).first
        else { return nil }
        let one = pronoun.hasPrefix("elle") ? "elle" : "il"
        let joint = ["t", "d"].contains(where: forms.singular.hasSuffix) ? "-" : "-t-"
        return VerbForms(
            singular: forms.singular + joint + one, plural: forms.plural + "-" + one + "s", kind: forms.kind)
    }

    static var readersHaveThirdPerson: Bool { false }

    /// "2 contacts vous ont envoyé": as a subject "vous" has a verb of its own person.
    private func isObject(_ index: Int, in text: Tokens) -> Bool {
        guard text[index].lower == "vous", text.wordBefore(index) != nil, let next = text.nextWord(index) else {
            return false
        }
        let listed = text[next].reading.listed
        return listed.contains(where: \.wordClass.isVerb) || listed.isEmpty && endings.verb(text[next].lower) != nil
    }

    /// "en tant que": as.
    func isIdiom(_ index: Int, in text: Tokens) -> Bool {
        if isObject(index, in: text) { return true }
        let phrase = ["en", "tant", "que"]
        let place =
            text[index].lower == "qu'" || text[index].lower == "qu’"
            ? 2 : phrase.firstIndex(of: text[index].lower)
        guard let place, index >= place, index + 1 - place < text.indices.count else { return false }
        let words = (0..<2).map { text[index + $0 - place].lower }
        return words == ["en", "tant"]
    }

    func join(_ text: inout Tokens, following: String, genders: [Int: WordMorphology.GrammaticalGender]) {
        for (index, next) in text.neighbours(following: following) {
            let word = text[index].currentLower
            let nextText = text.current(next)
            let nextWord = nextText.lowercased()
            let isVowel = beginsWithVowel(nextWord)
            let isElided = word.endsInApostrophe
            let gender = genders[index]
            if isVowel, ["le", "la", "de", "que", "je", "ne", "se", "me", "te"].contains(word) {
                text.elide(index)
            } else if isVowel, word == "de la" || word == "du" {
                text[index].set("de l" + text.apostrophe)
                text.removeSpace(after: index)
            } else if isVowel, word == "à la" || word == "au" {
                text[index].set("à l" + text.apostrophe)
                text.removeSpace(after: index)
            } else if !isVowel, isElided, nextText.first?.isLetter == true {
                let full =
                    word.hasPrefix("l")
                    ? (gender == nil ? nil : gender == .feminine ? "la" : "le") : word.dropLast() + "e"
                if let full {
                    text[index].set(full)
                    text.restoreSpace(after: index)
                }
            } else if let pair = Self.liaison.first(where: { $0.0 == word || $0.1 == word }), gender != .feminine,
                !isFunction(nextWord), !(word == "vieux" && nextWord.hasSuffix("s"))
            {
                text[index].set(isVowel ? pair.1 : pair.0)
            } else if let pair = [("ma", "mon"), ("ta", "ton"), ("sa", "son")].first(where: { $0.0 == word }), isVowel {
                text[index].set(pair.1)
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

    private func isFunction(_ word: String) -> Bool {
        switch analyze(word, at: .behind) {
        case .determiner, .adjective, .noun, .unknown: false
        default: true
        }
    }

    /// What words begin with that nothing is elided before.
    private static let aspirated = Set(Lexicon.french.entries(of: .aspirated).compactMap(\.forms.first?.first))

    /// A vowel or a mute h: l'hôtel, but le héros, le onze, le yaourt.
    private func beginsWithVowel(_ word: String) -> Bool {
        guard let first = word.first, "aeiouhyàâäéèêëîïôöùûüœæ".contains(first) else { return false }
        if Self.aspirated.contains(first) {
            let beginning = (1...min(word.count, 12)).reversed().lazy.compactMap {
                lexicon.listed(word.prefix($0) + "-").first
            }.first
            if beginning?.wordClass == .aspirated { return false }
        }
        if first == "y" { return word.dropFirst().first.map { !"aeiou".contains($0) } ?? true }
        return "aeiouhàâäéèêëîïôöùûüœæ".contains(first)
    }
}

extension Tokens {
    /// `le ami` becomes `l'ami`.
    mutating func elide(_ index: Int) {
        self[index].text = self[index].text.dropLast() + apostrophe
        removeSpace(after: index)
    }
}
