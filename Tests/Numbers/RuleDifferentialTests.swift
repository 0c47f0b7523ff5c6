import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Words, ordinals and algorithmic numerals: our evaluation of the rules against ICU's, where ICU is exact.
@Suite struct RuleDifferentialTests {
    @Test func randomStylesAndValues() throws {
        var random = SeededGenerator(for: "RuleDifferentialTests")
        var mismatches = Mismatches()
        for _ in 0..<40 * SeededGenerator.rounds {
            let specification = random.ruleSpecification()
            let compiled = try CompiledNumber(specification)
            let options = specification.options
            let style = "\(specification.locale) \(options.numbering?.name ?? "\(options.notation)")"
            mismatches.expect(compiled.isFast, equals: true, "\(style) as a program")
            let reference = try CompiledNumber(reference: specification)
            for _ in 0..<25 {
                let value = random.ruleValue(specification)
                mismatches.expect(text(compiled, value), equals: text(reference, value), "\(style) of \(value)")
            }
        }
        mismatches.report()
    }

    private func text(_ compiled: CompiledNumber, _ value: NumberValue) -> String {
        do { return try compiled.format(value) } catch { return "error: \(error)" }
    }
}

extension SeededGenerator {
    private static let locales = LocaleID.available
    private static let systems = NumberingSystem.all.filter(\.isAlgorithmic)
    /// Their fractions have denominators, which ICU finds with doubles.
    private static let denominators: Set<String> = ["kk", "ky", "pl", "ru"]

    fileprivate mutating func ruleSpecification() -> NumberSpecification {
        var options = NumberOptions()
        switch next() % 4 {
        case 0: options.notation = .ordinal
        case 1: options.numbering = element(of: Self.systems)
        default: options.notation = .spellOut
        }
        return NumberSpecification(locale: element(of: Self.locales), kind: .decimal, options: options)
    }

    /// A value that ICU writes exactly.
    fileprivate mutating func ruleValue(_ specification: NumberSpecification) -> NumberValue {
        // Plural forms of ordinals go by 32 bits in ICU, patterns after negative numbers and floats by 53.
        let limit = specification.options.notation == .ordinal ? 1 << 31 : Int.max
        switch next() % 8 {
        case 0, 1: return NumberValue(integer().magnitude % UInt(limit))
        case 2: return NumberValue(integer() % min(limit, 1 << 53))
        case 3: return NumberValue(Int(next() % 3_000))
        case 4: return .double(Double(integer() % min(limit, 1 << 53)))
        case 5: return .double(element(of: [0, -0.0, .nan, .infinity, 0.5, 1.5, 2.5, -0.25]))
        default:
            let scale = element(of: [10, 100, 1_000])
            let isShort = Self.denominators.contains(specification.locale.language)
            return .double(Double(integer() % (isShort ? scale * 1_000 : min(limit, 1 << 50))) / Double(scale))
        }
    }
}
