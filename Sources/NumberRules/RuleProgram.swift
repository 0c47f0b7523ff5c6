internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// Rule sets as data, ready to write numbers in words and letters: all that one starting set can reach. Immutable; running
/// it needs neither ICU nor a lock.
///
/// Sets, rules and texts lie in flat arrays and name each other by position, so that a program is small and a walk through
/// it follows no references.
final class RuleProgram: NumberRuleProgram {
    /// Numbers of more digits, before or after the decimal point, are an error.
    static let maximumLength = ExactDecimal.maximumLength
    /// How deep rules may lead to each other, as in ICU. Only sets whose last rule divides by itself for ever reach it.
    static let maximumDepth = 64
    /// What a run may cost: rules that lead twice to the next would take 2^63 steps before they are too deep. Each rule costs
    /// ``costOfRule``, a digit that it is given and a byte that it appends to an array one each.
    static let budget = 1 << 20
    /// What each digit of a long number adds: a word of it, and a few divisions.
    static let budgetOfDigit = 256
    static let costOfRule = 64

    struct RuleSet: Sendable {
        /// In order of their bases.
        var rules: Range<Int32> = 0..<0
        // Rules for what has no base, or -1.
        var negative: Int32 = -1
        var improperFraction: Int32 = -1
        var properFraction: Int32 = -1
        var anyFloat: Int32 = -1
        var infinity: Int32 = -1
        var notANumber: Int32 = -1
        /// Of the bases of a set of denominators; 0 for other sets.
        var commonDenominator: UInt64 = 0

        var isOfDenominators: Bool { commonDenominator > 0 }
    }

    struct Rule: Sendable {
        let divisor: UInt64
        let operations: Range<Int32>
        /// The set that does everything, where the rule is nothing but `=%set=`; -1 elsewhere.
        let delegate: Int32
        /// Has a substitution of the quotient or the remainder.
        let divides: Bool
        /// Multiples of the divisor are the business of the rule before, which there is (UTS #35's "rollback").
        let yieldsMultiples: Bool
    }

    enum Operation: Sendable {
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
    struct Text: Sendable {
        let offset: Int32
        let count: Int32

        var range: Range<Int> { Int(offset)..<Int(offset + count) }
    }

    /// What a substitution makes of the number.
    enum Transform: Sendable {
        case same, magnitude, quotient, remainder, integerPart, fraction
    }

    /// What writes the result.
    enum Target: Sendable {
        case set(Int32)
        case pattern(Int32)
        /// A rule by itself, without looking which one the number asks for.
        case rule(Int32)
    }

    let sets: [RuleSet]
    let rules: [Rule]
    /// Of the rules that have one, at the same positions.
    let bases: [UInt64]
    let operations: [Operation]
    /// With room behind the last one, see ``UTF8Writer/slack``.
    let texts: [UInt8]
    let patterns: HeldObjects<RulePattern>
    let plurals: HeldObjects<RulePlural>
    /// Where no rule of a set says it.
    let infinityText: [UInt8]
    let notANumberText: [UInt8]

    init(_ builder: RuleProgramBuilder) {
        sets = builder.sets
        rules = builder.rules
        bases = builder.bases
        operations = builder.operations
        texts = builder.texts + Array(repeating: 0, count: UTF8Writer.slack)
        patterns = HeldObjects(builder.patterns)
        plurals = HeldObjects(builder.plurals)
        infinityText = builder.symbols.infinity
        notANumberText = builder.symbols.notANumber
    }
    func words(folding: LenientFolding?) -> any RuledWords { RuleWords(self, folding: folding) }
}
