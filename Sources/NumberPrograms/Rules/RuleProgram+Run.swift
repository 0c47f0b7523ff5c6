package import LocaleFormatMemory

/// Running a program on 64-bit integers: the numbers that people spell.
extension RuleProgram {
    /// The set that a program starts with is the first one.
    package static let start = 0

    /// - Returns: false where rules lead to each other too often or too deep; what does not fit the writer it says itself.
    @inline(__always)
    package func write(
        _ magnitude: UInt64, isNegative: Bool, by index: Int, depth: Int, _ budget: inout Int,
        to output: inout UTF8Writer
    ) -> Bool {
        var index = index
        for _ in depth..<Self.maximumDepth {
            let rule: Int
            if isNegative, magnitude > 0, sets[index].negative >= 0 {
                rule = Int(sets[index].negative)
            } else if sets[index].isOfDenominators {
                rule = self.rule(forInteger: magnitude, isNegative: isNegative, in: index)
            } else {
                rule = self.rule(startingAtOrBelow: magnitude, in: index)
            }
            guard rule >= 0 else { return true }
            let delegate = Int(rules[rule].delegate)
            if delegate < 0 {
                return run(
                    rule, magnitude, isNegative: isNegative, isFixed: false, depth: depth, &budget, to: &output)
            }
            index = delegate
        }
        return false
    }

    /// - Parameter isFixed: keeps to the rule even where multiples are the business of the one before.
    private func run(
        _ index: Int, _ magnitude: UInt64, isNegative: Bool, isFixed: Bool, depth: Int, _ budget: inout Int,
        to output: inout UTF8Writer
    ) -> Bool {
        budget &-= Self.costOfRule
        guard depth < Self.maximumDepth, budget >= 0 else { return false }
        var rule = rules[index]
        var (quotient, remainder) = rule.divides ? magnitude.quotientAndRemainder(dividingBy: rule.divisor) : (0, 0)
        if rule.yieldsMultiples, remainder == 0, !isFixed, bases[index] != magnitude {
            rule = rules[index &- 1]
            (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: rule.divisor)
        }
        for position in rule.operations {
            switch operations[Int(position)] {
            case .text(let text): output.append(texts, from: Int(text.offset), count: Int(text.count))
            case .substitution(let transform, .set(let set)):
                guard transform != .fraction else { continue }
                let isDone = write(
                    transform == .quotient ? quotient : transform == .remainder ? remainder : magnitude,
                    isNegative: isNegative && transform != .magnitude, by: Int(set), depth: depth &+ 1, &budget,
                    to: &output)
                guard isDone else { return false }
            case .substitution(_, .rule(let rule)):
                guard
                    run(
                        Int(rule), remainder, isNegative: isNegative, isFixed: true, depth: depth &+ 1, &budget,
                        to: &output)
                else { return false }
            case .substitution(let transform, .pattern(let pattern)):
                write(
                    transform == .quotient ? quotient : transform == .remainder ? remainder : magnitude,
                    isNegative: isNegative && transform != .magnitude, pattern: Int(pattern), to: &output)
            case .unroundedQuotient(let pattern):
                write(magnitude, dividedBy: rule.divisor, isNegative: isNegative, pattern: Int(pattern), to: &output)
            case .plural(let plural):
                let text = plurals.read(Int(plural)) { $0.text(for: magnitude / rule.divisor) }
                output.append(texts, from: Int(text.offset), count: Int(text.count))
            // There is no fraction.
            case .fractionDigits, .numerator: break
            }
        }
        return true
    }

    // Apart, so that what is rare takes no room on the stack of what is not.

    @inline(never)
    private func rule(forInteger magnitude: UInt64, isNegative: Bool, in index: Int) -> Int {
        rule(forFloat: RuleDecimal(isNegative: isNegative, magnitude: magnitude), in: index)
    }

    @inline(never)
    private func write(_ magnitude: UInt64, isNegative: Bool, pattern: Int, to output: inout UTF8Writer) {
        output.append(patterns.read(pattern) { $0.format(magnitude, isNegative: isNegative && magnitude > 0) })
    }

    @inline(never)
    private func write(
        _ magnitude: UInt64, dividedBy divisor: UInt64, isNegative: Bool, pattern: Int, to output: inout UTF8Writer
    ) {
        let number = RuleDecimal(isNegative: isNegative, magnitude: magnitude)
        output.append(patterns.read(pattern) { $0.format(number.divided(byPowerOfTen: divisor)) })
    }
}
