import Foundation
import LocaleFormat
import TestSupport
import Testing

/// Beside full Foundation, as users have it: both sets of styles live side by side.
@Suite struct FormatStyleTests {
    @Test func entryPoints() {
        #expect(1_234.formatted(.number(in: "de")) == "1.234")
        #expect(1_234.5.formatted(.number(in: "de").precision(.fractionLength(2))) == "1.234,50")
        #expect(0.25.formatted(.percent(in: "tr")) == "%25")
        #expect(5.formatted(.currency("EUR", in: "de-AT")) == "€\u{A0}5,00")
        #expect(Decimal(string: "1234.5")?.formatted(.currency("USD", in: "en")) == "$1,234.50")
    }

    @Test func foundationKeepsItsOwn() {
        let locale = Locale(identifier: "en_US")
        #expect(1_234.formatted(.number.locale(locale)) == "1,234")
        #expect(0.5.formatted(.percent.locale(locale)) == "50%")
        #expect(5.formatted(.currency(code: "USD").locale(locale)) == "$5.00")
    }

    @Test func decimalsAreExact() throws {
        for text in [
            "0", "-1", "12345678901234567890123456789012345678", "-0.00000000000000000000000000000000000001", "1e100",
        ] {
            let decimal = try #require(Decimal(string: text))
            #expect(decimal.numberValue.exactDecimal == (try ExactDecimal(text)))
            #expect(Decimal(exactly: try ExactDecimal(text)) == decimal)
        }
        #expect(Decimal.nan.formatted(.number(in: "en")) == "NaN")
        #expect(Decimal(exactly: try ExactDecimal("1234567890123456789012345678901234567890.5")) == nil)
    }

    @Test func localesOfFoundation() throws {
        #expect(LocaleID(exactly: Locale(identifier: "sr_Latn_RS"))?.tag == "sr-Latn-RS")
        #expect(NumberStyle<Int>(locale: "en").locale(Locale(identifier: "de_DE")).format(1_234) == "1.234")
        var components = Locale.Components(languageCode: "hi", languageRegion: "IN")
        components.numberingSystem = "deva"
        #expect(try LocaleID(components).tag == "hi-IN-u-nu-deva")
    }

    @Test func attributedString() throws {
        let text = AttributedString(try NumberStyle<Int>(locale: "en").formattedText(-1_234))
        #expect(String(text.characters) == "-1,234")
        let fields = text.runs.map { $0[FormattedFieldAttribute<NumberField>.self] ?? [] }
        #expect(fields == [[.sign], [.integer], [.integer, .group], [.integer]])
    }

    @Test func hugePrecisionIsAnError() {
        let style = NumberStyle<Double>(locale: "en").precision(.fractionLength(0...Int.max))
        #expect(throws: NumberError.self) { try style.compiled() }
        #expect(style.format(0.5) == "0.5")
        #expect(throws: NumberError.self) { try style.precision(.significantDigits(..<Int.min)).compiled() }
    }
}
