import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

@Suite struct CompactNumberTests {
    @Test(arguments: [
        (0.0, "0"), (0.0123, "0.012"), (1, "1"), (9.95, "10"), (99.5, "100"), (999.4, "999"), (999.5, "1K"),
        (1_250, "1.2K"),
        (1_350, "1.4K"), (12_500, "12K"), (999_499, "999K"), (999_500, "1M"), (-1_500_000, "-1.5M"), (1e15, "1000T"),
        (1e16, "10,000T"), (.infinity, "∞"), (.nan, "NaN"),
    ])
    func roundingAndCarries(value: Double, expected: String) throws {
        let style = NumberStyle<Double>(locale: "en").notation(.compactName())
        #expect(style.format(value) == expected)
        #expect(try style.compiled().isFast)
        var bytes: [UInt8] = [0x7C]
        try style.compiled().append(value, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "|" + expected)
    }

    @Test func pluralFormsOfNamesAndWords() {
        let euros = CurrencyStyle<Double>(code: "EUR", locale: "en").presentation(.fullName)
        #expect(euros.precision(.fractionLength(0)).format(1) == "1 euro")
        #expect(euros.format(1) == "1.00 euros")
        let million = NumberStyle<Int>(locale: "de").notation(.compactName(.long))
        #expect(million.format(1_000_000) == "1 Million")
        #expect(million.format(2_000_000) == "2 Millionen")
    }

    /// Every locale and magnitude against ICU.
    @Test func everyLocaleAsICU() throws {
        var random = SeededGenerator(for: "CompactNumberTests")
        var mismatches = Mismatches()
        var fast = 0
        var styles = 0
        for locale in LocaleID.available where SeededGenerator.rounds > 1 || random.chance(1, in: 8) {
            let kinds: [(NumberSpecification.Kind, Notation)] = [
                (.decimal, .compactName(.short)), (.decimal, .compactName(.long)),
                (.currency("USD", presentation: .standard, accounting: false, cash: false), .compactName(.short)),
                (.currency("EUR", presentation: .fullName, accounting: false, cash: false), .automatic),
            ]
            for (kind, notation) in kinds {
                var options = NumberOptions()
                options.notation = notation
                if random.chance(1, in: 3) { options.precision = .fractionLength(Int(random.next() % 7)) }
                if random.chance(1, in: 3) { options.precision = .significantDigits(1...Int(1 + random.next() % 6)) }
                if random.chance(1, in: 4) { options.rounding = random.element(of: [.up, .down, .ceiling, .floor]) }
                let specification = NumberSpecification(locale: locale, kind: kind, options: options)
                let compiled = try CompiledNumber(specification)
                let reference = try CompiledNumber(reference: specification)
                styles += 1
                if compiled.isFast { fast += 1 }
                for magnitude in 0...19 {
                    let digits = random.element(of: [
                        "1", "2", "5", "1.5", "9.949", "9.951", "9.9999", "\(1 + random.next() % 999)",
                    ])
                    let sign = random.chance(1, in: 3) ? "-" : ""
                    let value = try ExactDecimal("\(sign)\(digits)e\(magnitude)")
                    mismatches.expect(
                        try compiled.format(value), equals: try reference.format(value), "\(specification) of \(value)")
                }
            }
        }
        mismatches.report()
        #expect(fast * 10 > styles * 9, "\(fast) of \(styles) compact styles run as programs")
    }
}
