extension RunText {
    /// The next word, with nothing but spaces between.
    func nextWord(_ index: Int) -> Int? {
        guard index + 1 < segments.count else { return nil }
        if segments[index + 1].isWord { return index + 1 }
        guard index + 2 < segments.count, segments[index + 2].isWord,
            segments[index + 1].text.allSatisfy(\.isWhitespace)
        else { return nil }
        return index + 2
    }

    /// The word before, with nothing but spaces between.
    func wordBefore(_ index: Int) -> Int? {
        guard index > 1, segments[index - 2].isWord, segments[index - 1].text.allSatisfy(\.isWhitespace) else {
            return nil
        }
        return index - 2
    }

    /// Whether a hyphen joins a word to the one before: the "in" of "check-in".
    func isJoined(_ index: Int) -> Bool {
        guard index > 1, segments[index].isWord, segments[index - 2].isWord else { return false }
        let gap = segments[index - 1].text.unicodeScalars
        return gap.count == 1 && gap.allSatisfy(Self.isHyphen)
    }

    /// Whether a hyphen joins a word to the next.
    func isBeforeJoined(_ index: Int) -> Bool { index + 2 < segments.count && isJoined(index + 2) }

    func isBeforeNumber(_ index: Int) -> Bool {
        if index + 2 < segments.count, case .number = segments[index + 2].kind { true } else { false }
    }

    func isBeforeWordOrNumber(_ index: Int) -> Bool {
        guard isBeforeNumber(index) else { return nextWord(index) != nil }
        return !segments[index + 1].isWord || nextWord(index) != nil
    }
}

extension RunText {
    /// A word that follows another with nothing but spaces between; no index for one after the run.
    struct Follower {
        let text: String
        let index: Int?
    }

    /// The words of the translation that are followed by another word, each with what follows it. From the end, so that a
    /// word sees the final form of the next.
    func neighbours(following: String) -> [(Int, Follower)] {
        var neighbours: [(Int, Follower)] = []
        var next: Follower? = Self.firstWord(of: following)
        for index in segments.indices.reversed() {
            let segment = segments[index]
            switch segment.kind {
            case .gap: if !segment.text.allSatisfy(\.isWhitespace) { next = nil }
            case .number: next = nil
            case .word where segment.text.isEmpty: break
            case .word:
                if let next, !segment.isArgument { neighbours.append((index, next)) }
                next = Follower(text: segment.text, index: index)
            }
        }
        return neighbours
    }

    private static func firstWord(of text: String) -> Follower? {
        let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
        let word = scalars.prefix(64).prefix { isLetter($0) || isMark($0) }
        return word.isEmpty ? nil : Follower(text: String(String.UnicodeScalarView(word)), index: nil)
    }

    /// The next word as it is now, after replacements.
    func current(_ follower: Follower) -> String { follower.index.map { segments[$0].text } ?? follower.text }

    /// Two words become one, in place of the first; the space between goes.
    mutating func contract(_ first: Int, _ second: Int, to form: String) {
        segments[first].set(form)
        segments[second].text = ""
        removeSpace(after: second)
    }

    mutating func removeSpace(after index: Int) {
        var index = index + 1
        while index < segments.count, segments[index].kind == .gap, segments[index].text.allSatisfy(\.isWhitespace) {
            segments[index].text = ""
            index += 1
        }
    }
}

extension RunText {
    /// The space that an apostrophe stood for. Behind each such word there is a gap, an empty one.
    mutating func restoreSpace(after index: Int) {
        guard index + 1 < segments.count, segments[index + 1].kind == .gap, segments[index + 1].text.isEmpty else {
            return
        }
        segments[index + 1].text = " "
    }
}

extension RunText.Segment {
    /// In lower case as it is now, after replacements.
    /// Whether the word ends in an apostrophe: `l'`.
    var isElided: Bool { text.unicodeScalars.last.map(RunText.isApostrophe) ?? false }

    var currentLower: String { text.lowercased() }

    /// Puts in a word in the case of letters of what is there now.
    mutating func set(_ form: String) { text = LetterCase.apply(of: text, lower: text.lowercased(), to: form) }
}
