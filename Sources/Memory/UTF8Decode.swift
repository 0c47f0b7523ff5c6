extension Span<UInt8> {
    /// The scalar that begins at an offset, and its length in bytes. A byte that begins none is ``UTF8Malformed/value``, of
    /// one byte (Unicode Standard, table 3-7; truncated sequences, surrogates and overlong forms among them).
    @inlinable @inline(__always)
    package func checkedScalar(at offset: Int) -> (value: UInt32, count: Int) {
        let first = self[offset]
        if first < 0x80 { return (UInt32(first), 1) }
        return longScalar(at: offset, first: first)
    }

    @inlinable @inline(__always)
    func longScalar(at offset: Int, first: UInt8) -> (value: UInt32, count: Int) {
        let left = count - offset
        guard first >= 0xC2, first < 0xF5, left >= 2 else { return (UTF8Malformed.value, 1) }
        let second = self[offset &+ 1]
        if first < 0xE0 {
            guard second & 0xC0 == 0x80 else { return (UTF8Malformed.value, 1) }
            return (UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F), 2)
        }
        guard left >= 3, second & 0xC0 == 0x80 else { return (UTF8Malformed.value, 1) }
        let third = self[offset &+ 2]
        guard third & 0xC0 == 0x80 else { return (UTF8Malformed.value, 1) }
        if first < 0xF0 {
            let value = UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
            guard value >= 0x800, value & 0xF800 != 0xD800 else { return (UTF8Malformed.value, 1) }
            return (value, 3)
        }
        guard left >= 4, self[offset &+ 3] & 0xC0 == 0x80 else { return (UTF8Malformed.value, 1) }
        let value =
            UInt32(first & 0x07) << 18 | UInt32(second & 0x3F) << 12 | UInt32(third & 0x3F) << 6
            | UInt32(self[offset &+ 3] & 0x3F)
        guard value >= 0x10000, value <= 0x10FFFF else { return (UTF8Malformed.value, 1) }
        return (value, 4)
    }

    /// Whether the bytes end within a character that begins at an offset, and that more of them may complete.
    @inlinable @inline(__always)
    package func isCut(at offset: Int) -> Bool {
        let first = self[offset]
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        return first >= 0xC2 && first < 0xF5 && count - offset < length
    }

    /// The scalar that ends at an offset above 0, and its length in bytes, as ``checkedScalar(at:)`` has it.
    @inlinable @inline(__always)
    package func checkedScalar(before offset: Int) -> (value: UInt32, count: Int) {
        let last = self[offset &- 1]
        if last < 0x80 { return (UInt32(last), 1) }
        return longScalar(before: offset, last: last)
    }

    @inlinable @inline(__always)
    func longScalar(before offset: Int, last: UInt8) -> (value: UInt32, count: Int) {
        guard last & 0xC0 == 0x80, offset >= 2 else { return (UTF8Malformed.value, 1) }
        let third = self[offset &- 2]
        var value = UInt32(last & 0x3F) | UInt32(third & 0x3F) << 6
        guard third & 0xC0 == 0x80 else {
            return third >= 0xC2 && third < 0xE0
                ? (UInt32(last & 0x3F) | UInt32(third & 0x1F) << 6, 2) : (UTF8Malformed.value, 1)
        }
        guard offset >= 3 else { return (UTF8Malformed.value, 1) }
        let second = self[offset &- 3]
        guard second & 0xC0 == 0x80 else {
            value |= UInt32(second & 0x0F) << 12
            return second >= 0xE0 && second < 0xF0 && value >= 0x800 && value & 0xF800 != 0xD800
                ? (value, 3) : (UTF8Malformed.value, 1)
        }
        guard offset >= 4 else { return (UTF8Malformed.value, 1) }
        let first = self[offset &- 4]
        value |= UInt32(second & 0x3F) << 12 | UInt32(first & 0x07) << 18
        return first >= 0xF0 && first < 0xF5 && value >= 0x10000 && value <= 0x10FFFF
            ? (value, 4) : (UTF8Malformed.value, 1)
    }

    /// Where the scalar begins that ends at an offset above 0; one byte before it, where none does.
    @inlinable
    package func scalarStart(before offset: Int) -> Int {
        offset - checkedScalar(before: offset).count
    }
}

/// What stands for a byte that is no UTF-8.
@usableFromInline
package enum UTF8Malformed {
    /// No scalar's value.
    @inlinable
    package static var value: UInt32 { 0x11_0000 }
}
