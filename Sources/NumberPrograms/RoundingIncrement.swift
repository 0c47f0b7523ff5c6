/// What numbers are rounded to multiples of: 0.05, 5, 1000.
package struct RoundingIncrement: Hashable, Sendable {
    /// Above 0, of at most 18 digits, the last of them none.
    package let coefficient: UInt64
    /// The power of ten of its last digit.
    package let exponent: Int

    package static let greatestCoefficient: UInt64 = 999_999_999_999_999_999
    package static let exponents = -100...100

    /// Nil for what is out of range.
    package init?(coefficient: UInt64, exponent: Int) {
        guard (1...Self.greatestCoefficient).contains(coefficient), Self.exponents.contains(exponent) else {
            return nil
        }
        var (coefficient, exponent) = (coefficient, exponent)
        while coefficient.isMultiple(of: 10) { (coefficient, exponent) = (coefficient / 10, exponent + 1) }
        (self.coefficient, self.exponent) = (coefficient, exponent)
    }

    package init?(_ decimal: ExactDecimal) {
        guard !decimal.isNegative, let coefficient = UInt64(decimal.digits.map { String($0) }.joined()) else {
            return nil
        }
        self.init(coefficient: coefficient, exponent: decimal.exponent)
    }

    /// Digits after the decimal separator that its multiples have at most.
    package var fractionDigits: Int { max(0, -exponent) }
}

extension DigitBuffer {
    /// Digits of a number that is divided exactly: more of them before the last place of the multiple ICU takes, which counts with 34.
    private static let dividedDigits = 32

    /// Its tenfold and the double of that fit 128 bits.
    private static let greatestDivisor: UInt128 = 10_000_000_000_000_000_000_000_000_000_000_000_000

    /// Rounds to a multiple.
    ///
    /// - Returns: false for more digits than are divided, and where the mode is ``RoundingMode/unnecessary`` and it is no multiple.
    mutating func round(to increment: RoundingIncrement, _ mode: RoundingMode) -> Bool {
        trimTrailingZeros()
        if isZero { return true }
        // Of a longer fraction it matters only whether something follows what is divided: a digit stands for that.
        var lowest = exponent
        let cut = count - (Self.dividedDigits - 1)
        let isCut = cut > 0 && exponent + cut < increment.exponent - 1
        if isCut { lowest += cut - 1 }
        let places = lowest - increment.exponent
        if magnitude < increment.exponent - 1 {
            // Less than a tenth of it.
            guard let isAway = mode.roundsAway(.belowHalf, isNegative: isNegative, isOdd: false) else { return false }
            set(isAway ? 1 : 0, of: increment)
            return true
        }
        guard magnitude - lowest + 1 + max(0, places) <= Self.dividedDigits else { return false }
        var dividend: UInt128 = 0
        for power in stride(from: magnitude, to: isCut ? lowest : lowest - 1, by: -1) {
            dividend = dividend * 10 + UInt128(self[power: power])
        }
        if isCut { dividend = dividend * 10 + 1 }
        var divisor = UInt128(increment.coefficient)
        for _ in 0..<max(0, places) { dividend *= 10 }
        for _ in 0..<max(0, -places) {
            guard divisor < Self.greatestDivisor else { return false }
            divisor *= 10
        }
        let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
        guard let isAway = mode.roundsAway(rest, of: divisor, isNegative: isNegative, isOdd: quotient & 1 == 1) else {
            return false
        }
        set(quotient + (isAway ? 1 : 0), of: increment)
        return true
    }

    /// So many times the increment, with the sign that there is.
    private mutating func set(_ count: UInt128, of increment: RoundingIncrement) {
        self = DigitBuffer(count * UInt128(increment.coefficient), exponent: increment.exponent, isNegative: isNegative)
        trimTrailingZeros()
    }
}
