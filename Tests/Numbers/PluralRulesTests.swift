import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

@Suite struct PluralRulesTests {
    @Test(
        arguments: ([
            ("en", "1", PluralCategory.one), ("en", "1.0", .other), ("en", "0", .other), ("en", "-1", .one),
            ("ru", "21", .one), ("ru", "22", .few), ("ru", "25", .many), ("ru", "1.5", .other), ("ru", "111", .many),
            ("ar", "0", .zero), ("ar", "2", .two), ("ar", "103", .few), ("ar", "111", .many), ("ar", "100", .other),
            ("lv", "10", .zero), ("lv", "0.1", .one), ("pl", "5", .many), ("ja", "1", .other),
            ("fr", "1.5", .one), ("fr", "1000000", .many), ("fr", "1c6", .many), ("fr", "1c3", .other),
            ("fr", "1.2c6", .many),
            // French has many since CLDR 38.
        ] as [(LocaleID, String, PluralCategory)]).filter { LoadedICU.cldr >= 38 || $0.0 != "fr" || $0.2 != .many })
    func cardinals(locale: LocaleID, text: String, expected: PluralCategory) throws {
        #expect(try PluralRules(locale: locale).category(forText: text) == expected)
    }

    @Test func ordinals() throws {
        let rules = try PluralRules(locale: "en-GB", type: .ordinal)
        #expect(
            [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111].map { rules.category(for: $0) } == [
                .one, .two, .few, .other, .other, .other, .other, .one, .two, .few, .other,
            ])
        #expect(rules.categories == [.one, .two, .few, .other])
    }

    @Test func valuesOfEveryKind() throws {
        let rules = try PluralRules(locale: "en")
        #expect(rules.category(for: 1.0) == .one)
        #expect(rules.category(for: 1, visibleFractionDigits: 1) == .other)
        #expect(rules.category(for: UInt128(1)) == .one)
        #expect(rules.category(for: Double.nan) == .other)
        #expect(rules.category(for: -Double.infinity) == .other)
        #expect(try rules.category(for: ExactDecimal("1.00")) == .one)
    }

    @Test func operands() throws {
        func list(_ text: String) throws -> [Double] {
            let operands = try PluralOperands(text: text)
            let counts = [operands.v, operands.w, operands.c].map { Double($0) }
            return [operands.n, Double(operands.i), Double(operands.f), Double(operands.t)] + counts
        }
        // n, i, f, t, v, w, c
        #expect(try list("1.20050c6") == [1_200_500, 1_200_500, 0, 0, 0, 0, 6])
        #expect(try list("1.200050c3") == [1_200.05, 1_200, 50, 5, 3, 2, 3])
        #expect(try list("-1.030") == [1.03, 1, 30, 3, 3, 2, 0])
        #expect(try list("0.00") == [0, 0, 0, 0, 2, 0, 0])
        #expect(PluralOperands(.double(.nan)) == nil)
        #expect(throws: NumberError.notANumber(text: "1,5", offset: 1)) { try PluralOperands(text: "1,5") }
    }

    @Test func rulesInText() throws {
        let rules = try PluralRules(
            rules: "one: i = 1 and v = 0 @integer 1; few: n % 10 = 2..4, 7 and n % 100 != 12..14; other: @integer 5")
        #expect(rules.categories == [.one, .few, .other])
        #expect([1, 2, 12, 17, 27, 5].map { rules.category(for: $0) } == [.one, .few, .other, .few, .few, .other])
        #expect(try PluralRules(rules: "").category(for: 1) == .other)
    }

    @Test(arguments: [
        "single: n = 1", "one n = 1", "one: x = 1", "one: n =", "one: n = 1 and", "one: n % 0 = 1", "one: n = 5..3",
        "one: n > 1", "one: n = 99999999999999999999999", "one: n = 1 or or n = 2", "one: n = 1, few: n = 2",
    ])
    func malformedRules(text: String) {
        #expect(throws: PluralRuleError.self) { try PluralRules(rules: text) }
    }

    /// Every locale against ICU: integers, visible zeros, and random decimals.
    @Test func everyLocaleAsICU() throws {
        var random = SeededGenerator(for: "PluralRulesTests")
        var mismatches = Mismatches()
        let integers = Array(0...12) + [15, 20, 21, 22, 25, 100, 101, 111, 1_000, 1_000_000, 1_000_001]
        for locale in LocaleID.available {
            var options = NumberOptions()
            options.precision = .unlimited
            let plain = try CompiledNumber(
                reference: NumberSpecification(locale: locale, kind: .decimal, options: options))
            options.precision = .fractionLength(2)
            let zeros = try CompiledNumber(
                reference: NumberSpecification(locale: locale, kind: .decimal, options: options))
            for type in PluralRules.Kind.allCases {
                let rules = try PluralRules(locale: locale, type: type)
                for integer in integers + [random.integer()] {
                    mismatches.expect(
                        rules.category(for: integer), equals: try plain.pluralCategory(of: integer, type: type),
                        "\(type) of \(integer) in \(locale)")
                }
                for hundredths in [10, 100, 110, 111, 112, 150, 200, 500, 1_100, Int(random.next() % 100_000)] {
                    let value = try ExactDecimal("\(hundredths)e-2")
                    mismatches.expect(
                        rules.category(for: value, visibleFractionDigits: 2),
                        equals: try zeros.pluralCategory(of: value, type: type), "\(type) of \(value) in \(locale)")
                }
            }
        }
        mismatches.report()
    }

    @Test func whatIsDisplayedDecides() {
        let style = NumberStyle<Double>(locale: "en")
        #expect(style.pluralCategory(of: 1) == .one)
        #expect(style.precision(.fractionLength(1)).pluralCategory(of: 1) == .other)
        #expect(style.precision(.fractionLength(0)).pluralCategory(of: 1.4) == .one)
        #expect(style.pluralCategory(of: 22, type: .ordinal) == .two)
        let million = NumberStyle<Int>(locale: "fr").notation(.compactName()).pluralCategory(of: 1_000_000)
        #expect(million == (LoadedICU.cldr >= 38 ? .many : .other))
        #expect(NumberStyle<Int>(locale: "fr").notation(.spellOut).pluralCategory(of: 1) == .one)
    }
}
