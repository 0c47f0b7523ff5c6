/// The memory of a small value that holds no references, as numbers.
@usableFromInline
package struct PlainBytes: Sendable {
    /// Bytes 0-7, 8-15 and 16-23 as little-endian words; bytes beyond the value's size are zero.
    @usableFromInline package let words: (UInt64, UInt64, UInt64)

    /// Nil unless the value is exactly `size` bytes (24 at most) and holds no references.
    @inlinable @inline(__always)
    package init?<Value>(of value: Value, size: Int) {
        guard _isPOD(Value.self), MemoryLayout<Value>.size == size, size <= 24 else { return nil }
        var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
        withUnsafeMutableBytes(of: &words) { target in
            withUnsafeBytes(of: value) { target.copyMemory(from: $0) }
        }
        self.words = (words.0.littleEndian, words.1.littleEndian, words.2.littleEndian)
    }
}
