/// The matches of a search in order, by one alphabet or by two: in German, Müller is found as Mueller, as CLDR's collation for
/// searching has it, and as Muller, as Foundation's standard search does.
struct SearchRuns {
    private var first: SearchRun
    private var second: SearchRun?
    /// The next match of each, where it is known.
    private var waiting: (first: Range<Int>?, second: Range<Int>?) = (nil, nil)
    private var areOver = (first: false, second: false)
    /// Where the last match ended.
    private var end = 0

    /// - Parameters:
    ///   - textLength: of the text that is searched, in bytes.
    ///   - start: where the first match may begin; what is before is context.
    init(_ search: CompiledSearch, textLength: Int, from start: Int = 0) {
        first = SearchRun(search.program, textLength: textLength, from: start)
        second = search.withoutMarks.map { SearchRun($0, textLength: textLength, from: start) }
    }

    /// The next match, in bytes: the one that begins first, of two of these the longer one.
    mutating func next(in text: Span<UInt8>) -> Range<Int>? {
        guard second != nil else { return first.next(in: text) }
        while !areOver.first, waiting.first == nil {
            waiting.first = first.next(in: text)
            areOver.first = waiting.first == nil
            if let range = waiting.first, range.lowerBound < end { waiting.first = nil }
        }
        while !areOver.second, waiting.second == nil {
            waiting.second = second?.next(in: text)
            areOver.second = waiting.second == nil
            if let range = waiting.second, range.lowerBound < end { waiting.second = nil }
        }
        guard let left = waiting.first ?? waiting.second, let right = waiting.second ?? waiting.first else {
            return nil
        }
        let isLeft =
            left.lowerBound < right.lowerBound
            || left.lowerBound == right.lowerBound && left.upperBound >= right.upperBound
        let range = isLeft ? left : right
        end = range.upperBound
        // What overlaps is no match any more.
        if let range = waiting.first, range.lowerBound < end { waiting.first = nil }
        if let range = waiting.second, range.lowerBound < end { waiting.second = nil }
        return range
    }
}
