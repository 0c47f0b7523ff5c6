/// Running a program on 64-bit integers: the numbers that people spell.
extension RuleProgram {
    /// The set that a program starts with is the first one.
    static let start = 0

    @inline(__always)
    func append(
        _ magnitude: UInt64, isNegative: Bool, by index: Int, depth: Int, to output: inout [UInt8]
    ) throws(RuleDepthError) {
        let set = sets[index]
        let rule: Int
        if set.isOfDenominators {
            rule = self.rule(forFloat: RuleDecimal(isNegative: isNegative, magnitude: magnitude), in: set)
        } else if isNegative, magnitude > 0, set.negative >= 0 {
            rule = set.negative
        } else {
            rule = self.rule(for: magnitude, in: set)
        }
        if rule >= 0 { try run(rule, magnitude, isNegative: isNegative, depth: depth, to: &output) }
    }

    private func run(
        _ index: Int, _ magnitude: UInt64, isNegative: Bool, depth: Int, to output: inout [UInt8]
    ) throws(RuleDepthError) {
        guard depth < Self.maximumDepth else { throw RuleDepthError() }
        let rule = rules[index]
        for position in rule.operations {
            switch operations[Int(position)] {
            case .text(let range): appendText(range, to: &output)
            case .plural(let plural):
                plurals[Int(plural)].append(PluralOperands(integer: magnitude / rule.divisor), to: &output)
            case .substitution(let transform, let target):
                switch transform {
                case .same, .integerPart:
                    try write(magnitude, isNegative, target, depth, &output)
                case .magnitude: try write(magnitude, false, target, depth, &output)
                case .quotient:
                    if case .pattern(let pattern) = target, !rule.hasRemainder {
                        // Rounded as the pattern says.
                        let number = RuleDecimal(isNegative: isNegative, magnitude: magnitude)
                        patterns[Int(pattern)].append(number.divided(byPowerOfTen: rule.divisor), to: &output)
                    } else {
                        try write(magnitude / rule.divisor, isNegative, target, depth, &output)
                    }
                case .remainder: try write(magnitude % rule.divisor, isNegative, target, depth, &output)
                case .fraction: break
                }
            // There is no fraction.
            case .fractionDigits, .numerator: break
            }
        }
    }

    @inline(__always)
    private func write(
        _ magnitude: UInt64, _ isNegative: Bool, _ target: Target, _ depth: Int, _ output: inout [UInt8]
    ) throws(RuleDepthError) {
        switch target {
        case .set(let set):
            try append(magnitude, isNegative: isNegative, by: Int(set), depth: depth + 1, to: &output)
        case .pattern(let pattern):
            patterns[Int(pattern)].append(magnitude, isNegative: isNegative && magnitude > 0, to: &output)
        case .rule(let rule): try run(Int(rule), magnitude, isNegative: isNegative, depth: depth + 1, to: &output)
        }
    }

    @inline(__always)
    func appendText(_ range: Range<Int32>, to output: inout [UInt8]) {
        for index in range { output.append(texts[Int(index)]) }
    }
}

/// Rules that lead to each other too often: only rules without a largest number do.
struct RuleDepthError: Error {}
