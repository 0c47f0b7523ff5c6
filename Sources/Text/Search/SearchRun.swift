internal import LocaleFormatMemory

/// One search through one text, from its beginning to its end.
///
/// Where nothing has matched yet, what no match can begin in is skipped. From one that can, the text is folded and
/// compared by the borders of Knuth, Morris and Pratt, so that nothing is compared twice: the time is linear in any text.
struct SearchRun {
    private let program: SearchProgram
    private let isAnchored: Bool
    private let extends: Bool
    private let firstBytes: ByteSet?
    private let window: SearchWindow?
    /// Bytes that windows have read in vain, and where they are tried again.
    private var debt = 0
    private var pauseEnd = 0
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
        isAnchored = program.search.isAnchored
        extends = program.search.cutClusters == .extended
        position = start
        switch program.skipping(textLength: textLength) {
        case .bytes(let set): (firstBytes, window) = (set, nil)
        case .windows(let made): (firstBytes, window) = (nil, made)
        case nil: (firstBytes, window) = (nil, nil)
        }
        folder = TextFolder(program.table, nasalCode: program.nasalCode)
        starts = [Int](repeating: -1, count: program.codes.count)
        if program.search.wholeWords { words = WordBoundaries(locale: program.search.locale) }
    }

    /// The next match, in bytes.
    mutating func next(in text: Span<UInt8>) -> Range<Int>? {
        guard program.codes.count > 0 else { return nil }
        while position < text.count {
            if matched == 0, isAnchored, turn > 0 || floor > 0 { return nil }
            if matched == 0 {
                if let window {
                    switch skip(by: window, in: text) {
                    case .match(let range): return range
                    case .place: break
                    case .end: return nil
                    }
                } else if firstBytes != nil {
                    guard skipBytes(in: text) else { return nil }
                }
            }
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

    /// Goes to the next match, or where one may begin.
    @inline(__always)
    private mutating func skip(by window: SearchWindow, in text: Span<UInt8>) -> SearchWindow.Finding {
        debt = max(0, debt &- 2 &* (position &- floor))
        floor = position
        guard position >= pauseEnd else { return .place(position) }
        let found = window.next(in: text, from: position, program, debt: &debt, givesMatches: words == nil)
        switch found {
        case .match(let range):
            position = range.upperBound
            floor = position
        case .place(let place):
            position = place
            goToUnit(in: text)
        case .end: position = text.count
        }
        if debt >= SearchWindow.debtLimit {
            debt = 0
            pauseEnd = position &+ 8 &* SearchWindow.debtLimit
        }
        return found
    }

    /// Goes to where a match may begin, by its last byte; false at the end.
    private mutating func skipBytes(in text: Span<UInt8>) -> Bool {
        floor = position
        while true {
            let found = firstBytes?.next(in: text, from: position) ?? text.count
            guard found < text.count else {
                position = text.count
                return false
            }
            let (scalar, length) = text.checkedScalar(before: found &+ 1)
            let start = found &+ 1 &- length
            if start >= floor,
                folder.mayBegin(with: program.codes[0], program.table.entry(scalar), endingAt: found &+ 1, in: text)
            {
                position = start
                goToUnit(in: text)
                return true
            }
            position = found &+ 1
        }
    }

    /// A mark, or a part of what is one letter, is read with what is before it.
    private mutating func goToUnit(in text: Span<UInt8>) {
        while position > floor, program.table.entry(text.checkedScalar(at: position).value).needsContext {
            position &-= text.checkedScalar(before: position).count
        }
    }

    /// Compares one code; whether it is the pattern's last.
    @inline(__always)
    private mutating func advance(_ code: UInt32, _ start: Int) -> Bool {
        let count = program.codes.count
        while matched > 0, program.codes[matched] != code { matched = program.borders[matched - 1] }
        starts[turn] = start
        turn += 1
        if turn == count { turn = 0 }
        if program.codes[matched] == code { matched += 1 } else if isAnchored { floor = 1 }
        return matched == count
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
        guard start >= 0 else { return nil }
        var range = start..<end
        if !isClusterBoundary(start, in: text) {
            guard extends else { return nil }
            range = clusters.cluster(around: start, in: text).lowerBound..<end
        }
        // Marks that a search does not see belong to the match.
        var last = end
        while !isClusterBoundary(last, in: text) {
            let (scalar, length) = text.checkedScalar(at: last)
            let entry = program.table.entry(scalar)
            if entry.isExpansion || entry.value != 0 {
                guard extends else { return nil }
                last = clusters.cluster(around: last, in: text).upperBound
            } else {
                last += length
            }
        }
        range = range.lowerBound..<last
        if isAnchored, range.lowerBound > 0 { return nil }
        if words != nil {
            guard words?.isBoundary(range.lowerBound, in: text) == true,
                words?.isBoundary(range.upperBound, in: text) == true
            else { return nil }
        }
        return range
    }

    @inline(__always)
    private mutating func isClusterBoundary(_ offset: Int, in text: Span<UInt8>) -> Bool {
        guard offset > 0, offset < text.count else { return true }
        let table = program.table
        return ClusterClass.isBoundary(offset, in: text) { table.entry($0).clusterClass }
            ?? clusters.isBoundary(offset, in: text)
    }
}
