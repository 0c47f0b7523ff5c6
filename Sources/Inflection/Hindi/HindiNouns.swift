/// Hindi nouns: direct and oblique forms by gender and ending (general knowledge of school grammar).
struct HindiNoun {
    typealias Gender = WordMorphology.GrammaticalGender

    let gender: Gender
    /// Direct singular, direct plural, oblique singular, oblique plural.
    let forms: [String]

    init?(_ word: String, in lexicon: Lexicon) {
        for entry in lexicon.entries(word)
        where entry.wordClass == .masculineNoun || entry.wordClass == .feminineNoun || entry.wordClass == .unchangedNoun
        {
            self.init(entry)
            return
        }
        // An inflected form: what it may come from, and whether that has it.
        for (ending, bases) in Self.bases where word.hasSuffixScalars(ending) {
            for base in bases {
                let stem = word.droppingScalars(ending) + base
                guard let entry = lexicon.entries(stem).first(where: { $0.wordClass.isNoun }) else {
                    continue
                }
                let noun = HindiNoun(entry)
                if noun.forms.contains(word) {
                    self = noun
                    return
                }
            }
        }
        return nil
    }

    private static let bases: [(String, [String])] = [
        ("ियों", ["ी", "ि"]), ("ियाँ", ["ी", "ि"]), ("ियां", ["ी", "ि"]), ("ाओं", ["ा"]), ("ाएँ", ["ा"]), ("ाएं", ["ा"]),
        ("ुओं", ["ू", "ु"]), ("ुएँ", ["ू", "ु"]), ("ों", ["", "ा"]), ("ें", [""]), ("े", ["ा"]),
    ]

    private init(_ entry: Lexicon.Entry) {
        let word = String(entry.forms[0])
        gender = entry.wordClass == .feminineNoun ? .feminine : .masculine
        if entry.forms.count == 4 {
            forms = entry.forms.map { String($0) }
            return
        }
        func stem(_ ending: String) -> String { word.droppingScalars(ending) }
        switch (gender, entry.wordClass) {
        case (.feminine, _):
            if word.hasSuffixScalars("िया") {
                forms = [word, word + "ँ", word, stem("ा") + "ों"]
            } else if word.hasSuffixScalars("ी") {
                forms = [word, stem("ी") + "ियाँ", word, stem("ी") + "ियों"]
            } else if word.hasSuffixScalars("ि") {
                forms = [word, word + "याँ", word, word + "यों"]
            } else if word.hasSuffixScalars("ू") {
                forms = [word, stem("ू") + "ुएँ", word, stem("ू") + "ुओं"]
            } else if ["ा", "ु", "ो", "ौ"].contains(where: word.hasSuffixScalars) {
                forms = [word, word + "एँ", word, word + "ओं"]
            } else {
                forms = [word, word + "ें", word, word + "ों"]
            }
        case (_, .masculineNoun) where word.hasSuffixScalars("ा"):
            forms = [word, stem("ा") + "े", stem("ा") + "े", stem("ा") + "ों"]
        default:
            if word.hasSuffixScalars("ी") {
                forms = [word, word, word, stem("ी") + "ियों"]
            } else if word.hasSuffixScalars("ू") {
                forms = [word, word, word, stem("ू") + "ुओं"]
            } else if ["ा", "ु", "ि", "ो"].contains(where: word.hasSuffixScalars) {
                forms = [word, word, word, word + (word.hasSuffixScalars("ि") ? "यों" : "ओं")]
            } else {
                forms = [word, word, word, word + "ों"]
            }
        }
    }

    func form(isPlural: Bool, isOblique: Bool) -> String { forms[(isPlural ? 1 : 0) + (isOblique ? 2 : 0)] }

    /// Singular or plural as it is written; nil where it may be either.
    func isPlural(_ word: String, isOblique: Bool) -> Bool? {
        let pair = isOblique ? [forms[2], forms[3]] : [forms[0], forms[1]]
        if pair[0] == pair[1] { return nil }
        if let place = pair.firstIndex(of: word) { return place == 1 }
        // The other case's form: लड़का for लड़के को, and लड़के for लड़का.
        return word == forms[3] || word == forms[1] && word != forms[2]
    }
}

extension String {
    /// Endings of Devanagari are vowel signs, which are parts of characters.
    func hasSuffixScalars(_ ending: String) -> Bool {
        let (scalars, end) = (unicodeScalars, ending.unicodeScalars)
        return scalars.count > end.count && scalars.reversed().starts(with: end.reversed())
    }

    func droppingScalars(_ ending: String) -> String {
        String(String.UnicodeScalarView(unicodeScalars.dropLast(ending.unicodeScalars.count)))
    }
}
