extension ExactDecimal {
    /// From digits that neither begin nor end with zero, as they are stored.
    package init(isNegative: Bool, trimmed digits: [UInt8], exponent: Int) {
        self.isNegative = isNegative
        self.digits = digits
        self.exponent = exponent
    }

    /// The exact quotient; nil when its digits have no end, when the divisor is zero or has more than 17 digits.
    ///
    /// `1 / 8` is `0.125`, `1 / 3` is nil.
    package func divided(by divisor: ExactDecimal) -> ExactDecimal? {
        let isNegative = self.isNegative != divisor.isNegative
        guard !divisor.isZero, divisor.digits.count <= 17 else { return nil }
        if isZero { return ExactDecimal(isNegative: isNegative, trimmed: [], exponent: 0) }
        let unit = divisor.digits.reduce(0 as UInt64) { $0 * 10 + UInt64($1) }
        if unit == 1 {
            return ExactDecimal(isNegative: isNegative, trimmed: digits, exponent: exponent - divisor.exponent)
        }
        // Long division. What is left after the last digit ends within as many digits as the divisor has factors of 2
        // or 5, at most 57, or never.
        var quotient: [UInt8] = []
        quotient.reserveCapacity(digits.count + 60)
        var remainder: UInt64 = 0
        var added = 0
        for digit in digits {
            let next = remainder * 10 + UInt64(digit)
            quotient.append(UInt8(next / unit))
            remainder = next % unit
        }
        while remainder != 0 {
            added += 1
            guard added <= 57 else { return nil }
            quotient.append(UInt8(remainder * 10 / unit))
            remainder = remainder * 10 % unit
        }
        return ExactDecimal(isNegative: isNegative, digits: quotient, exponent: exponent - divisor.exponent - added)
    }

    package var magnitude: ExactDecimal { ExactDecimal(isNegative: false, trimmed: digits, exponent: exponent) }
}
