internal import LocaleFormatNumbers

/// What has been read of a text by rules, and the numbers that it stands for.
extension RuleScanner {
    struct Reading: Hashable {
        /// The least of those that the text may stand for.
        var value: ExactDecimal
        /// Scalars of the text up to here.
        let end: Int
        /// Between the numbers of which the text says the same, the ending of an ordinal for one; 0 for a single number.
        var step: UInt64 = 0
        /// All of them are below it.
        var limit = UInt64.max

        /// The numbers from a base up to a limit; nil where there are none.
        func within(_ base: UInt64, _ upper: UInt64) -> Reading? {
            guard let first = UInt64(exactly: value) else { return self }
            var reading = self
            reading.limit = min(limit, upper)
            var least = first
            if first < base, step > 0 { least += ((base - first - 1) / step + 1) * step }
            guard least >= base, least < reading.limit else { return nil }
            if least > first { reading.value = ExactDecimal(least) }
            return reading
        }

        /// The longest first, then the least.
        func isBefore(_ other: Reading) -> Bool {
            if end != other.end { return end > other.end }
            let (size, otherSize) = (
                value.digits.count + value.exponent, other.value.digits.count + other.value.exponent
            )
            if size != otherSize { return size < otherSize }
            if value != other.value { return value.digits.lexicographicallyPrecedes(other.value.digits) }
            return step < other.step || step == other.step && limit < other.limit
        }
    }

    /// What the substitutions read so far say of the number.
    struct Parts: Hashable {
        var end: Int
        var same: Reading?
        var negated: ExactDecimal?
        var quotient: ExactDecimal?
        var remainder: ExactDecimal?
        var integer: ExactDecimal?
        var fraction: ExactDecimal?
        var numerator: ExactDecimal?
    }

    /// The number that a rule's parts make. Where one substitution gives the number itself, the others only show it.
    func reading(
        _ parts: Parts, by rule: RuleProgram.Rule, base: UInt64, _ isOfDenominators: Bool
    ) -> Reading? {
        if let same = parts.same {
            return Reading(value: same.value, end: parts.end, step: same.step, limit: same.limit)
        }
        func exactly(_ value: ExactDecimal) -> Reading { Reading(value: value, end: parts.end) }
        if let magnitude = parts.negated {
            return exactly(ExactDecimal(isNegative: true, digits: magnitude.digits, exponent: magnitude.exponent))
        }
        if let fraction = parts.fraction {
            guard let integer = parts.integer else { return exactly(fraction) }
            guard integer.isInteger, fraction.digits.count <= -fraction.exponent else {
                return nil
            }
            let zeros = integer.exponent - fraction.exponent - fraction.digits.count
            let digits = integer.digits + Array(repeating: 0, count: zeros) + fraction.digits
            return exactly(ExactDecimal(isNegative: integer.isNegative, digits: digits, exponent: fraction.exponent))
        }
        if let integer = parts.integer { return exactly(integer) }
        if isOfDenominators {
            guard base.isPowerOfTen else { return nil }
            return exactly((parts.numerator ?? 1).scaled(byPowerOfTen: 1 - base.description.utf8.count))
        }
        guard parts.quotient != nil || parts.remainder != nil else {
            return Reading(value: ExactDecimal(base), end: parts.end, step: 1)
        }
        guard let remainder = UInt64(exactly: parts.remainder ?? 0) else { return nil }
        guard let quotient = parts.quotient else {
            let number = base / rule.divisor * rule.divisor + remainder
            return Reading(value: ExactDecimal(number), end: parts.end, step: rule.divisor)
        }
        guard let quotient = UInt64(exactly: quotient) else { return nil }
        return exactly(ExactDecimal(UInt128(quotient) * UInt128(rule.divisor) + UInt128(remainder)))
    }
}
