/// Sums and order of exact decimals.
extension ExactDecimal {
    /// The same number with the other sign; zero stays zero.
    package var negated: ExactDecimal {
        isZero ? self : ExactDecimal(isNegative: !isNegative, trimmed: digits, exponent: exponent)
    }

    /// The exact sum.
    package func adding(_ other: ExactDecimal) -> ExactDecimal {
        if other.isZero { return self }
        if isZero { return other }
        let low = min(exponent, other.exponent)
        let isLarger = !magnitudeIsLess(than: other)
        let large = isLarger ? self : other
        let small = isLarger ? other : self
        var sum = large.digits.reversed().map(Int8.init)
        sum.insert(contentsOf: repeatElement(0, count: large.exponent - low), at: 0)
        let sign: Int8 = large.isNegative == small.isNegative ? 1 : -1
        var carry: Int8 = 0
        let start = small.exponent - low
        sum.append(0)
        for place in start..<sum.count {
            let index = small.digits.count - 1 - (place - start)
            if index < 0, carry == 0 { break }
            let digit = sum[place] + carry + sign * (index < 0 ? 0 : Int8(small.digits[index]))
            carry = digit < 0 ? -1 : digit > 9 ? 1 : 0
            sum[place] = digit - 10 * carry
        }
        let total = ExactDecimal(
            isNegative: large.isNegative, digits: sum.reversed().map { UInt8($0) }, exponent: low)
        // Of what cancels out nothing is left, whichever comes first.
        return total.isZero ? 0 : total
    }

    /// Whether the distance from zero is less than another number's.
    package func magnitudeIsLess(than other: ExactDecimal) -> Bool {
        if isZero || other.isZero { return !other.isZero }
        let (places, others) = (digits.count + exponent, other.digits.count + other.exponent)
        return places == others ? digits.lexicographicallyPrecedes(other.digits) : places < others
    }

    /// The number without what is behind the decimal point.
    package var truncated: ExactDecimal {
        guard exponent < 0 else { return self }
        return ExactDecimal(isNegative: isNegative, digits: digits.dropLast(-exponent), exponent: 0)
    }
}
