extension UTF8Writer {
    /// Appends a text whole.
    @inlinable @inline(__always)
    package mutating func append(_ text: String) {
        let length = text.utf8.count
        guard count &+ length <= capacity else {
            overflowed = true
            return
        }
        let target = start + count
        let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable { source in
            if let base = source.baseAddress { target.update(from: base, count: source.count) }
        }
        if isCopied != nil {
            count &+= length
        } else {
            // Text that Foundation on Apple's systems bridged, byte by byte.
            for byte in text.utf8 { append(byte) }
        }
    }
}
