/// The endings of German determiners and adjectives by gender, number and case (general knowledge of school grammar).
enum GermanEndings {
    typealias Case = WordMorphology.GrammaticalCase

    /// How a determiner inflects, which decides what adjectives behind it do.
    enum Family {
        /// der, die, das
        case article
        /// dieser, jeder, welcher: all endings of their own.
        case pronoun
        /// ein, kein, mein: no ending in three forms.
        case indefinite
    }

    struct Determiner {
        let stem: String
        let family: Family
    }

    static func determiner(_ word: String) -> Determiner? {
        if ["der", "die", "das", "den", "dem", "des"].contains(word) { return Determiner(stem: "d", family: .article) }
        for stem in ["ein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer", "eur"] {
            guard word.hasPrefix(stem) else { continue }
            if ["", "e", "en", "em", "er", "es"].contains(word.dropFirst(stem.count)) {
                return Determiner(stem: stem == "eur" ? "euer" : stem, family: .indefinite)
            }
        }
        for stem in ["dies", "jed", "jen", "welch", "manch", "solch"] where word.hasPrefix(stem) {
            if ["e", "en", "em", "er", "es"].contains(word.dropFirst(stem.count)) {
                return Determiner(stem: stem, family: .pronoun)
            }
        }
        return nil
    }

    /// A preposition and an article in one word, and what it becomes before each gender and the plural.
    static let contractions: [String: (grammaticalCase: Case, forms: [String])] = {
        var all: [String: (grammaticalCase: Case, forms: [String])] = [:]
        func add(_ grammaticalCase: Case, _ forms: [String], _ words: [String]) {
            for word in words { all[word] = (grammaticalCase, forms) }
        }
        add(.dative, ["zum", "zur", "zum", "zu den"], ["zum", "zur"])
        add(.dative, ["im", "in der", "im", "in den"], ["im"])
        add(.dative, ["vom", "von der", "vom", "von den"], ["vom"])
        add(.dative, ["beim", "bei der", "beim", "bei den"], ["beim"])
        add(.dative, ["am", "an der", "am", "an den"], ["am"])
        add(.accusative, ["in den", "in die", "ins", "in die"], ["ins"])
        add(.accusative, ["an den", "an die", "ans", "an die"], ["ans"])
        return all
    }()

    /// The column of a table: masculine, feminine, neuter, plural.
    static func column(_ gender: WordMorphology.GrammaticalGender?, _ number: WordMorphology.GrammaticalNumber) -> Int?
    {
        if number.isPlural { return 3 }
        switch gender {
        case .masculine: return 0
        case .feminine: return 1
        case .neuter: return 2
        case nil: return nil
        }
    }

    private static func row(_ grammaticalCase: Case) -> Int? {
        [.nominative, .accusative, .dative, .genitive].firstIndex(of: grammaticalCase)
    }

    private static let articles = [
        ["der", "die", "das", "die"], ["den", "die", "das", "die"], ["dem", "der", "dem", "den"],
        ["des", "der", "des", "der"],
    ]
    private static let strong = [
        ["er", "e", "es", "e"], ["en", "e", "es", "e"], ["em", "er", "em", "en"], ["es", "er", "es", "er"],
    ]
    private static let indefinite = [
        ["", "e", "", "e"], ["en", "e", "", "e"], ["em", "er", "em", "en"], ["es", "er", "es", "er"],
    ]

    static func form(_ determiner: Determiner, _ column: Int, _ grammaticalCase: Case) -> String? {
        guard let row = row(grammaticalCase) else { return nil }
        switch determiner.family {
        case .article: return articles[row][column]
        case .pronoun:
            if determiner.stem == "jed", column == 3 { return nil }
            return determiner.stem + strong[row][column]
        case .indefinite:
            if determiner.stem == "ein", column == 3 { return nil }
            let ending = indefinite[row][column]
            return (determiner.stem == "euer" && !ending.isEmpty ? "eur" : determiner.stem) + ending
        }
    }

    /// The ending of an adjective behind a determiner, or behind none.
    static func adjectiveEnding(behind family: Family?, _ column: Int, _ grammaticalCase: Case) -> String? {
        guard let row = row(grammaticalCase) else { return nil }
        guard let family else { return row == 3 && column % 2 == 0 ? "en" : strong[row][column] }
        if column == 3 || row > 1 { return "en" }
        if row == 1, column == 0 { return "en" }
        return family == .indefinite ? strong[row][column] : "e"
    }

    /// The case that a preposition asks for; two-way ones ask for none.
    static func grammaticalCase(after preposition: String) -> Case? {
        switch preposition {
        case "mit", "bei", "von", "zu", "aus", "nach", "seit", "gegenüber", "außer", "ab": .dative
        case "für", "durch", "ohne", "gegen", "um": .accusative
        case "wegen", "während", "trotz", "statt", "anstatt", "innerhalb", "außerhalb": .genitive
        default: nil
        }
    }

    /// Accusative or dative by whether something moves, which a run does not tell.
    static let twoWay: Set<String> = ["in", "an", "auf", "über", "unter", "vor", "hinter", "neben", "zwischen"]

    /// The ending of an adjective as it is written.
    static func ending(of word: String) -> String? {
        isInvariable(word)
            ? "" : ["en", "em", "er", "es", "e"].first { word.count > $0.count + 1 && word.hasSuffix($0) }
    }

    /// Colours that end in a vowel, and names of numbers: "rosa", "lila", "prima".
    static func isInvariable(_ word: String) -> Bool { word.hasSuffix("a") && word.count > 3 }

    /// An adjective of the lexicon, in any form.
    static func isAdjective(_ word: String) -> Bool { lexicalStem(word) != nil }

    private static func lexicalStem(_ word: String) -> String? {
        for ending in ["en", "em", "er", "es", "e", ""] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if let entry = Lexicon.german.entries(stem).first(where: { $0.wordClass == .adjective }) {
                return entry.form(1) ?? stem
            }
        }
        return nil
    }

    /// `neu` of `neue`, `neuen`. Where an adjective stands before its noun, what is behind the stem is its ending; elsewhere,
    /// as in an argument, a word may have none.
    static func stem(of word: String, isInflected: Bool) -> String? {
        if let stem = lexicalStem(word) { return stem }
        if isInvariable(word) { return word }
        let ending = ending(of: word)
        guard isInflected else {
            // "klein" and "offen": an ending in -e, -es or -em tells an inflected form, -en and -er may be the word's own.
            guard let ending, ["e", "es", "em"].contains(ending) else { return ending == nil ? word : nil }
            return String(word.dropLast(ending.count))
        }
        return ending.map { String(word.dropLast($0.count)) }
    }

    /// The case that a determiner shows when nothing else tells: of masculine forms, those that no other gender's form in
    /// another case is written like.
    static func grammaticalCase(shownBy word: String) -> Case? {
        if word == "den" || word.hasSuffix("nen") && !word.hasPrefix("jen")
            || ["diesen", "jeden", "welchen"].contains(word)
        {
            return .accusative
        }
        if ["dem", "des"].contains(word) || word.hasSuffix("em") { return nil }
        if let determiner = determiner(word), determiner.family == .indefinite, word.count > determiner.stem.count {
            return word.hasSuffix("e") ? .nominative : nil
        }
        return .nominative
    }
}
