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

    /// What is written is read back, whatever its length; as the same number unless the rules round.
    @Test func readingBack() throws {
        var random = SeededGenerator(for: "RuleDifferentialTests.readingBack")
        var mismatches = Mismatches()
        for _ in 0..<25 * SeededGenerator.rounds {
            let specification = random.ruleSpecification()
            let compiled = try CompiledNumber(specification)
            let parser = try CompiledNumberParser(specification)
            let options = specification.options
            let style = "\(specification.locale) \(options.numbering?.name ?? "\(options.notation)")"
            for _ in 0..<8 {
                let value = try random.longValue()
                if value.exponent < -9, SeededGenerator.denominators.contains(specification.locale.language) {
                    continue
                }
                let written = try compiled.format(value)
                // Years of the Japanese calendar have no sign; patterns in rules round fractions, perhaps to an integer, which
                // words would be written for; and words of digits may run together: Khmer 7 is 5 and 2.
                let opposite = ExactDecimal(isNegative: false, digits: value.digits, exponent: value.exponent)
                // The Greek M is 40 and ten thousand, and thousands of millions in Fula may belong to either.
                let isUnclear =
                    options.numbering?.name.hasPrefix("gre") == true || specification.locale.language == "ff"
                let isAmbiguous = try isUnclear || value.isNegative && compiled.format(opposite) == written
                let isRounded = value.exponent < 0 && written.contains(where: \.isWholeNumber)
                for mode in NumberParseMode.allCases {
                    do {
                        let number = try parser.parse(written, mode: mode).numberValue
                        if isRounded { continue }
                        mismatches.expect(try compiled.format(number), equals: written, "\(style) of \(value), \(mode)")
                        if isAmbiguous || value.exponent < 0 { continue }
                        mismatches.expect(number.exactDecimal, equals: value, "\(style) of \(value), \(mode)")
                    } catch {
                        if !isRounded { mismatches.add("\(style) of \(value), \(mode): \(error)") }
                    }
                }
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
    fileprivate static let denominators: Set<String> = ["kk", "ky", "pl", "ru"]

    fileprivate mutating func ruleSpecification() -> NumberSpecification {
        var options = NumberOptions()
        switch next() % 4 {
        case 0: options.notation = .ordinal
        case 1: options.numbering = element(of: Self.systems)
        default: options.notation = .spellOut
        }
        return NumberSpecification(locale: element(of: Self.locales), kind: .decimal, options: options)
    }

    /// An integer of up to 40 digits, or a decimal.
    fileprivate mutating func longValue() throws -> ExactDecimal {
        switch next() % 4 {
        case 0: return ExactDecimal(integer())
        case 1: return ExactDecimal(Int128(integer()) * Int128(integer()))
        case 2: return ExactDecimal(Int(next() % 20_000))
        default: return try ExactDecimal(decimalText(digits: 30))
        }
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
        case 5: return .double(element(of: [0, -0.0, .nan, .infinity, 0.5, 1.5, 2.5, 0.25]))
        default:
            let scale = element(of: [10, 100, 1_000])
            let isShort = Self.denominators.contains(specification.locale.language)
            let number = integer() % (isShort ? scale * 1_000 : min(limit, 1 << 50))
            // Of negative numbers ICU writes one more in Korean.
            let isKorean = specification.locale.language == "ko" && specification.options.notation == .spellOut
            return .double(Double(isKorean ? abs(number) : number) / Double(scale))
        }
    }
}
