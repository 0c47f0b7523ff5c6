internal import LocaleFormatBridge
public import LocaleFormatCore

/// A line as a reader sees and edits it: its grapheme clusters from left to right, with columns between them.
///
/// Column 0 is the left edge, column *n* stands between the clusters *n* - 1 and *n*. A cluster is never torn; where its
/// characters have different levels, it stands where its first one does. Not seen, and no cluster here, are directional controls
/// (property Bidi_Control), what rule X9 removes, and the line's end.
///
/// ```swift
/// let line = VisualLine(BidiParagraph(firstOf: "abc אבג def").line())
/// line.displayText                                       // "abc גבא def"
/// // A drag over the columns 2 to 6 sees "c גב", which is stored in two places.
/// let seen = line.storedRanges(from: 2, to: 6)
/// seen.ranges.map { String(line.text[$0]) }              // ["c ", "בג"]
/// line.columns(of: seen) == RangeSet(2..<6)              // true
/// ```
public struct VisualLine: Hashable, Sendable {
    /// What is between two columns.
    public struct Cluster: Hashable, Sendable {
        /// Where it is stored.
        public let range: Range<String.Index>
        /// Its embedding level.
        public let level: UInt8

        /// To which side it runs.
        public var direction: WritingDirection { WritingDirection(level: level) }
    }

    /// The line's characters and levels.
    public let line: BidiLine
    /// The clusters from left to right.
    public let clusters: [Cluster]
    /// The columns behind the clusters' left edges, in the order of storage.
    let storedOrder: [Int]

    /// The characters of the line, in the order of storage.
    public var text: Substring { line.text }

    /// The line's end before the line feed or whatever else ends it.
    let contentEnd: String.Index

    /// - Complexity: O(*n*) in the length of the line.
    public init(_ line: BidiLine) {
        self.line = line
        let text = line.text
        var stored: [Cluster] = []
        var run = 0
        var index = text.startIndex
        var contentEnd = text.endIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            if next == text.endIndex, text[index].isNewline { contentEnd = index }
            if index < contentEnd, let first = Self.firstSeen(text[index..<next]) {
                while line.levelRuns[run].range.upperBound <= first { run += 1 }
                stored.append(Cluster(range: index..<next, level: line.levelRuns[run].level))
            }
            index = next
        }
        self.contentEnd = contentEnd
        let order = Self.visualOrder(stored)
        clusters = order.map { stored[$0] }
        var columns = [Int](repeating: 0, count: order.count)
        for (column, place) in order.enumerated() { columns[place] = column }
        storedOrder = columns
    }

    /// The first scalar of a cluster that takes a place in the line.
    private static func firstSeen(_ cluster: Substring) -> String.Index? {
        let scalars = cluster.unicodeScalars
        return scalars.indices.first {
            !BidiClass(of: scalars[$0]).isRemoved && !scalars[$0].properties.isBidiControl
        }
    }

    /// Rule L2 for clusters.
    private static func visualOrder(_ clusters: [Cluster]) -> [Int] {
        var runs: [Range<Int>] = []
        for place in clusters.indices {
            if let last = runs.last, clusters[last.lowerBound].level == clusters[place].level {
                runs[runs.count - 1] = last.lowerBound..<place + 1
            } else {
                runs.append(place..<place + 1)
            }
        }
        return VisualOrder.order(of: runs.lazy.map { clusters[$0.lowerBound].level }).flatMap { run -> [Int] in
            clusters[runs[run].lowerBound].direction == .leftToRight ? Array(runs[run]) : runs[run].reversed()
        }
    }

    /// What is seen of the cluster behind a column: in text from right to left brackets and the like are mirrored (rule L4).
    ///
    /// - Precondition: `column` is an index of ``clusters``.
    public func shownText(at column: Int) -> String {
        let cluster = clusters[column]
        if cluster.direction == .leftToRight { return String(text[cluster.range]) }
        var shown = ""
        for scalar in text[cluster.range].unicodeScalars { shown.unicodeScalars.append(scalar.bidiMirrored) }
        return shown
    }

    /// The line from left to right, mirrored, as for a screen that shows characters in the order in which they come.
    public var displayText: String {
        clusters.indices.reduce(into: "") { $0 += shownText(at: $1) }
    }
}

extension BidiLine {
    /// The line from left to right, brackets and the like mirrored (rules L2 to L4), as for a screen that shows characters in
    /// the order in which they come. Marks stay behind their letters; directional controls are left out.
    ///
    /// ```swift
    /// BidiParagraph(firstOf: "(אב) 12", direction: .fixed(.rightToLeft)).line().displayText  // "12 (בא)"
    /// ```
    public var displayText: String { VisualLine(self).displayText }
}
