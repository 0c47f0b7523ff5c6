extension ExactDecimal {
    /// The very value of a double with all its digits, 0.1000000000000000055511151231257827… for 0.1; nil for NaN and infinities.
    package init?(binary value: Double) {
        guard value.isFinite else { return nil }
        let isNegative = value.sign == .minus
        guard !value.isZero else {
            self.init(isNegative: isNegative, digits: [], exponent: 0)
            return
        }
        var significand = value.significandBitPattern
        if value.isNormal { significand |= 1 << 52 }
        let zeros = significand.trailingZeroBitCount
        let power = Int(max(value.exponentBitPattern, 1)) - 1_075 + zeros
        // A half is five tenths.
        let factor = Self.power(power < 0 ? 5 : 2, power.magnitude)
        let product = ExactDecimal(significand >> zeros).multiplied(by: factor)
        self.init(isNegative: isNegative, digits: product.digits, exponent: product.exponent + min(power, 0))
    }

    private static func power(_ base: ExactDecimal, _ exponent: UInt) -> ExactDecimal {
        var (result, square, rest) = (1 as ExactDecimal, base, exponent)
        while rest > 0 {
            if rest & 1 == 1 { result = result.multiplied(by: square) }
            rest >>= 1
            if rest > 0 { square = square.multiplied(by: square) }
        }
        return result
    }

    /// The number rounded to so many significant digits, to even where it stands in the middle: these digits, with zeros behind them, and
    /// the power of ten of the first.
    package func rounded(toDigits count: Int) -> (digits: [UInt8], exponent: Int) {
        guard !isZero else { return (Array(repeating: 0, count: count), 0) }
        let first = digits.count + exponent - 1
        var kept = Array(digits.prefix(count))
        guard digits.count > count else {
            return (kept + Array(repeating: 0, count: count - kept.count), first)
        }
        let isHalf = digits[count] == 5 && digits.count == count + 1
        let roundsUp = isHalf ? (kept.last ?? 0) & 1 == 1 : digits[count] >= 5
        guard roundsUp else { return (kept, first) }
        guard let place = kept.lastIndex(where: { $0 < 9 }) else {
            return ([1] + Array(repeating: 0, count: count - 1), first + 1)
        }
        kept[place] += 1
        for index in (place + 1)..<kept.endIndex { kept[index] = 0 }
        return (kept, first)
    }
}
