package import LocaleFormatMemory

/// Scientific and engineering notation: how the power of ten is chosen and written.
@usableFromInline
package struct ExponentLayout: Sendable {
    /// 1 for scientific; 3 for engineering, whose exponents are multiples of three.
    package let interval: Int
    /// Between digits and exponent, `E` or `×10^`, the exponent's sign included.
    package let positive: InlineUTF8
    package let negative: InlineUTF8

    package init(interval: Int, positive: InlineUTF8, negative: InlineUTF8) {
        (self.interval, self.positive, self.negative) = (interval, positive, negative)
    }

    /// The exponent of a rounded number; 0 for zero.
    @inline(__always)
    func exponent(of number: borrowing DigitBuffer) -> Int {
        number.isZero ? 0 : floor(number.magnitude)
    }

    private func floor(_ magnitude: Int) -> Int {
        let remainder = magnitude % interval
        return magnitude - (remainder < 0 ? remainder + interval : remainder)
    }

    func length(of exponent: Int, digits: PackedDigits) -> Int {
        (exponent < 0 ? negative : positive).count + Self.count(exponent.magnitude) * digits.width
    }

    func write(_ exponent: Int, digits: PackedDigits, before end: inout Int, to output: inout MutableSpan<UInt8>) {
        var source = ScaledInteger(UInt64(exponent.magnitude))
        for _ in 0..<Self.count(exponent.magnitude) { digits.write(source.next(), before: &end, to: &output) }
        (exponent < 0 ? negative : positive).write(before: &end, to: &output)
    }

    /// Decimal digits of an exponent, at least one.
    private static func count(_ value: UInt) -> Int {
        value < 10 ? 1 : value < 100 ? 2 : value < 1_000 ? 3 : value < 10_000 ? 4 : 5
    }
}
