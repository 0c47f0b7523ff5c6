public import LocaleFormatCore

extension VisualLine {
    /// Deletes ranges from the text of which this is a line, and tells where typing goes on: at the place in the line where they were
    /// seen, beside the neighbour that has the direction of the keyboard, otherwise that of the line.
    ///
    /// Clusters that are partly in a range are deleted whole.
    ///
    /// ```swift
    /// var text = "abc אבג def"
    /// let line = VisualLine(BidiParagraph(firstOf: text).line())
    /// let seen = line.storedRanges(from: 2, to: 6)
    /// let insertion = line.delete(seen, from: &text, keyboard: .rightToLeft)
    /// text                                                   // "abא def"
    /// text.distance(from: text.startIndex, to: insertion)    // 3
    /// ```
    ///
    /// - Parameters:
    ///   - ranges: ranges of `text`, in this line or outside of it.
    ///   - text: the text that the line's indices are of.
    ///   - keyboard: the direction of what will be typed.
    /// - Returns: an index of the text as it is then, between two clusters.
    public func delete(
        _ ranges: RangeSet<String.Index>, from text: inout String, keyboard: WritingDirection? = nil
    ) -> String.Index {
        let whole = RangeSet(ranges.ranges.map { text.wholeClusters($0.clamped(to: text.startIndex..<text.endIndex)) })
        func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
        let point = offset(insertionPoint(afterDeleting: whole, keyboard: keyboard))
        let deleted = whole.ranges.reduce(0) { $0 + max(0, min(offset($1.upperBound), point) - offset($1.lowerBound)) }
        var rest = ""
        for range in RangeSet(text.startIndex..<text.endIndex).subtracting(whole).ranges { rest += text[range] }
        text = rest
        let index = text.utf8.index(text.startIndex, offsetBy: point - deleted)
        // What was apart may be one cluster now.
        return text.wholeClusters(index..<index).upperBound
    }

    /// The caret's place before the deletion, between the clusters that are neighbours after it.
    private func insertionPoint(
        afterDeleting ranges: RangeSet<String.Index>, keyboard: WritingDirection?
    ) -> String.Index {
        let stretches = columns(of: ranges).ranges
        let isLeftToRight = line.direction == .leftToRight
        guard let first = isLeftToRight ? stretches.first : stretches.last else {
            return ranges.ranges.first?.lowerBound ?? text.startIndex
        }
        return caret(rightOf: first.lowerBound - 1, leftOf: first.upperBound, keyboard: keyboard).index
    }
}

extension String {
    /// A range up to the edges of the grapheme clusters that it begins and ends in.
    fileprivate func wholeClusters(_ range: Range<Index>) -> Range<Index> {
        // No offset rounds down to the beginning of a cluster.
        let start = index(range.lowerBound, offsetBy: 0)
        let end = index(range.upperBound, offsetBy: 0)
        return start..<(end < range.upperBound ? index(after: end) : end)
    }
}
