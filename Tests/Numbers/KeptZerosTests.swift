import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Fraction digits as they were typed.
@Suite struct KeptZerosTests {
    private func text(_ number: String, _ change: (NumberStyle<ExactDecimal>) -> NumberStyle<ExactDecimal>) throws
        -> String
    {
        try change(NumberStyle(locale: "en").keepingZeros()).compiled().format(ExactDecimal(keepingZeros: number))
    }

    /// test262 at 343c807, `intl402/NumberFormat/prototype/format/value-decimal-string-trailing-zeros.js`.
    @Test(arguments: [
        ("0", "0"), ("1", "1"), ("0.0", "0.0"), ("1.0", "1.0"), ("10.0", "10.0"), ("0.10", "0.10"), ("0.010", "0.010"),
        (".10", "0.10"), (".0", "0.0"), ("00.0", "0.0"), ("001", "1"), ("-0.00", "-0.00"), ("-.00", "-0.00"),
        ("3.100", "3.100"), ("6.000000", "6.000000"), ("1.230e1", "12.30"), ("1.230e0", "1.230"),
        ("1.230e-1", "0.1230"),
        ("1.230e-2", "0.01230"), ("12.30e-1", "1.230"), ("12.30e-2", "0.1230"), ("12.30e-3", "0.01230"),
    ])
    func fractions(number: String, expected: String) throws {
        #expect(try text(number) { $0.precision(.fractionLength(...20)) } == expected)
    }

    @Test func otherDigits() throws {
        func least(_ number: String) throws -> String { try text(number) { $0.precision(.fractionLength(1...3)) } }
        #expect(try ["1", "1.00", "1.000000"].map(least) == ["1.0", "1.00", "1.000"])
        func significant(_ number: String) throws -> String {
            try text(number) { $0.precision(.significantDigits(2...4)) }
        }
        #expect(
            try ["1", "1.0", "1.00", "0.00", ".00", "1.000000", "1.99999"].map(significant)
                == ["1.0", "1.0", "1.00", "0.00", "0.00", "1.000", "2.000"])
        func scientific(_ number: String) throws -> String { try text(number) { $0.notation(.scientific) } }
        #expect(
            try ["0.1", "0.01", "0.01200", "120.0", "12.00e-3", "1.200e-3", ".1200e-3"].map(scientific)
                == ["1E-1", "1E-2", "1.200E-2", "1.200E2", "1.200E-2", "1.200E-3", "1.200E-4"])
        let percent = try PercentStyle<ExactDecimal>(locale: "en").precision(.fractionLength(...10)).keepingZeros()
            .compiled()
        for (number, expected) in [("1.0", "100%"), ("1.00", "100%"), ("0.50", "50%"), ("0.5000", "50.00%")] {
            #expect(try percent.format(ExactDecimal(keepingZeros: number)) == expected)
        }
    }

    @Test func otherStyles() throws {
        #expect(try text("1.50") { $0 } == "1.50")
        #expect(try text("1e2") { $0 } == "100")
        #expect(try text("1.50e1") { $0 } == "15.0")
        #expect(try text("1234.50") { $0.locale("hi-IN-u-nu-deva") } == "१,२३४.५०")
        #expect(try text("1.0") { $0.notation(.compactName()) } == "1.0")
        #expect(try text("1234.50") { $0.notation(.compactName()) } == "1.2K")
        let price = CurrencyStyle<ExactDecimal>(code: "EUR", locale: "de").precision(.fractionLength(2...4))
            .keepingZeros()
        #expect(price.format(try ExactDecimal(keepingZeros: "1.500")) == "1,500\u{A0}€")
        #expect(price.format(1) == "1,00\u{A0}€")
        #expect(NumberStyle<Double>(locale: "en").keepingZeros().format(1.5) == "1.5")
        let style = NumberStyle<ExactDecimal>(locale: "en")
        #expect(throws: NumberError.self) { try style.rounded(increment: 5).keepingZeros().compiled() }
        #expect(throws: NumberError.self) { try style.notation(.spellOut).keepingZeros().compiled() }
    }

    @Test func pluralCategories() throws {
        let style = NumberStyle<ExactDecimal>(locale: "en").keepingZeros()
        #expect(style.pluralCategory(of: try ExactDecimal(keepingZeros: "1")) == .one)
        #expect(style.pluralCategory(of: try ExactDecimal(keepingZeros: "1.0")) == .other)
    }

    @Test func values() throws {
        let typed = try ExactDecimal(keepingZeros: "1.50")
        #expect(try typed == ExactDecimal("1.5") && typed.hashValue == ExactDecimal("1.5").hashValue)
        #expect("\(typed)" == "1.50" && NumberValue.decimal(typed).plainText == "1.50")
        #expect("\(try ExactDecimal(keepingZeros: "-0.00"))" == "-0.00")
        #expect("\(try ExactDecimal(keepingZeros: "1.50e1"))" == "15.0")
        #expect("\(try ExactDecimal(keepingZeros: "0e999999999999"))" == "0")
        try checkCodable(typed)
        for text in ["", "1,5", "1e-2000000", "0.0e-2000000", "1e"] {
            #expect(throws: NumberError.self) { try ExactDecimal(keepingZeros: text) }
        }
    }

    /// Zeros go there and back in every locale.
    @Test func readingBack() throws {
        var random = SeededGenerator(for: "KeptZerosTests")
        var mismatches = Mismatches()
        for _ in 0..<100 {
            let locale = random.element(of: LocaleID.available)
            let style = NumberStyle<ExactDecimal>(locale: locale).precision(.fractionLength(...9)).keepingZeros()
            for _ in 0..<5 {
                let places = Int(random.next() % 9)
                let whole = Int(random.next() % 100_000)
                let text =
                    "\(whole)"
                    + (places > 0 ? "." + String("\(Int(random.next() % 1_000))00000000".prefix(places)) : "")
                let written = style.format(try ExactDecimal(keepingZeros: text))
                for mode in NumberParseMode.allCases {
                    mismatches.expect(
                        try style.parse(written, mode: mode).description, equals: text, "\(locale) \(written)")
                }
            }
        }
        mismatches.report()
        #expect(try NumberStyle<ExactDecimal>(locale: "en").parse("1.50").description == "1.5")
    }
}
