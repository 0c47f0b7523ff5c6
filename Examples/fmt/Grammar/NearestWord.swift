/// What a word that is not known was meant to be.
enum NearestWord {
    /// The word that is the fewest changes away: a letter more, a letter less, another letter, or two that changed places. Nil
    /// where more than a third of the word would change.
    static func nearest(to word: some StringProtocol, among words: [String]) -> String? {
        let letters = Array(word.lowercased().unicodeScalars.prefix(limit + 1))
        guard letters.count <= limit else { return nil }
        var best: (distance: Int, word: String)?
        for candidate in words {
            let allowed = min(
                max(1, max(letters.count, candidate.unicodeScalars.count) / 3), best.map { $0.distance - 1 } ?? .max)
            let distance = distance(letters, Array(candidate.lowercased().unicodeScalars), atMost: allowed)
            if let distance { best = (distance, candidate) }
        }
        return best?.word
    }

    /// `; did you mean 'number'?`, or another hint where nothing is near.
    static func hint(_ word: some StringProtocol, among words: [String], otherwise: String) -> String {
        "; " + (nearest(to: word, among: words).map { "did you mean '\($0)'?" } ?? otherwise)
    }

    /// Letters of a word that is looked at: no word that is known has more.
    private static let limit = 48

    /// The optimal string alignment distance; nil where it is more than allowed.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost allowed: Int) -> Int? {
        guard allowed >= 0, abs(left.count - right.count) <= allowed else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count] <= allowed ? last[right.count] : nil
    }
}
