/// Goes through bytes from the first to the last, eight at a time where it can. Every look is checked against the end; what lies
/// beyond reads as zero.
@safe @usableFromInline
package struct ByteReader: ~Copyable {
    @usableFromInline let start: UnsafeRawPointer
    @usableFromInline let count: Int
    /// The place of the next byte.
    @usableFromInline package private(set) var index: Int

    @inlinable @inline(__always)
    init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        // An empty array may have no address, and nothing is read of it.
        start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
        count = range.upperBound
        index = range.lowerBound
    }

    /// Lends a reader of a part of bytes, which must lie in them.
    @inlinable @inline(__always)
    package static func read<Result>(
        _ bytes: borrowing [UInt8], _ range: Range<Int>, _ body: (inout ByteReader) -> Result
    ) -> Result {
        bytes.withUnsafeBytes { buffer in
            var reader = ByteReader(buffer, range)
            return body(&reader)
        }
    }

    @inlinable package var isAtEnd: Bool { index >= count }

    /// The next byte; 0 at the end.
    @inlinable @inline(__always)
    package var peek: UInt8 { index < count ? start.load(fromByteOffset: index, as: UInt8.self) : 0 }

    /// Passes over one byte, if it is the next one.
    @inlinable @inline(__always)
    package mutating func accept(_ byte: UInt8) -> Bool {
        guard index < count, start.load(fromByteOffset: index, as: UInt8.self) == byte else { return false }
        index &+= 1
        return true
    }

    /// Passes over as many bytes, or to the end.
    @inlinable
    package mutating func skip(_ length: Int) { index = min(count, index + max(0, length)) }

    /// Passes over bytes that are all of a text; false, with none passed, where others follow.
    @inlinable
    package mutating func accept(_ text: StaticString) -> Bool {
        guard matches(index..<min(count, index + text.utf8CodeUnitCount), text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    /// Passes over spaces, tabs and ends of lines.
    @inlinable @inline(__always)
    package mutating func skipSpace() {
        while index < count {
            if index &+ 8 <= count, start.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0x2020_2020_2020_2020
            {
                index &+= 8
                continue
            }
            switch start.load(fromByteOffset: index, as: UInt8.self) {
            case 0x20, 0x09, 0x0A, 0x0D: index &+= 1
            default: return
            }
        }
    }

    /// Passes over bytes until a quotation mark, a backslash or a control character.
    @inlinable @inline(__always)
    package mutating func skipPlainText() {
        let low: UInt64 = 0x0101_0101_0101_0101
        let high: UInt64 = 0x8080_8080_8080_8080
        while index &+ 8 <= count {
            let word = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let quote = word ^ (low &* 0x22)
            let backslash = word ^ (low &* 0x5C)
            // In each byte that is found, and perhaps in some behind it, the highest bit is set.
            let found =
                ((quote &- low) & ~quote | (backslash &- low) & ~backslash | (word &- low &* 0x20) & ~word) & high
            if found != 0 {
                index &+= found.trailingZeroBitCount / 8
                return
            }
            index &+= 8
        }
        while index < count {
            let byte = start.load(fromByteOffset: index, as: UInt8.self)
            if byte < 0x20 || byte == 0x22 || byte == 0x5C { return }
            index &+= 1
        }
    }

    /// Whether bytes are those of a text.
    @inlinable
    package func matches(_ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.lowerBound >= 0, range.upperBound <= count, range.count == text.utf8CodeUnitCount else {
            return false
        }
        for offset in 0..<range.count
        where start.load(fromByteOffset: range.lowerBound + offset, as: UInt8.self) != text.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Whether bytes are those of an array.
    @inlinable
    package func matches(_ range: Range<Int>, _ bytes: borrowing [UInt8]) -> Bool {
        guard range.lowerBound >= 0, range.upperBound <= count, range.count == bytes.count else { return false }
        for offset in 0..<range.count
        where start.load(fromByteOffset: range.lowerBound + offset, as: UInt8.self) != bytes[offset] {
            return false
        }
        return true
    }

    /// Whether any byte of a range is one of those.
    @inlinable @inline(__always)
    package func hasByte(in range: Range<Int>, _ isOne: (UInt8) -> Bool) -> Bool {
        guard range.lowerBound >= 0, range.upperBound <= count else { return false }
        for offset in range where isOne(start.load(fromByteOffset: offset, as: UInt8.self)) { return true }
        return false
    }

    /// Whether bytes of two places are the same.
    @inlinable
    package func areEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        guard left.count == right.count, left.lowerBound >= 0, right.lowerBound >= 0, left.upperBound <= count,
            right.upperBound <= count
        else { return false }
        for offset in 0..<left.count
        where start.load(fromByteOffset: left.lowerBound + offset, as: UInt8.self)
            != start.load(fromByteOffset: right.lowerBound + offset, as: UInt8.self)
        {
            return false
        }
        return true
    }
}
