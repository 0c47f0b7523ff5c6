internal import LocaleFormatNumbers

/// A noun phrase of a German run.
struct GermanPhrase {
    var determiner: Int?
    var adjectives: [Int] = []
    var noun: Int?
    var number: WordMorphology.GrammaticalNumber?
    /// "alle", "beide", "keine": adjectives behind them are weak.
    var isWeak = false
    /// What a preposition asks for; two of a preposition like "in".
    var cases: [WordMorphology.GrammaticalCase] = []
    var isGoverned = false
    /// Whether the phrase begins its clause, so that it is the subject.
    var isFirst = false
    var doubtful: [Int] = []

    var words: [Int] { [determiner, noun].compactMap { $0 } + adjectives }
    var isEmpty: Bool { noun == nil && adjectives.isEmpty && determiner == nil && number == nil }
}

/// A German run taken apart: capitals tell nouns, and what stands in lower case between a determiner or a number and its
/// noun, with an ending, is an adjective.
struct GermanParse {
    private(set) var phrases: [GermanPhrase] = []
    /// Verbs with the phrase that is their subject; nil for one that stands without any.
    private(set) var verbs: [(index: Int, subject: Int?)] = []
    /// "die" in "2 Dateien, die …", with the phrase it stands for.
    private(set) var relatives: [(index: Int, phrase: Int)] = []

    private let text: RunText
    private let plurals: PluralRules?
    private var phrase = GermanPhrase(isFirst: true)
    private var subject: Int?
    private var last: Int?
    private var pending: [Int] = []
    /// A number that a preposition parts from its noun: "2 vom Administrator gesperrte Kontakte".
    private var parted: WordMorphology.GrammaticalNumber?
    private var hasPronoun = false
    private var isRelative = false
    private var isFirst = true

    init(_ text: RunText, plurals: PluralRules?) {
        self.text = text
        self.plurals = plurals
        for index in text.segments.indices { read(index) }
        close()
        endClause()
    }

    private mutating func read(_ index: Int) {
        let segment = text.segments[index]
        if let number = text.counted(index, plurals) ?? quantifier(index) {
            phrase.number = number
            phrase.isWeak = ["alle", "beide"].contains(segment.lower)
            return
        }
        guard segment.isWord else {
            if segment.kind == .gap { readGap(segment.text) }
            return
        }
        let entries = Lexicon.german.entries(segment.lower)
        if segment.isArgument {
            isNoun(index) ? readNoun(index) : readLower(index)
        } else if isRelative {
            isRelative = false
            if let last, ["der", "die", "das", "den", "dem"].contains(segment.lower) {
                relatives.append((index, last))
                subject = last
                return
            }
            read(index)
        } else if let contraction = GermanEndings.contractions[segment.lower], isBeforeWord(index) {
            part()
            close()
            phrase = GermanPhrase(determiner: index, cases: [contraction.grammaticalCase], isGoverned: true)
        } else if GermanEndings.determiner(segment.lower) != nil, isBeforeWord(index) {
            if !phrase.isEmpty { close() }
            phrase.determiner = index
        } else if let verb = entries.first(where: \.wordClass.isVerb) {
            readVerb(index, verb)
        } else if entries.contains(where: { $0.wordClass == .subjectPronoun || $0.wordClass == .readerPronoun }) {
            close()
            (hasPronoun, isFirst) = (true, false)
        } else if let cases = cases(after: index) {
            part()
            close()
            phrase = GermanPhrase(cases: cases, isGoverned: true)
        } else if entries.contains(where: { $0.wordClass == .other || $0.wordClass == .conjunction }) {
            if entries.contains(where: { $0.wordClass == .conjunction }) { close() }
            if phrase.number == nil, phrase.determiner == nil { phrase.isFirst = false }
        } else if isNoun(index) {
            readNoun(index)
        } else {
            readLower(index)
        }
    }

    private mutating func readGap(_ gap: String) {
        if gap.contains(where: { ".;:!?()[]{}\n—–\"„“”".contains($0) }) {
            close()
            endClause()
        } else if gap.contains(",") {
            close()
            isRelative = gap.first == "," && last != nil
        }
    }

    private mutating func readNoun(_ index: Int) {
        phrase.noun = index
        close()
    }

    /// In lower case: an adjective before its noun, or what follows the noun.
    private mutating func readLower(_ index: Int) {
        if GermanEndings.ending(of: text.segments[index].lower) != nil || text.segments[index].isArgument,
            isBeforeNoun(index)
        {
            if phrase.isEmpty, let number = parted {
                phrase.number = number
                parted = nil
            }
            phrase.adjectives.append(index)
        } else if isBeforeNoun(index) {
            return  // an adverb: "2 automatisch gelöschte Dateien"
        } else {
            if phrase.number != nil, phrase.noun == nil { close() }
            // A verb that is not known has an object behind it: "2 Personen kommentieren deinen Beitrag".
            if let last, subject == last || subject == nil, phrases[last].number != nil, isBeforeObject(index),
                ["t", "te"].contains(where: text.segments[index].lower.hasSuffix)
            {
                phrases[last].doubtful.append(index)
            }
            isFirst = false
        }
    }

    private mutating func readVerb(_ index: Int, _ verb: Lexicon.Entry) {
        close()
        isFirst = false
        guard !hasPronoun, !isBeforePronoun(index) else {
            hasPronoun = true
            return
        }
        if let subject {
            verbs.append((index, subject))
        } else if verb.wordClass == .copula || verb.wordClass == .presentingVerb || text.wordIndices.count == 1 {
            pending.append(index)
        } else {
            hasPronoun = true  // its subject is not told: what follows is an object
        }
    }

