public import LocaleFormatCore

extension VisualLine {
    /// Where an arrow key leads.
    public enum Side: String, Hashable, Codable, Sendable, CaseIterable {
        /// To the lesser column.
        case left
        /// To the greater column.
        case right
    }

    /// The caret one cluster further to a side; nil at the line's edge.
    ///
    /// ```swift
    /// let line = VisualLine(BidiParagraph(firstOf: "abאב").line())
    /// var caret: BidiCaret? = BidiCaret(line.text.startIndex)
    /// var places: [Int] = []
    /// while let place = caret {
    ///     places.append(line.text.distance(from: line.text.startIndex, to: place.index))
    ///     caret = line.caret(place, moved: .right)
    /// }
    /// places   // [0, 1, 2, 3, 2]
    /// ```
    ///
    /// - Parameters:
    ///   - caret: where the caret is.
    ///   - side: to which side it goes, as it is seen.
    ///   - keyboard: the direction of what will be typed, for places that are seen between two runs; without it the caret
    ///     stays with the cluster that it passed.
    public func caret(_ caret: BidiCaret, moved side: Side, keyboard: WritingDirection? = nil) -> BidiCaret? {
        let column = column(of: caret)
        guard side == .right ? column < clusters.count : column > 0 else { return nil }
        let passed = side == .right ? column : column - 1
        return self.caret(
            at: side == .right ? column + 1 : column - 1, keyboard: keyboard ?? clusters[passed].direction)
    }

    /// The caret at the next edge of a word to a side, as it is seen: to the right the right edge of what is seen of a word
    /// in one piece, to the left the left one; the line's edge where no word follows, and nil there.
    ///
    /// - Parameters:
    ///   - caret: where the caret is.
    ///   - side: to which side it goes, as it is seen.
    ///   - words: where words are stored, in order; what is between them is passed over. By default ``words(by:)``, which is best
    ///     asked once for a line.
    ///   - keyboard: the direction of what will be typed, as for ``caret(_:moved:keyboard:)``.
    public func caret(
        _ caret: BidiCaret, movedByWord side: Side, words: [Range<String.Index>]? = nil,
        keyboard: WritingDirection? = nil
    ) -> BidiCaret? {
        let start = column(of: caret)
        guard side == .right ? start < clusters.count : start > 0 else { return nil }
        let words = words ?? self.words()
        let step = side == .right ? 1 : -1
        var column = side == .right ? start : start - 1
        var word: Int?
        while clusters.indices.contains(column) {
            let next = Self.word(at: clusters[column].range.lowerBound, among: words)
            if let word, next != word { break }
            word = word ?? next
            column += step
        }
        let passed = clusters[column - step].direction
        return self.caret(at: side == .right ? column : column + 1, keyboard: keyboard ?? passed)
    }

    /// Where the words of the line are stored.
    ///
    /// - Parameter boundaries: whose rules hold; by default the root's.
    public func words(by boundaries: TextBoundaries = TextBoundaries(.word, locale: .root)) -> [Range<String.Index>] {
        boundaries.words(in: text).map { $0.startIndex..<$0.endIndex }
    }

    private static func word(at index: String.Index, among words: [Range<String.Index>]) -> Int? {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle].upperBound > index { high = middle } else { low = middle + 1 }
        }
        return low < words.count && words[low].contains(index) ? low : nil
    }
}
