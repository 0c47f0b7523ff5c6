import LocaleFormatCore
import LocaleFormatMeasures
import LocaleFormatNumbers
import TestSupport
import Testing

/// Quantities told in several units, where ICU's own arithmetic ends: it counts in 64-bit integers made of doubles.
@Suite(.icu(from: 68, "units of several words")) struct MixedUnitTests {
    private func compiled(_ unit: UnitID) throws -> CompiledNumber {
        try UnitStyle<Double>(unit, locale: "en").compiled()
    }

    @Test func writesWhatItCanTell() throws {
        let feet = try compiled("foot-and-inch")
        #expect(try feet.format(-5.5) == "-5 ft, 6 in")
        #expect(try feet.format(0) == "0 ft, 0 in")
        #expect(try feet.format(999_999_999_999_999) == "999,999,999,999,999 ft, 0 in")
        // Inches come first, and take the sign.
        #expect(try compiled("inch-and-foot").format(-0.5) == "-6 in, 0 ft")
        #expect(try compiled("foot").format(9.3e18) == "9,300,000,000,000,000,000 ft")
    }

    @Test(arguments: [9.3e18, 1e15, -1e15, 1e300, .nan, .infinity, -.infinity, -0.5, -0.001])
    func refusesTheRest(value: Double) throws {
        let feet = try compiled("foot-and-inch")
        let error = NumberError.notInMixedUnits(value: NumberValue.double(value).plainText, unit: "foot-and-inch")
        #expect(throws: error) { try feet.format(value) }
        #expect(throws: error) { try feet.formattedText(value) }
        #expect(throws: error) { try feet.pluralCategory(of: value) }
        var bytes: [UInt8] = [1]
        #expect(throws: error) { try feet.append(value, to: &bytes) }
        #expect(bytes == [1])
        // Where nothing can be thrown, plain digits.
        let text = UnitStyle<Double>("foot-and-inch", locale: "en").format(value)
        #expect(text == NumberValue.double(value).plainText)
    }

    @Test func theScaleCounts() throws {
        var options = NumberOptions()
        options.scale = try ExactDecimal("1e18")
        let style = UnitStyle<Double>("foot-and-inch", locale: "en", options: options)
        #expect(throws: NumberError.self) { try style.compiled().format(9.3) }
    }

    /// A range of them would stop the process, and the sign for "about" would stand before the last unit.
    @Test func noRangesOfSeveralUnits() throws {
        for unit: UnitID in ["foot-and-inch", "inch-and-foot", "hour-and-minute-and-second"] {
            for identity in NumberRangeIdentity.allCases {
                let range = UnitStyle<Double>(unit, locale: "en").range.identity(identity)
                #expect(throws: NumberError.self) { try range.compiled() }
                #expect(range.format(from: 1, to: 0.5) == "1–0.5")
            }
        }
        #expect(UnitStyle<Double>("foot", locale: "en").range.format(from: 1, to: 0.5) == "1–0.5 ft")
    }

    /// Units by use are ICU's choice, perhaps several: by region and by number.
    @Test func usage() throws {
        func style(_ usage: String) -> NumberSpecification {
            NumberSpecification(locale: "en-US", kind: .skeleton(usage))
        }
        let height = "unit/meter usage/person-height"
        #expect(try CompiledNumber(style(height)).format(1.8) == "5 ft, 11 in")
        #expect(throws: NumberError.self) { try CompiledNumberRange(style(height)) }
        #expect(throws: NumberError.self) { try CompiledNumberRange(style(height + "-child")) }
        #expect(throws: NumberError.self) { try CompiledNumberParser(style(height)) }
        #expect(throws: NumberError.self) {
            try CompiledNumber(style("unit/light-year usage/person-height")).format(9e9)
        }
        #expect(throws: NumberError.self) { try CompiledNumber(style("unit/hour usage/media")).format(1e20) }
        let road = try CompiledNumberRange(style("unit/meter usage/road"))
        #expect(try road.format(from: 500, to: 2_000) == "1,650 ft – 1.2 mi")
        // ICU would convert a second time: "~1 mi".
        #expect(throws: NumberError.self) { try road.format(from: 500, to: 500) }
        #expect(throws: NumberParseError.self) {
            try UnitStyle<Double>("foot-and-inch", locale: "en").parse("5 ft, 6 in", mode: .strict)
        }
    }
}
