internal import LocaleFormatNumbers

/// Number of nouns, verbs and demonstratives, "a" and "an", and pronouns in an English run.
struct EnglishInflector {
    private var text: RunText
    private let context: InflectionContext
    private let plurals: PluralRules?
    private var unresolved = UnresolvedWords()
    private var head: Morphology.GrammaticalNumber?
    private typealias Number = Morphology.GrammaticalNumber

    init(_ pieces: [InflectionPiece], context: InflectionContext, plurals: PluralRules?) {
        text = RunText(pieces, splitsAtApostrophe: false)
        self.context = context
        self.plurals = plurals
    }

    mutating func inflect() -> Inflected {
        let asked = context.morphology?.number ?? context.agreement?.number
        var number: Number? = asked
        /// Of the noun phrase that verbs agree with.
        var subject: Number?
        var pending: [Int] = []  // verbs and demonstratives that wait for the noun after them
        var index = 0
        while index < text.segments.count {
            if let counted = text.segments[index].grammaticalNumber(plurals) {
                number = counted
                subject = counted
                agree(&pending, counted)
                head = head ?? counted
            } else if text.segments[index].isWord {
                if isNounPhraseWord(index, isStart: number != nil || index == 0) {
                    let end = phraseEnd(from: index)
                    let nominal = inflectPhrase(index..<end, number)
                    subject = subject ?? number ?? nominal
                    agree(&pending, subject)
                    head = head ?? number ?? nominal
                    // What comes after is not counted: "2 cups of coffee".
                    number = nil
                    index = end
                    continue
                }
                if ["and", "or"].contains(text.segments[index].lower) { number = subject }
                if !isAfterPronoun(index) { agreeOrWait(index, subject ?? asked, &pending) }
            }
            index += 1
        }
        agree(&pending, subject ?? asked)
        if let term = context.termOfAddress { EnglishPronouns.replace(in: &text, for: term, context.morphology) }
        chooseArticles()
        return Inflected(
            pieces: text.texts,
            morphology: (context.morphology ?? Morphology()).completed(with: Morphology(number: head)),
            unresolved: unresolved.words)
    }

    /// In "she has her keys" the verb is the pronoun's.
    private func isAfterPronoun(_ index: Int) -> Bool {
        guard index > 1, text.segments[index - 2].isWord else { return false }
        let word = text.segments[index - 2].lower
        return EnglishPronouns.isPronoun(word) || ["i", "you", "we", "it"].contains(word)
    }

    private mutating func agreeOrWait(_ index: Int, _ number: Number?, _ pending: inout [Int]) {
        guard Self.agreementForm(text.segments[index].lower, .plural) != nil else { return }
        // A verb after its noun or number agrees with it; a word before them waits.
        if let number { agree(index, number) } else { pending.append(index) }
    }

    private mutating func agree(_ pending: inout [Int], _ number: Number?) {
        guard let number else { return }
        for index in pending { agree(index, number) }
        pending = []
    }

    private mutating func agree(_ index: Int, _ number: Number) {
        if let form = Self.agreementForm(text.segments[index].lower, number) { text.segments[index].replace(with: form) }
    }

    /// The form of a verb or demonstrative; nil for other words.
    static func agreementForm(_ word: String, _ number: Morphology.GrammaticalNumber) -> String? {
        for pair in [["this", "these"], ["that", "those"]] where pair.contains(word) { return pair[number.isPlural ? 1 : 0] }
        guard let entry = Lexicon.english.entries(word).first(where: { $0.category == "v" }) else { return nil }
        return entry.form(number.isPlural ? 1 : 0)
    }

    private func isNounPhraseWord(_ index: Int, isStart: Bool = false) -> Bool {
        let word = text.segments[index].lower
        if text.segments[index].isArgument { return true }
        // "matches" is a noun behind a number, a verb behind a noun.
        if isStart, EnglishNouns.isKnown(word) { return true }
        if word == "a" || word == "an" || word == "s" || Self.agreementForm(word, .plural) != nil { return false }
        if EnglishPronouns.isPronoun(word) { return false }
        return !Lexicon.english.entries(word).contains { $0.category == "x" }
    }

