internal import LocaleFormatNumbers

/// Number of nouns, verbs and demonstratives, "a" and "an", and pronouns in an English run.
struct EnglishInflector {
    private var text: RunText
    private let nouns: EnglishNouns
    private let context: InflectionContext
    private let plurals: PluralRules?
    private var unresolved = UnresolvedWords()
    private var head: WordMorphology.GrammaticalNumber?
    private typealias Number = WordMorphology.GrammaticalNumber

    init(_ pieces: [InflectionPiece], lexicon: Lexicon, context: InflectionContext, plurals: PluralRules?) {
        nouns = EnglishNouns(lexicon: lexicon)
        text = RunText(pieces, splitsAtApostrophe: false)
        self.context = context
        self.plurals = plurals
    }

    mutating func inflect() -> Inflected {
        let asked = context.morphology?.number ?? context.agreement?.number
        var number: Number? = asked
        /// Of the phrase before "and", for one behind it without a number of its own: "2 photos and videos".
        var shared: Number?
        var clause = EnglishClause()
        /// Where the phrase ends behind which a verb is the subject's.
        var subjectEnd: Int?
        var pending: [Int] = []  // verbs and demonstratives that wait for the noun after them
        var index = 0
        while index < text.segments.count {
            if let counted = text.counted(index, plurals) ?? spelledNumber(index), !isLabel(index) {
                number = counted
                count(counted, &clause, &pending)
            } else if text.segments[index].isWord {
                if isNounPhraseWord(index, isStart: number != nil || index == 0) {
                    let end = phraseEnd(from: index)
                    let isShared = number == nil && shared != nil && isCommon(index)
                    if isShared { number = shared }
                    let nominal = inflectPhrase(index..<end, number)
                    if number == nil || isShared {
                        clause.read(number ?? nominal, isCounted: isShared, sharesNumber: isShared)
                    }
                    agree(&pending, clause.subject)
                    subjectEnd = number != nil || head == nil ? end : nil
                    head = head ?? number ?? nominal
                    // What comes after is not counted: "2 cups of coffee".
                    (shared, number) = (number, nil)
                    index = end
                    continue
                }
                readFunction(index, &clause, &pending, asked, isBehindSubject: index == subjectEnd)
                let word = text.segments[index].lower
                // "1 of the files", "page 2 of the document": what follows is not what is counted.
                if number != nil, !Self.quantifiers.contains(word), isFunction(word) { number = asked }
                if conjunction(word) == nil { shared = nil }
            } else {
                clause.readGap(text.segments[index].text)
            }
            index += 1
        }
        agree(&pending, clause.subject ?? asked)
        if let term = context.termOfAddress ?? term(for: context.morphology?.grammaticalGender) {
            EnglishPronouns.replace(in: &text, for: term, context.morphology)
        }
        chooseArticles()
        return Inflected(
            pieces: text.texts,
            morphology: (context.morphology ?? WordMorphology()).completed(with: WordMorphology(number: head)),
            unresolved: unresolved.words)
    }

    /// A number, which verbs that wait for their noun agree with.
    private mutating func count(_ number: Number, _ clause: inout EnglishClause, _ pending: inout [Int]) {
        clause.read(number, isCounted: true, sharesNumber: false)
        agree(&pending, clause.subject)
        head = head ?? number
    }

