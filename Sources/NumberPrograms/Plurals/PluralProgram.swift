/// Plural rules as one row of comparisons, each of which knows where to go next: a walk without nesting, allocation or
/// lock.
package final class PluralProgram: Sendable {
    package enum Operand: UInt8, Sendable {
        case n, i, v, w, f, t, c

        package init?(name: String) {
            switch name {
            case "n": self = .n
            case "i": self = .i
            case "v": self = .v
            case "w": self = .w
            case "f": self = .f
            case "t": self = .t
            case "c", "e": self = .c
            default: return nil
            }
        }
    }

    /// One comparison.
    package struct Relation {
        package var operand: Operand
        /// 0 where the operand itself is compared.
        package var modulus: UInt64
        package var isNegated: Bool
        package var ranges: [ClosedRange<UInt64>]

        package init(operand: Operand, modulus: UInt64, isNegated: Bool, ranges: [ClosedRange<UInt64>]) {
            (self.operand, self.modulus, self.isNegated, self.ranges) = (operand, modulus, isNegated, ranges)
        }
    }

    /// A category and the alternatives that lead to it, each of which is a row of relations that must all hold.
    package struct Rule {
        package var category: PluralCategory
        package var alternatives: [[Relation]]

        package init(category: PluralCategory, alternatives: [[Relation]]) {
            (self.category, self.alternatives) = (category, alternatives)
        }
    }

    private struct Step: Sendable {
        let operand: Operand
        let isNegated: Bool
        let modulus: UInt64
        /// The first range, which in most comparisons is the only one.
        let range: ClosedRange<UInt64>
        /// Where the other ranges of this comparison lie in ``PluralProgram/ranges``.
        let more: Range<Int>
        let whenTrue: Target
        let whenFalse: Target
    }

    private enum Target: Sendable {
        case step(Int)
        case category(PluralCategory)
    }

    /// What the steps are made of.
    package let rules: [Rule]
    private let start: Target
    private let steps: [Step]
    private let ranges: [ClosedRange<UInt64>]
    /// The categories the rules can lead to, in CLDR's order; `other` is always there.
    package let categories: [PluralCategory]

    package init(_ rules: [Rule]) {
        self.rules = rules
        categories = Set(rules.map(\.category) + [.other]).sorted()
        // A rule without a condition takes what is left; only `other` is written so.
        let conditional = rules.filter { !$0.alternatives.isEmpty && $0.category != .other }
        var steps: [Step] = []
        var ranges: [ClosedRange<UInt64>] = []
        let rows = conditional.flatMap { rule in rule.alternatives.map { (rule.category, $0) } }
        var first = 0
        for (row, (category, relations)) in rows.enumerated() {
            let next = first + relations.count
            let miss: Target = row + 1 < rows.count ? .step(next) : .category(.other)
            for (index, relation) in relations.enumerated() {
                guard let range = relation.ranges.first else { continue }
                let lower = ranges.count
                ranges += relation.ranges.dropFirst()
                steps.append(
                    Step(
                        operand: relation.operand, isNegated: relation.isNegated, modulus: relation.modulus,
                        range: range, more: lower..<ranges.count,
                        whenTrue: index + 1 < relations.count ? .step(first + index + 1) : .category(category),
                        whenFalse: miss))
            }
            first = next
        }
        self.steps = steps
        self.ranges = ranges
        start = steps.isEmpty ? .category(.other) : .step(0)
    }

    package func category(for operands: PluralOperands) -> PluralCategory {
        var target = start
        while case .step(let index) = target {
            let step = steps[index]
            target = holds(step, operands) != step.isNegated ? step.whenTrue : step.whenFalse
        }
        guard case .category(let category) = target else { return .other }
        return category
    }

    @inline(__always)
    private func holds(_ step: Step, _ operands: PluralOperands) -> Bool {
        var value: UInt64
        switch step.operand {
        case .n:
            guard let integer = Self.integer(operands, modulus: step.modulus) else { return false }
            value = integer
        case .i: value = Self.rounded(operands.i)
        case .v: value = UInt64(operands.v)
        case .w: value = UInt64(operands.w)
        case .f: value = Self.rounded(operands.f)
        case .t: value = Self.rounded(operands.t)
        // A negative exponent is in no range; the largest value stands for it.
        case .c: value = UInt64(exactly: operands.c) ?? .max
        }
        if step.modulus > 0 {
            // Small numbers are the rule, and their division is several times as fast.
            if let small = UInt32(exactly: value), let modulus = UInt32(exactly: step.modulus) {
                value = UInt64(small % modulus)
            } else {
                value %= step.modulus
            }
        }
        if step.range.contains(value) { return true }
        for index in step.more where ranges[index].contains(value) { return true }
        return false
    }

    /// ICU compares operands as doubles, which changes those of more than 15 digits, and so their last digits.
    @inline(__always)
    private static func rounded(_ operand: UInt64) -> UInt64 { operand < 1 << 53 ? operand : UInt64(Double(operand)) }

    /// The value as an integer, or its remainder where it does not fit 64 bits; nil for fractions, which are in no range.
    @inline(__always)
    private static func integer(_ operands: PluralOperands, modulus: UInt64) -> UInt64? {
        if operands.n < 0x1p53 {
            guard operands.w == 0 || operands.n == operands.n.rounded(.down) else { return nil }
            return UInt64(operands.n)
        }
        guard operands.n.isFinite else { return nil }
        return modulus > 0
            ? UInt64(operands.n.truncatingRemainder(dividingBy: Double(modulus))) : UInt64(exactly: operands.n) ?? .max
    }
}
