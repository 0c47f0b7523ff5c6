/// Why bytes are not what they should be: where, and what was expected there.
package struct BakedFault: Error, Hashable, Sendable {
    /// Counted from the first byte.
    package let offset: Int
    package let expected: String

    package init(at offset: Int, expected: String) { (self.offset, self.expected) = (offset, expected) }
}

/// Bytes that came from outside, read in place: each look is checked against the end, and none traps.
package struct BakedBytes: Sendable {
    private let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package var count: Int { bytes.count }

    /// A number of so many bytes, the lowest first.
    @inline(__always)
    private func word(_ offset: Int, _ width: Int) throws(BakedFault) -> UInt64 {
        guard offset >= 0, width <= bytes.count, offset <= bytes.count - width else {
            throw BakedFault(at: max(0, offset), expected: "\(width) more bytes")
        }
        var word: UInt64 = 0
        for index in 0..<width { word |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
        return word
    }

    package func byte(_ offset: Int) throws(BakedFault) -> UInt8 { UInt8(try word(offset, 1)) }
    package func word16(_ offset: Int) throws(BakedFault) -> Int { Int(try word(offset, 2)) }
    package func word32(_ offset: Int) throws(BakedFault) -> Int { Int(try word(offset, 4)) }
    package func word64(_ offset: Int) throws(BakedFault) -> UInt64 { try word(offset, 8) }

    package func slice(_ range: Range<Int>) throws(BakedFault) -> ArraySlice<UInt8> {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
            throw BakedFault(at: bytes.count, expected: "\(range.count) more bytes")
        }
        return bytes[range]
    }

    /// Those from an offset on as one number: FNV-1a over words of eight bytes, the last one filled up with zeros.
    package func checksum(from start: Int) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        bytes.withUnsafeBytes { buffer in
            var offset = min(max(0, start), buffer.count)
            while buffer.count - offset >= 8 {
                let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                hash = (hash ^ UInt64(littleEndian: word)) &* 0x100_0000_01B3
                offset += 8
            }
            guard offset < buffer.count else { return }
            var word: UInt64 = 0
            for index in offset..<buffer.count { word |= UInt64(buffer[index]) << UInt64(8 * (index - offset)) }
            hash = (hash ^ word) &* 0x100_0000_01B3
        }
        return hash
    }
}

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

    package func slice(_ index: Int) throws(BakedFault) -> ArraySlice<UInt8> { try bytes.slice(range(index)) }

    /// An entry as text.
    package func text(_ index: Int) throws(BakedFault) -> String {
        let range = try range(index)
        guard let text = String(validating: try bytes.slice(range), as: UTF8.self) else {
            throw BakedFault(at: range.lowerBound, expected: "text in UTF-8")
        }
        return text
    }

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

extension [UInt8] {
    /// The lowest four bytes of a number, the lowest first.
    package mutating func append(word32 value: Int) {
        for shift in stride(from: 0, to: 32, by: 8) { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    package mutating func append(word64 value: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { append(UInt8(truncatingIfNeeded: value >> UInt64(shift))) }
    }
}
