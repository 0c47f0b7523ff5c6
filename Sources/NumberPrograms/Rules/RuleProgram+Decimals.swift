internal import LocaleFormatMemory

/// Running a program on numbers of any length and on fractions.
///
/// An integer that was given as one takes another way than a float: rules for floats (`x.0`) are not for it.
extension RuleProgram {
    package func append(
        _ number: RuleDecimal, isFloat: Bool, by index: Int, depth: Int, _ budget: inout Int, to output: inout [UInt8]
    ) -> Bool {
        if !isFloat, let small = number.small {
            return append(small, isNegative: number.isNegative, by: index, depth: depth, &budget, to: &output)
        }
        let set = sets[index]
        let rule: Int
        if isFloat || set.isOfDenominators {
            rule = self.rule(forFloat: number, in: index)
        } else if number.isNegative, set.negative >= 0 {
            rule = Int(set.negative)
        } else {
            rule = self.rule(forNearest: number, in: index)
        }
        return rule < 0 || run(rule, number, isFloat: isFloat, depth: depth, &budget, to: &output)
    }

    /// A 64-bit integer by the way that is made for them.
    package func append(
        _ magnitude: UInt64, isNegative: Bool, by set: Int, depth: Int, _ budget: inout Int, to output: inout [UInt8]
    ) -> Bool {
        let start = output.count
        for capacity in [Self.usualLength, Self.greatestLength] where budget >= 0 {
            let isDone = output.append(utf8Capacity: capacity) {
                write(magnitude, isNegative: isNegative, by: set, depth: depth, &budget, to: &$0)
            }
            guard isDone else { continue }
            budget -= output.count - start
            return budget >= 0
        }
        return false
    }

    private func append(_ bytes: some Collection<UInt8>, _ budget: inout Int, to output: inout [UInt8]) -> Bool {
        budget -= bytes.count
        output += bytes
        return budget >= 0
    }

    private func run(
        _ index: Int, _ number: RuleDecimal, isFloat: Bool, depth: Int, _ budget: inout Int, to output: inout [UInt8]
    ) -> Bool {
        budget -= Self.costOfRule + number.integer.count + number.fraction.count
        guard depth < Self.maximumDepth, budget >= 0 else { return false }
        let rule = rules[index]
        return rule.operations.allSatisfy { position in
            switch operations[Int(position)] {
            case .text(let text): return append(texts[text.range], &budget, to: &output)
            case .plural(let plural):
                let words: Text = plurals.read(Int(plural)) {
                    text(of: $0, for: number, by: rule, isFloat: isFloat)
                }
                return append(texts[words.range], &budget, to: &output)
            case .substitution(.integerPart, .set(let set)) where number.isBetweenMinusOneAndZero:
                // Zero has no sign of its own, but the number has one.
                let negative = Int(sets[Int(set)].negative)
                let zero = RuleDecimal(isNegative: false, magnitude: 0)
                if negative < 0 {
                    return append(zero, isFloat: false, by: Int(set), depth: depth + 1, &budget, to: &output)
                }
                return run(negative, zero, isFloat: false, depth: depth + 1, &budget, to: &output)
            case .substitution(let transform, let target):
                guard var part = part(transform, of: number, by: rule, isFloat: isFloat) else { return true }
                // Another set is given zero as an integer, which has no sign.
                if number.isZero, case .set = target { part.isNegative = false }
                return write(part, isFloat: isFloat, target, depth, &budget, &output)
            case .unroundedQuotient(let pattern):
                let text = patterns.read(Int(pattern)) { $0.format(number.divided(byPowerOfTen: rule.divisor)) }
                return append(text.utf8, &budget, to: &output)
            case .fractionDigits(let set, let areSpaced):
                return !isFloat
                    || append(number.fraction, areSpaced: areSpaced, by: Int(set), depth, &budget, to: &output)
            case .numerator(let target, let showsZeros):
                guard isFloat else { return true }
                let numerator = number.fractionTimes(bases[index])
                if showsZeros, case .set(let set) = target {
                    guard appendZeros(before: numerator, of: bases[index], by: Int(set), depth, &budget, to: &output)
                    else { return false }
                }
                return write(
                    RuleDecimal(isNegative: false, magnitude: numerator), isFloat: true, target, depth, &budget,
                    &output)
            }
        }
    }