    /// A word that is part of no noun phrase.
    private mutating func readFunction(
        _ index: Int, _ clause: inout EnglishClause, _ pending: inout [Int], _ asked: Number?, isBehindSubject: Bool
    ) {
        let word = text.segments[index].lower
        if let link = conjunction(word) { return clause.read(link) }
        if ["each", "neither", "either", "one"].contains(word),
            text.nextWord(index).map({ text.segments[$0].lower }) == "of"
        {
            // "Neither of the 2 photos was found".
            return clause.read(.singular, isCounted: true, sharesNumber: false)
        }
        let classes = nouns.lexicon.listed(word).map(\.wordClass)
        if classes.contains(.preposition) { clause.readPreposition() }
        if classes.contains(.relative) { clause.readRelative() }
        if isBehindSubject, let verb = nouns.verb(word) {
            // "2 keys expire", as the dictionary has it; elsewhere it may be an imperative or an infinitive.
            let isOpen = clause.isOpen
            guard let number = clause.readVerb(), let form = verb.form(number.isPlural ? 1 : 0) else { return }
            if isOpen { unresolved.insert(text.segments[index].text) } else { text.segments[index].replace(with: form) }
            return
        }
        if isPronoun(word) { clause.readPronoun() }
        guard !isAfterPronoun(index) || clause.isAfterObject(isObject(index - 2)),
            clause.subject != nil || !isBeforePronoun(index), Self.agreementForm(word, .plural) != nil
        else { return }
        if Self.demonstratives.contains(word) {
            // "These are 2 files"; but in "2 people like this" it is about something else.
            let isAlone = text.segments.count == 1
            if index + 2 < text.segments.count, text.segments[index + 1].text.allSatisfy(\.isWhitespace),
                let counted = text.counted(index + 2, plurals)
            {
                return agree(index, counted)
            }
            if clause.subject ?? asked == nil || isAlone { pending.append(index) }
            if word == "that" { clause.readRelative() }
            return
        }
        // A verb after its noun or number agrees with it; a word before them waits.
        let isOpen = clause.isOpen
        guard let number = clause.readVerb() ?? asked else { return pending.append(index) }
        if isOpen { unresolved.insert(text.segments[index].text) } else { agree(index, number) }
    }

    private func conjunction(_ word: String) -> Coordination.Link? {
        nouns.lexicon.listed(word).lazy.compactMap(\.wordClass.link).first
    }

    /// A noun of the translation that is no name: "2 photos and videos", but "2 photos and Ana".
    private func isCommon(_ index: Int) -> Bool {
        !text.segments[index].isArgument && (text.isUppercase || text.segments[index].text.first?.isLowercase == true)
    }

    private func isFunction(_ word: String) -> Bool {
        nouns.lexicon.listed(word).contains { $0.wordClass.isFunction }
    }

    /// Words of degree between a number and its noun: "2 more files".
    private static let quantifiers: Set<String> = [
        "more", "less", "other", "such", "very", "only", "own", "same", "most", "least", "few", "too",
    ]

    /// `morphology: { grammaticalGender: "feminine" }` of a run with a pronoun.
    private func term(for gender: WordMorphology.GrammaticalGender?) -> TermOfAddress? {
        switch gender {
        case .feminine: .feminine
        case .masculine: .masculine
        case .neuter, nil: nil
        }
    }

    /// "Version 2 is available", "Step 2": a number behind a noun, with no noun behind it, counts nothing.
    private func isLabel(_ index: Int) -> Bool {
        guard index > 1, text.segments[index - 2].isWord, text.segments[index - 1].text.allSatisfy(\.isWhitespace),
            isNounPhraseWord(index - 2)
        else { return false }
        guard index + 2 < text.segments.count, text.segments[index + 2].isWord else {
            return index + 1 >= text.segments.count
        }
        return text.segments[index + 1].text.allSatisfy(\.isWhitespace) && !isNounPhraseWord(index + 2, isStart: true)
    }

    /// "two" before its noun; not in "two of them" or alone.
    private func spelledNumber(_ index: Int) -> Number? {
        guard nouns.lexicon.listed(text.segments[index].lower).contains(where: { $0.wordClass == .quantifier }),
            index + 2 < text.segments.count, text.segments[index + 2].isWord,
            text.segments[index + 1].text.allSatisfy(\.isWhitespace)
        else { return nil }
        return .plural
    }

    /// In "she has her keys" the verb is the pronoun's.
    private func isAfterPronoun(_ index: Int) -> Bool {
        index > 1 && text.segments[index - 2].isWord && isPronoun(text.segments[index - 2].lower)
    }

