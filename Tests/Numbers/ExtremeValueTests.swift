import LocaleFormat
import TestSupport
import Testing

/// Integers at the ends of their types, where arithmetic on what a caller gives could stop the program.
@Suite struct ExtremeValueTests {
    static let integers = [
        Int.min, .min + 1, -1_000_001, -1_000_000, -1_000, -1, 0, 1, 999, 1_000_000, 1_000_001, .max - 1, .max,
    ]

    static let specifications: [NumberSpecification] = {
        var options: [NumberOptions] = [NumberOptions()]
        func add(_ change: (inout NumberOptions) -> Void) {
            options.append(NumberOptions())
            change(&options[options.count - 1])
        }
        add { $0.precision = .unlimited }
        add { $0.precision = .significantDigits(1...3) }
        add { $0.notation = .compactName() }
        add { $0.notation = .scientific }
        add { $0.notation = .spellOut }
        add { $0.scale = 1_000 }
        add { $0.scale = 3 }
        add { $0.rounding = .unnecessary }
        let decimals = options.map { NumberSpecification(locale: "en", kind: .decimal, options: $0) }
        var kinds: [NumberSpecification.Kind] = [
            .percent, .skeleton("scale/1E5"), .pattern("0.00"), .unit("foot", width: .short),
            .currency(.eur, presentation: .standard, accounting: false, cash: false),
        ]
        if LoadedICU.major >= 68 { kinds.append(.unit("foot-and-inch", width: .short)) }
        return decimals + kinds.map { NumberSpecification(locale: "en", kind: $0) }
    }()

