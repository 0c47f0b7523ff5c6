internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Portuguese (general knowledge of school grammar: gender, number, contractions).
struct PortugueseGrammar: RomanceGrammar {
    typealias Chunks = AttributesAround

    var lexicon = Lexicon.portuguese
    let pronouns = [["ele", "ela"], ["eles", "elas"], ["dele", "dela"], ["nele", "nela"]]
    let endings = Endings.portuguese
    let fixed: FixedWords? = .portuguese

    /// Prepositions with articles: de + o is do.
    private static func contraction(_ preposition: String, _ article: String) -> String? {
        switch preposition {
        case "de": "d" + article
        case "em": "n" + article
        case "por": "pel" + article
        case "a": ["o": "ao", "a": "à", "os": "aos", "as": "às"][article]
        default: nil
        }
    }

    /// `a` is an article too; before another one, and behind a noun or a verb, it is the preposition.
    func isPreposition(_ word: String, before next: String, isAfterNoun: Bool) -> Bool {
        word == "a" && (isAfterNoun || ["o", "a", "os", "as"].contains(next))
    }

    func join(_ text: inout Tokens, following: String, genders: [Int: WordMorphology.GrammaticalGender]) {
        for (index, next) in text.neighbours(following: following) {
            let word = text[index].currentLower
            let nextWord = text.current(next).lowercased()
            guard let follower = next.index, !text[follower].isArgument else { continue }
            // "um" may stay apart.
            guard let form = Self.contraction(word, nextWord), !nextWord.hasPrefix("um"),
                lexicon.listed(form).contains(where: { $0.wordClass == .contraction })
                    || pronouns.contains(where: { $0.contains(form) })
            else { continue }
            text.contract(index, follower, to: form)
        }
    }
}
