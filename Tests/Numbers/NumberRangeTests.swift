import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

@Suite(.icu(from: 68, "ranges of numbers")) struct NumberRangeTests {
    @Test func rangesOfEveryStyle() {
        let style = NumberStyle<Double>(locale: "en")
        #expect(style.formatRange(3...5) == "3–5")
        #expect(style.formatRange(-5 ... -3) == "-5 – -3")
        #expect(style.notation(.compactName()).formatRange(1_200...3_400_000) == "1.2K – 3.4M")
        #expect(PercentStyle<Double>(locale: "de").formatRange(0.1...0.25) == "10–25\u{A0}%")
        #expect(CurrencyStyle<Int>(code: "EUR", locale: "en").formatRange(3...5) == "€3.00 – €5.00")
        #expect(CurrencyStyle<Int>(code: "EUR", locale: "de").formatRange(3...5) == "3,00–5,00\u{A0}€")
        #expect(NumberStyle<Int>(locale: "ar-EG").formatRange(3...5) == "٣–٥")
    }

    @Test func equalEnds() {
        let range = NumberStyle<Double>(locale: "en").precision(.fractionLength(1)).range
        #expect(range.format(5...5) == "~5.0")
        #expect(range.identity(.singleValue).format(5...5) == "5.0")
        #expect(range.identity(.range).format(5...5) == "5.0–5.0")
        #expect(range.identity(.approximatelyOrSingleValue).format(5...5) == "5.0")
        #expect(range.identity(.approximatelyOrSingleValue).format(5...5.01) == "~5.0")
        #expect(NumberStyle<Int>(locale: "ja").formatApproximately(5) == "約5")
    }

    /// ICU would multiply numbers that are about so much twice: "~5,000%".
    @Test func approximationsOfScaledNumbers() throws {
        #expect(PercentStyle<Double>(locale: "en").formatApproximately(0.5) == "~50%")
        #expect(PercentStyle<Double>(locale: "de").range.format(0.5...0.501) == "≈50\u{A0}%")
        func about(_ value: NumberValue, _ kind: NumberSpecification.Kind, scale: ExactDecimal? = nil) throws -> String
        {
            var style = NumberSpecification(locale: "en", kind: kind)
            style.options.scale = scale
            return try CompiledNumberRange(style).format((value, value))
        }
        #expect(try about(.double(0.5), .permille) == "~500‰")
        #expect(try about(.double(0.5), .percent, scale: 3) == "~150%")
        #expect(try about(NumberValue(5), .decimal, scale: ExactDecimal("1.5")) == "~7.5")
        #expect(try about(.double(0.5), .skeleton("%x100")) == "~50%")
        #expect(try about(.double(0.5), .skeleton("scale/-100 .0")) == "~-50.0")
        #expect(try about(.double(.infinity), .percent) == "~∞%")
    }

    @Test func endsInAnyOrderAndSpecials() {
        let range = NumberStyle<Double>(locale: "en").range
        #expect(range.format(from: 5, to: 3) == "5–3")
        #expect(range.format(from: 3, to: .infinity) == "3–∞")
        #expect(range.format(from: .nan, to: 5) == "NaN–5")
    }

    @Test func exactness() throws {
        let style = NumberStyle<ExactDecimal>(locale: "en").precision(.unlimited).grouping(.never)
        let long = try ExactDecimal("123456789012345678901234567890.5")
        #expect(
            style.range.format(from: try ExactDecimal("0.10000000000000000000000000001"), to: long)
                == "0.10000000000000000000000000001–123456789012345678901234567890.5")
    }

    @Test func fields() throws {
        let text = try NumberStyle<Int>(locale: "en").range.formattedText(from: 3, to: 1_500)
        #expect(text.text == "3–1,500")
        #expect(text.spans.first { $0.field == .start }.map { text[$0] } == "3")
        #expect(text.spans.first { $0.field == .end }.map { text[$0] } == "1,500")
    }

    @Test func errors() throws {
        #expect(throws: NumberError.self) { try NumberStyle<Int>(locale: "en").numbering(.roman).range.compiled() }
        #expect(throws: NumberError.self) { try NumberStyle<Int>(locale: "en").notation(.spellOut).range.compiled() }
        let exact = NumberStyle<Double>(locale: "en").precision(.fractionLength(0)).rounded(rule: .unnecessary)
        #expect(throws: NumberError.inexact("15E-1 to 2")) { try exact.range.compiled().format(from: 1.5, to: 2) }
        // Without an error to throw, plain digits.
        #expect(NumberStyle<Int>(locale: "en").numbering(.roman).formatRange(3...5) == "3–5")
    }

    @Test func surviveCoding() throws {
        try checkCodable(CurrencyStyle<Int>(code: "EUR", locale: "de").range.identity(.singleValue))
    }
}

/// What an older ICU says of what it has not.
@Suite(.enabled(if: LoadedICU.major < 68, "newer ICUs have all of this")) struct OlderICUTests {
    @Test func ranges() {
        let error = NumberError.unsupported("ranges of numbers", icu: ICULibrary.version, since: 68)
        #expect(throws: error) { try NumberStyle<Int>(locale: "en").range.compiled() }
        #expect(NumberStyle<Int>(locale: "en").formatRange(3...5) == "3–5")
    }

    /// A style that cannot be compiled writes plain digits.
    @Test func twoLimitsOfDigits() {
        let style = NumberStyle<Double>(locale: "en").precision(
            .fractionLength(0...2, significantDigits: 1...3, priority: .morePrecision))
        #expect {
            try style.compiled()
        } throws: { error in
            guard case NumberError.unsupported(_, ICULibrary.version, 69) = error else { return false }
            return true
        }
        #expect(style.format(1234.5678) == "1234.5678")
    }

    @Test(arguments: [
        (".00/@@#r", 69), ("rounding-mode-half-odd", 69), ("precision-increment/0.50/w", 69),
        ("sign-negative integer-width/##0", 69), ("sign-negative rounding-mode-half-odd", 69),
        ("unit-width-formal", 68), ("usage/road unit/kilometer", 68), ("unit/foot-and-inch", 68),
    ])
    func skeletons(skeleton: String, since: Int) {
        #expect {
            try CompiledNumber(NumberSpecification(locale: "en", kind: .skeleton(skeleton)))
        } throws: { error in
            guard case NumberError.unsupported(_, ICULibrary.version, since) = error else { return false }
            return true
        }
    }
}
