internal import LocaleFormatGrammar
internal import LocaleFormatNumbers

extension Tokens {
    /// The next word, with nothing but spaces between.
    func nextWord(_ index: Int) -> Int? {
        guard index + 1 < tokens.count, tokens[index + 1].isWord, tokens[index + 1].gap.isSpace else { return nil }
        return index + 1
    }

    /// The word before, with nothing but spaces between.
    func wordBefore(_ index: Int) -> Int? {
        guard index > 0, tokens[index - 1].isWord, tokens[index].gap.isSpace else { return nil }
        return index - 1
    }

    /// The word before in lower case, whatever is between; empty where there is none.
    func lowerBefore(_ index: Int) -> String { index > 0 ? tokens[index - 1].lower : "" }

    func lowerBehind(_ index: Int) -> String { index + 1 < tokens.count ? tokens[index + 1].lower : "" }

    /// Whether a hyphen joins a word to the one before: the "in" of "check-in".
    func isJoined(_ index: Int) -> Bool {
        index > 0 && tokens[index].isWord && tokens[index - 1].isWord && tokens[index].gap.isHyphen
    }

    /// Whether a hyphen joins a word to the next.
    func isBeforeJoined(_ index: Int) -> Bool { index + 1 < tokens.count && isJoined(index + 1) }

    func isBehindNumber(_ index: Int) -> Bool { index > 0 && tokens[index - 1].isNumber }

    func isBeforeNumber(_ index: Int) -> Bool { index + 1 < tokens.count && tokens[index + 1].isNumber }

    func isBeforeWordOrNumber(_ index: Int) -> Bool { isBeforeNumber(index) || nextWord(index) != nil }

    /// What is behind a word, up to the next.
    func gap(after index: Int) -> String { index + 1 < tokens.count ? tokens[index + 1].gap.text : end.text }

    /// Whether nothing of its sentence follows a word.
    func isEndOfSentence(_ index: Int) -> Bool {
        let isLast = index + 1 == tokens.count
        let behind = isLast ? end.text + following : tokens[index + 1].gap.text
        return behind.first { !$0.isWhitespace || $0 == "\n" }.map { ".,:;!?\n".contains($0) } ?? isLast
    }

    /// Whether a question mark follows, not too far away.
    func isQuestion(_ index: Int, reach: Int) -> Bool {
        if (index..<min(index + reach, tokens.count)).contains(where: { gap(after: $0).contains("?") }) { return true }
        guard index + reach >= tokens.count else { return false }
        return following.prefix(256).first { ".:;!?\n".contains($0) } == "?"
    }

    /// "2th"; where a point marks one, "der 30. Februar".
    private func isOrdinal(_ index: Int) -> Bool {
        guard index + 1 < tokens.count, tokens[index + 1].isWord else { return false }
        let gap = tokens[index + 1].gap.text
        return gap.isEmpty && tokens[index + 1].text.utf8.count < 4 || hasOrdinalPoint && gap == ". "
    }

    /// "ISO 4217", "#14": a number of an acronym, and one that names.
    private func isOfName(_ index: Int) -> Bool {
        if let sign = tokens[index].gap.text.unicodeScalars.last, "#№§".unicodeScalars.contains(sign) { return true }
        guard !isUppercase, let before = wordBefore(index) else { return false }
        let letters = tokens[before].text.utf8
        return letters.count > 1 && letters.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// The form that the words behind a number take; nil for what is no number, and for one that a hyphen makes a part of a
    /// word: in "a 10-day forecast" nothing is counted.
    func counted(_ index: Int, _ plurals: PluralRules?) -> WordMorphology.GrammaticalNumber? {
        guard tokens[index].isNumber, !isOrdinal(index), !isOfName(index) else { return nil }
        if index + 1 < tokens.count, tokens[index + 1].isWord, tokens[index + 1].gap.isHyphen { return nil }
        return tokens[index].grammaticalNumber(plurals)
    }
}

extension Tokens {
    /// A word that follows another with nothing but spaces between; no index for one after the run.
    struct Follower {
        let text: String
        let index: Int?
    }

    /// The words of the translation that are followed by another word, each with what follows it. From the end, so that a
    /// word sees the final form of the next.
    func neighbours(following: String) -> [(Int, Follower)] {
        var neighbours: [(Int, Follower)] = []
        var next = end.isSpace ? Self.firstWord(of: following) : nil
        for index in tokens.indices.reversed() {
            let token = tokens[index]
            if !token.isWord {
                next = nil
            } else if !token.text.isEmpty {
                if let next, !token.isArgument { neighbours.append((index, next)) }
                next = Follower(text: token.text, index: index)
            }
            if !token.gap.isSpace { next = nil }
        }
        return neighbours
    }

    private static func firstWord(of text: String) -> Follower? {
        let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
        let word = scalars.prefix(64).prefix { isLetter($0) || isMark($0) }
        return word.isEmpty ? nil : Follower(text: String(String.UnicodeScalarView(word)), index: nil)
    }

    /// The next word as it is now, after replacements.
    func current(_ follower: Follower) -> String { follower.index.map { tokens[$0].text } ?? follower.text }
}
