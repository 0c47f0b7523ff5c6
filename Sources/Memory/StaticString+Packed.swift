extension StaticString {
    /// One to eight bytes in one word, the last one lowest; nil for other lengths.
    package var packed: UInt64? {
        withUTF8Buffer { bytes in
            guard 1...8 ~= bytes.count else { return nil }
            return bytes.reduce(0) { $0 << 8 | UInt64($1) }
        }
    }
}