    /// Where the noun phrase ends: at another kind of word, or at punctuation.
    private func phraseEnd(from start: Int) -> Int {
        var end = start + 1
        while end < text.segments.count {
            let segment = text.segments[end]
            switch segment.kind {
            case .number: return end
            case .gap: if !segment.text.allSatisfy({ $0.isWhitespace || $0 == "-" || $0 == "‑" }) { return end }
            case .word:
                let isFunction = segment.isArgument && Lexicon.english.entries(segment.lower).contains { $0.category == "x" }
                if !isNounPhraseWord(end) || isFunction { return end }
            }
            end += 1
        }
        return end
    }

    /// Gives the head of a noun phrase its number; without one, says which it has.
    private mutating func inflectPhrase(_ range: Range<Int>, _ number: Number?) -> Number? {
        let words = range.filter { text.segments[$0].isWord }
        // Behind the noun may stand a participle or an adjective: "2 files selected", "3 messages unread".
        guard let head = words.last(where: { !isModifier(text.segments[$0].lower) }) ?? words.last else { return nil }
        let segment = text.segments[head]
        if let known = segment.morphology?.number, number == nil { return known }
        let isPlural = EnglishNouns.isPlural(segment.lower)
        guard let number else {
            // A capitalized word in -s that is not known may be a name.
            if isPlural, !EnglishNouns.isKnown(segment.lower), segment.text.first?.isUppercase == true { return nil }
            return isPlural ? .plural : .singular
        }
        if words.allSatisfy({ isModifier(text.segments[$0].lower) }) { return number }
        if number.isPlural {
            if !isPlural { pluralize(head) }
        } else if isPlural {
            text.segments[head].replace(with: EnglishNouns.singular(segment.lower))
        }
        return number
    }

    private mutating func pluralize(_ index: Int) {
        let segment = text.segments[index]
        guard segment.lower.last.map({ $0.isLetter || $0.isNumber }) == true, segment.lower.utf8.allSatisfy({ $0 < 0x80 })
            || EnglishNouns.isKnown(segment.lower) || segment.lower.unicodeScalars.allSatisfy({ $0.value < 0x250 })
        else {
            unresolved.insert(segment.text)
            return
        }
        // "PDFs", "MP3s": an acronym takes a small s.
        let letters = segment.text.filter(\.isLetter)
        let isAcronym = letters.allSatisfy(\.isUppercase) && !EnglishNouns.isKnown(segment.lower)
        if isAcronym, !segment.text.hasSuffix("S") || letters.count < 5 {
            text.segments[index].text += "s"
        } else {
            text.segments[index].replace(with: EnglishNouns.plural(segment.lower))
        }
    }

    private func isModifier(_ word: String) -> Bool {
        if EnglishNouns.isKnown(word) { return false }
        if Lexicon.english.entries(word).contains(where: { $0.category == "a" }) { return true }
        return word.count > 4 && (word.hasSuffix("ed") || word.hasSuffix("ly"))
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
                if index > 0, !(text.segments[index - 1].text.last.map { $0.isWhitespace || "“\"'‘([".contains($0) } ?? true) { continue }
                guard following.first?.isWhitespace == true, let form = EnglishArticle.form(before: following[...]) else {
                    continue
                }
                text.segments[index].replace(with: form)
            } else if segment.lower == "s", index > 1, text.segments[index - 1].text.count == 1,
                text.segments[index - 1].text.unicodeScalars.allSatisfy(RunText.isApostrophe),
                text.segments[index - 2].isArgument, text.segments[index - 2].lower.hasSuffix("s"),
                EnglishNouns.isPlural(text.segments[index - 2].lower), EnglishNouns.isKnown(text.segments[index - 2].lower)
            {
                text.segments[index].text = ""
            }
        }
    }

    /// Of a phrase: the number of its head.
    static func morphology(of phrase: String) -> Morphology? {
        var inflector = EnglishInflector([InflectionPiece(phrase, kind: .argument)], context: .init(), plurals: nil)
        let inflected = inflector.inflect()
        return inflected.morphology.number.map { Morphology(partOfSpeech: .noun, number: $0) }
    }
}
