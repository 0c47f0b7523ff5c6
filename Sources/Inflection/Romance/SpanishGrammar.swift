internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Spanish: what neighbours do to each other (general knowledge of school grammar).
struct SpanishGrammar: RomanceGrammar {
    typealias Chunks = AttributesAround

    var lexicon = Lexicon.spanish
    let endings = Endings.spanish
    let fixed: FixedWords? = .spanish
    let pronouns = [["él", "ella"], ["ellos", "ellas"]]

    /// "hace 3 días": ago.
    func isPreposition(_ word: String, before next: String, isAfterNoun: Bool) -> Bool {
        word == "hace" && next.isEmpty
    }

    /// "como mínimo", "como máximo".
    func isIdiom(_ index: Int, in text: Tokens) -> Bool {
        // "llévate 2 bebidas": an imperative and its pronoun.
        let isImperative =
            text.isBeforeNumber(index) && text[index].reading.entries.isEmpty
            && ["te", "me", "se", "nos"].contains(where: text[index].lower.hasSuffix)
            && text[index].lower.contains { "áéíóú".contains($0) }
        if isImperative { return true }
        return text.lowerBefore(index) == "como" && ["mínimo", "máximo"].contains(text[index].lower)
    }

    func join(_ text: inout Tokens, following: String, genders: [Int: WordMorphology.GrammaticalGender]) {
        for (index, next) in text.neighbours(following: following) {
            let word = text[index].currentLower
            let nextText = text.current(next)
            let nextWord = nextText.lowercased()
            // El agua, un agua: feminine nouns that begin with a stressed a.
            if word == "la" || word == "una",
                lexicon.entries(nextWord).contains(where: { $0.wordClass == .elNoun && $0.forms[0] == nextWord })
            {
                text[index].set(word == "la" ? "el" : "un")
            }
            if word == "de" || word == "a", nextWord == "el", nextText != "El", let follower = next.index {
                text.contract(index, follower, to: word == "de" ? "del" : "al")
            }
        }
    }
}
