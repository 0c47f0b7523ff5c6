/// A search through bytes that come in pieces, in memory that does not grow with them.
///
/// ```swift
/// var stream = SearchStream(LocalizedSearch("straße", locale: "de").compiled())
/// var found = stream.ranges(in: Array("eine STR".utf8))
/// found += stream.ranges(in: Array("ASSE".utf8))
/// found += stream.finish()                             // [5..<12]
/// ```
///
/// What is found is the same as in all the bytes together, if no match has more than ``reach`` bytes, marks behind it among
/// them. Matches of a piece are given when what follows can no longer change them.
public struct SearchStream: Sendable {
    /// Bytes that a match may have.
    public static let reach = 1 << 14

    private let search: CompiledSearch
    private var bytes: [UInt8] = []
    /// Where ``bytes`` are in the stream.
    private var offset = 0
    /// Where reading goes on: all matches before are known.
    private var resume = 0

    /// - Parameter search: what is looked for.
    public init(_ search: CompiledSearch) { self.search = search }

    /// Takes the next bytes; the matches, as ranges of the stream, that are certain now.
    public mutating func ranges(in piece: [UInt8]) -> [Range<Int>] {
        bytes += piece
        guard bytes.count >= 4 * Self.reach else { return [] }
        let found = read(upTo: certainEnd)
        // What is before is context of the first cluster and word that comes.
        let cut = max(0, resume - offset - Self.reach)
        offset += cut
        bytes.removeFirst(cut)
        return found
    }

    /// The matches that are left, at the end.
    public mutating func finish() -> [Range<Int>] { read(upTo: bytes.count) }

    private mutating func read(upTo end: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        guard offset + end > resume else { return found }
        var run = SearchRuns(search, textLength: bytes.count, from: resume - offset)
        // An anchored search ends with the first window: its match begins with the stream.
        let isOver = search.search.isAnchored && resume > 0
        while !isOver, let range = run.next(in: bytes.span), range.lowerBound < end {
            found.append(offset + range.lowerBound..<offset + range.upperBound)
        }
        resume = max(offset + end, found.last?.upperBound ?? 0)
        return found
    }

    /// A match that begins before is here to its end. Behind a space or a line no letter goes on.
    private var certainEnd: Int {
        let limit = bytes.count - Self.reach
        let space = bytes[limit - Self.reach..<limit].lastIndex { $0 == 0x0A || $0 == 0x20 }
        if let space { return space + 1 }
        var end = limit
        while bytes[end] & 0xC0 == 0x80, end > limit - 4 { end -= 1 }
        return end
    }
}
