import Foundation
import LocaleFormat
import TestSupport
import Testing

/// Foundation's decimals: every digit and the sign, whatever their length.
@Suite struct DecimalTests {
    @Test func digitsAndSignAreThoseOfTheText() throws {
        var mismatches = Mismatches()
        for length in 1...38 {
            for sign in ["", "-"] {
                for exponent in ["", "e-7", "e20", "e-40"] {
                    let digits = (0..<length).map { String(($0 + 1) % 10) }.joined()
                    let text = sign + digits + exponent
                    let decimal = try #require(Decimal(string: text))
                    mismatches.expect(
                        try #require(decimal.numberValue.exactDecimal), equals: try ExactDecimal(decimal.description),
                        text)
                }
            }
        }
        mismatches.report()
    }

    @Test func formats() {
        let style = NumberStyle<Decimal>(locale: "en")
        #expect(style.format(Decimal(sign: .plus, exponent: -2, significand: 123_450)) == "1,234.5")
        #expect(style.format(-1) == "-1")
        #expect(style.format(0) == "0")
        #expect(style.format(.nan) == "NaN")
    }
}
