/// Doubles as decimal digits. ICU formats the shortest decimal that reads back as the same double, and so do we.
extension DigitBuffer {
    /// The shortest decimal of a finite double.
    init(shortest value: Double) {
        if let short = ScaledInteger(shortest: value.magnitude) {
            self.init(short.coefficient, exponent: -short.places, isNegative: value.sign == .minus)
            if short.places > 0 { trimTrailingZeros() }
        } else {
            self.init(description: value.magnitude, isNegative: value.sign == .minus)
        }
    }

    /// From the standard library's `description`, which is the shortest and, among those, the closest.
    private init(description magnitude: Double, isNegative: Bool) {
        var digits: UInt64 = 0
        var exponent = 0
        var isFraction = false
        var bytes = magnitude.description.utf8.makeIterator()
        while let byte = bytes.next() {
            if byte >= 0x30, byte <= 0x39 {
                digits = digits &* 10 &+ UInt64(byte - 0x30)
                if isFraction { exponent -= 1 }
            } else if byte == 0x2E {
                isFraction = true
            } else {
                exponent += Self.exponent(&bytes)
            }
        }
        self.init(digits, exponent: exponent, isNegative: isNegative)
        trimTrailingZeros()
    }

    private static func exponent(_ bytes: inout String.UTF8View.Iterator) -> Int {
        var value = 0
        var isNegative = false
        while let byte = bytes.next() {
            if byte == 0x2D { isNegative = true } else if byte != 0x2B { value = value * 10 + Int(byte - 0x30) }
        }
        return isNegative ? -value : value
    }

    /// Exact in binary up to 10^22.
    static let powersOfTen: InlineArray<16, Double> = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}

extension ScaledInteger {
    /// The shortest decimal of a number that is not negative, where it has at most 15 digits and six of them are fraction;
    /// nil otherwise, and for NaN and infinity.
    ///
    /// Up to 15 digits, a decimal that reads back as the double is the shortest one: no two of them share a double. Dividing
    /// two integers below 2^53 rounds once, so the comparison is exact.
    @inline(__always)
    init?(shortest magnitude: Double) {
        var scale = 1.0
        for places in 0...6 {
            let scaled = (magnitude * scale).rounded()
            guard scaled < 1e15 else { return nil }
            if scaled / scale == magnitude {
                self.init(UInt64(scaled), places: places)
                return
            }
            scale *= 10
        }
        return nil
    }

    /// A double rounded to the nearest at `places` fraction digits; nil where that takes the exact digits. `scale` is ten to
    /// the power of `places` and of the style's shift.
    ///
    /// The product is off by at most half a unit in its last place, and the shortest decimal differs from the double by no
    /// more than another half. So unless the product is that close to a tie, all three round to the same integer.
    @inline(__always)
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
