/// Memory that a caller lends for the time of a call: every read is checked against its end.
///
/// `@unchecked Sendable` is true because nothing is written, and whoever lends it promises the same.
@safe
@usableFromInline
package struct LentBytes: @unchecked Sendable {
    @usableFromInline let start: UnsafeRawPointer?
    /// How many bytes there are.
    @usableFromInline package let count: Int

    /// - Parameter start: must stay readable as long as the value is used; nil where there are no bytes.
    @unsafe @inlinable
    package init(start: UnsafeRawPointer?, count: Int) {
        self.start = start
        self.count = start == nil ? 0 : max(0, count)
    }

    /// A number in the machine's byte order, by its index among those of its size; 0 beyond the end.
    @inlinable @inline(__always)
    package func load<Number: BitwiseCopyable & ExpressibleByIntegerLiteral>(_: Number.Type, at index: Int) -> Number {
        let size = MemoryLayout<Number>.size
        guard let start, index >= 0, index < count / size else { return 0 }
        return start.loadUnaligned(fromByteOffset: index &* size, as: Number.self)
    }

    /// A bit, counted from the lowest of the first byte; false beyond the end.
    @inlinable @inline(__always)
    package func isSet(_ index: Int) -> Bool {
        guard let start, index >= 0, index >> 3 < count else { return false }
        return start.load(fromByteOffset: index >> 3, as: UInt8.self) >> UInt8(truncatingIfNeeded: index & 7) & 1 == 1
    }

    /// A part of them; empty where it is not inside.
    @inlinable @inline(__always)
    package func part(_ range: Range<Int>) -> LentBytes {
        guard let start, range.lowerBound >= 0, range.upperBound <= count else {
            return LentBytes(start: nil, count: 0)
        }
        return LentBytes(start: start + range.lowerBound, count: range.count)
    }

    /// The bytes and how many there are in one word, where they are at most fifteen.
    @inlinable @inline(__always)
    package var packed: UInt128? {
        guard let start, count <= 15 else { return start == nil ? 0 : nil }
        var (low, high): (UInt64, UInt64) = (0, 0)
        if count >= 8 {
            low = start.loadUnaligned(as: UInt64.self)
            // The last eight bytes, less those that stand in the lower half.
            if count > 8 {
                high = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) &>> UInt64(8 &* (16 &- count))
            }
        } else if count >= 4 {
            let last = UInt64(start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
            low = UInt64(start.loadUnaligned(as: UInt32.self)) | last &<< UInt64(8 &* (count &- 4))
        } else {
            for index in 0..<count {
                low |= UInt64(start.load(fromByteOffset: index, as: UInt8.self)) &<< UInt64(8 &* index)
            }
        }
        return UInt128(_low: low, _high: high | UInt64(count) << 56)
    }

    /// Lends them as a span.
    @inlinable @inline(__always)
    package func withSpan<Result, Failure: Error>(
        _ body: (borrowing Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let bytes = UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: count)
        return try body(Span(_unsafeElements: bytes))
    }

    /// The text that they are; nil where they are no UTF-8.
    package var text: String? {
        String(
            validating: UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: count),
            as: UTF8.self)
    }

    /// Whether both are the same bytes.
    @inlinable
    package static func == (left: LentBytes, right: LentBytes) -> Bool {
        guard left.count == right.count else { return false }
        guard let one = left.start, let other = right.start, one != other else { return true }
        return UnsafeRawBufferPointer(start: one, count: left.count)
            .elementsEqual(UnsafeRawBufferPointer(start: other, count: right.count))
    }
}

extension LentBytes {
    /// No bytes.
    @inlinable package static var none: LentBytes { LentBytes(start: nil, count: 0) }
}
