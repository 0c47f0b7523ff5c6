/// Whether places in a text are between two words, asked in about the order of the text.
///
/// The text is read from the beginning of the line that the first place is in, some thousand bytes at a time.
struct WordBoundaries {
    private let boundaries: TextBoundaries
    /// Boundaries in order; the first one is where reading began.
    private var found: [Int] = [0]

    /// Boundaries that are kept, for places before the last one.
    private static let limit = 8_192
    /// Bytes at the end of a window whose boundaries what follows may change.
    private static let margin = 256

    init(locale: LocaleID) { boundaries = TextBoundaries(.word, locale: locale) }

    mutating func isBoundary(_ offset: Int, in text: Span<UInt8>) -> Bool {
        if offset < found[0] { found = [Self.lineStart(of: offset, in: text, floor: 0)] }
        if offset > found[found.count - 1] { read(to: offset, in: text) }
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if found[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low < found.count && found[low] == offset
    }

    private mutating func read(to offset: Int, in text: Span<UInt8>) {
        let last = found[found.count - 1]
        let start = Self.lineStart(of: offset, in: text, floor: last)
        if start > last { found = [start] }
        if found.count > Self.limit { found.removeFirst(Self.limit / 2) }
        var size = 2_048
        while true {
            let end = min(text.count, offset + size)
            let trusted = end == text.count ? end : end - Self.margin
            var more: [Int] = []
            boundaries.forEachSegment(inUTF8: text.extracting(start..<end), windowSize: .max) { range, _ in
                guard start + range.upperBound <= trusted else { return false }
                more.append(start + range.upperBound)
                return true
            }
            if end == text.count || more.last ?? start >= offset {
                found += more
                return
            }
            size *= 4
        }
    }

    private static func lineStart(of offset: Int, in text: Span<UInt8>, floor: Int) -> Int {
        var start = offset
        while start > floor, text[start - 1] != 0x0A { start -= 1 }
        return start
    }
}
