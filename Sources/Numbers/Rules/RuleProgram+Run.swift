internal import LocaleFormatMemory

/// Running a program on 64-bit integers: the numbers that people spell.
extension RuleProgram {
    /// The set that a program starts with is the first one.
    static let start = 0

    /// - Returns: false where rules lead to each other too often; what does not fit the writer it says itself.
    @inline(__always)
    func write(
        _ magnitude: UInt64, isNegative: Bool, by index: Int, depth: Int, to output: inout UTF8Writer
    ) -> Bool {
        var index = index
        for _ in depth..<Self.maximumDepth {
            let set = sets[index]
            let rule: Int
            if set.isOfDenominators {
                rule = self.rule(forFloat: RuleDecimal(isNegative: isNegative, magnitude: magnitude), in: set)
            } else if isNegative, set.negative >= 0, magnitude > 0 {
                rule = Int(set.negative)
            } else {
                rule = self.rule(for: magnitude, in: set)
            }
            guard rule >= 0 else { return true }
            let delegate = Int(rules[rule].delegate)
            if delegate < 0 { return run(rule, magnitude, isNegative: isNegative, depth: depth, to: &output) }
            index = delegate
        }
        return false
    }

    private func run(
        _ index: Int, _ magnitude: UInt64, isNegative: Bool, depth: Int, to output: inout UTF8Writer
    ) -> Bool {
        guard depth < Self.maximumDepth else { return false }
        let rule = rules[index]
        var isDone = true
        for position in rule.operations where isDone {
            switch operations[Int(position)] {
            case .text(let text): output.append(texts, from: Int(text.offset), count: Int(text.count))
            case .plural(let plural):
                let text = plurals[Int(plural)].text(for: PluralOperands(integer: magnitude / rule.divisor))
                output.append(texts, from: Int(text.offset), count: Int(text.count))
            case .substitution(.quotient, .pattern(let pattern)) where !rule.hasRemainder:
                // Rounded as the pattern says.
                let number = RuleDecimal(isNegative: isNegative, magnitude: magnitude)
                output.append(patterns[Int(pattern)].format(number.divided(byPowerOfTen: rule.divisor)))
            case .substitution(let transform, let target):
                let part: UInt64
                switch transform {
                case .same, .integerPart, .magnitude: part = magnitude
                case .quotient: part = magnitude / rule.divisor
                case .remainder: part = magnitude % rule.divisor
                case .fraction: continue
                }
                isDone = write(part, isNegative && transform != .magnitude, target, depth, &output)
            // There is no fraction.
            case .fractionDigits, .numerator: break
            }
        }
        return isDone
    }

    @inline(__always)
    private func write(
        _ magnitude: UInt64, _ isNegative: Bool, _ target: Target, _ depth: Int, _ output: inout UTF8Writer
    ) -> Bool {
        switch target {
        case .set(let set):
            return write(magnitude, isNegative: isNegative, by: Int(set), depth: depth + 1, to: &output)
        case .rule(let rule):
            return run(Int(rule), magnitude, isNegative: isNegative, depth: depth + 1, to: &output)
        case .pattern(let pattern):
            output.append(patterns[Int(pattern)].format(magnitude, isNegative: isNegative && magnitude > 0))
            return true
        }
    }
}
