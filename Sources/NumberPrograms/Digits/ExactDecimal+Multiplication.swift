extension ExactDecimal {
    /// The exact product. Zero keeps its sign, whatever it is multiplied by, as ICU has it.
    package func multiplied(by factor: ExactDecimal) -> ExactDecimal {
        guard !isZero else { return self }
        let isNegative = isNegative != factor.isNegative
        let exponent = exponent + factor.exponent
        if factor.digits == [1] { return ExactDecimal(isNegative: isNegative, trimmed: digits, exponent: exponent) }
        let (one, other) = (limbs, factor.limbs)
        // Nine digits a limb: a product, a sum and a carry of them fit 64 bits.
        var product = [UInt64](repeating: 0, count: one.count + other.count)
        for (index, limb) in one.enumerated() {
            var carry: UInt64 = 0
            for (offset, otherLimb) in other.enumerated() {
                let sum = product[index + offset] + limb * otherLimb + carry
                product[index + offset] = sum % Self.limbBase
                carry = sum / Self.limbBase
            }
            product[index + other.count] = carry
        }
        var digits: [UInt8] = []
        digits.reserveCapacity(product.count * Self.limbDigits)
        for limb in product.reversed() {
            var divisor = Self.limbBase / 10
            while divisor > 0 {
                digits.append(UInt8(limb / divisor % 10))
                divisor /= 10
            }
        }
        return ExactDecimal(isNegative: isNegative, digits: digits, exponent: exponent)
    }

    private static let limbDigits = 9
    private static let limbBase: UInt64 = 1_000_000_000

    /// Nine digits each, the least significant first.
    private var limbs: [UInt64] {
        var limbs: [UInt64] = []
        var end = digits.count
        while end > 0 {
            let start = max(0, end - Self.limbDigits)
            limbs.append(digits[start..<end].reduce(0) { $0 * 10 + UInt64($1) })
            end = start
        }
        return limbs
    }
}

extension NumberValue {
    /// The exact product; NaN and infinities stay what they are, as ICU has it.
    package func multiplied(by factor: ExactDecimal) -> NumberValue {
        exactDecimal.map { .decimal($0.multiplied(by: factor)) } ?? self
    }
}