    /// Digits one by one; a fraction of zero is one zero.
    private func append(
        _ fraction: ArraySlice<UInt8>, areSpaced: Bool, by set: Int, _ depth: Int, _ budget: inout Int,
        to output: inout [UInt8]
    ) -> Bool {
        var texts = Array(repeating: [] as [UInt8], count: 10)
        for (index, digit) in (fraction.isEmpty ? [0] : fraction).enumerated() {
            if texts[Int(digit)].isEmpty {
                guard
                    append(
                        UInt64(digit), isNegative: false, by: set, depth: depth + 1, &budget, to: &texts[Int(digit)])
                else { return false }
            }
            if areSpaced, index > 0 { output.append(0x20) }
            guard append(texts[Int(digit)], &budget, to: &output) else { return false }
        }
        return true
    }

    /// A word for each zero that a numerator written with as many digits as the denominator has zeros would begin with.
    private func appendZeros(
        before numerator: UInt64, of denominator: UInt64, by set: Int, _ depth: Int, _ budget: inout Int,
        to output: inout [UInt8]
    ) -> Bool {
        var shown = UInt128(numerator) * 10
        while shown > 0, shown < denominator {
            guard append(0, isNegative: false, by: set, depth: depth + 1, &budget, to: &output) else { return false }
            output.append(0x20)
            shown *= 10
        }
        return true
    }

    private func write(
        _ number: RuleDecimal, isFloat: Bool, _ target: Target, _ depth: Int, _ budget: inout Int,
        _ output: inout [UInt8]
    ) -> Bool {
        switch target {
        case .set(let set):
            // From here on an integer is one, however it was given.
            return append(
                number, isFloat: !number.fraction.isEmpty, by: Int(set), depth: depth + 1, &budget, to: &output)
        case .rule(let rule):
            return run(Int(rule), number, isFloat: isFloat, depth: depth + 1, &budget, to: &output)
        case .pattern(let pattern):
            var number = number
            // Only a float has a negative zero.
            if !isFloat, number.isZero { number.isNegative = false }
            return append(patterns.read(Int(pattern)) { $0.format(number) }.utf8, &budget, to: &output)
        }
    }

    /// What a substitution writes; nil for nothing.
    private func part(
        _ transform: Transform, of number: RuleDecimal, by rule: Rule, isFloat: Bool
    ) -> RuleDecimal? {
        switch transform {
        case .same: return number
        case .magnitude:
            return RuleDecimal(isNegative: false, integer: number.integer, fraction: number.fraction)
        // Without its fraction: ICU rounds down, and writes -1.5 in Korean as minus two point five.
        case .integerPart: return RuleDecimal(isNegative: number.isNegative, integer: number.integer)
        case .fraction:
            return isFloat ? RuleDecimal(isNegative: false, integer: [], fraction: number.fraction) : nil
        case .quotient:
            let quotient = number.quotientAndRemainder(by: rule.divisor).quotient
            return RuleDecimal(isNegative: number.isNegative, integer: quotient)
        case .remainder:
            let remainder = number.quotientAndRemainder(by: rule.divisor).remainder
            return RuleDecimal(isNegative: number.isNegative, magnitude: remainder, fraction: number.fraction)
        }
    }

    /// Counted is how often the rule's divisor is contained; for fractions below one, the numerator over it.
    private func text(of plural: RulePlural, for number: RuleDecimal, by rule: Rule, isFloat: Bool) -> Text {
        if isFloat, number.integer.isEmpty, !number.isNegative {
            return plural.text(for: number.fractionTimes(rule.divisor))
        }
        return plural.text(for: number.quotientAndRemainder(by: rule.divisor).quotient)
    }
}
