package import LocaleFormatMemory

/// A table of byte strings: how many there are, where each begins, and where the last one ends, as words of four bytes; then the
/// bytes, from which places are counted.
package struct BakedTable: Sendable {
    private let bytes: BakedBytes
    private let places: Int
    private let start: Int
    private let end: Int
    package let count: Int

    /// - Parameters:
    ///   - offset: where the table begins.
    ///   - end: where it ends at the latest.
    package init(_ bytes: BakedBytes, at offset: Int, end: Int) throws(BakedFault) {
        let count = try bytes.word32(offset)
        places = offset + 4
        guard end <= bytes.count, count < (end - places) / 4 else {
            throw BakedFault(at: offset, expected: "a table that ends before byte \(end)")
        }
        self.bytes = bytes
        self.count = count
        self.end = end
        start = places + 4 * (count + 1)
    }

    /// Where an entry stands.
    package func range(_ index: Int) throws(BakedFault) -> Range<Int> {
        guard index >= 0, index < count else {
            throw BakedFault(at: places, expected: "an entry \(index) of \(count)")
        }
        let place = places + 4 * index
        let (from, to) = (start + (try bytes.word32(place)), start + (try bytes.word32(place + 4)))
        guard from <= to, to <= end else {
            throw BakedFault(at: place, expected: "an entry that ends where the table does, or before")
        }
        return from..<to
    }

    /// An entry as text.
    package func text(_ index: Int) throws(BakedFault) -> String { try bytes.text(range(index)) }

    /// Whether an entry comes before a text, byte by byte (negative), after it (positive), or is the same (0).
    package func order(_ index: Int, _ text: String) throws(BakedFault) -> Int { try bytes.order(range(index), text) }

    /// The bytes of a table.
    package static func bytes(_ entries: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(word32: entries.count)
        var place = 0
        for entry in entries {
            bytes.append(word32: place)
            place += entry.count
        }
        bytes.append(word32: place)
        for entry in entries { bytes += entry }
        return bytes
    }
}
