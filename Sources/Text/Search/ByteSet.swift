/// A set of bytes, for skipping what cannot begin a match.
struct ByteSet: Sendable {
    private var isMember = InlineArray<256, Bool>(repeating: false)

    mutating func insert(_ byte: UInt8) { isMember[Int(byte)] = true }

    /// The first byte at or behind an offset that is a member; the end where there is none.
    func next(in text: Span<UInt8>, from start: Int) -> Int {
        var offset = start
        let end = text.count
        while offset < end, !isMember[Int(text[offset])] { offset &+= 1 }
        return offset
    }
}

extension Unicode.Scalar {
    /// The last byte of its UTF-8.
    var lastByte: UInt8 { value < 0x80 ? UInt8(value) : UInt8(0x80 | value & 0x3F) }
}