    @Test(arguments: specifications)
    func exponents(_ specification: NumberSpecification) throws {
        let compiled = try CompiledNumber(specification)
        let range = try? CompiledNumberRange(specification)
        for exponent in Self.integers {
            for magnitude: UInt128 in [0, 1, 10, .max] {
                let value = NumberValue.scaled(isNegative: exponent & 1 == 0, magnitude: magnitude, exponent: exponent)
                let isAllowed = exponent.magnitude <= 1_000_000
                #expect((value.exactDecimal != nil) == isAllowed)
                let refusal = NumberError.tooLarge(text: value.plainText)
                if !isAllowed {
                    #expect(throws: refusal) { try compiled.format(value) }
                    #expect(throws: refusal) { try compiled.formattedText(value) }
                    #expect(throws: NumberError.self) { try compiled.pluralCategory(of: Exactly(value)) }
                    #expect(throws: NumberError.self) {
                        if let range { try range.format((value, value)) } else { throw refusal }
                    }
                    #expect(!value.plainText.isEmpty)
                } else if exponent.magnitude < 1_000_000 {
                    _ = try? compiled.format(value)
                    _ = try? range?.format((value, NumberValue(1)))
                }
            }
        }
    }

    private struct Exactly: NumberConvertible {
        let numberValue: NumberValue
        init(_ value: NumberValue) { numberValue = value }
        init?(exactly decimal: ExactDecimal) { numberValue = .decimal(decimal) }
    }

    @Test func optionsAreCheckedNotTrapped() throws {
        for value in Self.integers where !(0...999).contains(value) {
            let style = NumberStyle<Int>(locale: "en")
            #expect(throws: NumberError.self) { try style.integerLength(minimum: value).compiled() }
            for precision in [Precision.fractionLength(value), .significantDigits(value)] {
                #expect(throws: NumberError.self) { try style.precision(precision).compiled() }
                #expect(throws: NumberParseError.self) { try style.precision(precision).parse("1") }
            }
            #expect(throws: NumberError.self) { try style.precision(.fractionLength(..<value)).compiled() }
            #expect(throws: NumberError.self) { try style.precision(.significantDigits(value...)).compiled() }
        }
        for text in ["1e999999", "1e-1000000", "1e1000", "-1e1000"] {
            let number = try ExactDecimal(text)
            #expect(throws: NumberError.self) { try NumberStyle<Int>(locale: "en").scale(number).compiled() }
            #expect(throws: NumberError.self) {
                try NumberStyle<Int>(locale: "en").rounded(increment: number).compiled()
            }
        }
    }

    /// Foundation's own tests, `NumberFormatStyleTests.floatingPointFormatStyle`.
    @Test func integerLength() throws {
        let style = NumberStyle<Double>(locale: "en").precision(.fractionLength(0...6))
        let values = [87_650, 8_765, 876.5, 8.765, 0.08765, -87_650]
        #expect(values.map(style.integerLength(1...3).format) == ["650", "765", "876.5", "8.765", "0.08765", "-650"])
        #expect(values.map(style.integerLength(2...2).format) == ["50", "65", "76.5", "08.765", "00.08765", "-50"])
        #expect(style.integerLength(3...).format(8.765) == "008.765" && style.integerLength(...2).format(1_969) == "69")
        #expect(PercentStyle<Double>(locale: "de").integerLength(...1).format(0.25).first == "5")
        #expect(CurrencyStyle<Int>(code: "EUR", locale: "en").integerLength(1...2).format(1_969) == "€69.00")
        for length in [0...0, 1...1_000, 3...1_000_000] {
            #expect(throws: NumberError.self) { try style.integerLength(length).compiled() }
        }
        var backwards = style
        (backwards.options.minimumIntegerDigits, backwards.options.maximumIntegerDigits) = (3, 2)
        #expect(throws: NumberError.self) { try backwards.compiled() }
    }

    /// ECMA-402 refuses `roundingIncrement` beside significant digits; ICU shows the zeros that an increment has.
    @Test func incrementWithPrecision() throws {
        let style = NumberStyle<Double>(locale: "en").rounded(increment: try ExactDecimal("0.5"))
        #expect(style.precision(.fractionLength(2...3)).format(1_234.567) == "1,234.50")
        #expect(style.precision(.fractionLength(0...3)).format(1_234.567) == "1,234.5")
        #expect(
            NumberStyle<Int>(locale: "en").rounded(increment: 50).precision(.fractionLength(2)).format(1_234)
                == "1,250.00")
        for precision in [
            Precision.significantDigits(3), .fractionLength(2...2, significantDigits: 1...3, priority: .morePrecision),
        ] {
            #expect(throws: NumberError.self) { try style.precision(precision).compiled() }
        }
    }

    /// In no time, whatever the number of zeros.
    @Test func pluralOperands() throws {
        for zeros in Self.integers + [1_000_000_000] {
            for value: NumberValue in [
                NumberValue(0), NumberValue(1), .double(1.5), .decimal(try ExactDecimal("1e-1000000")), .double(1e-300),
            ] {
                let operands = try #require(PluralOperands(value, visibleFractionDigits: zeros))
                #expect(operands.v >= max(0, zeros) && operands.w >= 0)
                for type in PluralRules.Kind.allCases {
                    for locale: LocaleID in ["en", "ar", "lt", "pl"] {
                        _ = try PluralRules(locale: locale, type: type).category(for: operands)
                    }
                }
            }
        }
        let many = try #require(PluralOperands(.double(1.25), visibleFractionDigits: 1_000_000_000))
        #expect(many.v == 1_000_000_000 && many.w == 2 && many.t == 25 && many.f == 2_500_000_000_000_000_000)
        let none = try #require(PluralOperands(NumberValue(1), visibleFractionDigits: 1_000_000_000))
        #expect(none.v == 1_000_000_000 && none.f == 0 && none.t == 0)
        let tiny = try PluralOperands(text: "0.00120")
        #expect(tiny.v == 5 && tiny.w == 4 && tiny.f == 120 && tiny.t == 12)
        #expect(PluralOperands(.scaled(isNegative: false, magnitude: 1, exponent: .min)) == nil)
    }

    /// ICU's time for the ends of a range grows with the square of their length.
    @Test(.icu(from: 68, "ranges of numbers"))
    func longRanges() throws {
        let range = try NumberStyle<ExactDecimal>(locale: "en").precision(.unlimited).range.compiled()
        for text in ["1e-999999", "1e-100001", "1e100000", "1e999999"] {
            let end = try ExactDecimal(text)
            #expect(throws: NumberError.self) { try range.format(from: end, to: 2 as ExactDecimal) }
            #expect(throws: NumberError.self) { try range.format(from: 2 as ExactDecimal, to: end) }
        }
        let end = try ExactDecimal("1e-9999")
        #expect(try range.format(from: end, to: 2 as ExactDecimal).utf8.count == 10_001 + "–2".utf8.count)
    }
}
