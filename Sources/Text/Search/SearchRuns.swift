/// The matches of a search in order, by one alphabet or by two: in German, Müller is found as Mueller, as CLDR's collation for
/// searching has it, and as Muller, as Foundation's standard search does.
struct SearchRuns {
    private var first: Source
    private var second: Source?
    /// Where the last match ended.
    private var end = 0

    /// - Parameters:
    ///   - textLength: of the text that is searched, in bytes.
    ///   - start: where the first match may begin; what is before is context.
    init(_ search: CompiledSearch, textLength: Int, from start: Int = 0) {
        first = Source(run: SearchRun(search.program, textLength: textLength, from: start))
        second = search.withoutMarks.map { Source(run: SearchRun($0, textLength: textLength, from: start)) }
    }

    /// The next match, in bytes: the one that begins first, of two of these the longer one.
    mutating func next(in text: Span<UInt8>) -> Range<Int>? {
        guard second != nil else { return first.run.next(in: text) }
        let found = (first.match(from: end, in: text), second?.match(from: end, in: text))
        guard let left = found.0 ?? found.1, let right = found.1 ?? found.0 else { return nil }
        let isLeft =
            left.lowerBound < right.lowerBound
            || left.lowerBound == right.lowerBound && left.upperBound >= right.upperBound
        let range = isLeft ? left : right
        end = range.upperBound
        return range
    }

    /// One alphabet's run, and the match that it found last.
    private struct Source {
        var run: SearchRun
        private var last: Range<Int>?
        private var isOver = false

        init(run: SearchRun) { self.run = run }

        /// The next match that begins at `start` or behind it: what begins before overlaps one that was given.
        mutating func match(from start: Int, in text: Span<UInt8>) -> Range<Int>? {
            while !isOver {
                if let last, last.lowerBound >= start { return last }
                last = run.next(in: text)
                isOver = last == nil
            }
            return nil
        }
    }
}
