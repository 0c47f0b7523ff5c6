/// Why bytes are not what they should be: where, and what was expected there.
package struct BakedFault: Error, Hashable, Sendable {
    /// Counted from the first byte.
    package let offset: Int
    package let expected: String

    package init(at offset: Int, expected: String) { (self.offset, self.expected) = (offset, expected) }
}

/// Bytes that came from outside, read in place wherever they are: in an array, a file mapped into memory, a literal of the program. Each
/// look is checked against the end, and none traps.
///
/// Numbers of a fixed width have seven bits a byte, the lowest first, so that what is written is UTF-8 throughout and can be a literal.
///
/// `@unchecked Sendable` is true because nobody writes to the memory, and its owner keeps it.
@safe
package struct BakedBytes: @unchecked Sendable {
    private enum Storage {
        case array([UInt8])
        case memory(UnsafeRawBufferPointer, owner: AnyObject?)
    }

    private let storage: Storage
    package let count: Int

    package init(_ bytes: [UInt8]) { (storage, count) = (.array(bytes), bytes.count) }

    /// - Parameter owner: what keeps the memory as it is; nil for memory that stays.
    package init(_ memory: UnsafeRawBufferPointer, owner: AnyObject?) {
        (storage, count) = (.memory(memory, owner: owner), memory.count)
    }

    package init(_ literal: StaticString) {
        guard literal.hasPointerRepresentation else {
            self.init([])
            return
        }
        self.init(UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount), owner: nil)
    }

    /// The most bytes that a number of four says: 256 MiB.
    package static let limit = 1 << 28 - 1

    @inline(__always)
    private func read<Result>(
        _ body: (UnsafeRawBufferPointer) throws(BakedFault) -> Result
    ) throws(BakedFault) -> Result {
        switch storage {
        case .memory(let memory, let owner):
            defer { withExtendedLifetime(owner) {} }
            return try body(memory)
        case .array(let bytes):
            let result = bytes.withUnsafeBytes { buffer in
                do throws(BakedFault) { return Swift.Result<Result, BakedFault>.success(try body(buffer)) } catch {
                    return .failure(error)
                }
            }
            return try result.get()
        }
    }

    @inline(__always)
    private func check(_ offset: Int, _ width: Int) throws(BakedFault) {
        guard offset >= 0, width <= count, offset <= count - width else {
            throw BakedFault(at: max(0, offset), expected: "\(width) more bytes")
        }
    }

    package func byte(_ offset: Int) throws(BakedFault) -> UInt8 {
        try check(offset, 1)
        return try read { $0[offset] }
    }

    /// A number of two bytes.
    package func word16(_ offset: Int) throws(BakedFault) -> Int {
        Int(try byte(offset) & 0x7F) | Int(try byte(offset + 1) & 0x7F) << 7
    }

    /// A number of four.
    @inline(__always)
    package func word32(_ offset: Int) throws(BakedFault) -> Int {
        try check(offset, 4)
        let word = try read { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
        return Int(word & 0x7F | word >> 1 & 0x3F80 | word >> 2 & 0x1F_C000 | word >> 3 & 0xFE0_0000)
    }

    /// A number of eight.
    package func word64(_ offset: Int) throws(BakedFault) -> UInt64 {
        UInt64(try word32(offset)) | UInt64(try word32(offset + 4)) << 28
    }

    private func check(_ range: Range<Int>) throws(BakedFault) {
        guard range.lowerBound >= 0, range.upperBound <= count else {
            throw BakedFault(at: count, expected: "\(range.count) more bytes")
        }
    }

    /// A part as text.
    package func text(_ range: Range<Int>) throws(BakedFault) -> String {
        try check(range)
        let text = try read { bytes -> String? in
            let part = UnsafeRawBufferPointer(rebasing: bytes[range]).assumingMemoryBound(to: UInt8.self)
            // `String(validating:as:)` asks for types of its own at run time: a third of the time to a process's first text.
            guard let utf8 = try? UTF8Span(validating: Span(_unsafeElements: part)) else { return nil }
            return String(copying: utf8)
        }
        guard let text else { throw BakedFault(at: range.lowerBound, expected: "text in UTF-8") }
        return text
    }

    /// Whether a part comes before a text, byte by byte (negative), after it (positive), or is the same (0).
    package func order(_ range: Range<Int>, _ text: String) throws(BakedFault) -> Int {
        try check(range)
        return try read { bytes in
            var text = text
            return text.withUTF8 { other in
                let common = min(range.count, other.count)
                for place in 0..<common where bytes[range.lowerBound + place] != other[place] {
                    return Int(bytes[range.lowerBound + place]) - Int(other[place])
                }
                return range.count - other.count
            }
        }
    }

    /// Those from an offset on as one number of 56 bits: FNV-1a over words of eight bytes, the last one filled up with zeros, without its
    /// lowest byte.
    package func checksum(from start: Int) -> UInt64 {
        let hash = try? read { buffer throws(BakedFault) in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            var offset = min(max(0, start), buffer.count)
            while buffer.count - offset >= 8 {
                let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                hash = (hash ^ UInt64(littleEndian: word)) &* 0x100_0000_01B3
                offset += 8
            }
            guard offset < buffer.count else { return hash }
            var word: UInt64 = 0
            for index in offset..<buffer.count { word |= UInt64(buffer[index]) << UInt64(8 * (index - offset)) }
            return (hash ^ word) &* 0x100_0000_01B3
        }
        return (hash ?? 0) >> 8
    }
}

extension [UInt8] {
    /// A number below 2^28, the lowest seven bits first.
    package mutating func append(word32 value: Int) {
        for shift in stride(from: 0, to: 28, by: 7) { append(UInt8(truncatingIfNeeded: value >> shift) & 0x7F) }
    }

    /// A number below 2^56.
    package mutating func append(word64 value: UInt64) {
        append(word32: Int(truncatingIfNeeded: value))
        append(word32: Int(truncatingIfNeeded: value >> 28))
    }
}
