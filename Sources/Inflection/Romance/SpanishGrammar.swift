/// Spanish (general knowledge of school grammar: gender, number, contractions).
enum SpanishGrammar: RomanceGrammar {
    static let lexicon = Lexicon.spanish
    static let prepositions: Set<String> = [
        "a", "ante", "bajo", "con", "contra", "de", "desde", "en", "entre", "hacia", "hasta", "para", "por", "según",
        "sin", "sobre", "tras", "durante", "mediante",
    ]

    static func gender(ofNoun word: String) -> WordMorphology.GrammaticalGender? {
        if ["ción", "sión", "xión", "dad", "tad", "tud", "umbre", "ez", "eza"].contains(where: word.hasSuffix) {
            return .feminine
        }
        if ["aje", "ema", "oma", "or", "án", "ón", "ín", "én", "és", "el", "al", "il", "ol", "ul", "miento"].contains(
            where: word.hasSuffix)
        {
            // -ema and -oma are Greek and masculine (problema, idioma) but for words of two syllables: goma.
            if word.hasSuffix("ema") || word.hasSuffix("oma") { return word.count > 5 ? .masculine : nil }
            return .masculine
        }
        if word.hasSuffix("ista") { return nil }
        if word.hasSuffix("o") { return .masculine }
        if word.hasSuffix("a") { return .feminine }
        return nil
    }

    static func plural(_ word: String) -> String? {
        guard let last = word.last else { return nil }
        if word.hasSuffix("z") { return word.dropLast() + "ces" }
        if "aeoáéó".contains(last) { return word + "s" }
        if "iu".contains(last) { return word + "s" }
        if "íú".contains(last) { return word + "es" }
        if last == "s" || last == "x" {
            // "inglés" and "bebés" end alike, and only the lexicon tells them apart.
            if ["ás", "és", "ís", "ós", "ús"].contains(where: word.hasSuffix) { return nil }
            // Stressed on the last syllable, as words of one syllable are: meses, gases.
            return last == "s" && word.count(where: { "aeiou".contains($0) }) == 1 ? word + "es" : word
        }
        let accented: [(String, String)] = [
            ("án", "anes"), ("én", "enes"), ("ín", "ines"), ("ón", "ones"), ("ún", "unes"),
        ]
        for (ending, form) in accented where word.hasSuffix(ending) { return word.dropLast(2) + form }
        return "dlnrj".contains(last) || last == "y" ? word + "es" : last.isLetter && last.isASCII ? word + "s" : nil
    }

    static func singulars(_ word: String) -> [String] {
        guard word.count > 3, word.hasSuffix("s"), !["ss", "is", "us"].contains(where: word.hasSuffix) else {
            return []
        }
        if word.hasSuffix("ciones") || word.hasSuffix("siones") { return [word.dropLast(4) + "ón"] }
        if word.hasSuffix("ces") { return [word.dropLast(3) + "z", String(word.dropLast())] }
        if word.hasSuffix("es") {
            var all = [String(word.dropLast(2)), String(word.dropLast())]
            let accents: [(String, String)] = [
                ("anes", "án"), ("enes", "én"), ("ines", "ín"), ("ones", "ón"), ("eses", "és"),
            ]
            for (ending, form) in accents where word.hasSuffix(ending) { all.insert(word.dropLast(4) + form, at: 0) }
            return all
        }
        return word.hasSuffix("as") || word.hasSuffix("os") ? [String(word.dropLast())] : []
    }

    static func adjective(_ word: String) -> AgreeingForms? {
        guard word.count > 2 else { return nil }
        for ending in ["os", "as", "o", "a"] where word.hasSuffix(ending) {
            if word.hasSuffix("ista") || word.hasSuffix("istas") { return nil }
            let stem = word.dropLast(ending.count)
            return AgreeingForms(stem + "o", stem + "os", stem + "a", stem + "as")
        }
        for (singular, stem) in [("or", "or"), ("ón", "on"), ("án", "an"), ("és", "es"), ("ín", "in")] {
            for ending in [singular, stem + "a", stem + "es", stem + "as"] where word.hasSuffix(ending) {
                let root = word.dropLast(ending.count)
                if ["mej", "may", "men", "pe", "superi", "inferi", "exteri", "interi", "posteri", "anteri"].contains(
                    root) || root.hasSuffix("eri")
                {
                    return AgreeingForms(root + "or", root + "ores", root + "or", root + "ores")
                }
                return AgreeingForms(root + singular, root + stem + "es", root + stem + "a", root + stem + "as")
            }
        }
        let singular = singulars(word).first ?? word
        return ["e", "l", "z", "n", "r", "ista"].contains(where: singular.hasSuffix) ? invariable(singular) : nil
    }

    static let gerunds = ["ando", "iendo", "yendo"]
    static let degrees: Set<String> = ["no", "muy", "más", "menos", "ya", "aún", "todavía", "bien", "mal", "ahora"]
    static let pronouns = [["él", "ella"], ["ellos", "ellas"]]
    static let participles = ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas", "ído", "ída", "ídos", "ídas"]

    static func join(_ text: inout RunText, following: String, genders: [Int: WordMorphology.GrammaticalGender]) {
        for (index, next) in text.neighbours(following: following) {
            let word = text.segments[index].currentLower
            let nextText = text.current(next)
            let nextWord = nextText.lowercased()
            // El agua, un agua: feminine nouns that begin with a stressed a.
            if word == "la" || word == "una",
                lexicon.entries(nextWord).contains(where: { $0.category == "ne" && $0.forms[0] == nextWord })
            {
                text.segments[index].set(word == "la" ? "el" : "un")
            }
            if word == "de" || word == "a", nextWord == "el", nextText != "El", let follower = next.index {
                text.contract(index, follower, to: word == "de" ? "del" : "al")
            }
        }
    }
}
