/// The shortest decimal that reads back as a binary float, and the closest one of that length: what ICU formats.
///
/// Source: Raffaello Giulietti, "The Schubfach way to render doubles" (2020). Among the decimals between the middles to both
/// neighbours there is at most one multiple of ten times the power of ten that just fits between them, and it is the
/// shortest; otherwise it is one of the two next to the value.
package struct ShortestDecimal {
    /// Without zeros at the end; 0 for zero.
    package private(set) var digits: UInt64
    /// The power of ten of the last digit.
    package private(set) var exponent: Int

    /// The absolute value of a finite number of at most 64 bits.
    @inline(__always)
    package init<Value: BinaryFloatingPoint>(_ value: Value) {
        let fraction = UInt64(truncatingIfNeeded: value.significandBitPattern)
        let biased = Int(truncatingIfNeeded: value.exponentBitPattern)
        let bias = 1 << (Value.exponentBitCount - 1) - 1
        let lowest = 1 - bias - Value.significandBitCount
        self.init(
            biased == 0 ? fraction : fraction | 1 << UInt64(Value.significandBitCount),
            power: max(biased, 1) - 1 + lowest,
            // The neighbour below is half as far away as the one above, unless both are subnormal or the next to it.
            isPowerOfTwo: fraction == 0 && biased > 1)
    }

    /// - Parameter power: the power of two that the significand is multiplied by.
    private init(_ significand: UInt64, power: Int, isPowerOfTwo: Bool) {
        guard significand > 0 else {
            (digits, exponent) = (0, 0)
            return
        }
        // floor(log10(2^power)), of three quarters of it for powers of two, and floor(log2(10^-exponent)).
        let exponent = (power &* 1_262_611 &- (isPowerOfTwo ? 524_031 : 0)) >> 22
        let shift = UInt64(truncatingIfNeeded: power &+ (0 &- exponent &* 1_741_647) >> 19 &+ 1)
        let ten = DecimalPowers.of(0 &- exponent)
        // Four times the value and the middles, divided by the power of ten.
        let four = significand &<< 2
        let value = Self.scaled(ten, four &<< shift)
        let lower = Self.scaled(ten, (four &- (isPowerOfTwo ? 1 : 2)) &<< shift)
        let upper = Self.scaled(ten, (four &+ 2) &<< shift)
        // The middles themselves read back as the even neighbour.
        let odd = significand & 1
        let floor = value &>> 2
        if floor >= 10 {
            let below = floor / 10 &* 10
            let isBelow = lower &+ odd <= below &<< 2
            let isAbove = (below &+ 10) &<< 2 &+ odd <= upper
            if isBelow != isAbove {
                (digits, self.exponent) = (floor / 10 &+ (isBelow ? 0 : 1), exponent &+ 1)
                trim()
                return
            }
        }
        let isBelow = lower &+ odd <= floor &<< 2
        let isAbove = (floor &+ 1) &<< 2 &+ odd <= upper
        let middle = floor &<< 2 &+ 2
        let isUp = isBelow != isAbove ? isAbove : value > middle || value == middle && floor & 1 == 1
        (digits, self.exponent) = (floor &+ (isUp ? 1 : 0), exponent)
        trim()
    }

    /// A product's highest 64 of 192 bits; the lowest of them is set too where others below were, so that comparisons with
    /// integers stay right.
    @inline(__always)
    private static func scaled(_ ten: (high: UInt64, low: UInt64), _ value: UInt64) -> UInt64 {
        let low = ten.low.multipliedFullWidth(by: value).high
        let (high, middle) = ten.high.multipliedFullWidth(by: value)
        let (sum, carry) = middle.addingReportingOverflow(low)
        // The power is too large by less than one unit, and the product by less than two.
        return (high &+ (carry ? 1 : 0)) | (sum > 1 ? 1 : 0)
    }

    /// Nearly all have 16 or 17 digits that matter, and the others few.
    @inline(__always)
    private mutating func trim() {
        if digits % 10 == 0 { trimZeros() }
    }

    private mutating func trimZeros() {
        if digits % 100_000_000 == 0 {
            digits /= 100_000_000
            exponent &+= 8
        }
        if digits % 10_000 == 0 {
            digits /= 10_000
            exponent &+= 4
        }
        if digits % 100 == 0 {
            digits /= 100
            exponent &+= 2
        }
        while digits % 10 == 0 {
            digits /= 10
            exponent &+= 1
        }
    }
}
