internal import LocaleFormatBridge
internal import LocaleFormatNumbers

/// What a program is compared with ICU on, and how far ICU can be compared with.
extension RuleProgram {
    /// ICU chooses plural forms by the last 32 bits of a number, so that beyond this limit its ordinals are wrong:
    /// `2,147,483,651th`. Elsewhere it is exact below 2^63.
    var limitOfICU: UInt64 {
        var limit = UInt64(Int64.max)
        for set in sets {
            for rule in set.rules.map(Int.init) where countsPlural(rule) {
                let (largest, isTooLarge) = rules[rule].divisor.multipliedReportingOverflow(by: 1 << 31)
                let next = rule + 1 < Int(set.rules.upperBound) ? bases[rule + 1] : .max
                if !isTooLarge, next > largest { limit = min(limit, largest - 1) }
            }
        }
        return limit
    }

    private func countsPlural(_ rule: Int) -> Bool {
        rules[rule].operations.contains { if case .plural = operations[Int($0)] { true } else { false } }
    }

    /// Whether ICU can be asked for negative infinity: it stops the program where a pattern stands after the sign.
    var writesInfinityByRules: Bool {
        let negative = Int(sets[Self.start].negative)
        guard negative >= 0 else { return true }
        return rules[negative].operations.allSatisfy {
            if case .substitution(_, .pattern) = operations[Int($0)] { false } else { true }
        }
    }

    /// Formats probes both ways.
    func agrees(with handle: DecimalFormatHandle) -> Bool {
        let limit = limitOfICU
        // The first number of each rule, the next, and a multiple: most mistakes are at such places.
        var integers = Set<UInt64>([1, 2, 3, 5, 11, 21, 99, 1_234, 54_321, 1_000_001, 987_654_321])
        for base in bases { integers.formUnion([base, base + 1, base &* 2 &+ base / 5]) }
        let probes = integers.filter { $0 <= limit }.map { Int64($0) } + [-1, -25, -1_003]
        guard probes.allSatisfy({ agrees(.integer($0), with: handle) }) else { return false }
        var doubles = [0.5, 1.5, 2.25, 10.25, 123.456, -0.0, 7.0, 0.025, .nan, .infinity]
        // ICU rounds a negative integer part down, where no rule has taken the sign off before.
        if sets[Self.start].negative >= 0 || sets[Self.start].improperFraction < 0 { doubles.append(-3.125) }
        if writesInfinityByRules { doubles.append(-.infinity) }
        return doubles.allSatisfy { agrees(.double($0), with: handle) }
    }

    private func agrees(_ operand: NumberHandle.Operand, with handle: DecimalFormatHandle) -> Bool {
        let value: NumberValue
        switch operand {
        case .integer(let integer): value = NumberValue(integer)
        case .double(let double): value = .double(double)
        case .decimal: return false
        }
        guard let icu = try? handle.format(operand), let ours = try? format(value) else { return false }
        return icu == ours
    }
}
