internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A noun of a Romance language with its article, determiners and adjectives, or adjectives alone, and what follows them unchanged.
struct RomancePhrase<Grammar: RomanceGrammar> {
    typealias Gender = WordMorphology.GrammaticalGender
    typealias Number = WordMorphology.GrammaticalNumber

    let source: String
    let grammar: Grammar
    let table: PhrasePieceTable
    var text: PhraseText
    /// An article, perhaps joined with a preposition, at the beginning.
    var opening: PhrasePieceTable.Found?
    /// Words that agree, with their forms: before the noun the first row, behind it the last.
    var agreeing: [Int: [AgreeingForms]] = [:]
    var hasDeterminer = false
    var head: Int?
    var noun: Noun?
    /// The forms of a noun alone that is an adjective too: "bienvenida".
    var adjective: AgreeingForms?
    /// The forms of a verb alone.
    var verb: VerbForms?
    /// A word of which it is not known whether it agrees.
    var doubtful: String?
    /// Whether what follows the noun and its adjectives may stay as it is.
    var isClosed = true
    /// Whether a word that nobody knows stands before the noun, or there is no other.
    var isName = false
    /// Whether it is a name that never has an article: "Paris".
    var isBare = false
    let language: InflectionLanguage

    init(_ phrase: String, _ grammar: Grammar, _ language: InflectionLanguage) {
        source = phrase
        self.grammar = grammar
        self.language = language
        table = .of(language)
        text = PhraseText(phrase, splitsAtApostrophe: true)
        read()
    }

    var openingCount: Int { opening?.count ?? 0 }

    private mutating func read() {
        // A letter alone is a name: "l", "d".
        if text.words.count == 1, text.words[0].text.count == 1, text.words[0].text.first?.isLetter == true,
            grammar.lexicon.entries(text.words[0].lower).isEmpty
        {
            return isName = true
        }
        opening = table.piece(at: text.words[...])
        var start = openingCount
        while start < text.words.count, case .determiner(let rows) = analyzed(start, .start), !isNoun(start) {
            agreeing[start] = rows
            hasDeterminer = true
            start += 1
        }
        if opening == nil, !hasDeterminer, text.words.count == 1, let verb = grammar.verb(alone: text.words[0].lower) {
            self.verb = verb
            return
        }
        if !hasDeterminer, let found = NameTable.of(language).name(at: text.words[start...]) {
            return readName(found.row, start..<start + found.count)
        }
        // "24 heures": what is counted stays in its number.
        while start + 1 < text.words.count, text.words[start].lower.allSatisfy(\.isNumber) {
            doubtful = text.words[start].text
            start += 1
        }
        // "très grand": an adverb, which stays.
        while start + 1 < text.words.count, case .other = analyzed(start, .start), rows(start + 1) != nil { start += 1 }
        var end = start
        while end < text.words.count, !isEnd(end, of: start) { end += 1 }
        readGroup(start..<end)
        if head == nil, doubtful == nil { end = readJoined(end) }
        readTail(end)
    }

    /// "excité, nerveux ou stressé": adjectives that a comma or a conjunction joins.
    private mutating func readJoined(_ start: Int) -> Int {
        var end = start
        while end < text.words.count {
            if let rows = rows(end), text.words[end].gap.allSatisfy({ $0.isWhitespace || $0 == "," }) {
                agreeing[end] = rows
            } else if case .conjunction = analyzed(end, .behind), end + 1 < text.words.count, rows(end + 1) != nil {
            } else {
                break
            }
            end += 1
        }
        return end
    }

    func analyzed(_ index: Int, _ place: PhrasePlace) -> PhraseWord {
        grammar.analyze(text.words[index].lower, at: place)
    }

    private func isNoun(_ index: Int) -> Bool { analyzed(index, .noun).noun != nil }

    /// A preposition, a verb, an article, a sign: the words of the noun end there.
    private func isEnd(_ index: Int, of start: Int) -> Bool {
        let gap = text.words[index].gap
        if index > 0, !gap.allSatisfy(\.isWhitespace) || gap.isEmpty && !text.words[index - 1].text.endsInApostrophe {
            return true
        }
        switch analyzed(index, index == start ? .noun : .behind) {
        case .adjective, .noun, .unknown: return false
        default: return true
        }
    }

    private mutating func readGroup(_ group: Range<Int>) {
        let nouns = group.filter { isNoun($0) }
        let adjectives = Dictionary(uniqueKeysWithValues: group.compactMap { index in rows(index).map { (index, $0) } })
        // "grand chat": of two that may be nouns, the one that is nothing else; "gato negro": else the first.
        var place = nouns.first
        if let first = place, adjectives[first] != nil,
            let second = nouns.first(where: { adjectives[$0] == nil }),
            (group.lowerBound..<second).allSatisfy({ adjectives[$0] != nil })
        {
            place = second
        }
        if let place {
            noun = analyzed(place, .noun).noun
        } else if let unknown = group.first(where: { isUnknown($0) && (adjectives[$0] == nil || group.count == 1) }) {
            let found = grammar.endings.noun(text.words[unknown].lower)
            // "stressé": where the ending tells no gender of a noun, it is that of an adjective.
            let other = adjectives[unknown]?.last?.gender(of: text.words[unknown].lower)
            if let gender = found?.gender, let other, gender != other {
                // "excité": a feminine noun in -ité or a masculine participle.
                isName = true
            } else if found != nil, found?.gender != nil || adjectives[unknown] == nil {
                (noun, place) = (found, unknown)
            }
        }
        head = place
        // "bienvenida" is an adjective too, and a word that no lexicon has may be one.
        if group.count == 1, let place {
            let isListed = !grammar.lexicon.entries(text.words[place].lower).isEmpty
            if case .adjective(let rows) = analyzed(place, .behind) {
                adjective = rows.last
            } else if !isListed, isParticiple(text.words[place].lower) {
                adjective = adjectives[place]?.last
            }
        }
        for index in group where index != head {
            if let rows = adjectives[index] {
                agreeing[index] = rows
            } else {
                doubtful = doubtful ?? text.words[index].text
                // "Roland Garros": what stands before is no part of a phrase with this noun.
                if head.map({ index < $0 }) ?? true { isName = true }
            }
        }
    }

    /// Participles and superlatives are adjectives whatever else a word of their ending may be.
    private func isParticiple(_ word: String) -> Bool {
        grammar.endings.isParticiple(word)
            || ["ísimo", "ísima", "issimo", "issima", "íssimo", "íssima"].contains(where: word.hasSuffix)
    }

    /// The forms of an adjective, by the lexicon or by its ending.
    func rows(_ index: Int) -> [AgreeingForms]? {
        switch analyzed(index, .behind) {
        case .adjective(let rows): return rows
        case .unknown: return isCertain(index) ? grammar.adjectiveForms(text.words[index].lower).map { [$0] } : nil
        default:
            // "bienvenue", which a lexicon knows as something else.
            if case .adjective(let rows) = analyzed(index, .noun) { return rows }
            return nil
        }
    }

    /// Of a word that no lexicon has, its ending tells; of a compound with hyphens it does not.
    func isUnknown(_ index: Int) -> Bool {
        isCertain(index) && !text.words[index].lower.contains("-") && analyzed(index, .noun).isUnknown
    }

    /// Of a name its ending tells nothing.
    private func isCertain(_ index: Int) -> Bool {
        text.words[index].text.first?.isUppercase != true
            || text.words[index].text == text.words[index].text.uppercased()
    }
}
