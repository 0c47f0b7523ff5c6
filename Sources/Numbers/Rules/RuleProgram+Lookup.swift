/// Which rule of a set is for a number (UTS #35 part 3 and ICU's class documentation).
extension RuleProgram {
    /// The rule with the largest base that is not above the number, or the one before it where that is the business of
    /// multiples; -1 where all bases are above.
    @inline(__always)
    func rule(for magnitude: UInt64, in set: RuleSet) -> Int {
        let first = Int(set.rules.lowerBound)
        var low = first
        var high = Int(set.rules.upperBound)
        while low < high {
            let middle = (low &+ high) / 2
            if bases[middle] > magnitude { high = middle } else { low = middle &+ 1 }
        }
        let rule = high &- 1
        guard rule >= first else { return set.rules.isEmpty ? Int(set.anyFloat) : -1 }
        guard rules[rule].yieldsMultiples, bases[rule] != magnitude, magnitude % rules[rule].divisor == 0 else {
            return rule
        }
        return rule > first ? rule - 1 : -1
    }

    /// The same for a number of any length, rounded half up.
    func rule(forNearest number: RuleDecimal, in set: RuleSet) -> Int {
        let isUp = (number.fraction.first ?? 0) >= 5
        if number.integer.count < 19 { return rule(for: number.integer.value + (isUp ? 1 : 0), in: set) }
        // Beyond every base.
        guard let last = set.rules.last.map(Int.init) else { return Int(set.anyFloat) }
        guard rules[last].yieldsMultiples else { return last }
        let divisor = rules[last].divisor
        let remainder = number.quotientAndRemainder(by: divisor).remainder + (isUp ? 1 : 0)
        return remainder % divisor != 0 ? last : last > Int(set.rules.lowerBound) ? last - 1 : -1
    }

    /// The rule for a number given as a float, or with a fraction.
    func rule(forFloat number: RuleDecimal, in set: RuleSet) -> Int {
        if set.isOfDenominators { return rule(forFraction: number, in: set) }
        if number.isNegative, !number.isZero, set.negative >= 0 { return Int(set.negative) }
        if !number.fraction.isEmpty {
            if number.integer.isEmpty, set.properFraction >= 0 { return Int(set.properFraction) }
            if set.improperFraction >= 0 { return Int(set.improperFraction) }
        }
        return set.anyFloat >= 0 ? Int(set.anyFloat) : rule(forNearest: number, in: set)
    }

    /// The denominator that comes closest to a fraction, the first of equals. Of two rules for it, the first is for the
    /// numerator one.
    private func rule(forFraction number: RuleDecimal, in set: RuleSet) -> Int {
        let common = UInt128(set.commonDenominator)
        let numerator = UInt128(number.fractionTimes(set.commonDenominator))
        let candidates = Int(set.rules.lowerBound)..<Int(set.rules.upperBound)
        var best = candidates.lowerBound
        var smallest = common
        for rule in candidates {
            let distance = numerator * UInt128(bases[rule]) % common
            let nearest = min(distance, common - distance)
            if nearest < smallest {
                smallest = nearest
                best = rule
            }
            if nearest == 0 { break }
        }
        guard best + 1 < candidates.upperBound, bases[best + 1] == bases[best] else { return best }
        let isAboutOne = 1..<2 ~= number.fractionTimes(bases[best])
        return isAboutOne ? best : best + 1
    }
}
