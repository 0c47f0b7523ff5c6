import LocaleFormatCore
import LocaleFormatLocales
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
        #expect(try feet.format(0) == "0 ft, 0 in" && feet.format(-0.0) == "0 ft, 0 in")
        #expect(try feet.format(999_999_999_999_999) == "999,999,999,999,999 ft, 0 in")
        // Inches come first, and take the sign.
        #expect(try compiled("inch-and-foot").format(-0.5) == "-6 in, 0 ft")
        #expect(try compiled("foot").format(9.3e18) == "9,300,000,000,000,000,000 ft")
    }

    /// In decimals: of the product with a double 12 × 0.000375 is more than 0.0045, and 12 × 0.31 less than 3.72.
    @Test(
        arguments: [
            ("2.000375", "2 ft, 0.004 in"), ("0.31", "0 ft, 3.72 in"), ("-0.5", "-6 in"), ("-0.001", "-0.012 in"),
            ("-5.5", "-5 ft, 6 in"), ("5.99999", "6 ft, 0 in"), ("-0.99999", "-1 ft, 0 in"),
            ("1e15", "1,000,000,000,000,000 ft, 0 in"), ("-1e15", "-1,000,000,000,000,000 ft, 0 in"),
            ("1e300", nil), ("12345678901234567890.25", "12,345,678,901,234,567,890 ft, 3 in"),
            ("-0", "0 ft, 0 in"),
        ] as [(String, String?)])
    func countsExactly(value: String, expected: String?) throws {
        let value = NumberValue.decimal(try ExactDecimal(value))
        let feet = try compiled("foot-and-inch")
        let text = try feet.format(value)
        #expect(expected == nil ? text.hasSuffix(" ft, 0 in") && text.count > 300 : text == expected)
        var bytes: [UInt8] = []
        try feet.append(value, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
        #expect(try feet.formattedText(value).text == text)
    }

    @Test func allDigits() throws {
        let style = UnitStyle<ExactDecimal>("foot-and-inch", locale: "en").precision(.unlimited)
        #expect(style.format(try ExactDecimal("0.31")) == "0 ft, 3.72 in")
        // Four inches are no decimal of feet.
        let inches = UnitStyle<Int>("inch", locale: "en").precision(.unlimited).converted(to: "foot-and-inch")
        #expect(inches.format(4) == "0 ft, 4 in" && inches.format(-4) == "-4 in" && inches.format(-16) == "-1 ft, 4 in")
        let third = UnitStyle<Int>("second", locale: "en").converted(to: "hour-and-minute-and-second")
        #expect(third.format(3_661) == "1 hr, 1 min, 1 sec" && third.format(-61) == "-1 min, 1 sec")
        #expect(third.format(-1) == "-1 sec")
    }

    /// The sign is the first number's, digits and groups are those of the style.
    @Test func options() throws {
        var style = UnitStyle<Double>("foot-and-inch", locale: "en")
        #expect(style.sign(strategy: .always()).format(5.5) == "+5 ft, 6 in")
        #expect(style.sign(strategy: .never).format(-5.5) == "5 ft, 6 in")
        #expect(style.grouping(.never).format(1234.5) == "1234 ft, 6 in")
        #expect(style.precision(.fractionLength(2)).format(5.5) == "5 ft, 6.00 in")
        #expect(style.rounded(rule: .down).precision(.fractionLength(0)).format(5.999) == "5 ft, 11 in")
        style.locale = "fa"
        #expect(style.format(5.5) == "۵ فوت،\u{200F} ۶ اینچ" || style.format(5.5).contains("۶"))
        let fields = try UnitStyle<Double>("foot-and-inch", locale: "en").formattedText(-5.5)
        #expect(
            fields.spans.map { "\($0.field.rawValue) \(fields[$0])" } == [
                "sign -", "integer 5", "unit ft", "integer 6", "unit in",
            ])
    }

    /// Where doubles count exactly, ICU's text and ours are one: all locales, all widths.
    @Test func agreesWithICU() throws {
        var mismatches = Mismatches()
        var random = SeededGenerator(for: "MixedUnit")
        let locales =
            TestSize.isFull ? LocaleID.available : (0..<10).map { _ in random.element(of: LocaleID.available) }
        for locale in locales {
            for unit in ["foot-and-inch", "hour-and-minute-and-second", "pound-and-ounce"] {
                for width in NumberSpecification.UnitWidth.allCases {
                    let style = UnitStyle<Double>(try UnitID(unit), width: width, locale: locale)
                    // With a notation, be it the simple one, ICU counts.
                    let name = width == .wide ? "unit-width-full-name" : "unit-width-\(width.rawValue)"
                    let skeleton = "unit/\(unit) .### notation-simple \(name)"
                    let theirs = try CompiledNumber(
                        once: NumberSpecification(locale: locale, kind: .skeleton(skeleton)))
                    for value in [5.5, 1.25, 2, 0, -3.75, 1021.5] {
                        mismatches.expect(
                            style.format(value), equals: try theirs.format(value),
                            "\(locale) \(skeleton)\(value)")
                    }
                }
            }
        }
        mismatches.report()
    }

    @Test(arguments: [.nan, .infinity, -.infinity] as [Double])
    func refusesTheRest(value: Double) throws {
        let feet = try compiled("foot-and-inch")
        let error = NumberError.notInMixedUnits(value: NumberValue.double(value).plainText, unit: "foot-and-inch")
        #expect(throws: error) { try feet.format(value) }
        #expect(throws: error) { try feet.formattedText(value) }
        #expect(throws: error) { try feet.pluralCategory(of: value) }
        var bytes: [UInt8] = [1]
        #expect(throws: error) { try feet.append(value, to: &bytes) }
        #expect(bytes == [1])
        // Where nothing can be thrown, plain digits and the unit.
        let text = UnitStyle<Double>("foot-and-inch", locale: "en").format(value)
        #expect(text == "\(NumberValue.double(value).plainText) foot-and-inch")
    }

    @Test func theScaleCounts() throws {
        var options = NumberOptions()
        options.scale = try ExactDecimal("1e18")
        let style = UnitStyle<Double>("foot-and-inch", locale: "en", options: options)
        #expect(try style.compiled().format(9.3) == "9,300,000,000,000,000,000 ft, 0 in")
    }

    /// A range of them would stop the process, and the sign for "about" would stand before the last unit.
    @Test func noRangesOfSeveralUnits() throws {
        for unit: UnitID in ["foot-and-inch", "inch-and-foot", "hour-and-minute-and-second"] {
            for identity in NumberRangeIdentity.allCases {
                let range = UnitStyle<Double>(unit, locale: "en").range.identity(identity)
                #expect(throws: NumberError.self) { try range.compiled() }
                #expect(range.format(from: 1, to: 0.5) == "1–0.5 \(unit)")
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
