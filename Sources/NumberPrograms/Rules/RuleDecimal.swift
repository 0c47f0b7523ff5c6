/// A decimal number of any length as rules take it apart: the digits before the decimal point and those after it.
package struct RuleDecimal {
    /// Also of zero, which patterns show.
    package var isNegative: Bool
    /// Digits 0 to 9 without leading zeros; empty for zero.
    package var integer: ArraySlice<UInt8>
    /// Without trailing zeros.
    package var fraction: ArraySlice<UInt8>

    package var isBetweenMinusOneAndZero: Bool { isNegative && integer.isEmpty && !fraction.isEmpty }
    package var isZero: Bool { integer.isEmpty && fraction.isEmpty }

    /// Nil for NaN and infinities, and beyond ``RuleProgram/maximumLength`` digits.
    package init?(_ value: NumberValue) {
        guard let decimal = value.exactDecimal else { return nil }
        let limit = RuleProgram.maximumLength
        let (digits, exponent) = (decimal.digits, decimal.exponent)
        guard exponent <= limit, exponent >= -limit, digits.count + exponent <= limit else { return nil }
        isNegative = decimal.isNegative
        let places = max(0, -exponent)
        if exponent >= 0 {
            integer = digits[...] + Array(repeating: 0, count: exponent)
            fraction = []
        } else if places <= digits.count {
            integer = digits.dropLast(places)
            fraction = digits.suffix(places)
        } else {
            integer = []
            fraction = Array(repeating: 0, count: places - digits.count) + digits[...]
        }
    }

    package init(isNegative: Bool, integer: ArraySlice<UInt8>, fraction: ArraySlice<UInt8> = []) {
        self.isNegative = isNegative
        self.integer = integer.drop { $0 == 0 }
        self.fraction = fraction
    }

    package init(isNegative: Bool, magnitude: UInt64, fraction: ArraySlice<UInt8> = []) {
        let digits = magnitude == 0 ? [] : magnitude.description.utf8.map { $0 - 0x30 }
        self.init(isNegative: isNegative, integer: digits[...], fraction: fraction)
    }

    /// As a 64-bit integer where it is one of at most 19 digits.
    package var small: UInt64? { fraction.isEmpty && integer.count <= 19 ? integer.value : nil }

    package var exactDecimal: ExactDecimal {
        ExactDecimal(isNegative: isNegative, digits: integer + fraction, exponent: -fraction.count)
    }

    /// The integer before the decimal point divided by a number below 2^63. Its sign and the fraction are left out.
    package func quotientAndRemainder(by divisor: UInt64) -> (quotient: ArraySlice<UInt8>, remainder: UInt64) {
        if divisor.isPowerOfTen {
            let zeros = divisor.description.utf8.count - 1
            return (integer.dropLast(zeros), integer.suffix(zeros).value)
        }
        var remainder: UInt64 = 0
        var quotient: [UInt8] = []
        quotient.reserveCapacity(integer.count)
        for digit in integer {
            let (next, rest) = (UInt128(remainder) * 10 + UInt128(digit)).quotientAndRemainder(
                dividingBy: UInt128(divisor))
            quotient.append(UInt8(truncatingIfNeeded: next))
            remainder = UInt64(rest)
        }
        return (quotient.drop { $0 == 0 }, remainder)
    }

    /// Divided by a power of ten, exactly.
    package func divided(byPowerOfTen power: UInt64) -> RuleDecimal {
        let places = power.description.utf8.count - 1
        let zeros = Array(repeating: 0 as UInt8, count: max(0, places - integer.count))
        let digits = zeros + integer + fraction
        let point = zeros.count + integer.count - places
        var result = RuleDecimal(isNegative: isNegative, integer: digits[..<point], fraction: digits[point...])
        result.dropTrailingZeros()
        return result
    }

    /// To so many fraction digits, half to even.
    package func rounded(toPlaces places: Int) -> RuleDecimal {
        guard fraction.count > places else { return self }
        let kept = integer + fraction.prefix(places)
        let rest = fraction.dropFirst(places)
        let first = rest.first ?? 0
        let isOdd = (kept.last ?? 0) & 1 == 1
        let isUp = first > 5 || first == 5 && (rest.count > 1 || isOdd)
        let digits = isUp ? kept.incremented : kept
        var result = RuleDecimal(
            isNegative: isNegative, integer: digits.dropLast(places), fraction: digits.suffix(places))
        result.dropTrailingZeros()
        return result
    }

    /// The fraction times a number below 2^62, rounded half up.
    package func fractionTimes(_ factor: UInt64) -> UInt64 {
        var carry: UInt128 = 0
        var last: UInt128 = 0
        for digit in fraction.reversed() {
            (carry, last) = (carry + UInt128(digit) * UInt128(factor)).quotientAndRemainder(dividingBy: 10)
        }
        return UInt64(carry) + (last >= 5 ? 1 : 0)
    }

    private mutating func dropTrailingZeros() {
        while fraction.last == 0 { fraction.removeLast() }
    }
}

extension ArraySlice<UInt8> {
    /// The number that at most 19 decimal digits say.
    package var value: UInt64 { reduce(0) { $0 &* 10 &+ UInt64($1) } }

    /// One more in the last of decimal digits.
    package var incremented: ArraySlice<UInt8> {
        var digits = self
        var index = endIndex
        while index > startIndex {
            index -= 1
            if digits[index] < 9 {
                digits[index] += 1
                return digits
            }
            digits[index] = 0
        }
        return [1] + digits
    }
}

extension UInt64 {
    package var isPowerOfTen: Bool {
        var rest = self
        while rest > 1, rest % 10 == 0 { rest /= 10 }
        return rest == 1
    }
}
