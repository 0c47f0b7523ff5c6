internal import LocaleFormatMemory

/// Passes over what no match can begin in, and reads little of it.
///
/// No match is shorter than a window of so many bytes. The window is read from its end, for as long as what is read is a part
/// of the pattern; the longest beginning of the pattern that ends the window is where a match may begin next (Navarro and
/// Raffinot, "A Bit-Parallel Approach to Suffix Automata", 1998). Characters that a search does not see are passed over, and
/// those that depend on their neighbours may be anything.
final class SearchWindow: Sendable {
    /// Codes of the pattern that count: one bit each, and one more.
    private static let limit = 63
    /// Bytes read in vain after which the text is read in order for a while: some texts make windows read all again and again.
    static let debtLimit = 1 << 13

    /// The places of a code in the pattern, by the lowest byte of the code: perhaps those of other codes too.
    private let masks: FrozenTable<UInt64>
    /// All places, and the end.
    private let all: UInt64
    /// In bytes.
    private let length: Int

    /// - Parameter codes: the pattern's, at least one.
    init(_ codes: [UInt32], _ forms: FoldForms) {
        let codes = Array(codes.prefix(Self.limit))
        var masks = [UInt64](repeating: 0, count: 256)
        for (index, code) in codes.enumerated() { masks[Int(code & 0xFF)] |= 1 << UInt64(index) }
        self.masks = FrozenTable(masks)
        all = codes.count == 63 ? .max : 1 << UInt64(codes.count + 1) - 1
        length = forms.shortestLength(of: codes)
    }

    /// What windows have found.
    enum Finding {
        /// A match.
        case match(Range<Int>)
        /// A place where one may begin, or where the text is to be read in order.
        case place(Int)
        /// No match is left.
        case end
    }

    /// The next match, or where it may begin, at `start` or behind it.
    ///
    /// - Parameters:
    ///   - program: what the window belongs to.
    ///   - debt: bytes read in vain so far.
    ///   - givesMatches: whether borders of clusters are all that a match needs.
    func next(
        in text: Span<UInt8>, from start: Int, _ program: SearchProgram, debt: inout Int, givesMatches: Bool
    ) -> Finding {
        let table = program.table
        var start = start
        while debt < Self.debtLimit {
            guard text.count &- start >= length else { return .end }
            var end = start &+ length
            if end < text.count { while end > start, text[end] & 0xC0 == 0x80 { end &-= 1 } }
            guard end > start else { return .place(start) }
            var states = all
            var isClear = true
            var place = end
            var found = end
            var next: FoldEntry?
            while place > start {
                let (scalar, size) = text.checkedScalar(before: place)
                let entry = table.entry(scalar)
                if entry.dependsOnContext, isOpen(entry, place &- size..<place, next, in: text, table) {
                    states = all
                    isClear = false
                } else if entry.isExpansion {
                    var index = table.codeCount(of: entry)
                    while index > 0 {
                        index &-= 1
                        states = states >> 1 & masks[Int(table.expandedCode(index, of: entry) & 0xFF)]
                    }
                } else if entry.value != 0 {
                    states = states >> 1 & masks[Int(entry.value & 0xFF)]
                }
                next = entry
                place &-= size
                if states & 1 != 0 { found = place } else if states == 0 { break }
            }
            debt = max(0, debt &+ (end &- place) &- 2 &* (found &- start))
            if found == start {
                guard givesMatches, isClear, let matchEnd = plainMatch(at: start, clearTo: end, in: text, program)
                else {
                    return .place(start)
                }
                return .match(start..<matchEnd)
            }
            start = found
        }
        return .place(start)
    }

    /// Where a match ends that begins at a place, if every character of it stands for itself, and both ends are seen to be
    /// borders of clusters; nil where it takes more to know.
    ///
    /// - Parameter clear: where the window ends, in which no neighbours matter.
    private func plainMatch(
        at start: Int, clearTo clear: Int, in text: Span<UInt8>, _ program: SearchProgram
    ) -> Int? {
        let table = program.table
        let count = program.codes.count
        var index = 0
        var end = start
        while index < count {
            guard end < text.count else { return nil }
            let (scalar, size) = text.checkedScalar(at: end)
            let entry = table.entry(scalar)
            if end >= clear, entry.dependsOnContext, isOpen(entry, end..<end &+ size, nil, in: text, table) {
                return nil
            }
            if entry.isExpansion {
                let codeCount = table.codeCount(of: entry)
                guard count &- index >= codeCount else { return nil }
                for offset in 0..<codeCount
                where table.expandedCode(offset, of: entry) != program.codes[index &+ offset] {
                    return nil
                }
                index &+= codeCount
            } else if entry.value != 0 {
                guard entry.value == program.codes[index] else { return nil }
                index &+= 1
            } else if index == 0 {
                return nil
            }
            end &+= size
        }
        return isBoundary(start, in: text, table) && isBoundary(end, in: text, table) ? end : nil
    }

    @inline(__always)
    private func isBoundary(_ offset: Int, in text: Span<UInt8>, _ table: SearchTable) -> Bool {
        guard offset > 0, offset < text.count else { return true }
        return ClusterClass.isBoundary(offset, in: text) { table.entry($0).clusterClass } == true
    }

    /// Whether neighbours may make something else of a character than its own codes.
    ///
    /// - Parameter next: what is behind it, if that is known.
    private func isOpen(
        _ entry: FoldEntry, _ range: Range<Int>, _ next: FoldEntry?, in text: Span<UInt8>, _ table: SearchTable
    ) -> Bool {
        if entry.has(FoldEntry.joins) { return true }
        let isSeenMark = entry.has(FoldEntry.mark) && (entry.isExpansion || entry.value != 0)
        let isInContraction = entry.has(FoldEntry.startsContraction | FoldEntry.inContraction)
        // Marks begin at U+0300, whose first byte is 0xCC.
        if range.upperBound < text.count, isInContraction || text[range.upperBound] >= 0xCC {
            let next = next ?? table.entry(text.checkedScalar(at: range.upperBound).value)
            if isSeenMark || entry.has(FoldEntry.nasal | FoldEntry.composes), next.has(FoldEntry.mark | FoldEntry.joins)
            {
                return true
            }
            if isInContraction, next.has(FoldEntry.inContraction) { return true }
        }
        guard isSeenMark || entry.has(FoldEntry.inContraction), range.lowerBound > 0 else { return false }
        let last = table.entry(text.checkedScalar(before: range.lowerBound).value)
        if isSeenMark, last.has(FoldEntry.mark | FoldEntry.joins | FoldEntry.nasal | FoldEntry.composes) { return true }
        return entry.has(FoldEntry.inContraction)
            && last.has(FoldEntry.startsContraction | FoldEntry.inContraction)
    }
}
