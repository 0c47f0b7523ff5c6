/// Reading scalars out of valid UTF-8.
extension Span<UInt8> {
    /// The scalar that begins at a byte, and its length in bytes. The text is a Swift string's, so it is valid UTF-8; a
    /// byte in the middle of a scalar would read as that byte.
    @inline(__always)
    func scalar(at offset: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[offset])
        if first < 0x80 { return (first, 1) }
        if first < 0xE0, offset + 1 < count { return ((first & 0x1F) << 6 | tail(offset + 1), 2) }
        if first < 0xF0, offset + 2 < count {
            return ((first & 0x0F) << 12 | tail(offset + 1) << 6 | tail(offset + 2), 3)
        }
        if offset + 3 < count {
            let high = (first & 0x07) << 18 | tail(offset + 1) << 12
            return (high | tail(offset + 2) << 6 | tail(offset + 3), 4)
        }
        return (first, 1)
    }

    @inline(__always)
    private func tail(_ offset: Int) -> UInt32 { UInt32(self[offset] & 0x3F) }

    /// Whether these bytes stand at an offset.
    @inline(__always)
    func has(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard count - offset >= bytes.count else { return false }
        for index in bytes.indices where self[offset + index] != bytes[index] { return false }
        return true
    }

    /// At most 20 scalars from an offset, for messages.
    func excerpt(at offset: Int) -> String {
        var text = String.UnicodeScalarView()
        var position = offset
        while position < count, text.count < 20 {
            let (value, length) = scalar(at: position)
            text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
            position += length
        }
        return String(text) + (position < count ? "…" : "")
    }
}
