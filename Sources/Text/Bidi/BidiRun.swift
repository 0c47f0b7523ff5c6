public import LocaleFormatCore

/// A run of characters of one embedding level, which are shown side by side (Unicode Standard Annex #9, BD7).
public struct BidiRun: Hashable, Sendable {
    /// Where it is stored.
    public let range: Range<String.Index>
    /// Its embedding level, 0 to 126.
    public let level: UInt8

    /// To which side it runs.
    public var direction: WritingDirection { WritingDirection(level: level) }
}

extension BidiRun {
    /// Runs as they come, in the order of storage.
    struct Builder {
        private var starts: [(index: String.Index, level: UInt8)] = []

        /// From here on the level is this one.
        mutating func append(_ level: UInt8, from index: String.Index) {
            if starts.last?.level != level { starts.append((index, level)) }
        }

        /// Sets the level of what came since an index.
        mutating func reset(to level: UInt8, from index: String.Index) {
            while let last = starts.last, last.index >= index { starts.removeLast() }
            append(level, from: index)
        }

        func finish(at end: String.Index) -> [BidiRun] {
            starts.indices.map { place in
                let next = place + 1 < starts.count ? starts[place + 1].index : end
                return BidiRun(range: starts[place].index..<next, level: starts[place].level)
            }
        }
    }
}
