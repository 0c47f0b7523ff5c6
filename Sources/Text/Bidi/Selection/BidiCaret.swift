public import LocaleFormatCore

/// An insertion point in text of both directions. Between runs one place in storage is seen in two places, so it says which.
public struct BidiCaret: Hashable, Sendable {
    /// Whose edge it stands at.
    public enum Affinity: String, Hashable, Codable, Sendable, CaseIterable {
        /// That of what is stored before it.
        case upstream
        /// That of what is stored behind it.
        case downstream
    }

    /// What is typed is stored here.
    public var index: String.Index
    /// Whose edge it is seen at.
    public var affinity: Affinity

    /// A caret at an index of the text, by default at the edge of what is stored behind it.
    public init(_ index: String.Index, _ affinity: Affinity = .downstream) {
        (self.index, self.affinity) = (index, affinity)
    }
}

extension VisualLine {
    /// The column at which a caret is seen.
    ///
    /// ```swift
    /// let line = VisualLine(BidiParagraph(firstOf: "abאב").line())
    /// let middle = line.text.firstIndex(of: "א")!
    /// line.column(of: BidiCaret(middle, .upstream))    // 2
    /// line.column(of: BidiCaret(middle, .downstream))  // 4
    /// ```
    public func column(of caret: BidiCaret) -> Int {
        let behind = firstStored(endingBehind: caret.index)
        let isLeftToRight = line.direction == .leftToRight
        switch caret.affinity {
        case .upstream:
            // Inside of a cluster, its beginning.
            let isInside = behind < storedOrder.count && clusters[storedOrder[behind]].range.lowerBound < caret.index
            if isInside { return column(of: BidiCaret(clusters[storedOrder[behind]].range.lowerBound, .downstream)) }
            guard behind > 0 else { return isLeftToRight ? 0 : clusters.count }
            let column = storedOrder[behind - 1]
            return clusters[column].direction == .leftToRight ? column + 1 : column
        case .downstream:
            guard behind < storedOrder.count else { return isLeftToRight ? clusters.count : 0 }
            let column = storedOrder[behind]
            return clusters[column].direction == .leftToRight ? column : column + 1
        }
    }

    /// The caret at a column, as for a click: where the column is seen between two runs, it is in the one that has the direction
    /// of the keyboard, otherwise in the one that has the line's, so that what is typed appears there.
    ///
    /// ```swift
    /// let line = VisualLine(BidiParagraph(firstOf: "abאב").line())
    /// line.caret(at: 2, keyboard: .leftToRight).index == line.text.firstIndex(of: "א")  // true
    /// line.caret(at: 2, keyboard: .rightToLeft).index == line.text.endIndex             // true
    /// ```
    ///
    /// - Parameters:
    ///   - column: outside of the line it is the edge.
    ///   - keyboard: the direction of what will be typed.
    public func caret(at column: Int, keyboard: WritingDirection? = nil) -> BidiCaret {
        let column = min(max(column, 0), clusters.count)
        return caret(rightOf: column - 1, leftOf: column, keyboard: keyboard)
    }

    /// The caret between two clusters that are seen beside one another, or between one and the line's edge.
    func caret(rightOf left: Int, leftOf right: Int, keyboard: WritingDirection?) -> BidiCaret {
        let (before, behind) = (edge(of: left, isRight: true), edge(of: right, isRight: false))
        if before.caret.index == behind.caret.index, before.level % 2 == behind.level % 2 {
            // One place in storage, and between lines it is on the next.
            return behind.caret.affinity == .downstream ? behind.caret : before.caret
        }
        for direction in [keyboard, line.direction] {
            let fits = [before, behind].filter { WritingDirection(level: $0.level) == direction }
            if fits.count == 1 { return fits[0].caret }
        }
        return behind.level < before.level ? behind.caret : before.caret
    }

    /// One side of a cluster; beyond the line's edge that of the line.
    private func edge(of column: Int, isRight: Bool) -> (caret: BidiCaret, level: UInt8) {
        guard clusters.indices.contains(column) else {
            // Left of all is the line's beginning where it runs from left to right.
            let isStart = (column < 0) == (line.direction == .leftToRight)
            let caret = isStart ? BidiCaret(text.startIndex, .upstream) : BidiCaret(contentEnd, .downstream)
            return (caret, line.baseLevel)
        }
        let cluster = clusters[column]
        let isEnd = isRight == (cluster.direction == .leftToRight)
        return (
            isEnd ? BidiCaret(cluster.range.upperBound, .upstream) : BidiCaret(cluster.range.lowerBound, .downstream),
            cluster.level
        )
    }
}