    private mutating func part() {
        if phrase.noun == nil, phrase.adjectives.isEmpty, phrase.determiner == nil, let number = phrase.number {
            parted = number
        }
    }

    private mutating func close() {
        defer { phrase = GermanPhrase(isFirst: isFirst) }
        guard !phrase.isEmpty else { return }
        phrase.isFirst = isFirst
        phrases.append(phrase)
        let place = phrases.count - 1
        isFirst = false
        guard phrase.noun != nil || phrase.number != nil else { return }
        last = phrase.isGoverned ? last : place
        guard !phrase.isGoverned, subject == nil, !hasPronoun else { return }
        subject = place
        verbs += pending.map { ($0, place) }
        pending = []
    }

    private mutating func endClause() {
        verbs += pending.map { ($0, nil) }
        (pending, subject, last, hasPronoun, isFirst, parted) = ([], nil, nil, false, true, nil)
        phrase.isFirst = true
    }

    // MARK: Looking around

    /// "alle", "zwei": words that count what follows them.
    private func quantifier(_ index: Int) -> WordMorphology.GrammaticalNumber? {
        let segment = text.segments[index]
        guard segment.isWord, isBeforeWord(index),
            Lexicon.german.entries(segment.lower).contains(where: { $0.wordClass == .quantifier })
        else { return nil }
        return .plural
    }

    private func next(_ index: Int) -> Int? {
        guard index + 1 < text.segments.count else { return nil }
        if text.segments[index + 1].isWord { return index + 1 }
        guard index + 2 < text.segments.count, text.segments[index + 2].isWord,
            text.segments[index + 1].text.allSatisfy(\.isWhitespace)
        else { return nil }
        return index + 2
    }

    private func isBeforeWord(_ index: Int) -> Bool {
        guard index + 2 < text.segments.count, !text.segments[index + 1].isWord else { return next(index) != nil }
        if case .number = text.segments[index + 2].kind { return true }
        return next(index) != nil
    }

    /// Whether a noun follows, perhaps behind adjectives and adverbs.
    private func isBeforeNoun(_ index: Int) -> Bool {
        var index = index
        for _ in 0..<4 {
            guard let next = next(index) else { return false }
            if isNoun(next) { return true }
            let entries = Lexicon.german.entries(text.segments[next].lower)
            if !text.segments[next].isArgument,
                GermanEndings.determiner(text.segments[next].lower) != nil || cases(after: next) != nil
                    || entries.contains(where: { $0.wordClass.isVerb || $0.wordClass == .conjunction })
            {
                return false
            }
            index = next
        }
        return false
    }

    private func isBeforeObject(_ index: Int) -> Bool {
        guard let next = next(index) else { return false }
        return GermanEndings.determiner(text.segments[next].lower) != nil || isNoun(next)
    }

    private func isBeforePronoun(_ index: Int) -> Bool {
        guard let next = next(index) else { return false }
        return Lexicon.german.entries(text.segments[next].lower).contains {
            $0.wordClass == .subjectPronoun || $0.wordClass == .readerPronoun
        }
    }

    private func cases(after index: Int) -> [WordMorphology.GrammaticalCase]? {
        let segment = text.segments[index]
        guard !segment.isArgument else { return nil }
        if let grammaticalCase = caseOfTime(after: index) ?? GermanEndings.grammaticalCase(after: segment.lower) {
            return [grammaticalCase]
        }
        return GermanEndings.twoWay.contains(segment.lower) ? [.accusative, .dative] : nil
    }

    /// "vor 2 Tagen", "in 3 Stunden": with times these two have the dative.
    private func caseOfTime(after index: Int) -> WordMorphology.GrammaticalCase? {
        guard ["vor", "in"].contains(text.segments[index].lower) else { return nil }
        let behind = text.segments[(index + 1)...].prefix(6)
        guard let noun = behind.first(where: \.isWord), let singular = GermanNoun(noun.lower)?.singular,
            behind.contains(where: { if case .number = $0.kind { true } else { false } })
        else { return nil }
        return ["tag", "stunde", "minute", "sekunde", "woche", "monat", "jahr"].contains(singular) ? .dative : nil
    }

    /// A capital tells a noun; at the beginning of a run, and in one that is all capitals, the lexicon does.
    func isNoun(_ index: Int) -> Bool {
        let segment = text.segments[index]
        if segment.morphology?.partOfSpeech == .noun { return true }
        guard segment.text.first?.isUppercase == true else {
            return segment.isArgument && !GermanEndings.isAdjective(segment.lower)
                && (GermanNoun(segment.lower) != nil || next(index) == nil)
        }
        let isInitial = index == text.wordIndices.first && !segment.isArgument
        guard isInitial || text.isUppercase || isTitle else { return true }
        if GermanNoun(segment.lower) != nil { return true }
        return !(next(index) != nil && GermanEndings.ending(of: segment.lower) != nil)
    }

    /// "2 Neue Nachrichten": where a known adjective has a capital, capitals tell less.
    private var isTitle: Bool {
        text.segments.contains {
            $0.isWord && $0.text.first?.isUppercase == true && GermanEndings.isAdjective($0.lower)
                && GermanNoun($0.lower) == nil
        }
    }
}
