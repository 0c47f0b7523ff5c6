/// What a word that is not known was meant to be, for messages.
///
/// ```swift
/// NearestWord.nearest(to: "gujrati", among: ["gregorian", "gujarati"])      // "gujarati"
/// ```
public enum NearestWord {
    /// The word that is the fewest changes away: a letter more, a letter less, another letter, or two that changed places. Nil
    /// where more than a third of the word would change; of words as near as each other one with the same letters, `Latn` for `Lant`,
    /// and else the first.
    public static func nearest(to word: some StringProtocol, among words: [String]) -> String? {
        let letters = Array(word.lowercased().unicodeScalars.prefix(limit + 1))
        guard letters.count <= limit else { return nil }
        var best: (distance: Int, isReordered: Bool, word: String)?
        for candidate in words {
            let other = Array(candidate.lowercased().unicodeScalars)
            var allowed = max(1, max(letters.count, other.count) / 3)
            if let best { allowed = min(allowed, best.isReordered ? best.distance - 1 : best.distance) }
            guard let distance = distance(letters, other, atMost: allowed) else { continue }
            let isReordered = other.count == letters.count && other.ordered() == letters.ordered()
            if distance < best?.distance ?? .max || isReordered { best = (distance, isReordered, candidate) }
        }
        return best?.word
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
