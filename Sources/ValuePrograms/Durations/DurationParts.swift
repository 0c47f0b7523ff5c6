package import LocaleFormatNumberPrograms

/// A duration divided among units, exactly: whole numbers of all but the smallest, which takes the rest with a fraction.
package struct DurationParts {
    /// The units, the largest first.
    package let units: [DurationUnit]
    /// How many of each, without sign.
    package let values: [Value]
    /// A whole number, and the digits of its fraction.
    package struct Value {
        package var whole: UInt128
        package var fraction: [UInt8] = []

        package init(whole: UInt128, fraction: [UInt8] = []) { (self.whole, self.fraction) = (whole, fraction) }

        package var isZero: Bool { whole == 0 && !fraction.contains { $0 > 0 } }
    }

    /// Whether the duration is negative and rounding has left something of it.
    package let isNegative: Bool

    /// - Parameters:
    ///   - units: the largest first; at least one.
    ///   - fractionLength: digits after the decimal separator of the smallest unit, to which the duration is rounded first.
    ///   - step: the attoseconds to whose multiple it is rounded before that.
    package init(
        _ duration: Duration, units: [DurationUnit], fractionLength: Int, step: UInt128 = 1, rounding: RoundingMode
    ) {
        let total = duration.attoseconds
        let unit = units[units.count - 1].attoseconds
        let stepped = total.magnitude.rounded(toMultipleOf: step, rounding, isNegative: total < 0)
        var (whole, rest) = stepped.quotientAndRemainder(dividingBy: unit)
        var digits: [UInt8] = []
        while digits.count < fractionLength, rest > 0 {
            let (digit, left) = (rest * 10).quotientAndRemainder(dividingBy: unit)
            digits.append(UInt8(digit))
            rest = left
        }
        let isOdd = digits.last.map { $0 & 1 == 1 } ?? (whole & 1 == 1)
        if rounding.isAway(rest, of: unit, afterOdd: isOdd, isNegative: total < 0) {
            // One more in the last place; nines carry.
            while digits.last == 9 { digits.removeLast() }
            if let last = digits.indices.last { digits[last] += 1 } else { whole += 1 }
        }
        isNegative = total < 0 && (whole > 0 || digits.contains { $0 > 0 })
        var values: [Value] = []
        for larger in units.dropLast() {
            let (count, left) = whole.quotientAndRemainder(dividingBy: larger.attoseconds / unit)
            values.append(Value(whole: count))
            whole = left
        }
        values.append(Value(whole: whole, fraction: digits))
        self.units = units
        self.values = values
    }

    private init(units: [DurationUnit], values: [Value], isNegative: Bool) {
        (self.units, self.values, self.isNegative) = (units, values, isNegative)
    }

    /// Without the units of which there are none.
    package var withoutZeros: DurationParts {
        let kept = units.indices.filter { !values[$0].isZero }
        return DurationParts(units: kept.map { units[$0] }, values: kept.map { values[$0] }, isNegative: isNegative)
    }
}

extension UInt128 {
    /// The multiple on the side that the mode says.
    fileprivate func rounded(toMultipleOf step: UInt128, _ mode: RoundingMode, isNegative: Bool) -> UInt128 {
        if step == 1 { return self }
        let (count, rest) = quotientAndRemainder(dividingBy: step)
        let isAway = mode.isAway(rest, of: step, afterOdd: count & 1 == 1, isNegative: isNegative)
        return (count + (isAway ? 1 : 0)) * step
    }
}

extension RoundingMode {
    /// Whether what is left, less than one `unit`, rounds away from zero. A duration is rounded where no rounding is allowed too, half-even.
    package func isAway(_ rest: UInt128, of unit: UInt128, afterOdd isOdd: Bool, isNegative: Bool) -> Bool {
        let mode = self == .unnecessary ? .halfEven : self
        return mode.roundsAway(rest, of: unit, isNegative: isNegative, isOdd: isOdd) ?? false
    }
}
