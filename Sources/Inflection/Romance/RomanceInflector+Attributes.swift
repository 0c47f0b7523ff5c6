extension RomanceInflector {
    /// Whether a word that is not known may be an adjective of the phrase's noun, or a predicate: it stands beside the noun,
    /// beside other adjectives, or behind a verb. Any other word may be of any kind.
    func isAttribute(_ order: Int, _ phrase: Phrase) -> Bool {
        let index = phrase.words[order]
        if text.segments[index].isArgument { return true }
        if Grammar.gerunds.contains(where: text.segments[index].lower.hasSuffix)
            || text.segments[index].lower.contains("-")
        {
            return false
        }
        guard phrase.head != nil else { return phrase.number == nil || index > phrase.start }
        if order > 0, isNear(phrase.words[order - 1], index) { return true }
        guard order + 1 < phrase.words.count else { return false }
        let next = phrase.words[order + 1]
        return next == phrase.head && isNear(index, next)
    }

    /// Whether nothing but words of degree or negation stands between: "muy", "no".
    func isNear(_ first: Int, _ second: Int) -> Bool {
        guard second - first <= 6 else { return false }
        return text.segments[(first + 1)..<second].allSatisfy {
            $0.isWord ? Grammar.degrees.contains($0.lower) : $0.text.allSatisfy(\.isWhitespace)
        }
    }
}
