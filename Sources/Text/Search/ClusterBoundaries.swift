internal import LocaleFormatMemory

/// Whether a place in a text is between two grapheme clusters, those of Swift's `Character`.
///
/// Most places are decided by the two characters beside them. For others the text is read from the nearest place that is,
/// and the cluster is kept, so that a cluster of a million marks is read once, however often it is asked about.
struct ClusterBoundaries {
    /// The last cluster that was read.
    private var known = 0..<0

    mutating func isBoundary(_ offset: Int, in text: Span<UInt8>) -> Bool {
        guard offset > 0, offset < text.count else { return true }
        if known.contains(offset) { return known.lowerBound == offset }
        if let answer = Self.quickAnswer(offset, in: text) { return answer }
        return cluster(around: offset, in: text).lowerBound == offset
    }

    /// The cluster that a place is in, or that begins there.
    mutating func cluster(around offset: Int, in text: Span<UInt8>) -> Range<Int> {
        if known.contains(offset) { return known }
        var start = offset
        let floor = known.upperBound <= offset ? known.upperBound : 0
        while start > floor {
            start = text.scalarStart(before: start)
            if start > 0, Self.quickAnswer(start, in: text) == true { break }
        }
        start = max(start, floor)
        var window = 64
        while true {
            var end = min(text.count, offset + window)
            // A scalar that the window cuts is left out.
            while end < text.count, end > offset + 4, text[end] & 0xC0 == 0x80 { end -= 1 }
            var position = start
            for character in Self.string(text, start..<end) {
                let next = position + character.utf8.count
                // The last one may go on behind the window.
                if next > offset, next < end || end == text.count {
                    known = position..<next
                    return known
                }
                position = next
            }
            window *= 8
        }
    }

    /// The scalars, with a control character of the same length in place of a byte that is none's.
    private static func string(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
        var scalars = String.UnicodeScalarView()
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (value, length) = text.checkedScalar(at: offset)
            scalars.append(Unicode.Scalar(value) ?? "\u{1}")
            offset += length
        }
        return String(scalars)
    }

    private static func quickAnswer(_ offset: Int, in text: Span<UInt8>) -> Bool? {
        ClusterClass.isBoundary(offset, in: text, ClusterClass.init)
    }
}
