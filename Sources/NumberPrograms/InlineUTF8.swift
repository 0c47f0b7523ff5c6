/// A short UTF-8 text held in place, without a reference to count: an affix or a separator.
package struct InlineUTF8: Sendable {
    /// Longer texts do not fit a program, and ICU formats instead.
    package static let capacity = 31

    private let storage: InlineArray<31, UInt8>
    package let count: Int

    package static let empty = InlineUTF8(count: 0, storage: InlineArray(repeating: 0))

    private init(count: Int, storage: InlineArray<31, UInt8>) {
        self.count = count
        self.storage = storage
    }

    /// Nil when the text is longer than ``capacity`` bytes.
    package init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count <= Self.capacity else { return nil }
        var storage = InlineArray<31, UInt8>(repeating: 0)
        for (index, byte) in bytes.enumerated() { storage[index] = byte }
        self.init(count: bytes.count, storage: storage)
    }

    package var bytes: [UInt8] { (0..<count).map { storage[$0] } }

    /// Writes the text so that it ends before `end`, and moves `end` to its start.
    @inline(__always)
    func write(before end: inout Int, to output: inout MutableSpan<UInt8>) {
        end -= count
        for index in 0..<count { output[end + index] = storage[index] }
    }
}
