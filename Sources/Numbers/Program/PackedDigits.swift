/// The ten digits of a positional numbering system, all of the same width in UTF-8.
struct PackedDigits: Sendable {
    /// The bytes of each digit, the first one lowest.
    private let bits: InlineArray<10, UInt32>
    /// Bytes of one digit, 1 to 4.
    let width: Int

    /// Nil unless there are ten digits of one width.
    init?(_ digits: String) {
        let scalars = Array(digits.unicodeScalars)
        guard scalars.count == 10, let width = scalars.first.map({ String($0).utf8.count }),
            scalars.allSatisfy({ String($0).utf8.count == width })
        else { return nil }
        self.width = width
        bits = InlineArray { index in
            String(scalars[index]).utf8.reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
        }
    }

    /// UTF-8 of each digit.
    var bytes: [[UInt8]] {
        (0..<10).map { digit in (0..<width).map { UInt8(truncatingIfNeeded: bits[digit] >> UInt32(8 * $0)) } }
    }

    /// Writes a digit so that it ends before `end`, and moves `end` to its start.
    @inline(__always)
    func write(_ digit: UInt8, before end: inout Int, to output: inout MutableSpan<UInt8>) {
        let code = bits[Int(digit)]
        end -= width
        output[end] = UInt8(truncatingIfNeeded: code)
        if width == 1 { return }
        output[end + 1] = UInt8(truncatingIfNeeded: code >> 8)
        if width == 2 { return }
        output[end + 2] = UInt8(truncatingIfNeeded: code >> 16)
        if width == 4 { output[end + 3] = UInt8(truncatingIfNeeded: code >> 24) }
    }
}
