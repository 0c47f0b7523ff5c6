extension VisualLine {
    /// Where what is seen between two columns is stored: several ranges where the directions are mixed, as a drag from one column
    /// to the other selects it.
    ///
    /// What is not seen goes with its neighbours where both are selected.
    ///
    /// - Parameters:
    ///   - from: a column; outside of the line it is the edge.
    ///   - to: another one, on either side.
    public func storedRanges(from: Int, to: Int) -> RangeSet<String.Index> {
        let columns = [from, to].map { min(max($0, 0), clusters.count) }
        return storedRanges(of: RangeSet(min(columns[0], columns[1])..<max(columns[0], columns[1])))
    }

    /// Where what is seen in several stretches of columns is stored.
    public func storedRanges(of columns: RangeSet<Int>) -> RangeSet<String.Index> {
        var isSelected = [Bool](repeating: false, count: clusters.count)
        for range in columns.ranges {
            for column in range.clamped(to: 0..<clusters.count) { isSelected[column] = true }
        }
        var ranges: [Range<String.Index>] = []
        var isBehindSelected = false
        for column in storedOrder {
            let range = clusters[column].range
            if isSelected[column] {
                if isBehindSelected, let last = ranges.popLast() {
                    ranges.append(last.lowerBound..<range.upperBound)
                } else {
                    ranges.append(range)
                }
            }
            isBehindSelected = isSelected[column]
        }
        return RangeSet(ranges)
    }

    /// Where stored ranges are seen: the clusters of which any part is among them.
    public func columns(of ranges: RangeSet<String.Index>) -> RangeSet<Int> {
        var columns: [Int] = []
        for range in ranges.ranges {
            var place = firstStored(endingBehind: range.lowerBound)
            while place < storedOrder.count, clusters[storedOrder[place]].range.lowerBound < range.upperBound {
                columns.append(storedOrder[place])
                place += 1
            }
        }
        columns.sort()
        return RangeSet(columns.map { $0..<$0 + 1 })
    }

    /// The place in the order of storage of the first cluster that ends behind an index; that behind the last one if none does.
    func firstStored(endingBehind index: String.Index) -> Int {
        var (low, high) = (0, storedOrder.count)
        while low < high {
            let middle = (low + high) / 2
            if clusters[storedOrder[middle]].range.upperBound > index { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// What is stored in ranges, one after another: what a copy of the selection is.
    ///
    /// ```swift
    /// let line = VisualLine(BidiParagraph(firstOf: "abc אבג").line())
    /// line.copy(line.storedRanges(from: 3, to: 5))  // " ג"
    /// ```
    public func copy(_ ranges: RangeSet<String.Index>) -> String {
        let line = text.startIndex..<text.endIndex
        return ranges.ranges.reduce(into: "") { $0 += text[$1.clamped(to: line)] }
    }
}
