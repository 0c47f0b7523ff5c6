import Foundation
import LocaleFormat
import Testing

/// The conformances to Foundation's parsing protocols, beside Foundation's own styles.
@Suite struct ParseStrategyTests {
    @Test func besideFoundation() throws {
        #expect(try NumberStyle<Double>(locale: "de").parseStrategy.parse("1.234,5") == 1234.5)
        #expect(
            try NumberStyle<Decimal>(locale: "en").parse("0.12345678901234567890123456789012345678")
                == Decimal(string: "0.12345678901234567890123456789012345678"))
        #expect(throws: NumberParseError.self) {
            try NumberStyle<Decimal>(locale: "en").parse("0.123456789012345678901234567890123456789123")
        }
        #expect(try NumberStyle<Decimal>(locale: "en").parse("NaN").isNaN)
        #expect(try Int("1,234", format: .number) == 1234)
        #expect(try Int("1.234", strategy: NumberStyle<Int>(locale: "de").parseStrategy) == 1234)
        #expect(try Decimal("$5.00", strategy: CurrencyStyle<Decimal>(code: "USD", locale: "en").parseStrategy) == 5)
        let strategy = NumberParseStrategy(PercentStyle<Double>(locale: "en"), mode: .lenient)
        #expect(try strategy.parse("25") == 0.25)
        let copy = try JSONDecoder().decode(type(of: strategy), from: JSONEncoder().encode(strategy))
        #expect(copy == strategy)
    }
}