    /// "Are you sure": a question to the reader.
    private func isBeforePronoun(_ index: Int) -> Bool {
        text.nextWord(index).map { ["i", "you", "we", "he", "she", "they"].contains(text.segments[$0].lower) } ?? false
    }

    /// "who follow you", "with you".
    private func isObject(_ index: Int) -> Bool {
        guard index > 1, text.segments[index - 2].isWord else { return false }
        let before = text.segments[index - 2].lower
        return !Self.demonstratives.contains(before)
            && nouns.lexicon.listed(before).contains { $0.wordClass == .verb || $0.wordClass == .preposition }
    }

    private func isPronoun(_ word: String) -> Bool {
        EnglishPronouns.isPronoun(word) || ["i", "you", "we", "it"].contains(word)
    }

    private mutating func agree(_ pending: inout [Int], _ number: Number?) {
        guard let number else { return }
        for index in pending { agree(index, number) }
        pending = []
    }

    private mutating func agree(_ index: Int, _ number: Number) {
        if let form = Self.agreementForm(text.segments[index].lower, number) {
            text.segments[index].replace(with: form)
        }
    }

    private static let demonstratives: Set<String> = ["this", "these", "that", "those"]

    /// The form of a verb or demonstrative; nil for other words.
    static func agreementForm(_ word: String, _ number: WordMorphology.GrammaticalNumber) -> String? {
        for pair in [["this", "these"], ["that", "those"]] where pair.contains(word) {
            return pair[number.isPlural ? 1 : 0]
        }
        guard let entry = Lexicon.english.entries(word).first(where: { $0.wordClass == .verb }) else { return nil }
        return entry.form(number.isPlural ? 1 : 0)
    }

    private func isNounPhraseWord(_ index: Int, isStart: Bool = false) -> Bool {
        let word = text.segments[index].lower
        if text.segments[index].isArgument { return true }
        if isStart, index + 2 < text.segments.count, isJoined(index + 2), text.segments[index + 2].isWord {
            return true
        }
        // "matches" is a noun behind a number or a preposition, a verb behind a noun.
        if isStart || isAfterPreposition(index), nouns.isKnown(word) { return true }
        if word == "a" || word == "an" || word == "s" || Self.agreementForm(word, .plural) != nil { return false }
        if EnglishPronouns.isPronoun(word) || nouns.verb(word) != nil { return false }
        return !isFunction(word)
    }

    /// "boxes of matches"; "to" stands before verbs too.
    private func isAfterPreposition(_ index: Int) -> Bool {
        guard index > 1, text.segments[index - 2].isWord else { return false }
        return text.segments[index - 2].lower != "to"
            && nouns.lexicon.listed(text.segments[index - 2].lower).contains { $0.wordClass == .preposition }
    }

    /// Whether a hyphen joins a word to the one before: the "in" of "check-in".
    private func isJoined(_ index: Int) -> Bool {
        guard index > 1, text.segments[index - 2].isWord else { return false }
        let gap = text.segments[index - 1].text.unicodeScalars
        return gap.count == 1 && gap.allSatisfy(RunText.isHyphen)
    }

    /// "bus stop", not "friends like": a word that is noun or verb is a noun behind the singular of another.
    private func isCompound(_ index: Int) -> Bool {
        guard index > 1, text.segments[index - 2].isWord, nouns.isKnown(text.segments[index].lower) else {
            return false
        }
        let before = text.segments[index - 2].lower
        return nouns.isKnown(before) && !nouns.isPlural(before)
            && !nouns.isPlural(text.segments[index].lower)
    }

    /// The word of a compound with hyphens that takes the plural: the first of "mother-in-law" and "runner-up", the last of
    /// "check-in".
    private func compoundHead(_ last: Int, _ range: Range<Int>) -> Int {
        var first = last
        while first - 2 >= range.lowerBound, isJoined(first) { first -= 2 }
        guard first < last else { return last }
        let isAgent =
            text.segments[first].lower.hasSuffix("er") && EnglishNouns.particles.contains(text.segments[last].lower)
        let hasLink = stride(from: first + 2, to: last, by: 2).contains {
            ["in", "of", "at", "de"].contains(text.segments[$0].lower)
        }
        return isAgent || hasLink ? first : last
    }

