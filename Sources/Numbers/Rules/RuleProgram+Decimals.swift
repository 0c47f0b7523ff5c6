/// Running a program on numbers of any length and on fractions.
///
/// An integer that was given as one takes another way than a float: rules for floats (`x.0`) are not for it, and division
/// drops the remainder rather than rounding down.
extension RuleProgram {
    func append(
        _ number: RuleDecimal, isFloat: Bool, by index: Int, depth: Int, to output: inout [UInt8]
    ) throws(RuleDepthError) {
        if !isFloat, let small = number.small {
            return try append(small, isNegative: number.isNegative, by: index, depth: depth, to: &output)
        }
        let set = sets[index]
        let rule: Int
        if isFloat || set.isOfDenominators {
            rule = self.rule(forFloat: number, in: set)
        } else if number.isNegative, set.negative >= 0 {
            rule = set.negative
        } else {
            rule = self.rule(forNearest: number, in: set)
        }
        if rule >= 0 { try run(rule, number, isFloat: isFloat, depth: depth, to: &output) }
    }

    private func run(
        _ index: Int, _ number: RuleDecimal, isFloat: Bool, depth: Int, to output: inout [UInt8]
    ) throws(RuleDepthError) {
        guard depth < Self.maximumDepth else { throw RuleDepthError() }
        let rule = rules[index]
        for position in rule.operations {
            switch operations[Int(position)] {
            case .text(let range): appendText(range, to: &output)
            case .plural(let plural):
                plurals[Int(plural)].append(PluralOperands(counted(number, by: rule, isFloat: isFloat)), to: &output)
            case .substitution(let transform, let target):
                guard let part = part(transform, of: number, by: rule, target, isFloat: isFloat) else { continue }
                try write(part, isFloat: isFloat, target, depth, &output)
            case .fractionDigits(let set, let areSpaced):
                guard isFloat else { continue }
                let digits = number.fraction.isEmpty ? [0] : number.fraction
                for (index, digit) in digits.enumerated() {
                    if areSpaced, index > 0 { output.append(0x20) }
                    try append(UInt64(digit), isNegative: false, by: Int(set), depth: depth + 1, to: &output)
                }
            case .numerator(let target, let showsZeros):
                guard isFloat else { continue }
                let numerator = number.fractionTimes(bases[index])
                if showsZeros, case .set(let set) = target {
                    var shown = numerator.multipliedReportingOverflow(by: 10)
                    while numerator > 0, !shown.overflow, shown.partialValue < bases[index] {
                        try append(0, isNegative: false, by: Int(set), depth: depth + 1, to: &output)
                        output.append(0x20)
                        shown = shown.partialValue.multipliedReportingOverflow(by: 10)
                    }
                }
                try write(RuleDecimal(isNegative: false, magnitude: numerator), isFloat: true, target, depth, &output)
            }
        }
    }

    private func write(
        _ number: RuleDecimal, isFloat: Bool, _ target: Target, _ depth: Int, _ output: inout [UInt8]
    ) throws(RuleDepthError) {
        switch target {
        case .set(let set):
            // From here on an integer is one, however it was given.
            try append(
                number, isFloat: !number.fraction.isEmpty, by: Int(set), depth: depth + 1, to: &output)
        case .pattern(let pattern):
            var number = number
            // Only a float has a negative zero.
            if !isFloat, number.isZero { number.isNegative = false }
            patterns[Int(pattern)].append(number, to: &output)
        case .rule(let rule): try run(Int(rule), number, isFloat: isFloat, depth: depth + 1, to: &output)
        }
    }

    /// What a substitution writes; nil for nothing.
    private func part(
        _ transform: Transform, of number: RuleDecimal, by rule: Rule, _ target: Target, isFloat: Bool
    ) -> RuleDecimal? {
        switch transform {
        case .same: return number
        case .magnitude:
            return RuleDecimal(isNegative: false, integer: number.integer, fraction: number.fraction)
        case .integerPart: return isFloat ? number.floor : number
        case .fraction:
            return isFloat ? RuleDecimal(isNegative: false, integer: [], fraction: number.fraction) : nil
        case .quotient:
            if case .pattern = target, !rule.hasRemainder { return number.divided(byPowerOfTen: rule.divisor) }
            let (quotient, remainder) = number.quotientAndRemainder(by: rule.divisor)
            let roundsDown = isFloat && number.isNegative && (remainder > 0 || !number.fraction.isEmpty)
            return RuleDecimal(isNegative: number.isNegative, integer: roundsDown ? quotient.incremented : quotient)
        case .remainder:
            let remainder = number.quotientAndRemainder(by: rule.divisor).remainder
            return RuleDecimal(isNegative: number.isNegative, magnitude: remainder, fraction: number.fraction)
        }
    }

    /// The number whose plural category a rule asks for: how often its divisor is contained, for fractions below one the
    /// numerator over the divisor.
    private func counted(_ number: RuleDecimal, by rule: Rule, isFloat: Bool) -> ExactDecimal {
        if isFloat, number.integer.isEmpty, !number.isNegative {
            return ExactDecimal(number.fractionTimes(rule.divisor))
        }
        let quotient = number.quotientAndRemainder(by: rule.divisor).quotient
        return ExactDecimal(isNegative: false, digits: quotient, exponent: 0)
    }
}
