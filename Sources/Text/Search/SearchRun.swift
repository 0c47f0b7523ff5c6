internal import LocaleFormatMemory

/// One search through one text, from its beginning to its end.
///
/// Where nothing has matched yet, bytes that no match can begin with are skipped. From one that can, the text is folded and
/// compared by the borders of Knuth, Morris and Pratt, so that nothing is compared twice: the time is linear in any text.
struct SearchRun {
    private let program: SearchProgram
    private let firstBytes: ByteSet?
    private var folder: TextFolder
    private var clusters = ClusterBoundaries()
    private var words: WordBoundaries?
    /// The unit that is read next.
    private(set) var position = 0
    /// Where reading began when nothing had matched: what is before has been read.
    private var floor = 0
    /// How many codes of the pattern the text's last ones are.
    private var matched = 0
    /// Where the last codes began, one for each code of the pattern, in turn; -1 for one within a unit.
    private var starts: [Int]
    private var turn = 0

    /// - Parameters:
    ///   - textLength: of the text that is searched, in bytes.
    ///   - start: where the first match may begin; what is before is context.
    init(_ program: SearchProgram, textLength: Int, from start: Int = 0) {
        self.program = program
        position = start
        firstBytes = program.firstBytes(textLength: textLength)
        folder = TextFolder(program.table, nasalCode: program.nasalCode)
        starts = [Int](repeating: -1, count: program.codes.count)
        if program.search.wholeWords { words = WordBoundaries(locale: program.search.locale) }
    }

    /// The next match, in bytes.
    mutating func next(in text: Span<UInt8>) -> Range<Int>? {
        guard let first = program.codes.first else { return nil }
        while position < text.count {
            if matched == 0, program.search.isAnchored, turn > 0 || floor > 0 { return nil }
            if matched == 0, let firstBytes, !skip(to: first, firstBytes, in: text) { return nil }
            let start = position
            if let unit = folder.simpleUnit(at: start, in: text) {
                position = unit.end
                guard unit.code != 0, advance(unit.code, start), let match = match(endingAt: unit.end, in: text) else {
                    continue
                }
                return match
            }
            let end = folder.unit(at: start, in: text)
            position = end
            let codes = folder.codes
            for (index, code) in codes.enumerated() {
                guard advance(code, index == 0 ? start : -1) else { continue }
                guard index == codes.count - 1, let match = match(endingAt: end, in: text) else {
                    // A match that ends within a letter is none.
                    matched = program.borders[program.codes.count - 1]
                    continue
                }
                return match
            }
        }
        return nil
    }

    /// Goes to where a match may begin; false at the end.
    private mutating func skip(to first: UInt32, _ firstBytes: ByteSet, in text: Span<UInt8>) -> Bool {
        floor = position
        while true {
            let found = firstBytes.next(in: text, from: position)
            guard found < text.count else {
                position = text.count
                return false
            }
            var start = text.scalarStart(before: found + 1)
            let length = text.checkedScalar(at: start).count
            if start + length == found + 1, start >= floor {
                let entry = folder.entry(text.checkedScalar(at: start).value)
                if folder.mayBegin(with: first, entry, endingAt: found + 1, in: text) {
                    // A mark, or a part of what is one letter, is read with what is before it.
                    var bits = entry
                    while start > floor, bits.needsContext {
                        start = max(floor, text.scalarStart(before: start))
                        bits = folder.entry(text.checkedScalar(at: start).value)
                    }
                    position = start
                    return true
                }
            }
            position = found + 1
        }
    }

    /// Compares one code; whether it is the pattern's last.
    @inline(__always)
    private mutating func advance(_ code: UInt32, _ start: Int) -> Bool {
        let codes = program.codes
        while matched > 0, codes[matched] != code { matched = program.borders[matched - 1] }
        starts[turn] = start
        turn += 1
        if turn == codes.count { turn = 0 }
        if codes[matched] == code { matched += 1 } else if program.search.isAnchored { floor = 1 }
        return matched == codes.count
    }

    /// The match whose last code has just been compared, if it is one: on boundaries of clusters, and of words.
    private mutating func match(endingAt end: Int, in text: Span<UInt8>) -> Range<Int>? {
        guard let range = extended(starts[turn], end, in: text) else {
            matched = program.borders[program.codes.count - 1]
            return nil
        }
        matched = 0
        position = range.upperBound
        floor = position
        return range
    }

    private mutating func extended(_ start: Int, _ end: Int, in text: Span<UInt8>) -> Range<Int>? {
        let extends = program.search.cutClusters == .extended
        guard start >= 0 else { return nil }
        var range = start..<end
        if !clusters.isBoundary(start, in: text) {
            guard extends else { return nil }
            range = clusters.cluster(around: start, in: text).lowerBound..<end
        }
        // Marks that a search does not see belong to the match.
        var last = end
        while !clusters.isBoundary(last, in: text) {
            let (scalar, length) = text.checkedScalar(at: last)
            let entry = folder.entry(scalar)
            if entry.isExpansion || entry.value != 0 {
                guard extends else { return nil }
                last = clusters.cluster(around: last, in: text).upperBound
            } else {
                last += length
            }
        }
        range = range.lowerBound..<last
        if program.search.isAnchored, range.lowerBound > 0 { return nil }
        if words != nil {
            guard words?.isBoundary(range.lowerBound, in: text) == true,
                words?.isBoundary(range.upperBound, in: text) == true
            else { return nil }
        }
        return range
    }
}