    /// Where the noun phrase ends: at another kind of word, or at punctuation.
    private func phraseEnd(from start: Int) -> Int {
        var end = start + 1
        while end < text.segments.count {
            let segment = text.segments[end]
            switch segment.kind {
            case .number: return end
            case .gap:
                if !segment.text.unicodeScalars.allSatisfy({ $0.properties.isWhitespace || RunText.isHyphen($0) }) {
                    return end
                }
            case .word:
                if isJoined(end) || isCompound(end) { break }
                if !isNounPhraseWord(end) || segment.isArgument && isFunction(segment.lower) { return end }
            }
            end += 1
        }
        return end
    }

    /// Gives the head of a noun phrase its number; without one, says which it has.
    private mutating func inflectPhrase(_ range: Range<Int>, _ number: Number?) -> Number? {
        let words = range.filter { text.segments[$0].isWord }
        // Behind the noun may stand a participle or an adjective: "2 files selected", "3 messages unread".
        guard var last = words.last(where: { isJoined($0) || !isModifier(text.segments[$0].lower) }) ?? words.last
        else { return nil }
        if let noun = nounBeforeGerund(last, words) {
            // "2 files matching your search"; "2 process running" or "2 screen recordings" may be either.
            guard number == nil || isBeforeFunction(last) else {
                unresolved.insert(text.segments[last].text)
                return number
            }
            last = noun
        }
        let head = postpositiveHead(last, words) ?? compoundHead(last, range)
        let segment = text.segments[head]
        if let known = segment.morphology?.number, number == nil { return known }
        let isPlural = nouns.isPlural(segment.lower)
        guard let number else {
            if nouns.isPluralOnly(segment.lower) { return .plural }
            // A word in -s with a capital that is not known may be a name: James, iOS.
            if isPlural, !nouns.isKnown(segment.lower), segment.text.contains(where: \.isUppercase) {
                return nil
            }
            return isPlural ? .plural : .singular
        }
        if nouns.isPluralOnly(segment.lower) { return .plural }
        if words.allSatisfy({ !isJoined($0) && isModifier(text.segments[$0].lower) }) { return number }
        if isPlural, isDoubtfulVerb(head, words) {
            unresolved.insert(segment.text)
        } else if number.isPlural {
            if !isPlural { pluralize(head) }
        } else if nouns.isUncertain(segment.lower) {
            unresolved.insert(segment.text)
        } else if isPlural {
            text.segments[head].replace(with: nouns.singular(segment.lower))
        }
        return number
    }

    /// "2 person joins", "1 blog posts": behind a singular that is known, a word in -s that is not may be a verb or a noun.
    private func isDoubtfulVerb(_ head: Int, _ words: [Int]) -> Bool {
        let word = text.segments[head].lower
        guard !isJoined(head), !text.segments[head].isArgument, isCommon(head), !nouns.isKnown(word),
            word.hasSuffix("s"),
            let place = words.firstIndex(of: head), place > 0
        else { return false }
        let before = text.segments[words[place - 1]].lower
        return nouns.isKnown(before) && !nouns.isPlural(before)
    }

    /// The noun before a word in -ing that is not known as a noun.
    private func nounBeforeGerund(_ last: Int, _ words: [Int]) -> Int? {
        let word = text.segments[last].lower
        guard word.hasSuffix("ing"), word.count > 5, !nouns.isKnown(word), !isJoined(last),
            let place = words.firstIndex(of: last)
        else { return nil }
        return words[..<place].last { !isModifier(text.segments[$0].lower) }
    }

    private func isBeforeFunction(_ index: Int) -> Bool {
        text.nextWord(index).map {
            let word = text.segments[$0].lower
            return isFunction(word) && conjunction(word) == nil || word == "a" || word == "an"
                || Self.demonstratives.contains(word)
        } ?? false
    }

