import Foundation
import LocaleFormat
import Testing

/// `init(_:format:)` on numbers, and formats within strings.
@Suite struct ParsingInitializersTests {
    @Test func numbers() throws {
        #expect(try Int("१२", format: .number(in: "hi-u-nu-deva")) == 12)
        #expect(try UInt8("255", format: NumberStyle<UInt8>(locale: "en")) == 255)
        #expect(throws: NumberParseError.self) { try UInt8("256", format: NumberStyle<UInt8>(locale: "en")) }
        #expect(try Double("1.234,5", format: .number(in: "de")) == 1234.5)
        #expect(try Double("25", format: .percent(in: "en")) == 0.25)
        #expect(throws: NumberParseError.self) { try Double("25", format: .percent(in: "en"), lenient: false) }
        #expect(
            try Decimal("0.12345678901234567890123", format: .number(in: "en"))
                == Decimal(string: "0.12345678901234567890123"))
        #expect(try Int("5,00 €", format: CurrencyStyle<Int>(code: "EUR", locale: "de")) == 5)
        #expect(throws: NumberParseError.self) { try Int("", format: .number(in: "en")) }
    }

    @Test func strategies() throws {
        #expect(try Int("1.234", strategy: NumberStyle<Int>(locale: "de").parseStrategy) == 1_234)
        #expect(try Double("1,5", strategy: NumberStyle<Double>(locale: "de").parseStrategy) == 1.5)
        #expect(try Decimal("1,5", strategy: NumberStyle<Decimal>(locale: "de").parseStrategy) == 1.5)
    }

    /// Foundation's keep their meaning.
    @Test func foundationKeepsItsOwn() throws {
        let locale = Locale(identifier: "de_DE")
        #expect(try Int("1.234", format: IntegerFormatStyle<Int>(locale: locale)) == 1_234)
        #expect(try Double("1,5", format: FloatingPointFormatStyle<Double>(locale: locale)) == 1.5)
    }

    @Test func interpolation() {
        #expect("\(1_234, format: .number(in: "de")) Dateien" == "1.234 Dateien")
        #expect("\(0.25, format: .percent(in: "tr"))" == "%25")
        #expect("\(1_500_000, format: .byteCount(in: "en"))" == "1.5 MB")
        #expect("\([1, 2].count, format: .byteCount(in: "en"))" == "2 bytes")
        let date = Date(timeIntervalSince1970: 1_763_715_600)
        #expect("\(date, format: .date(.long, in: "de").timeZone("UTC"))" == "21. November 2025")
        #expect("\(["A", "B"], format: .list(in: "fr"))" == "A et B")
        #expect("\(Duration.seconds(90), format: .units(in: "en"))" == "1 min, 30 sec")
    }
}
