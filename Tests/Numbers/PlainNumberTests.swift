import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Programs that are made from two numbers of ICU's: in every locale what these two do not show is as ICU has it.
@Suite struct PlainNumberTests {
    private static let values: [NumberValue] =
        [
            "0", "-0", "0.004", "-0.004", "0.5", "-0.5", "1", "-1", "7.25", "999.996", "-999.996", "1000", "-1000",
            "9999.996",
            "-12345.678", "123456", "1234567.891", "-98765432109876543210.5", "2.5E25",
        ].compactMap { (try? ExactDecimal($0)).map(NumberValue.decimal) }
        + [0.1, -2.675, 1e21, -1234.5, Double.nan, -.nan, .infinity, -.infinity].map(NumberValue.double)

    /// Groups of two digits are not shown enough by two numbers: those of Toki Pona in CLDR 48, `#,#0.###`, and those of
    /// percentages of Cebuano in CLDR 37, `#,#0%`, and of Anii in CLDR 46, `% #,#0`.
    private static func isOddlyGrouped(_ style: NumberSpecification) -> Bool {
        if style.locale.language == "tok" { return LoadedICU.cldr > 42 }
        guard style.locale.language == (LoadedICU.cldr < 42 ? "ceb" : "blo") else { return false }
        return [.percent, .permille, .wholePercent, .wholePermille].contains(style.kind)
    }

    private static func check(_ style: NumberSpecification, _ mismatches: inout Mismatches) throws {
        let reference = try CompiledNumber(reference: style)
        let compiled = try CompiledNumber(style)
        // What stands before the digits may be longer than a program holds in place: Bodo's name of AWG in accounts.
        let isLong = try reference.format(0).utf8.count > 31
        #expect(compiled.isFromTwoNumbers || isOddlyGrouped(style) || isLong, "\(style)")
        for value in values {
            mismatches.expect(try compiled.format(value), equals: try reference.format(value), "\(style) of \(value)")
            var bytes: [UInt8] = []
            try compiled.append(value, to: &bytes)
            mismatches.expect(
                String(decoding: bytes, as: UTF8.self), equals: try compiled.format(value), "\(style), appended")
        }
    }

    @Test func everyLocale() throws {
        var random = SeededGenerator(for: "PlainNumberTests")
        var mismatches = Mismatches()
        let currencies = CurrencyCode.all
        let systems = NumberingSystem.all.filter { !$0.isAlgorithmic }
        for locale in LocaleID.available {
            for _ in 0..<TestSize.of(10, usually: 1) * SeededGenerator.rounds {
                var options = NumberOptions()
                options.grouping = random.element(of: Grouping.allCases)
                options.sign = random.element(of: [.automatic, .automatic, .never, .always(), .negative])
                options.precision = random.element(of: [
                    nil, nil, .fractionLength(2), .fractionLength(0), .fractionLength(0...5), .fractionLength(1...),
                    .unlimited,
                ])
                if random.chance(1, in: 4) { options.numbering = random.element(of: systems) }
                if random.chance(1, in: 4) { options.rounding = random.element(of: [.halfUp, .up, .floor, .ceiling]) }
                let money = NumberSpecification.Kind.currency(
                    random.element(of: currencies), presentation: random.element(of: [.standard, .narrow, .isoCode]),
                    accounting: random.chance(1, in: 3), cash: false)
                let kind = random.element(of: [
                    .decimal, .percent, .permille, .wholePercent, .wholePermille, money, money, money,
                ])
                try Self.check(NumberSpecification(locale: locale, kind: kind, options: options), &mismatches)
            }
        }
        mismatches.report()
    }

    /// NaN and infinities are asked for with the first of them, whichever way it comes.
    @Test func specialValues() throws {
        let style = try NumberStyle<Double>(locale: "de").compiled()
        #expect(style.isFromTwoNumbers)
        #expect(try style.format(-Double.infinity) == "-∞" && !style.isFromTwoNumbers)
        let other = try PercentStyle<Double>(locale: "en").compiled()
        let bytes = try [UInt8](capacity: 64) { output in try other.append(.double(.nan), to: &output) }
        #expect(String(decoding: bytes, as: UTF8.self) == "NaN%" && !other.isFromTwoNumbers)
        #expect(
            try CurrencyStyle<Double>(code: "USD", locale: "en").compiled().formattedText(Double.infinity).text == "$∞")
    }
}
