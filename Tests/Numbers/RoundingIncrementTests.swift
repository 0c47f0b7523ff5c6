import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Rounding to multiples of something, without ICU and with it.
@Suite struct RoundingIncrementTests {
    private static let increments = ["0.05", "0.25", "0.125", "0.5", "2", "3", "5", "50", "0.07", "1000", "12.5"]

    @Test func equalsICU() throws {
        var random = SeededGenerator(for: "RoundingIncrements")
        var mismatches = Mismatches()
        var fast = 0
        let rounds = 120 * SeededGenerator.rounds
        for _ in 0..<rounds {
            var options = NumberOptions()
            options.increment = try ExactDecimal(random.element(of: Self.increments))
            options.rounding = random.element(of: [.halfEven, .halfUp, .halfDown, .up, .down, .ceiling, .floor])
            if random.chance(1, in: 3) {
                options.precision = .fractionLength(random.element(of: [0...0, 1...4, 3...3]))
            }
            let kind: NumberSpecification.Kind = random.element(of: [
                .decimal, .percent, .currency("EUR", presentation: .standard, accounting: false, cash: false),
            ])
            let specification = NumberSpecification(
                locale: random.element(of: LocaleID.available), kind: kind, options: options)
            let compiled = try CompiledNumber(specification)
            let reference = try CompiledNumber(reference: specification)
            if compiled.isFast { fast += 1 }
            let step = try ExactDecimal(specification.options.increment?.description ?? "1")
            for _ in 0..<30 {
                var value = try ExactDecimal(random.decimalText(digits: 18))
                // Ties between two multiples.
                if random.chance(1, in: 3) {
                    let tie = try ExactDecimal("\(Int.random(in: -99...99, using: &random))5")
                    value = step.scaled(byPowerOfTen: -1).multiplied(by: tie)
                }
                let expected: String
                do { expected = try reference.format(value) } catch {
                    // More digits than ICU divides (34), and than programs do (32), are an error of ICU's.
                    #expect(throws: NumberError.self) { try compiled.format(value) }
                    continue
                }
                mismatches.expect(try compiled.format(value), equals: expected, "\(specification) of \(value)")
            }
        }
        mismatches.report()
        #expect(fast > rounds / 2, "most run as programs: \(fast)")
    }

    @Test func cash() throws {
        let style = try CurrencyStyle<Double>(code: "CHF", locale: "de-CH").cash().compiled()
        #expect(style.isFast)
        #expect(try style.format(12.03) == "CHF\u{A0}12.05")
    }
}
