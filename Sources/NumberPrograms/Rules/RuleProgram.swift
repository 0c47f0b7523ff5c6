package import LocaleFormatMemory

/// Rule sets as data, ready to write numbers in words and letters: all that one starting set can reach. Immutable; running
/// it needs neither ICU nor a lock.
///
/// Sets, rules and texts lie in flat arrays and name each other by position, so that a program is small and a walk through
/// it follows no references.
package final class RuleProgram: Sendable {
    /// Numbers of more digits, before or after the decimal point, are an error.
    package static let maximumLength = ExactDecimal.maximumLength
    /// How deep rules may lead to each other, as in ICU. Only sets whose last rule divides by itself for ever reach it.
    package static let maximumDepth = 64
    /// What a run may cost: rules that lead twice to the next would take 2^63 steps before they are too deep. Each rule costs
    /// ``costOfRule``, a digit that it is given and a byte that it appends to an array one each.
    package static let budget = 1 << 20
    /// What each digit of a long number adds: a word of it, and a few divisions.
    package static let budgetOfDigit = 256
    package static let costOfRule = 64

    package struct RuleSet: Sendable {
        /// In order of their bases.
        package var rules: Range<Int32> = 0..<0
        // Rules for what has no base, or -1.
        package var negative: Int32 = -1
        package var improperFraction: Int32 = -1
        package var properFraction: Int32 = -1
        package var anyFloat: Int32 = -1
        package var infinity: Int32 = -1
        package var notANumber: Int32 = -1
        /// Of the bases of a set of denominators; 0 for other sets.
        package var commonDenominator: UInt64 = 0

        package var isOfDenominators: Bool { commonDenominator > 0 }

        package init() {}
    }

    package struct Rule: Sendable {
        package let divisor: UInt64
        package let operations: Range<Int32>
        /// The set that does everything, where the rule is nothing but `=%set=`; -1 elsewhere.
        package let delegate: Int32
        /// Has a substitution of the quotient or the remainder.
        package let divides: Bool
        /// Multiples of the divisor are the business of the rule before, which there is (UTS #35's "rollback").
        package let yieldsMultiples: Bool

        package init(
            divisor: UInt64, operations: Range<Int32>, delegate: Int32, divides: Bool, yieldsMultiples: Bool
        ) {
            (self.divisor, self.operations, self.delegate) = (divisor, operations, delegate)
            (self.divides, self.yieldsMultiples) = (divides, yieldsMultiples)
        }
    }

    package enum Operation: Sendable {
        case text(Text)
        case plural(Int32)
        case substitution(Transform, Target)
        /// What the pattern rounds itself, as nothing else in the rule takes care of the remainder.
        case unroundedQuotient(pattern: Int32)
        /// Digits of the fraction one by one, each by a set.
        case fractionDigits(set: Int32, areSpaced: Bool)
        /// The numerator over the rule's base.
        case numerator(Target, showsZeros: Bool)
    }

    /// A part of ``texts``.
    package struct Text: Sendable {
        package let offset: Int32
        package let count: Int32

        package init(offset: Int32, count: Int32) { (self.offset, self.count) = (offset, count) }

        package var range: Range<Int> { Int(offset)..<Int(offset + count) }
    }

    /// What a substitution makes of the number.
    package enum Transform: Sendable {
        case same, magnitude, quotient, remainder, integerPart, fraction
    }

    /// What writes the result.
    package enum Target: Sendable {
        case set(Int32)
        case pattern(Int32)
        /// A rule by itself, without looking which one the number asks for.
        case rule(Int32)
    }

    package let sets: [RuleSet]
    package let rules: [Rule]
    /// Of the rules that have one, at the same positions.
    package let bases: [UInt64]
    package let operations: [Operation]
    /// With room behind the last one, see ``UTF8Writer/slack``.
    package let texts: [UInt8]
    package let patterns: HeldObjects<RulePattern>
    package let plurals: HeldObjects<RulePlural>
    /// Where no rule of a set says it.
    package let infinityText: [UInt8]
    package let notANumberText: [UInt8]

    /// - Parameter texts: without room behind.
    package init(
        sets: [RuleSet], rules: [Rule], bases: [UInt64], operations: [Operation], texts: [UInt8],
        patterns: [RulePattern], plurals: [RulePlural], infinity: [UInt8], notANumber: [UInt8]
    ) {
        self.sets = sets
        self.rules = rules
        self.bases = bases
        self.operations = operations
        self.texts = texts + Array(repeating: 0, count: UTF8Writer.slack)
        self.patterns = HeldObjects(patterns)
        self.plurals = HeldObjects(plurals)
        infinityText = infinity
        notANumberText = notANumber
    }
}
