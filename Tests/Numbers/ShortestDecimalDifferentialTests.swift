import LocaleFormatNumbers
import TestSupport
import Testing

/// Against the standard library's `description`, which is the shortest decimal too, and the closest of those.
@Suite struct ShortestDecimalDifferentialTests {
    @Test func randomBits() {
        var random = SeededGenerator(for: "ShortestDecimal")
        var mismatches = Mismatches()
        for _ in 0..<TestSize.of(1_000_000_000, usually: 20_000) * SeededGenerator.rounds {
            let bits = random.next()
            check(Double(bitPattern: bits), &mismatches)
            if bits & 7 == 0 { check(Float(bitPattern: UInt32(bits >> 32)), &mismatches) }
        }
        mismatches.report()
    }

    @Test func allExponents() {
        var mismatches = Mismatches()
        let fractions: [UInt64] = [0, 1, 2, 3, 0x5555_5555_5555_5, 1 << 51 - 1, 1 << 51, 1 << 52 - 2, 1 << 52 - 1]
        for exponent in 0..<(2_047 as UInt64) {
            for fraction in fractions { check(Double(bitPattern: exponent << 52 | fraction), &mismatches) }
        }
        for exponent in 0..<(255 as UInt32) {
            for fraction in 0..<(50 as UInt32) {
                check(Float(bitPattern: exponent << 23 | fraction), &mismatches)
                check(Float(bitPattern: exponent << 23 | (1 << 23 - 1 - fraction)), &mismatches)
            }
        }
        for subnormal in 0..<(5_000 as UInt64) { check(Double(bitPattern: subnormal), &mismatches) }
        mismatches.report()
    }

    /// The ends of the range, a tie between two shortest decimals' neighbours, and a number with no digits but one.
    @Test func known() {
        let values: [(Double, UInt64, Int)] = [
            (0, 0, 0), (0.1, 1, -1), (.leastNonzeroMagnitude, 5, -324), (1e23, 1, 23),
            (9_007_199_254_740_992, 9_007_199_254_740_992, 0),
            (2.2250738585072014e-308, 22_250_738_585_072_014, -324),
            (.greatestFiniteMagnitude, 17_976_931_348_623_157, 292),
        ]
        for (value, digits, exponent) in values {
            let shortest = ShortestDecimal(value)
            #expect(shortest.digits == digits && shortest.exponent == exponent, "\(value)")
        }
        #expect(NumberStyle<Float>(locale: "en").precision(.unlimited).format(-0.1) == "-0.1")
        #expect(NumberStyle<Float>(locale: "en").precision(.unlimited).format(-0.0) == "-0")
        #expect(NumberStyle<Float>(locale: "en").format(.infinity) == "∞")
    }

    private func check<Value: BinaryFloatingPoint & CustomStringConvertible>(
        _ value: Value, _ mismatches: inout Mismatches
    ) {
        guard value.isFinite else { return }
        let shortest = ShortestDecimal(value)
        let ours = Digits(digits: shortest.digits, exponent: shortest.exponent)
        mismatches.expect(ours, equals: described(value), "\(value)")
    }

    private struct Digits: Equatable {
        var digits: UInt64
        var exponent: Int
    }

    /// The digits and the power of ten in `12.5e-7`.
    private func described(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> Digits {
        var digits: UInt64 = 0
        var exponent = 0
        var isFraction = false
        let text = value.magnitude.description.utf8
        let end = text.firstIndex(of: 0x65) ?? text.endIndex
        for byte in text[..<end] {
            if byte == 0x2E {
                isFraction = true
            } else {
                digits = digits * 10 + UInt64(byte - 0x30)
                if isFraction { exponent -= 1 }
            }
        }
        if end != text.endIndex { exponent += Int(Substring(text[end...].dropFirst())) ?? 0 }
        if digits == 0 { return Digits(digits: 0, exponent: 0) }
        while digits % 10 == 0 {
            digits /= 10
            exponent += 1
        }
        return Digits(digits: digits, exponent: exponent)
    }
}
