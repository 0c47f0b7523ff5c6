import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Money by name where ICU names the currency twice, "€1.00 euros": for a currency with a pattern of its own in the locale's data, and in
/// the locales beside it, with their separators too (`en-150` in `en-DE`). UTS #35 part 3, "Currencies", `unitPattern`: the number by the decimal pattern within the pattern for names.
@Suite(.enabled(if: LoadedICU.major == 72, "currencies with patterns of CLDR 42")) struct NamedMoneyTests {
    private func style(_ code: CurrencyCode, _ locale: LocaleID) -> CurrencyStyle<Double> {
        CurrencyStyle(code: code, locale: locale).presentation(.fullName)
    }

    @Test(
        arguments: [
            ("EUR", "en-DE", 1, "1,00 euros"), ("EUR", "en-DE", -1234.5, "-1.234,50 euros"),
            ("TRY", "en-DE", 1, "1,00 Turkish Lira"), ("USD", "en-NL", 5, "5,00 US dollars"),
            ("TRY", "tr", 1, "1,00 Türk lirası"), ("TRY", "tr", .infinity, "∞ Türk lirası"),
            ("CVE", "kea", 1, "1,00 Skudu Kabuverdianu"), ("JPY", "en-DE", 1, "1 Japanese yen"),
            ("EUR", "en-DE-u-nu-deva", 1.5, "१,५० euros"), ("EUR", "de", 1, "1,00 Euro"),
            ("EUR", "en", 1, "1.00 euros"),
        ] as [(CurrencyCode, LocaleID, Double, String)])
    func namedOnce(code: CurrencyCode, locale: LocaleID, value: Double, expected: String) throws {
        let style = style(code, locale)
        #expect(style.format(value) == expected)
        let compiled = try style.compiled()
        #expect(try compiled.format(value) == expected)
        #expect(compiled.isFast)
        let text = try compiled.formattedText(value)
        #expect(text.text == expected && text.spans.count { $0.field == .currency } == 1)
        if value.isFinite { #expect(try style.parse(expected) == value) }
    }

    @Test func otherWays() throws {
        let euros = style("EUR", "en-DE")
        #expect(euros.precision(.fractionLength(0)).format(1) == "1 euro")
        #expect(euros.notation(.compactName(.long)).format(1.5) == "1,5 euros")
        #expect(euros.notation(.compactName(.long)).format(1_500_000) == "1,5 million euros")
        #expect(euros.notation(.scientific).format(1_500) == "1,50E3 euros")
        #expect(style("CHF", "en-DE").cash().format(1.12) == "1,10 Swiss francs")
        for (skeleton, text) in [
            ("currency/EUR unit-width-full-name", "1.234,50 euros"),
            ("currency/JPY .0 unit-width-full-name", "1.234,5 Japanese yen"),
            ("unit-width-full-name currency/EUR precision-currency-standard/w", "1.234,50 euros"),
        ] {
            let number = NumberSpecification(locale: "en-DE", kind: .skeleton(skeleton))
            #expect(try CompiledNumber(number).format(1234.5) == text)
            #expect(try CompiledNumber(once: number).format(1234.5) == text)
        }
        #expect(try euros.compiled().pluralCategory(of: 1) == .other)
    }

    /// The name follows the plural category of a range, or of the one number that its ends look like.
    @Test func ranges() throws {
        let euros = style("EUR", "en-DE")
        #expect(euros.formatRange(1...2) == "1,00–2,00 euros")
        #expect(euros.precision(.fractionLength(0)).formatRange(0...1) == "0–1 euros")
        #expect(euros.precision(.fractionLength(0)).formatRange(1...1) == "~1 euro")
        #expect(euros.precision(.fractionLength(0)).range.identity(.range).format(1...1) == "1–1 euros")
        #expect(style("EUR", "en").formatRange(1...2) == "1.00–2.00 euros")
        #expect(style("TRY", "tr").formatRange(1...2) == "1,00–2,00 Türk lirası")
        let text = try CompiledNumberRange(euros.specification).formattedText(from: 1, to: 2)
        #expect(text.spans.count { $0.field == .currency } == 1)
        #expect(text.spans.count { $0.field == .start || $0.field == .end } == 2)
    }

    /// Every locale names every currency once, and by its name alone.
    @Test func allLocales() throws {
        var mismatches = Mismatches()
        for locale in LocaleID.available {
            for code in ["EUR", "TRY", "CVE", "PTE"] as [CurrencyCode] {
                let text = try CompiledNumber(once: style(code, locale).specification).formattedText(5)
                let marked = text.spans.filter { $0.field == .currency }
                mismatches.expect("\(marked.count)", equals: "1", "\(text.text) in \(locale)")
            }
        }
        mismatches.report()
    }
}
