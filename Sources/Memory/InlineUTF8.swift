/// A short UTF-8 text held in place, without a reference to count: an affix or a separator.
@usableFromInline
package struct InlineUTF8: Sendable {
    /// Longer texts do not fit a program, and ICU formats instead.
    package static let capacity = 31

    @usableFromInline let storage: InlineArray<31, UInt8>
    @usableFromInline package let count: Int

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

    /// The text; nil where it is longer.
    package init?(_ text: String) {
        var text = text
        let count = text.utf8.count
        guard count <= Self.capacity else { return nil }
        var storage = InlineArray<31, UInt8>(repeating: 0)
        text.withUTF8 { bytes in for place in 0..<count { storage[place] = bytes[place] } }
        self.init(count: count, storage: storage)
    }

    subscript(place: Int) -> UInt8 { storage[place] }

    var isUTF8: Bool { (try? UTF8Span(validating: storage.span.extracting(first: count))) != nil }

    var isASCII: Bool {
        for place in 0..<count where storage[place] >= 0x80 { return false }
        return true
    }

    /// Eight bytes at most that end behind others, the last one highest.
    func packed(before end: Int) -> (word: UInt64, count: Int) {
        let count = min(8, max(0, end))
        var word: UInt64 = 0
        for place in end - count..<end { word = word >> 8 | UInt64(storage[place]) << 56 }
        return (word, count)
    }

    /// Writes the text so that it ends before `end`, and moves `end` to its start.
    @inlinable @inline(__always)
    package func write(before end: inout Int, to output: inout MutableSpan<UInt8>) {
        end -= count
        for index in 0..<count { output[end + index] = storage[index] }
    }
}
