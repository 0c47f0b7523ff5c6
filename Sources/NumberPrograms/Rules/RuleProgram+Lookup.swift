/// Which rule of a set is for a number (UTS #35 part 3 and ICU's class documentation).
extension RuleProgram {
    /// The rule with the largest base that is not above the number; -1 where all bases are.
    @inline(__always)
    package func rule(startingAtOrBelow magnitude: UInt64, in index: Int) -> Int {
        let first = Int(sets[index].rules.lowerBound)
        var low = first
        var high = Int(sets[index].rules.upperBound)
        // Most sets have a rule for each of the first numbers.
        if magnitude < UInt64(high &- low), bases[low &+ Int(magnitude)] == magnitude { return low &+ Int(magnitude) }
        while low < high {
            let middle = (low &+ high) / 2
            if bases[middle] > magnitude { high = middle } else { low = middle &+ 1 }
        }
        return high > first ? high &- 1 : sets[index].rules.isEmpty ? Int(sets[index].anyFloat) : -1
    }

    /// The rule for a number of any length, rounded half up; where its multiples are the business of the rule before, that.
    package func rule(forNearest number: RuleDecimal, in index: Int) -> Int {
        let isUp = (number.fraction.first ?? 0) >= 5
        let isLong = number.integer.count >= 19
        let rounded = isLong ? .max : number.integer.value + (isUp ? 1 : 0)
        // What is long is beyond every base.
        let rule = self.rule(startingAtOrBelow: rounded, in: index)
        guard rule >= 0, rules[rule].yieldsMultiples, isLong || bases[rule] != rounded else { return rule }
        let divisor = rules[rule].divisor
        let remainder = number.quotientAndRemainder(by: divisor).remainder + (isUp ? 1 : 0)
        return remainder % divisor != 0 ? rule : rule - 1
    }

    /// The rule for a number given as a float, or with a fraction.
    package func rule(forFloat number: RuleDecimal, in index: Int) -> Int {
        let set = sets[index]
        if set.isOfDenominators { return rule(forFraction: number, in: set) }
        if number.isNegative, !number.isZero, set.negative >= 0 { return Int(set.negative) }
        if !number.fraction.isEmpty {
            if number.integer.isEmpty, set.properFraction >= 0 { return Int(set.properFraction) }
            if set.improperFraction >= 0 { return Int(set.improperFraction) }
        }
        return set.anyFloat >= 0 ? Int(set.anyFloat) : rule(forNearest: number, in: index)
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
