import LocaleFormat
import TestSupport
import Testing

/// Fraction digits and significant digits limited together (ECMA-402, `roundingPriority`).
@Suite struct PrecisionPriorityTests {
    private static let bothLimits: Comment = "fractions and significant digits in one skeleton"

    private static func style(
        _ fraction: ClosedRange<Int>, _ significant: ClosedRange<Int>, _ priority: Precision.Priority
    ) -> NumberStyle<Double> {
        NumberStyle(locale: "en").grouping(.never).precision(
            .fractionLength(fraction, significantDigits: significant, priority: priority))
    }

    /// The values of ECMA-402's own explanation, "Intl.NumberFormat v3", section "Rounding Priority".
    @Test(.icu(from: 69, bothLimits)) func theOneThatShowsMoreOrLess() {
        #expect(Self.style(0...2, 1...3, .morePrecision).format(4.321) == "4.32")
        #expect(Self.style(2...2, 2...2, .lessPrecision).format(4.321) == "4.3")
        #expect(Self.style(2...2, 2...2, .morePrecision).format(4.321) == "4.32")
        #expect(Self.style(0...2, 1...3, .morePrecision).format(1234.5678) == "1234.57")
        #expect(Self.style(0...2, 1...3, .lessPrecision).format(1234.5678) == "1230")
        #expect(Self.style(0...0, 1...2, .morePrecision).format(0.0123) == "0.012")
        #expect(Self.style(0...0, 1...2, .lessPrecision).format(0.0123) == "0")
    }

    /// Each of the two alone gives one of two texts; both together give the longer or the shorter one.
    @Test(.icu(from: 69, bothLimits)) func isOneOfTheTwo() throws {
        var random = SeededGenerator(for: "PrecisionPriorityTests")
        var mismatches = Mismatches()
        for _ in 0..<400 * SeededGenerator.rounds {
            let (most, digits) = (Int(random.next() % 6), 1 + Int(random.next() % 6))
            let value = random.double()
            guard value.isFinite, value != 0, (1e-9...1e12).contains(value.magnitude) else { continue }
            let plain = NumberStyle<Double>(locale: "en").grouping(.never)
            let alone = [
                plain.precision(.fractionLength(0...most)).format(value),
                plain.precision(.significantDigits(1...digits)).format(value),
            ]
            for priority in Precision.Priority.allCases {
                let text = Self.style(0...most, 1...digits, priority).format(value)
                mismatches.expect(alone.contains(text), equals: true, "\(value) \(most) \(digits) \(priority): \(text)")
                let errors = try alone.map { try abs(Double($0, format: plain) - value) }
                let own = try abs(Double(text, format: plain) - value)
                let isRight = priority == .morePrecision ? own == errors.min() : own == errors.max()
                mismatches.expect(isRight, equals: true, "\(value) \(most) \(digits) \(priority): \(text) of \(alone)")
            }
        }
        mismatches.report()
    }

    @Test(.icu(from: 69, bothLimits)) func withOtherOptions() throws {
        let digits = Precision.fractionLength(2...2, significantDigits: 1...3, priority: .morePrecision)
        let price = CurrencyStyle<Double>(code: "EUR", locale: "de").precision(digits)
        #expect(price.format(1234.5) == "1.234,50\u{A0}€")
        #expect(PercentStyle<Double>(locale: "en").precision(digits).format(0.5) == "50.00%")
        let whole = NumberStyle<Double>(locale: "en").precision(digits.hidingZeroFraction())
        // Where both end at the same digit, the significant digits are taken, so 5.5 gets no zero (ECMA-402, FormatNumericToString).
        #expect(whole.format(55) == "55" && whole.format(55.5) == "55.50" && whole.format(5.5) == "5.5")
        #expect(try price.parse("1.234,50\u{A0}€") == 1234.5)
        #expect(try price.compiled().format(0.5) == price.format(0.5))
        try checkCodable(price)
        // No upper end is ICU's largest number of digits.
        let open = NumberStyle<Double>(locale: "en").precision(
            .fractionLength(1..., significantDigits: 2..., priority: .morePrecision))
        #expect(open.format(3) == "3.0" && open.format(0.123456789) == "0.123456789")
    }

    @Test func limits() {
        func precision(_ fraction: ClosedRange<Int>, _ significant: ClosedRange<Int>) throws(NumberError) {
            _ = try Self.style(fraction, significant, .morePrecision).compiled()
        }
        #expect(throws: NumberError.optionOutOfRange(option: "maximum fraction digits", value: 1_000, allowed: 0...999))
        {
            try precision(0...1_000, 1...2)
        }
        #expect(throws: NumberError.optionOutOfRange(option: "minimum significant digits", value: 0, allowed: 1...999))
        {
            try precision(0...2, 0...2)
        }
        #expect(throws: NumberError.optionOutOfRange(option: "minimum fraction digits", value: -1, allowed: 0...999)) {
            try precision(-1...2, 1...2)
        }
    }
}
