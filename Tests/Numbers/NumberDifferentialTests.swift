import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Programs against ICU: random styles, locales and values; not a byte may differ.
@Suite struct NumberDifferentialTests {
    @Test func randomStylesAndValues() throws {
        var random = SeededGenerator(for: "NumberDifferentialTests")
        var mismatches = Mismatches()
        var fast = 0
        for _ in 0..<400 * SeededGenerator.rounds {
            let specification = random.numberSpecification()
            let reference = try CompiledNumber(reference: specification)
            let compiled = try CompiledNumber(specification)
            if compiled.isFast { fast += 1 }
            for _ in 0..<60 {
                let value = random.numberValue()
                let expected = text(reference, value)
                // Torn surrogate pairs: see known-differences.tsv.
                if expected.contains("\u{FFFD}") { continue }
                if case .integer = value, let decimal = value.exactDecimal, let integer = Int(exactly: decimal) {
                    mismatches.expect(
                        (try? compiled.format(integer)) ?? "", equals: expected, "\(specification) of Int \(integer)")
                }
                mismatches.expect(
                    text(compiled, value), equals: expected, "\(specification) of \(value)")
            }
        }
        mismatches.report()
        #expect(fast > 200 * SeededGenerator.rounds, "most styles run as programs")
    }

    @Test func fieldsAsICU() throws {
        var random = SeededGenerator(for: "NumberFields")
        var mismatches = Mismatches()
        for _ in 0..<200 * SeededGenerator.rounds {
            let specification = random.numberSpecification()
            let reference = try CompiledNumber(reference: specification)
            let compiled = try CompiledNumber(specification)
            for _ in 0..<20 {
                let value = random.numberValue()
                guard let expected = try? reference.formattedText(value), !expected.text.contains("\u{FFFD}") else {
                    continue
                }
                let text = try compiled.formattedText(value)
                mismatches.expect(text.text, equals: expected.text, "\(specification) of \(value)")
                mismatches.expect(
                    "\(text.spans)", equals: "\(expected.spans)", "fields of \(text.text), \(specification) of \(value)"
                )
            }
        }
        mismatches.report()
    }

    private func text(_ compiled: CompiledNumber, _ value: NumberValue) -> String {
        do { return try compiled.format(value) } catch { return "error: \(error)" }
    }
}

extension SeededGenerator {
    mutating func numberValue() -> NumberValue {
        switch next() % 5 {
        case 0: NumberValue(integer())
        case 1: NumberValue(Int128(integer()) * Int128(integer()))
        case 2: (try? ExactDecimal(decimalText(digits: 60))).map(NumberValue.decimal) ?? NumberValue(0)
        default: .double(double())
        }
    }

    mutating func numberSpecification() -> NumberSpecification {
        NumberSpecification(locale: numberLocale(), kind: numberKind(), options: numberOptions())
    }

    private mutating func numberLocale() -> LocaleID { element(of: Self.locales) }
    private static let locales = LocaleID.available
    private static let systems = NumberingSystem.all.filter { !$0.isAlgorithmic }
    private static let currencies = CurrencyCode.all

    private mutating func numberKind() -> NumberSpecification.Kind {
        switch next() % 6 {
        case 0, 1: .decimal
        case 2: element(of: [.percent, .wholePercent])
        case 3: element(of: [.permille, .wholePermille])
        default:
            .currency(
                element(of: Self.currencies), presentation: element(of: [.standard, .narrow, .isoCode]),
                accounting: chance(1, in: 3), cash: chance(1, in: 4))
        }
    }

    private mutating func numberOptions() -> NumberOptions {
        var options = NumberOptions()
        if chance(1, in: 2) { options.numbering = element(of: Self.systems) }
        options.grouping = element(of: Grouping.allCases)
        let signs: [SignDisplay] = [
            .automatic, .automatic, .never, .always(), .always(includingZero: false), .negative,
        ]
        options.sign = element(of: signs)
        if chance(1, in: 2) {
            let low = Int(next() % 5)
            let high = low + Int(next() % 5)
            var precision = element(of: [
                Precision.fractionLength(low...high), .fractionLength(low...),
                .significantDigits((low + 1)...(high + 1)),
                .significantDigits((low + 1)...), .unlimited,
            ])
            if chance(1, in: 4) { precision = precision.hidingZeroFraction() }
            options.precision = precision
        }
        if chance(1, in: 2) {
            let newer: [RoundingMode] = LoadedICU.major >= 69 ? [] : [.halfOdd, .halfCeiling, .halfFloor]
            options.rounding = element(of: RoundingMode.allCases.filter { $0 != .unnecessary && !newer.contains($0) })
        }
        if chance(1, in: 6) { options.notation = element(of: [.scientific, .engineering]) }
        if chance(1, in: 6) { options.minimumIntegerDigits = 1 + Int(next() % 6) }
        if chance(1, in: 8) { options.decimalSeparator = .always }
        if chance(1, in: 8) { options.scale = element(of: [10, 1000, try? ExactDecimal("0.01")].compactMap(\.self)) }
        return options
    }
}
