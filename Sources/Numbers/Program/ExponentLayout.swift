/// Scientific and engineering notation: how the power of ten is chosen and written.
struct ExponentLayout: Sendable {
    /// 1 for scientific; 3 for engineering, whose exponents are multiples of three.
    let interval: Int
    /// Between digits and exponent, `E` or `×10^`, the exponent's sign included.
    let positive: [UInt8]
    let negative: [UInt8]

    /// The exponent of a rounded number; 0 for zero.
    @inline(__always)
    func exponent(of number: borrowing DigitBuffer) -> Int {
        number.isZero ? 0 : floor(number.magnitude)
    }

    private func floor(_ magnitude: Int) -> Int {
        let remainder = magnitude % interval
        return magnitude - (remainder < 0 ? remainder + interval : remainder)
    }

    /// Rounds the digits before the exponent. A carry (9.99 → 10.0) is found by asking for the exponent again.
    func round(_ number: inout DigitBuffer, _ precision: Precision, _ mode: RoundingMode) -> Bool {
        guard !number.isZero else { return true }
        let power: Int
        switch precision.kind {
        case .fraction(_, let maximum?): power = exponent(of: number) - maximum
        case .significant(_, let maximum?): power = number.magnitude - maximum + 1
        default: return true
        }
        guard number.round(toPower: power, mode) else { return false }
        number.trimTrailingZeros()
        return true
    }

    func length(of exponent: Int, digits: PackedDigits) -> Int {
        (exponent < 0 ? negative : positive).count + Self.count(exponent.magnitude) * digits.width
    }

    func write(_ exponent: Int, digits: PackedDigits, to output: inout OutputSpan<UInt8>) {
        for byte in exponent < 0 ? negative : positive { output.append(byte) }
        let number = DigitBuffer(UInt64(exponent.magnitude), isNegative: false)
        var power = Self.count(exponent.magnitude)
        while power > 0 {
            power -= 1
            digits.write(number[power: power], to: &output)
        }
    }

    /// Decimal digits of an exponent, at least one.
    private static func count(_ value: UInt) -> Int {
        value < 10 ? 1 : value < 100 ? 2 : value < 1_000 ? 3 : value < 10_000 ? 4 : 5
    }
}
