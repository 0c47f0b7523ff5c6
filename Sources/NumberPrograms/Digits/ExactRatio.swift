/// A ratio of two exact decimals: what decimals cannot say, five ninths.
package struct ExactRatio: Sendable {
    /// Has the sign.
    package let numerator: ExactDecimal
    /// A whole number above zero.
    package let denominator: ExactDecimal

    /// - Precondition: the denominator is not zero.
    package init(_ numerator: ExactDecimal, over denominator: ExactDecimal = 1) {
        let common = Self.commonDivisor(numerator.digits, denominator.digits)
        let above = Self.quotient(numerator.digits, common)
        let below = ExactDecimal(isNegative: false, digits: Self.quotient(denominator.digits, common), exponent: 0)
        // The divided digits may end with zeros, which then are in the exponent.
        self.numerator = ExactDecimal(
            isNegative: numerator.isNegative != denominator.isNegative, digits: above,
            exponent: numerator.exponent - denominator.exponent - below.exponent)
        self.denominator = below.scaled(byPowerOfTen: -below.exponent)
    }

    package func multiplied(by other: ExactRatio) -> ExactRatio {
        ExactRatio(numerator.multiplied(by: other.numerator), over: denominator.multiplied(by: other.denominator))
    }

    /// - Precondition: the ratio is not zero.
    package var inverse: ExactRatio { ExactRatio(denominator, over: numerator) }

    package var negated: ExactRatio { ExactRatio(numerator.negated, over: denominator) }

    package func adding(_ other: ExactRatio) -> ExactRatio {
        if other.numerator.isZero { return self }
        return ExactRatio(
            numerator.multiplied(by: other.denominator).adding(other.numerator.multiplied(by: denominator)),
            over: denominator.multiplied(by: other.denominator))
    }

    /// - Parameter exponent: negative for the inverse, of what is not zero.
    package func power(_ exponent: Int) -> ExactRatio {
        let base = exponent < 0 ? inverse : self
        return (0..<exponent.magnitude).reduce(ExactRatio(1)) { product, _ in product.multiplied(by: base) }
    }

    /// Whether it is nearer to zero than another ratio.
    package func magnitudeIsLess(than other: ExactRatio) -> Bool {
        numerator.multiplied(by: other.denominator)
            .magnitudeIsLess(than: other.numerator.multiplied(by: denominator))
    }

    /// Exactly, or as many digits as `ExactDecimal.quotient(by:)` gives.
    package var decimal: ExactDecimal { numerator.quotient(by: denominator) }

    /// Without what is behind the decimal point.
    package var truncated: ExactDecimal { numerator.wholeQuotient(by: denominator) }
}

extension ExactRatio {
    /// Ratios of more digits stay as they are: it would take long, and changes no value.
    private static let reducedDigits = 150

    private static func commonDivisor(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
        guard one.count > 0, other.count > 0, max(one.count, other.count) <= reducedDigits else { return [1] }
        var (large, small) = (one, other)
        while !small.isEmpty {
            if small == [1] { return small }
            var division = LongDivision(by: small)
            for digit in large { _ = division.next(digit) }
            (large, small) = (small, division.remainder)
        }
        return large
    }

    private static func quotient(_ digits: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        if divisor == [1] { return digits }
        var division = LongDivision(by: divisor)
        return digits.map { division.next($0) }
    }
}
