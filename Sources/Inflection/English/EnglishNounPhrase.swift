// Which word of a row takes the plural.
extension EnglishGrammar {
    func head(of words: [Int], in text: Tokens) -> Int? {
        guard let last = lastNoun(words, in: text) else { return nil }
        let noun = nounBeforeGerund(last, words, in: text) ?? last
        return postpositiveHead(noun, words, in: text) ?? compoundHead(noun, words, in: text)
    }

    /// The last noun if it is a word in -ing that is not known as a noun, and another is before it: "2 process running" and "2 screen
    /// recordings" may be either.
    func gerund(of words: [Int], in text: Tokens) -> Int? {
        lastNoun(words, in: text).flatMap { nounBeforeGerund($0, words, in: text) == nil ? nil : $0 }
    }

    /// Behind the noun may stand a participle or an adjective: "2 files selected", "3 messages unread".
    private func lastNoun(_ words: [Int], in text: Tokens) -> Int? {
        words.last { text.isJoined($0) || !isModifier($0, in: text) }
    }

    private func nounBeforeGerund(_ last: Int, _ words: [Int], in text: Tokens) -> Int? {
        let word = text[last].lower
        guard endings.kind(word) == .gerund, word.count > 5, !nouns.isKnown(word), !text.isJoined(last),
            let place = words.firstIndex(of: last)
        else { return nil }
        return words[..<place].last { !isModifier($0, in: text) }
    }

    /// "attorneys general": the adjective stands behind.
    private func postpositiveHead(_ last: Int, _ words: [Int], in text: Tokens) -> Int? {
        guard let order = words.firstIndex(of: last), order > 0,
            let heads = EnglishNouns.postpositive[text[last].lower],
            heads.contains(nouns.singular(text[words[order - 1]].lower))
        else { return nil }
        return words[order - 1]
    }

    /// Of a compound with hyphens: the first word of "mother-in-law" and "runner-up", the last of "check-in".
    private func compoundHead(_ last: Int, _ words: [Int], in text: Tokens) -> Int {
        var first = last
        while text.isJoined(first), first > words[0] { first -= 1 }
        guard first < last else { return last }
        let agent = text[first].lower
        let isAgent =
            (agent.hasSuffix("er") || agent.hasSuffix("ers"))
            && EnglishNouns.particles.contains(text[last].lower)
        let hasLink = (first + 1..<last).contains {
            ["in", "of", "at", "de"].contains(text[$0].lower)
        }
        return isAgent || hasLink ? first : last
    }

    /// "2 person joins", "1 blog posts", "2 review mentions it": behind a singular that is known, a word in -s that is not may be
    /// a verb or a noun.
    func mayBeVerb(_ head: Int, _ words: [Int], in text: Tokens) -> Bool {
        // "3 children under 12 travels": of the children, or what is counted.
        if isBehindLimit(head, in: text), !nouns.isKnown(text[head].lower), text[head].lower.hasSuffix("s"),
            ["under", "over"].contains(text.wordBefore(head - 1).map { text[$0].lower })
        {
            return true
        }
        return zip(words, words.dropFirst()).contains { before, word in
            let segment = text[word]
            guard word <= head, !text.isJoined(word), !segment.isArgument, !nouns.isKnown(segment.lower),
                segment.text.first?.isLowercase == true || text.isUppercase,
                segment.lower.hasSuffix("s"), nouns.isPlural(segment.lower)
            else { return false }
            let noun = text[before].lower
            return !nouns.isPlural(noun) && (nouns.noun(noun) != nil || word < head && !isModifier(noun))
        }
    }

    /// Whether what follows is no noun, so that a word in -ing before it is a participle: "2 files matching your search".
    func isBeforeFunction(_ index: Int, in text: Tokens) -> Bool {
        guard let next = text.nextWord(index) else { return false }
        if text.fixed[next] != nil { return true }
        return text[next].reading.listed.contains {
            $0.wordClass.isFunction && $0.wordClass.link == nil || $0.wordClass == .determiner
                || $0.wordClass == .definite
                || $0.wordClass == .readerPronoun || $0.wordClass == .subjectPronoun
        }
    }

    /// The plural of a word as it is written; nil where it is not known whether it has one.
    func plural(_ index: Int, in text: Tokens) -> String? {
        let segment = text[index]
        let isJoined = text.isJoined(index)
        if !isJoined, EnglishNouns.isUnit(segment.text) || text[index].gap.text.last == "°" {
            return segment.text
        }
        // "item(s)" says it already.
        if text.gap(after: index) == "(", text.lowerBehind(index) == "s" { return segment.text }
        // "U.S. state": a letter of an abbreviation, not its noun.
        if text.gap(after: index) == ".", !text.lowerBehind(index).isEmpty { return nil }
        if isJoined, EnglishNouns.particles.contains(segment.lower) {
            return LetterCase.apply(of: segment.text, lower: segment.lower, to: segment.lower + "s")
        }
        return form(.noun(segment.text), FormFeatures(number: .plural))
    }
}

extension EnglishGrammar: Morphology {
    /// Of a noun as it is written: its capitals tell an acronym.
    func form(_ word: FormedWord<String>, _ features: FormFeatures) -> String? {
        switch word {
        case .noun(let written):
            let lower = written.lowercased()
            if features.number.isPlural { return plural(written, lower) }
            return LetterCase.apply(of: written, lower: lower, to: nouns.singular(lower))
        case .agreeing(let forms): return forms.form(.masculine, features.number)
        case .determiner, .adjective: return nil
        }
    }

    private func plural(_ written: String, _ lower: String) -> String? {
        guard lower.last.map({ $0.isLetter || $0.isNumber }) == true,
            nouns.isKnown(lower) || lower.unicodeScalars.allSatisfy({ $0.value < 0x250 })
        else { return nil }
        // "PDFs", "MP3s": an acronym takes a small s.
        let letters = written.filter(\.isLetter)
        let isAcronym = letters.allSatisfy(\.isUppercase) && !nouns.isKnown(lower)
        if isAcronym, !written.hasSuffix("S") || letters.count < 5 { return written + "s" }
        return LetterCase.apply(of: written, lower: lower, to: nouns.plural(lower))
    }
}
