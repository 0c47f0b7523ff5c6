/// Appends UTF-8 to memory that was set aside for it, one part after another, without counting references.
///
/// Every write is checked against the room there is; what does not fit is left out and ``overflowed`` becomes true, upon
/// which the functions that lend a writer give no result. It is lent inside a closure and never returned.
@safe @usableFromInline
package struct UTF8Writer: ~Copyable {
    @usableFromInline let start: UnsafeMutablePointer<UInt8>
    @usableFromInline let capacity: Int
    /// Room beyond the text, on both sides, with which short texts are copied fastest.
    @inlinable package static var slack: Int { 16 }
    /// Room for nearly every text: so much the stack always has.
    @inlinable package static var usualCapacity: Int { 1_024 }

    /// Bytes written so far.
    @usableFromInline package var count = 0
    /// Whether something did not fit, or could not be said.
    @usableFromInline package var overflowed = false
    /// Whether bytes were appended that nobody knows to be whole characters.
    @usableFromInline var mayBeInvalid = false

    @inlinable @inline(__always)
    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        start = buffer.baseAddress!
        capacity = buffer.count
    }

    @inlinable @inline(__always)
    package mutating func append(_ byte: UInt8) {
        guard count < capacity else {
            overflowed = true
            return
        }
        start[count] = byte
        count += 1
        mayBeInvalid = mayBeInvalid || byte >= 0x80
    }

    /// Appends the lowest `width` bytes (1 to 8) of `bytes`, lowest first: whole characters.
    @inlinable @inline(__always)
    mutating func append(characters bytes: UInt64, width: Int) {
        // Eight bytes are written whatever the width; those beyond it are overwritten by what follows, or never read.
        guard count &+ 8 <= capacity else {
            overflowed = true
            return
        }
        UnsafeMutableRawPointer(start + count).storeBytes(of: bytes.littleEndian, as: UInt64.self)
        count &+= width
    }

    /// Appends a part of `bytes`; a part that lies outside of it counts as not fitting.
    @inlinable @inline(__always)
    package mutating func append(_ bytes: borrowing [UInt8], from offset: Int, count length: Int) {
        guard offset >= 0, length >= 0, offset &+ length <= bytes.count, count &+ length <= capacity else {
            overflowed = true
            return
        }
        bytes.withUnsafeBufferPointer { source in
            // A call of memcpy takes longer than sixteen bytes do. What is written beyond `length` is overwritten by what
            // follows, or never read.
            if length <= 16, offset &+ 16 <= source.count, count &+ 16 <= capacity, let base = source.baseAddress {
                let from = UnsafeRawPointer(base + offset)
                let to = UnsafeMutableRawPointer(start + count)
                to.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
                to.storeBytes(
                    of: from.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8, as: UInt64.self)
                return
            }
            if let base = source.baseAddress { (start + count).update(from: base + offset, count: length) }
        }
        count &+= length
        mayBeInvalid = true
    }

    /// What was written.
    @inlinable @inline(__always)
    var text: String {
        let bytes = UnsafeBufferPointer(start: start, count: count)
        if mayBeInvalid { return String(decoding: bytes, as: UTF8.self) }
        let isASCII = self.isASCII
        // A string of up to fifteen bytes is two words.
        if isASCII, count <= 15, capacity >= 8 { return shortText }
        return String(copying: UTF8Span(unchecked: Span(_unsafeElements: bytes), isKnownASCII: isASCII))
    }

    /// At most fifteen bytes of ASCII, copied as two words that may overlap.
    @inlinable @inline(__always)
    var shortText: String {
        String(unsafeUninitializedCapacity: 15) { buffer in
            let (from, to) = (UnsafeRawPointer(start), UnsafeMutableRawPointer(buffer.baseAddress!))
            let last = max(0, count &- 8)
            to.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
            to.storeBytes(
                of: from.loadUnaligned(fromByteOffset: last, as: UInt64.self), toByteOffset: last, as: UInt64.self)
            return count
        }
    }

    @inlinable @inline(__always)
    var isASCII: Bool {
        let bytes = UnsafeRawPointer(start)
        var bits: UInt64 = 0
        if count < 8 {
            for offset in 0..<count { bits |= UInt64(start[offset]) }
        } else {
            // The last word may overlap the one before it.
            bits = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            var offset = 0
            while offset &+ 8 < count {
                bits |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                offset &+= 8
            }
        }
        return bits & 0x8080_8080_8080_8080 == 0
    }
}

extension String {
    /// The text that `write` appends, at most `capacity` bytes. Nil when `write` returns false or the text is longer.
    /// Invalid UTF-8 in bytes that are not known as text is repaired with U+FFFD.
    @inlinable @inline(__always)
    package init?(utf8Capacity capacity: Int, _ write: (inout UTF8Writer) -> Bool) {
        let text =
            capacity <= UTF8Writer.usualCapacity
            ? withUnsafeTemporaryAllocation(of: UInt8.self, capacity: UTF8Writer.usualCapacity) {
                Self.written(in: $0, capacity, write)
            } : Self.long(capacity, write)
        guard let text else { return nil }
        self = text
    }

    // Not inlined: where the compiler does not know how much is asked for, it retains what `write` captures.
    @usableFromInline @inline(never)
    static func long(_ capacity: Int, _ write: (inout UTF8Writer) -> Bool) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { written(in: $0, capacity, write) }
    }

    @inlinable @inline(__always)
    static func written(
        in buffer: UnsafeMutableBufferPointer<UInt8>, _ capacity: Int, _ write: (inout UTF8Writer) -> Bool
    ) -> String? {
        var writer = UTF8Writer(UnsafeMutableBufferPointer(rebasing: buffer[..<Swift.max(capacity, 0)]))
        return write(&writer) && !writer.overflowed ? writer.text : nil
    }
}

extension Array where Element == UInt8 {
    /// Appends what `write` appends, at most `capacity` bytes. False, with nothing appended, when `write` returns false or
    /// its text is longer.
    @inlinable @inline(__always)
    package mutating func append(utf8Capacity capacity: Int, _ write: (inout UTF8Writer) -> Bool) -> Bool {
        var isWritten = false
        append(addingCapacity: Swift.max(capacity, 1)) { output in
            output.withUnsafeMutableBufferPointer { buffer, initializedCount in
                var writer = UTF8Writer(UnsafeMutableBufferPointer(rebasing: buffer[initializedCount...]))
                guard write(&writer), !writer.overflowed else { return }
                initializedCount += writer.count
                isWritten = true
            }
        }
        return isWritten
    }
}
