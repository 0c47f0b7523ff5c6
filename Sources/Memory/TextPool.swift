/// A text in a ``TextPool``.
@usableFromInline
package struct PooledText: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let offset: UInt32
    /// Bytes.
    @usableFromInline package let count: UInt32

    @inlinable @inline(__always)
    init(offset: UInt32, count: UInt32) {
        self.offset = offset
        self.count = count
    }

    @inlinable package static var empty: PooledText { PooledText(offset: 0, count: 0) }
}

/// The texts of a program, one after another in UTF-8: never changed, and read without counting references.
@usableFromInline
package struct TextPool: ~Copyable, Sendable {
    /// The texts, and as much behind them that the shortest copies need no look at the end.
    @usableFromInline let bytes: FrozenTable<UInt8>
    @usableFromInline let end: Int

    /// Collects the texts of a pool.
    package struct Builder: Sendable {
        private var bytes = PlainList<UInt8>()

        package init() {}

        package mutating func add(_ text: Substring) -> PooledText { add(String(text)) }

        // Not generic: such code of another module costs more than the copying.
        package mutating func add(_ text: String) -> PooledText {
            let offset = bytes.count
            bytes.append(text)
            return PooledText(offset: UInt32(offset), count: UInt32(bytes.count - offset))
        }

        package var pool: TextPool { TextPool(bytes) }
    }

    private init(_ bytes: PlainList<UInt8>) {
        end = bytes.count
        var bytes = bytes
        for _ in 0..<UTF8Writer.slack { bytes.append(0 as UInt8) }
        self.bytes = FrozenTable(bytes)
    }

    /// A text must be one of these, or a part of them on characters' borders.
    borrowing func check(_ text: PooledText) {
        let (start, stop) = (Int(text.offset), Int(text.offset) + Int(text.count))
        precondition(
            stop <= end && bytes[start] & 0xC0 != 0x80 && bytes[stop] & 0xC0 != 0x80, "a text of another pool")
    }

    package subscript(text: PooledText) -> String {
        let start = Int(text.offset)
        return String(decoding: (start..<start + Int(text.count)).map { bytes[$0] }, as: UTF8.self)
    }
}

extension UTF8Writer {
    /// Appends a text of a pool. One that is not of this pool counts as not fitting where it would tear a character.
    @inlinable @inline(__always)
    package mutating func append(_ text: PooledText, of pool: borrowing TextPool) {
        let (offset, length) = (Int(text.offset), Int(text.count))
        let base = UnsafeRawPointer(pool.bytes.start)
        guard offset &+ length <= pool.end, count &+ length <= capacity,
            // Behind the last text is a zero.
            base.load(fromByteOffset: offset, as: UInt8.self) & 0xC0 != 0x80,
            base.load(fromByteOffset: offset &+ length, as: UInt8.self) & 0xC0 != 0x80
        else {
            overflowed = true
            return
        }
        let target = UnsafeMutableRawPointer(start + count)
        if length <= 16, count &+ 16 <= capacity {
            target.storeBytes(of: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self), as: UInt64.self)
            target.storeBytes(
                of: base.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self), toByteOffset: 8, as: UInt64.self)
        } else {
            target.copyMemory(from: base + offset, byteCount: length)
        }
        count &+= length
    }
}
