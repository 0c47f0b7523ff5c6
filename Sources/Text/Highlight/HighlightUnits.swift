internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// The units of a text that a highlight does not cut, around places that come in order.
struct HighlightUnits {
    private let text: String
    private let unit: TextHighlight.Unit
    private var clusters = ClusterBoundaries()
    /// The last unit that was read, in bytes.
    private var known = 0..<0

    init(_ text: String, unit: TextHighlight.Unit) {
        (self.text, self.unit) = (text, unit)
    }

    /// A range with all of the units at its ends.
    mutating func whole(_ range: Range<String.Index>) -> Range<String.Index> {
        let view = text.utf8
        let start = unitStart(view.distance(from: view.startIndex, to: range.lowerBound))
        let end = unitEnd(view.distance(from: view.startIndex, to: range.upperBound))
        return view.index(view.startIndex, offsetBy: start)..<view.index(view.startIndex, offsetBy: end)
    }

    private mutating func unitStart(_ offset: Int) -> Int {
        if known.contains(offset) { return known.lowerBound }
        let bytes = text.utf8.span
        var start = offset
        while !isBoundary(start, in: bytes) { start = bytes.scalarStart(before: start) }
        return start
    }

    private mutating func unitEnd(_ offset: Int) -> Int {
        if known.contains(offset), offset > known.lowerBound { return known.upperBound }
        let bytes = text.utf8.span
        var end = offset
        while !isBoundary(end, in: bytes) { end += bytes.checkedScalar(at: end).count }
        // A unit may be as long as the text, and asked about at every place.
        if end > offset { known = unitStart(offset)..<end }
        return end
    }

    private mutating func isBoundary(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
        guard clusters.isBoundary(offset, in: bytes) else { return false }
        guard offset > 0, offset < bytes.count, unit != .clusters else { return true }
        let next = bytes.checkedScalar(at: offset).value
        var start = bytes.scalarStart(before: offset)
        var last = bytes.checkedScalar(at: start).value
        if unit == .joinedLetters, Self.joinsLetters(offset, in: bytes) { return false }
        var joins = false
        if last == 0x200D, start > 0 {
            joins = true
            start = bytes.scalarStart(before: start)
            last = bytes.checkedScalar(at: start).value
        }
        return !Self.joins(last, next, isJoined: joins)
    }

    /// Whether a virama and the letter behind it are of one conjunct. In Tamil and Sinhala it is seen on its own, unless a joiner
    /// asks for the conjunct (Unicode Standard, sections 12.6 and 13.2).
    private static func joins(_ virama: UInt32, _ letter: UInt32, isJoined: Bool) -> Bool {
        guard let first = Unicode.Scalar(virama), let second = Unicode.Scalar(letter),
            first.properties.canonicalCombiningClass == .virama,
            second.properties.generalCategory == .otherLetter
        else { return false }
        let isSeen = (0x0B80...0x0BFF).contains(virama) || (0x0D80...0x0DFF).contains(virama)
        return isJoined || !isSeen
    }

    /// Whether the letters on both sides of a place join, marks between them or not.
    private static func joinsLetters(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
        var start = offset
        var last = JoiningType.transparent
        for _ in 0..<markLimit where last == .transparent && start > 0 {
            let (scalar, length) = bytes.checkedScalar(before: start)
            last = JoiningType(of: scalar)
            start -= length
        }
        guard last.joinsNext else { return false }
        var end = offset
        var next = JoiningType.transparent
        for _ in 0..<markLimit where next == .transparent && end < bytes.count {
            let (scalar, length) = bytes.checkedScalar(at: end)
            next = JoiningType(of: scalar)
            end += length
        }
        return next.joinsLast
    }

    /// What is between two letters and does not keep them apart; Unicode's Stream-Safe Text Format allows 30 marks (UAX #15,
    /// section 13).
    private static let markLimit = 32
}
