package import LocaleFormatMemory

/// Plural rules as one row of comparisons, each of which knows where to go next: a walk without nesting, allocation or
/// lock.
package final class PluralProgram: Sendable {
    package enum Operand: UInt8, Sendable, BitwiseCopyable {
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

    /// A comparison, and where it leads.
    package struct Step: Sendable, BitwiseCopyable {
        package let operand: Operand
        package let isNegated: Bool
        package let modulus: UInt64
        /// The first range, which in most comparisons is the only one.
        package let lower: UInt64
        package let upper: UInt64
        /// Where the other ranges of this comparison lie in ``PluralProgram/ranges``.
        package let firstMore: UInt32
        package let endMore: UInt32
        /// The step of the next alternative; ``PluralProgram/nowhere`` behind the last one.
        package var next: UInt32
        /// The place of the category that the alternative leads to.
        package let category: UInt8
        /// Whether it is the last of its alternative.
        package var isLast: Bool
    }

    static let nowhere = UInt32.max

    package let steps: FrozenTable<Step>
    /// Ends of ranges beyond the first ones, lower and upper in turns.
    package let ranges: FrozenTable<UInt64>

    /// Takes in comparisons one after another.
    package struct Builder {
        package private(set) var steps = PlainList<Step>()
        package private(set) var ranges = PlainList<UInt64>()
        /// Where the last alternative and this one begin.
        private var last = 0
        private var first = 0

        package init() {}

        /// - Parameters:
        ///   - more: where this comparison's ranges beyond the first one begin in ``ranges``.
        package mutating func add(
            _ operand: Operand, modulus: UInt64, isNegated: Bool, _ range: ClosedRange<UInt64>, more: Int,
            category: PluralCategory
        ) {
            steps.append(
                Step(
                    operand: operand, isNegated: isNegated, modulus: modulus, lower: range.lowerBound,
                    upper: range.upperBound, firstMore: UInt32(more / 2), endMore: UInt32(ranges.count / 2),
                    next: PluralProgram.nowhere, category: UInt8(category.order), isLast: false))
        }

        package mutating func add(range: ClosedRange<UInt64>) {
            ranges.append(range.lowerBound)
            ranges.append(range.upperBound)
        }

        /// The comparisons since the last end are an alternative; without any it is not there.
        package mutating func endAlternative() {
            guard first < steps.count else { return }
            for place in last..<first { steps[place].next = UInt32(first) }
            steps[steps.count - 1].isLast = true
            (last, first) = (first, steps.count)
        }
    }

    package init(_ builder: Builder) {
        steps = FrozenTable(builder.steps)
        ranges = FrozenTable(builder.ranges)
    }

    package convenience init(_ rules: [Rule]) {
        var builder = Builder()
        // A rule without a condition takes what is left; only `other` is written so.
        for rule in rules where rule.category != .other {
            for relations in rule.alternatives {
                for relation in relations {
                    guard let range = relation.ranges.first else { continue }
                    let more = builder.ranges.count
                    for range in relation.ranges.dropFirst() { builder.add(range: range) }
                    builder.add(
                        relation.operand, modulus: relation.modulus, isNegated: relation.isNegated, range, more: more,
                        category: rule.category)
                }
                builder.endAlternative()
            }
        }
        self.init(builder)
    }

    /// The categories the rules can lead to, in CLDR's order; `other` is always there.
    package var categories: [PluralCategory] {
        PluralCategory.allCases.filter { category in
            category == .other || (0..<steps.count).contains { Int(steps[$0].category) == category.order }
        }
    }

    package func category(for operands: PluralOperands) -> PluralCategory {
        var place = 0
        while place < steps.count {
            let step = steps[place]
            if holds(step, operands) == step.isNegated {
                place = Int(step.next)
            } else if step.isLast {
                return PluralCategory(order: step.category)
            } else {
                place += 1
            }
        }
        return .other
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
        if step.lower <= value, value <= step.upper { return true }
        for index in Int(step.firstMore)..<Int(step.endMore)
        where ranges[2 * index] <= value && value <= ranges[2 * index + 1] { return true }
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
