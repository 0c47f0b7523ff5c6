/// Doubles as decimal digits. ICU formats the shortest decimal that reads back as the same double, and so do we.
extension DigitBuffer {
    /// The shortest decimal of a finite double.
    package init(shortest value: Double) {
        let shortest = ShortestDecimal(value)
        self.init(shortest.digits, exponent: shortest.exponent, isNegative: value.sign == .minus)
    }

    /// Exact in binary up to 10^22.
    static let powersOfTen: InlineArray<16, Double> = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}

extension ScaledInteger {
    /// The shortest decimal of a number that is not negative; nil where it has zeros before the decimal separator that are not
    /// among its digits, or more fraction digits than 64 bits hold, and for NaN and infinity.
    @usableFromInline
    init?(shortest magnitude: Double) {
        // Whole numbers and hundredths, which are what most people have, need less. Up to 15 digits, a decimal that reads back
        // as the double is the shortest one: no two of them share a double. Dividing two integers below 2^53 rounds once, so
        // the comparison is exact.
        let hundredths = (magnitude * 100).rounded()
        if hundredths < 1e15, hundredths / 100 == magnitude {
            self.init(UInt64(hundredths), places: 2)
            trimFraction(to: 0)
            return
        }
        guard magnitude.isFinite else { return nil }
        let shortest = ShortestDecimal(magnitude)
        guard (-19...0).contains(shortest.exponent) else { return nil }
        self.init(shortest.digits, places: -shortest.exponent)
    }

    /// A double rounded to the nearest at `places` fraction digits; nil where that takes the exact digits. `scale` is ten to
    /// the power of `places` and of the style's shift.
    ///
    /// The product is off by at most half a unit in its last place, and the shortest decimal differs from the double by no
    /// more than another half. So unless the product is that close to a tie, all three round to the same integer.
    @inlinable @inline(__always)
    init?(_ value: Double, _ scale: Double, places: Int) {
        let product = value.magnitude * scale
        // Also false for NaN and infinities.
        guard product < 4.5e15 else { return nil }
        let nearest = product.rounded(.toNearestOrEven)
        let distance = (product - nearest).magnitude
        guard distance < 0.5 - product * 0x1p-50 - 0x1p-50 else { return nil }
        self.init(UInt64(nearest), places: places)
    }
}
