internal import LocaleFormatCICU
import LocaleFormatMemory

/// The one place where ICU fills a caller's UTF-16 buffer: tries on the stack, and once more with the exact size when
/// ICU reports that the text is longer.
enum UTF16Scratch {
    static let stackUnits = 256

    /// Runs `fill` (an ICU function that takes buffer, capacity and status, and returns the length it needs) and lends
    /// the filled units to `use`.
    static func fill<Result>(
        _ call: @autoclosure () -> String,
        _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32,
        use: (UnsafeBufferPointer<UInt16>) -> Result
    ) throws(ICUError) -> Result {
        var needed: Int32 = 0
        var status = U_ZERO_ERROR
        let first: Result? = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: stackUnits) { buffer in
            needed = fill(buffer.baseAddress!, Int32(stackUnits), &status)
            if status > 0 { return nil }
            return use(UnsafeBufferPointer(start: buffer.baseAddress, count: Int(needed)))
        }
        if let first { return first }
        guard status == U_BUFFER_OVERFLOW_ERROR else { throw ICUError(status, call: call()) }
        let capacity = needed + 1
        let larger = UnsafeMutablePointer<UInt16>.allocate(capacity: Int(capacity))
        defer { larger.deallocate() }
        status = U_ZERO_ERROR
        needed = fill(larger, capacity, &status)
        if status > 0 { throw ICUError(status, call: call()) }
        return use(UnsafeBufferPointer(start: larger, count: Int(needed)))
    }
}

/// The same for ICU functions that fill a `char` buffer with ASCII: locale identifiers and decimal numbers.
enum ASCIIScratch {
    static func fill(
        _ call: @autoclosure () -> String,
        _ fill: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
    ) throws(ICUError) -> String {
        var capacity: Int32 = 160
        while true {
            let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(capacity))
            defer { buffer.deallocate() }
            var status = U_ZERO_ERROR
            let length = fill(buffer, capacity, &status)
            if status == U_BUFFER_OVERFLOW_ERROR, length >= capacity {
                capacity = length + 1
                continue
            }
            if status > 0 { throw ICUError(status, call: call()) }
            return String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(length)), as: UTF8.self)
        }
    }
}

extension [UInt16] {
    /// The units of a text in UTF-8; a byte that begins no character is U+FFFD.
    init(utf8 text: borrowing Span<UInt8>) {
        self = []
        reserveCapacity(text.count)
        var offset = 0
        while offset < text.count {
            let (value, length) = text.checkedScalar(at: offset)
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            if scalar.value < 0x10000 { append(UInt16(scalar.value)) } else { self += UTF16.encode(scalar)! }
            offset += length
        }
    }
}

extension String {
    /// Lends the text as UTF-16 to ICU: pointer and length in units.
    func withUTF16<Result, Failure: Error>(
        _ body: (UnsafePointer<UInt16>, Int32) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let units = Array(utf16)
        return try units.withUnsafeBufferPointer { (buffer) throws(Failure) -> Result in
            // An empty array may have no base address, and ICU takes a null pattern for a missing one.
            if let base = buffer.baseAddress { return try body(base, Int32(buffer.count)) }
            var nothing: UInt16 = 0
            return try withUnsafePointer(to: &nothing) { (base) throws(Failure) -> Result in try body(base, 0) }
        }
    }

    /// Lone surrogates become U+FFFD. Through our own transcoding: the standard library's goes one unit at a time through
    /// generic code, whose metadata costs a short-lived process a tenth of a millisecond.
    init(utf16Buffer buffer: UnsafeBufferPointer<UInt16>) {
        // What is read of ICU's data is mostly ASCII.
        if buffer.reduce(0, |) < 0x80 {
            self.init(unsafeUninitializedCapacity: buffer.count) { bytes in
                for index in 0..<buffer.count { bytes[index] = UInt8(truncatingIfNeeded: buffer[index]) }
                return buffer.count
            }
            return
        }
        var bytes: [UInt8] = []
        bytes.append(utf16: buffer)
        self.init(decoding: bytes, as: UTF8.self)
    }

    /// Copies `length` UTF-16 units from ICU's memory.
    init(utf16 start: UnsafePointer<UInt16>, length: Int32) {
        self.init(utf16Buffer: UnsafeBufferPointer(start: start, count: Int(length)))
    }
}
