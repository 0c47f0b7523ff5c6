internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

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
        for paradigm in Self.paradigms {
            for ending in paradigm.forms where word.hasSuffixScalars(ending) {
                let base = word.droppingScalars(ending) + paradigm.ending
                guard let entry = lexicon.entries(base).first(where: { $0.wordClass.isNoun && $0.wordClass != .person })
                else { continue }
                let noun = HindiNoun(entry)
                if noun.forms.contains(word) {
                    self = noun
                    return
                }
            }
        }
        return nil
    }

    /// The word for a person of the other gender, where one is known: लेखक and लेखिका.
    func pair(in lexicon: Lexicon) -> HindiNoun? {
        let word = forms[0]
        guard let pair = lexicon.entries(word).first(where: { $0.wordClass == .person }),
            let other = pair.forms.first(where: { $0 != word })
        else { return nil }
        let noun = HindiNoun(String(other), in: lexicon)
        return noun?.gender == gender ? nil : noun
    }

    /// How the nouns of a class with an ending go: direct plural, oblique singular and plural.
    private struct Paradigm {
        let wordClass: WordClass
        let ending: String
        let forms: [String]
    }

    /// The rows of `Data/Inflection/hi-endings.tsv`, the longer ending before the shorter.
    private static let paradigms: [Paradigm] = HindiEndings.text.split(separator: "\n").compactMap { line in
        let columns = line.split(separator: "\t").map(String.init)
        guard columns.count == 4 else { return nil }
        let wordClass: WordClass =
            columns[0] == "unchanged" ? .unchangedNoun : columns[3] == "f" ? .feminineNoun : .masculineNoun
        // A vowel sign behind a space is one character with it.
        let forms = columns[2].unicodeScalars.split(separator: " ").map { String($0) }
        let endings = ([columns[1]] + forms).map { $0 == "-" ? "" : $0 }
        return Paradigm(wordClass: wordClass, ending: endings[0], forms: Array(endings.dropFirst()))
    }

    private init(_ entry: Lexicon.Entry) {
        let word = String(entry.forms[0])
        gender = entry.wordClass == .feminineNoun ? .feminine : .masculine
        if entry.forms.count == 4 {
            forms = entry.forms.map { String($0) }
            return
        }
        // One that stays with -ā goes otherwise like any masculine noun.
        let classes: [WordClass] =
            entry.wordClass == .unchangedNoun ? [.unchangedNoun, .masculineNoun] : [entry.wordClass]
        let paradigm = classes.lazy.compactMap { wordClass in
            Self.paradigms.first {
                $0.wordClass == wordClass && ($0.ending.isEmpty || word.hasSuffixScalars($0.ending))
            }
        }.first
        let stem = word.droppingScalars(paradigm?.ending ?? "")
        forms = [word] + (paradigm?.forms.map { stem + $0 } ?? [word, word, word])
    }

    /// Acronyms and units, which Hindi does not inflect.
    static func isLatin(_ word: String) -> Bool { word.utf8.allSatisfy { $0 < 0x80 } }

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
        let (own, end) = (utf8.span, ending.utf8.span)
        guard own.count > end.count else { return false }
        for index in 0..<end.count where own[own.count - end.count + index] != end[index] { return false }
        return true
    }

    func droppingScalars(_ ending: String) -> String { String(Substring(utf8.dropLast(ending.utf8.count))) }
}
