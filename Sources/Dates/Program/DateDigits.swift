internal import LocaleFormatMemory

/// The ten digits and the minus sign with which a locale writes the numbers of dates. Digits are all of the same width.
struct DateDigits: Sendable {
    /// The bytes of each digit, the first one lowest.
    private let bits: InlineArray<10, UInt32>
    /// Bytes of one digit, 1 to 4.
    let width: Int
    let minus: PooledText

    static let ascii = DateDigits(bits: InlineArray { UInt32(0x30 + $0) }, width: 1, minus: .empty)

    private init(bits: InlineArray<10, UInt32>, width: Int, minus: PooledText) {
        (self.bits, self.width, self.minus) = (bits, width, minus)
    }

    /// Nil unless there are ten digits of one width.
    init?(_ digits: String, minus: PooledText) {
        let scalars = Array(digits.unicodeScalars)
        guard scalars.count == 10, let width = scalars.first.map({ UTF8.width($0) }),
            scalars.allSatisfy({ UTF8.width($0) == width })
        else { return nil }
        self.width = width
        self.minus = minus
        bits = InlineArray { index in
            String(scalars[index]).utf8.reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
        }
    }

    /// Appends a number from 0 on, with leading zeros up to `minimum` digits.
    @inline(__always)
    func write(_ value: UInt64, minimum: Int, to output: inout UTF8Writer) {
        if value < 100, minimum <= 2 {
            if value >= 10 || minimum == 2 { output.append(packed: bits[Int(value / 10)], width: width) }
            output.append(packed: bits[Int(value % 10)], width: width)
            return
        }
        if value < 10_000, minimum <= 4 {
            if value >= 1_000 || minimum == 4 { output.append(packed: bits[Int(value / 1_000)], width: width) }
            if value >= 100 || minimum >= 3 { output.append(packed: bits[Int(value / 100 % 10)], width: width) }
            output.append(packed: bits[Int(value / 10 % 10)], width: width)
            output.append(packed: bits[Int(value % 10)], width: width)
            return
        }
        writeLong(value, minimum: minimum, to: &output)
    }

    @inline(never)
    private func writeLong(_ value: UInt64, minimum: Int, to output: inout UTF8Writer) {
        var power: UInt64 = 1
        var count = 1
        while count < 19, value / power >= 10 {
            power *= 10
            count += 1
        }
        for _ in 0..<max(0, minimum - count) { output.append(packed: bits[0], width: width) }
        var rest = value
        while power > 0 {
            output.append(packed: bits[Int(rest / power)], width: width)
            rest %= power
            power /= 10
        }
    }
}
