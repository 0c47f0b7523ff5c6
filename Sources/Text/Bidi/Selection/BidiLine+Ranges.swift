internal import LocaleFormatBridge

extension BidiLine {
    /// Where the scalars at some places of ``visualOrder`` are stored, with the whole grapheme clusters that they are of; what rule X9
    /// removes goes with its neighbours where both are among them. ``VisualLine`` has the same for clusters.
    ///
    /// ```swift
    /// let line = BidiParagraph(firstOf: "ab אב").line()
    /// line.storedRanges(ofVisual: 1..<4).ranges.map { String(line.text[$0]) }  // ["b ", "ב"]
    /// ```
    ///
    /// - Parameter places: places in ``visualOrder``; those outside of it are left out.
    public func storedRanges(ofVisual places: Range<Int>) -> RangeSet<String.Index> {
        let seen = visualScalars
        var selected = seen[places.clamped(to: seen.indices)].map(\.index).sorted()[...]
        var ranges: [Range<String.Index>] = []
        var isBehindSelected = false
        var index = text.startIndex
        while index < text.endIndex {
            let cluster = index..<text.index(after: index)
            index = cluster.upperBound
            guard text[cluster].unicodeScalars.contains(where: { !BidiClass(of: $0).isRemoved }) else { continue }
            let count = selected.prefix { $0 < cluster.upperBound }.count
            selected = selected.dropFirst(count)
            if count > 0 {
                let start = isBehindSelected ? ranges.popLast()?.lowerBound : nil
                ranges.append((start ?? cluster.lowerBound)..<cluster.upperBound)
            }
            isBehindSelected = count > 0
        }
        return RangeSet(ranges)
    }
}