    /// "attorneys general": the adjective stands behind.
    private func postpositiveHead(_ last: Int, _ words: [Int]) -> Int? {
        guard let order = words.firstIndex(of: last), order > 0,
            let heads = EnglishNouns.postpositive[text.segments[last].lower],
            heads.contains(nouns.singular(text.segments[words[order - 1]].lower))
        else { return nil }
        return words[order - 1]
    }

    private mutating func pluralize(_ index: Int) {
        let segment = text.segments[index]
        if !isJoined(index),
            EnglishNouns.isUnit(segment.text) || index > 0 && "°".contains(text.segments[index - 1].text.last ?? " ")
        {
            return
        }
        // "item(s)" says it already.
        if index + 2 < text.segments.count, text.segments[index + 1].text == "(", text.segments[index + 2].lower == "s"
        {
            return
        }
        if isJoined(index), EnglishNouns.particles.contains(segment.lower) {
            text.segments[index].replace(with: segment.lower + "s")
            return
        }
        guard segment.lower.last.map({ $0.isLetter || $0.isNumber }) == true,
            segment.lower.utf8.allSatisfy({ $0 < 0x80 })
                || nouns.isKnown(segment.lower) || segment.lower.unicodeScalars.allSatisfy({ $0.value < 0x250 })
        else {
            unresolved.insert(segment.text)
            return
        }
        // "PDFs", "MP3s": an acronym takes a small s.
        let letters = segment.text.filter(\.isLetter)
        let isAcronym = letters.allSatisfy(\.isUppercase) && !nouns.isKnown(segment.lower)
        if isAcronym, !segment.text.hasSuffix("S") || letters.count < 5 {
            text.segments[index].text += "s"
        } else {
            text.segments[index].replace(with: nouns.plural(segment.lower))
        }
    }

    private func isModifier(_ word: String) -> Bool {
        if nouns.isKnown(word) { return false }
        if nouns.lexicon.listed(word).contains(where: { $0.wordClass == .adjective }) { return true }
        return word.count > 4 && (word.hasSuffix("ed") && !word.hasSuffix("eed") || word.hasSuffix("ly"))
            && nouns.noun(word) == nil
    }

    /// "a" or "an" by the sound that follows, and "'s" or "'" by the word before.
    private mutating func chooseArticles() {
        for index in text.segments.indices where text.segments[index].isWord && !text.segments[index].isArgument {
            let segment = text.segments[index]
            if segment.lower == "a" || segment.lower == "an" {
                // Enough of what follows to know its sound.
                let next = text.segments[(index + 1)...].prefix(8).map(\.text).joined()
                let following = index + 9 < text.segments.count ? next : next + context.following.prefix(64)
                guard following.first?.isWhitespace == true || following.isEmpty || index > 0 else { continue }
                if index > 0,
                    !(text.segments[index - 1].text.last.map { $0.isWhitespace || "“\"'‘([".contains($0) } ?? true)
                {
                    continue
                }
                guard following.first?.isWhitespace == true, let form = EnglishArticle.form(before: following[...])
                else {
                    continue
                }
                text.segments[index].replace(with: form)
            } else if segment.lower == "s", index > 1, text.segments[index - 1].text.count == 1,
                text.segments[index - 1].text.unicodeScalars.allSatisfy(RunText.isApostrophe),
                text.segments[index - 2].isArgument, text.segments[index - 2].lower.hasSuffix("s"),
                nouns.isPlural(text.segments[index - 2].lower),
                nouns.isKnown(text.segments[index - 2].lower)
            {
                text.segments[index].text = ""
            }
        }
    }

    /// Of a phrase: the number of its head.
    static func morphology(of phrase: String, lexicon: Lexicon) -> WordMorphology? {
        var inflector = EnglishInflector(
            [InflectionPiece(phrase, kind: .argument)], lexicon: lexicon, context: .init(), plurals: nil)
        let inflected = inflector.inflect()
        return inflected.morphology.number.map { WordMorphology(partOfSpeech: .noun, number: $0) }
    }
}
