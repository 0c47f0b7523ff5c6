import LocaleFormatNumbers
import Testing

/// Exponents of every length, in a style that is held.
@Suite struct ExponentTests {
    private let exponents = [
        0, 1, 9, 10, 11, 99, 100, 101, 999, 1_000, 1_001, 9_999, 10_000, 10_001, 12_345, 99_999, 100_000, 123_456,
        999_999,
    ]

    @Test func scientific() throws {
        let english = try NumberStyle<ExactDecimal>(locale: "en").notation(.scientific).compiled()
        let hindi = try NumberStyle<ExactDecimal>(locale: "hi-u-nu-deva").notation(.scientific).compiled()
        let devanagari = Array("०१२३४५६७८९")
        for exponent in exponents {
            let text = "1E\(exponent)"
            let digits = String("\(exponent)".map { devanagari[Int($0.hexDigitValue ?? 0)] })
            #expect(try english.format(ExactDecimal("1e\(exponent)")) == text)
            #expect(try hindi.format(ExactDecimal("1e\(exponent)")) == "१E\(digits)")
            guard exponent > 0 else { continue }
            #expect(try english.format(ExactDecimal("-1e-\(exponent)")) == "-1E-\(exponent)")
            #expect(try hindi.format(ExactDecimal("-1e-\(exponent)")) == "-१E-\(digits)")
        }
    }

    /// Exponents that are multiples of three.
    @Test func engineering() throws {
        let style = try NumberStyle<ExactDecimal>(locale: "en").notation(.engineering).compiled()
        for exponent in exponents {
            let digits = ["1", "10", "100"][exponent % 3]
            #expect(try style.format(ExactDecimal("1e\(exponent)")) == "\(digits)E\(exponent - exponent % 3)")
        }
    }
}
