/// Portuguese (general knowledge of school grammar: gender, number, contractions).
enum PortugueseGrammar: RomanceGrammar {
    static let lexicon = Lexicon.portuguese
    static let gerunds = ["ando", "endo", "indo"]
    static let degrees: Set<String> = ["não", "muito", "mais", "menos", "já", "ainda", "bem", "mal", "agora"]
    static let pronouns = [["ele", "ela"], ["eles", "elas"], ["dele", "dela"], ["nele", "nela"]]
    static let participles = ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas", "ído", "ída", "ídos", "ídas"]
    static let prepositions: Set<String> = [
        "de", "em", "por", "para", "com", "sem", "sob", "sobre", "entre", "até", "desde", "contra", "após", "perante",
    ]

    static func gender(ofNoun word: String) -> WordMorphology.GrammaticalGender? {
        if ["ção", "são", "dade", "tude", "agem", "ugem", "gião", "ice", "eza", "ância", "ência"].contains(
            where: word.hasSuffix)
        {
            return .feminine
        }
        if ["ema", "oma", "ama"].contains(where: word.hasSuffix) { return word.count > 6 ? .masculine : nil }
        if word.hasSuffix("ista") { return nil }
        if ["or", "el", "al", "il", "ol", "mento", "ém", "im", "om", "um"].contains(where: word.hasSuffix) {
            return .masculine
        }
        return word.hasSuffix("o") && !word.hasSuffix("ão")
            ? .masculine : word.hasSuffix("a") && !word.hasSuffix("ã") ? .feminine : nil
    }

    static func plural(_ word: String) -> String? {
        guard let last = word.last else { return nil }
        if word.hasSuffix("ção") || word.hasSuffix("são") || word.hasSuffix("xão") { return word.dropLast(2) + "ões" }
        if word.hasSuffix("ão") { return nil }  // -ões, -ães or -ãos: the lexicon tells
        if word.hasSuffix("m") { return word.dropLast() + "ns" }
        // A written accent tells that the last syllable has none: níveis, fósseis, álcoois; but papéis, funis, lençóis.
        let isAccented = word.contains { "áéíóúâêô".contains($0) }
        let endings =
            isAccented
            ? [("al", "ais"), ("el", "eis"), ("il", "eis"), ("ol", "ois"), ("ul", "uis")]
            : [("al", "ais"), ("el", "éis"), ("il", "is"), ("ol", "óis"), ("ul", "uis")]
        for (ending, form) in endings where word.hasSuffix(ending) { return word.dropLast(2) + form }
        if word.hasSuffix("ês") { return word.dropLast(2) + "eses" }
        if "rz".contains(last) { return word + "es" }
        if last == "n" { return word + "s" }
        if last == "s" || last == "x" { return word }
        return last.isLetter ? word + "s" : nil
    }

    static func singulars(_ word: String) -> [String] {
        guard word.count > 3, word.hasSuffix("s"),
            !["ss", "us", "is", "ês", "ás", "ós"].contains(where: word.hasSuffix)
                || ["ais", "éis", "óis"].contains(where: word.hasSuffix)
        else { return [] }
        if word.hasSuffix("ões") { return [word.dropLast(3) + "ão"] }
        for (ending, form) in [("ais", "al"), ("éis", "el"), ("óis", "ol"), ("ns", "m")] where word.hasSuffix(ending) {
            return [word.dropLast(ending.count) + form]
        }
        if word.hasSuffix("res") || word.hasSuffix("zes") {
            return [String(word.dropLast(2)), String(word.dropLast())]
        }
        if word.hasSuffix("eses") { return [word.dropLast(4) + "ês", String(word.dropLast())] }
        return [String(word.dropLast())]
    }

    static func adjective(_ word: String) -> AgreeingForms? {
        guard word.count > 2 else { return nil }
        for ending in ["os", "as", "o", "a"] where word.hasSuffix(ending) {
            if ["ão", "ista", "istas"].contains(where: word.hasSuffix) { return nil }
            let stem = word.dropLast(ending.count)
            return AgreeingForms(stem + "o", stem + "os", stem + "a", stem + "as")
        }
        for (masculine, stem) in [("ês", "es"), ("dor", "dor")] {
            for ending in [masculine, stem + "es", stem + "a", stem + "as"] where word.hasSuffix(ending) {
                let root = word.dropLast(ending.count)
                return AgreeingForms(root + masculine, root + stem + "es", root + stem + "a", root + stem + "as")
            }
        }
        let singular = singulars(word).first ?? word
        return ["e", "l", "z", "m", "r"].contains(where: singular.hasSuffix) && plural(singular) != nil
            ? invariable(singular) : nil
    }

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

    /// `a` is an article too; before another one it is the preposition.
    static func isPreposition(_ word: String, before next: String) -> Bool {
        word == "a" && ["o", "a", "os", "as"].contains(next)
    }

    static func join(_ text: inout RunText, following: String, genders: [Int: WordMorphology.GrammaticalGender]) {
        for (index, next) in text.neighbours(following: following) {
            let word = text.segments[index].currentLower
            let nextWord = text.current(next).lowercased()
            guard let follower = next.index, !text.segments[follower].isArgument else { continue }
            // "um" may stay apart; demonstratives contract with de and em only.
            let isArticle = ["o", "a", "os", "as"].contains(nextWord)
            let demonstratives = [
                "este", "esta", "estes", "estas", "esse", "essa", "esses", "essas", "ele", "ela", "eles", "elas",
                "aquele",
                "aquela", "aqueles", "aquelas",
            ]
            guard isArticle || (word == "de" || word == "em") && demonstratives.contains(nextWord),
                let form = contraction(word, nextWord)
            else { continue }
            text.contract(index, follower, to: form)
        }
    }
}
