import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Separators of one's own.
@Suite struct SeparatorTests {
    private let swiss = NumberSeparators(decimal: ".", grouping: "’")

    @Test func writing() throws {
        let style = NumberStyle<Double>(locale: "de").separators(swiss)
        #expect(style.format(1_234_567.5) == "1’234’567.5")
        #expect(style.notation(.scientific).format(1234.5) == "1.2345E3")
        #expect(style.locale("hi-IN-u-nu-deva").format(1_234_567.5) == "१२’३४’५६७.५")
        #expect(style.locale("es").format(1234) == "1234")
        #expect(
            NumberStyle<Double>(locale: "en").separators(NumberSeparators(grouping: " ")).format(1234.5) == "1 234.5")
        let price = CurrencyStyle<Double>(code: "EUR", locale: "de").separators(swiss)
        #expect(price.format(-1234.5) == "-1’234.50\u{A0}€")
        let text = try price.compiled().formattedText(1234.5)
        #expect(
            text.spans.map { "\($0.field) \(text[$0])" } == [
                "integer 1’234", "group ’", "decimal .", "fraction 50", "currency €",
            ])
        #expect(style.pluralCategory(of: 1) == .one)
        try checkCodable(price)
    }

    @Test func reading() throws {
        let style = NumberStyle<Double>(locale: "de").separators(swiss)
        #expect(try style.parse("1’234.5") == 1234.5)
        #expect(throws: NumberParseError.self) { try style.parse("1.234,5") }
        #expect(try style.parse("-1’234.5", mode: .lenient) == -1234.5)
    }

    @Test(arguments: [
        NumberSeparators(decimal: ""), NumberSeparators(decimal: "1"), NumberSeparators(grouping: "-"),
        NumberSeparators(decimal: "x"),
        NumberSeparators(decimal: "·", grouping: "·"), NumberSeparators(decimal: "."), NumberSeparators(grouping: ","),
        NumberSeparators(decimal: String(repeating: "·", count: 9)), NumberSeparators(decimal: "\u{0}"),
    ])
    func refusals(separators: NumberSeparators) throws {
        #expect(throws: NumberError.self) { try NumberStyle<Int>(locale: "de").separators(separators).compiled() }
        #expect(throws: NumberError.self) {
            try NumberStyle<Int>(locale: "de").separators(separators).notation(.spellOut).compiled()
        }
    }

    /// There and back in every locale, of the same text as the locale's own but for the separators.
    @Test func readingBack() throws {
        var random = SeededGenerator(for: "SeparatorTests")
        var mismatches = Mismatches()
        for _ in 0..<100 {
            let locale = random.element(of: LocaleID.available)
            let style = NumberStyle<ExactDecimal>(locale: locale).separators(
                NumberSeparators(decimal: "·", grouping: "˙"))
            for _ in 0..<4 {
                let value = ExactDecimal(Int(random.next() % 100_000_000) - 1_000).scaled(byPowerOfTen: -2)
                let written = style.format(value)
                mismatches.expect(written.contains("·"), equals: !value.isInteger, "\(locale) \(written)")
                for mode in NumberParseMode.allCases {
                    mismatches.expect(try style.parse(written, mode: mode), equals: value, "\(locale) \(written)")
                }
            }
        }
        mismatches.report()
    }
}
