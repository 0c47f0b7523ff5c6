extension OutputSpan<UInt8> {
    /// Appends bytes where there is room for all of them; false, with nothing appended, where there is not.
    package mutating func appendWhole(_ bytes: [UInt8]) -> Bool {
        guard bytes.count <= freeCapacity else { return false }
        for byte in bytes { append(byte) }
        return true
    }
}

extension MutableSpan<UInt8> {
    /// Lends the memory as room to append to; how many bytes were appended, nil where `body` says no. Bytes behind them stay
    /// as they were.
    package mutating func appending(_ body: (inout OutputSpan<UInt8>) -> Bool) -> Int? {
        withUnsafeMutableBufferPointer { buffer in
            var output = OutputSpan(buffer: buffer, initializedCount: 0)
            let isDone = body(&output)
            let count = output.finalize(for: buffer)
            return isDone ? count : nil
        }
    }
}
