import LocaleFormat
import LocaleFormatNumbers
import Testing

@testable import LocaleFormatNumberRules

/// Rules that lead to each other far more often than any language's: a run ends with an error, and soon.
@Suite struct RuleBudgetTests {
    /// Each of so many sets writes what the next one writes, twice.
    private func doubling(_ times: Int, last: String) throws -> RuleProgram {
        let sets = (0..<times).map { "%s\($0):\nx.x: <%s\($0 + 1)<;\n0: =%s\($0 + 1)==%s\($0 + 1)=;\n" }
        let text = RuleText(sets.joined() + "%s\(times):\n0: \(last);\n")
        let symbols = RuleSymbols(
            digits: "0123456789", decimal: ".", group: ",", minus: "-", infinity: Array("∞".utf8),
            notANumber: Array("NaN".utf8))
        let start = try #require(text.section(named: "%s0"))
        return RuleProgram(
            try RuleProgramBuilder(text, startingAt: start, symbols) { (_) throws(RuleSyntaxError) in
                throw RuleSyntaxError()
            } pluralRules: { (_) throws(RuleSyntaxError) in
                throw RuleSyntaxError()
            })
    }

    @Test(arguments: ["a", ""])
    func endsWithAnError(last: String) throws {
        let program = try doubling(60, last: last)
        let duration = try ContinuousClock().measure {
            for text in ["7", "-7", "7.5", "123456789012345678901234567890"] {
                let value = NumberValue.decimal(try ExactDecimal(text))
                #expect(throws: NumberError.self) { try program.format(value) }
                var bytes: [UInt8] = [1, 2]
                #expect(throws: NumberError.self) { try program.append(value, to: &bytes) }
                #expect(bytes == [1, 2])
            }
            #expect(throws: NumberError.beyondRules("7")) { try program.format(NumberValue(7)) }
        }
        #expect(duration < .seconds(30))
    }

    /// More than the shorter of two buffers, and well within what a run may cost.
    @Test func writesWhatIsShortEnough() throws {
        for times in [0, 3, 9, 11] {
            let program = try doubling(times, last: "ab")
            #expect(try program.format(NumberValue(7)) == String(repeating: "ab", count: 1 << times))
        }
    }
}
