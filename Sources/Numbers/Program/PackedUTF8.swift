/// Up to eight bytes of UTF-8 in a register: a digit or a separator.
struct PackedUTF8: Hashable, Sendable {
    private let bits: UInt64
    let count: Int

    static let empty = PackedUTF8(bits: 0, count: 0)

    private init(bits: UInt64, count: Int) {
        self.bits = bits
        self.count = count
    }

    /// Nil when the text is longer than eight bytes.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 8 else { return nil }
        self.init(
            bits: text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }, count: text.utf8.count)
    }

    @inline(__always)
    func write(to output: inout OutputSpan<UInt8>) {
        var rest = bits
        for _ in 0..<count {
            output.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }
}

/// The ten digits of a positional numbering system, all of the same width in UTF-8.
struct PackedDigits: Sendable {
    private let bits: InlineArray<10, UInt32>
    /// Bytes of one digit, 1 to 4.
    let width: Int

    /// Nil unless there are ten digits of one width.
    init?(_ digits: String) {
        let scalars = Array(digits.unicodeScalars)
        guard scalars.count == 10 else { return nil }
        let width = String(scalars[0]).utf8.count
        guard scalars.allSatisfy({ String($0).utf8.count == width }) else { return nil }
        self.width = width
        bits = InlineArray { index in String(scalars[index]).utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
    }

    @inline(__always)
    func write(_ digit: UInt8, to output: inout OutputSpan<UInt8>) {
        var rest = bits[Int(digit)]
        output.append(UInt8(truncatingIfNeeded: rest))
        if width == 1 { return }
        for _ in 1..<width {
            rest >>= 8
            output.append(UInt8(truncatingIfNeeded: rest))
        }
    }
}
