extension UTF8Writer {
    /// Whether any byte from an offset on is at least so large.
    @inlinable @inline(__always)
    package func hasByte(from offset: Int, atLeast least: UInt8) -> Bool {
        var index = max(0, offset)
        while index < count {
            if start[index] >= least { return true }
            index += 1
        }
        return false
    }

    /// Appends bytes that are there already.
    @inline(__always)
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard count &+ bytes.count <= capacity else {
            overflowed = true
            return
        }
        if let base = bytes.baseAddress {
            UnsafeMutableRawPointer(start + count).copyMemory(from: base, byteCount: bytes.count)
        }
        count &+= bytes.count
    }
}

extension Array where Element == UInt8 {
    /// Appends what `write` appends, which is put together on the stack first, so that no more room is taken than it needs.
    /// False, with nothing appended, when `write` returns false or its text is longer than `capacity`.
    @inlinable @inline(__always)
    package mutating func append(utf8OnStack capacity: Int, _ write: (inout UTF8Writer) -> Bool) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Swift.max(capacity, 1)) { buffer in
            var writer = UTF8Writer(buffer)
            guard write(&writer), !writer.overflowed else { return false }
            append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<writer.count]))
            return true
        }
    }
}
