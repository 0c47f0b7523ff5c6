import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatMeasures
import LocaleFormatNumbers
import TestSupport
import Testing

/// CLDR's own test files of what people of a region use.
@Suite(.icu(from: 68, "preferences of units")) struct UnitPreferenceTests {
    /// Usages that CLDR 42 has not, or for fewer regions.
    private static let newer: Set = ["area floor", "speed rainfall", "speed snowfall", "speed wind"]

    @Test func byRegion() throws {
        var mismatches = Mismatches()
        for row in try UnitConversionTests.rows("unitPreferencesTest.txt") {
            // quantity, usage, region, amount as a ratio, the same as a decimal, unit; then whole amounts and units, and the last
            // one's amount twice.
            guard let unit = try? UnitID(row[5]) else { continue }
            let usage = try #require(UnitUsage(row[1]))
            let locale = try LocaleID("und-\(row[2])")
            var expected: [(ratio: ExactRatio, unit: String)] = []
            var columns = row[6...]
            while columns.count > 3 {
                expected.append((try UnitConversionTests.ratio(columns.removeFirst()), columns.removeFirst()))
            }
            let last = try UnitConversionTests.ratio(columns.removeFirst())
            columns.removeFirst()
            expected.append((last, columns.removeFirst()))
            if LoadedICU.cldr < 48, Self.newer.contains("\(row[0]) \(row[1])") { continue }
            let value = try UnitConversionTests.ratio(row[3]).decimal
            guard let amounts = try? unit.preferredAmounts(value, for: usage, in: locale) else {
                mismatches.add("\(row)")
                continue
            }
            let texts = amounts.map { "\($0.value.rounded) \($0.unit)" }
            mismatches.expect(texts, equals: expected.map { "\($0.ratio.decimal.rounded) \($0.unit)" }, "\(row)")
        }
        mismatches.report()
    }

    @Test func byLocale() throws {
        var mismatches = Mismatches()
        for row in try UnitConversionTests.rows("unitLocalePreferencesTest.txt") {
            guard let unit = try? UnitID(row[0]) else { continue }
            let usage = try #require(UnitUsage(row[2]))
            let value = try UnitConversionTests.ratio(row[1]).decimal
            let amounts = try unit.preferredAmounts(value, for: usage, in: try LocaleID(row[3]))
            let expected = "\(try UnitConversionTests.ratio(row[5]).decimal.rounded) \(row[4])"
            mismatches.expect(amounts.map { "\($0.value.rounded) \($0.unit)" }, equals: [expected], "\(row)")
        }
        mismatches.report()
    }

    @Test(
        arguments: [
            ("meter", 1.8, "person-height", "en-US", "5 ft, 11 in"), ("meter", 1.8, "person-height", "de", "180 cm"),
            ("meter", 1.8, "person-height-informal", "en-US", "5 ft, 11 in"),
            ("meter", 500, "road", "en-US", "1,650 ft"),
            ("meter", 1_500, "road", "en-GB", "0.93 mi"), ("celsius", 20, "weather", "en-US", "68°F"),
            ("celsius", 20, "weather", "en-US-u-mu-celsius", "20°C"),
            ("celsius", 20, "weather", "en-US-u-rg-dezzzz", "20°C"),
            ("kilometer", 10, "road", "en-US-u-ms-metric", "10 km"),
            ("kilometer", 10, "road", "de-u-ms-ussystem", "6,2 mi"),
            ("mile-per-gallon", 30, "default", "de", "7,8 L/100 km"),
        ] as [(UnitID, Double, String, LocaleID, String)])
    func writes(unit: UnitID, value: Double, usage: String, locale: LocaleID, expected: String) throws {
        let style = UnitStyle<Double>(unit, locale: locale).usage(try #require(UnitUsage(usage)))
        let text = style.format(value)
        #expect(text.replacing("\u{A0}", with: " ") == expected)
        #expect(try style.compiled().format(.double(value)) == text)
        #expect(try style.formattedText(value).text == text)
    }

    /// Byte for byte what ICU's formatter writes for a usage, but where its doubles tip a tie the other way.
    @Test(.icu(from: 72, "the rounding of today")) func asICU() throws {
        var random = SeededGenerator(for: "UnitUsage")
        var mismatches = Mismatches()
        let cases: [(String, String)] = [
            ("meter", "road"), ("meter", "person-height"), ("meter", "default"), ("kilogram", "person"),
            ("kilogram", "default"), ("liter", "fluid"), ("celsius", "weather"), ("square-meter", "land"),
            ("second", "media"), ("meter-per-second", "wind"), ("meter", "rainfall"), ("pascal", "baromtrc"),
        ]
        for _ in 0..<30 * SeededGenerator.rounds {
            let locale = random.element(of: LocaleID.available)
            // ICU 72 takes a language without a region for the world.
            if locale.region == nil { continue }
            for (unit, usage) in cases {
                let value = Double(random.integer() % 1_000_000) / 1_000
                let style = UnitStyle<Double>(try UnitID(unit), locale: locale)
                let skeleton = NumberSpecification(locale: locale, kind: .skeleton("unit/\(unit) usage/\(usage)"))
                guard let expected = try? CompiledNumber(reference: skeleton).format(value) else { continue }
                let compiled = try CompiledConvertedUnit(once: style.usage(try #require(UnitUsage(usage))))
                // ICU leaves the sign out where there is less than one of the first of several units; here it is written, or refused.
                if value < 0, !expected.contains(where: { $0 == "-" || $0 == "\u{2212}" }) { continue }
                let text = try compiled.format(.double(value))
                // ICU converts by way of a Double, which decides what lies halfway: it may write what a bit more or less is.
                let isTipped =
                    try text != expected
                    && [1 - 1e-12, 1 + 1e-12].contains { try compiled.format(.double(value * $0)) == expected }
                mismatches.expect(isTipped ? expected : text, equals: expected, "\(value) \(unit) \(usage) \(locale)")
            }
        }
        mismatches.report()
    }

    @Test func usages() throws {
        #expect(
            UnitUsage.names.contains("road") && UnitUsage("Road") == nil && UnitUsage("") == nil
                && UnitUsage("a-") == nil)
        #expect(UnitUsage("road") == .road)
        let style = UnitStyle<Double>("mile", locale: "en").converted(to: "hour")
        #expect(style.format(5) == "5 mile")
        #expect(throws: UnitError.notConvertible(from: "mile", to: "hour")) { try style.compiled() }
        // ICU's choice: infinities in the largest unit, NaN in the last.
        #expect(UnitStyle<Double>("mile", locale: "en").usage(.road).format(.nan) == "NaN ft")
        #expect(UnitStyle<Double>("meter", locale: "de").usage(.road).format(-.infinity) == "-∞ km")
        #expect(UnitStyle<Double>("kilogram", locale: "de").usage(.person).format(.infinity) == "∞ kg")
        #expect(UnitStyle<Double>("kilometer", locale: "de").converted(to: "mile").format(.infinity) == "∞ mi")
        #expect(UnitStyle<Double>("celsius", locale: "de").converted(to: "fahrenheit").format(.nan) == "NaN °F")
        // Neither a multiple nor one unit.
        let thirst = UnitStyle<Double>("liter-per-100-kilometer", locale: "en").converted(to: "mile-per-gallon")
        #expect(throws: UnitError.self) { try thirst.compiled().format(.double(.infinity)) }
        let height = try UnitStyle<Double>("meter", locale: "en-US").usage(.personHeight).compiled()
        #expect(throws: UnitError.self) { try height.format(.double(.infinity)) }
        #expect(UnitStyle<Double>("meter", locale: "de").usage(.asProvided).format(5_000) == "5.000 m")
        #expect(
            UnitStyle<Double>("meter", locale: "en").precision(.fractionLength(2)).converted(to: "foot").format(1)
                == "3.28 ft")
        try checkCodable(UnitStyle<Int>("meter", width: .wide, locale: "de").usage(.road))
    }
}

extension ExactDecimal {
    /// To 15 significant digits.
    fileprivate var rounded: String {
        let cut = ExactDecimal(Double(exactly: self) ?? 0) ?? 0
        return cut.description
    }
}
