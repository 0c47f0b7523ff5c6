import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatMeasures
import LocaleFormatNumbers
import TestSupport
import Testing

/// Facts of CLDR 42 (common/main, units), and text byte for byte ICU's.
@Suite struct UnitStyleTests {
    @Test(
        arguments: [
            ("kilometer-per-hour", .wide, "en", 3, "3 kilometers per hour"),
            ("kilometer-per-hour", .short, "en", 3, "3 km/h"),
            ("kilometer-per-hour", .wide, "en", 1, "1 kilometer per hour"),
            ("kilometer-per-hour", .narrow, "en", 3, "3km/h"),
            ("liter", .short, "de", 0.5, "0,5 l"), ("day", .wide, "ru", 5, "5 дней"), ("day", .wide, "ru", 2, "2 дня"),
            ("day", .wide, "ar-EG", 3, "٣ أيام"), ("celsius", .short, "en", -3.5, "-3.5°C"),
            ("meter", .wide, "pl", 22, "22 metry"),
            ("square-kilometer", .short, "fr", 1234.5678, "1 234,568 km²"),
            ("foot-and-inch", .short, "en", 5.5, "5 ft, 6 in"), ("gigabyte-per-second", .short, "en", 2, "2 GB/s"),
            ("liter-per-100-kilometer", .short, "en", 7, "7 L/100 km"),
        ] as [(UnitID, UnitStyle<Double>.Width, LocaleID, Double, String)])
    func writes(unit: UnitID, width: UnitStyle<Double>.Width, locale: LocaleID, value: Double, expected: String) {
        // ICU 67 writes no units of several words.
        if LoadedICU.major < 68, expected.contains("ft") || expected.contains("100") { return }
        let text = UnitStyle<Double>(unit, width: width, locale: locale).format(value)
        #expect(text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") == expected)
    }

    @Test func takesNumberOptions() {
        let style = UnitStyle<Double>("kilogram", locale: "hi").numbering(.devanagari).precision(.fractionLength(2))
        #expect(style.format(1.5) == "१.५० कि॰ग्रा॰")
        #expect(UnitStyle<Int>("byte", locale: "en").notation(.compactName()).format(1_500) == "1.5K byte")
        #expect(UnitStyle<Int>("meter", locale: "en").sign(strategy: .always()).format(5) == "+5 m")
    }

    @Test func unknownUnitsAreErrors() throws {
        for id in [
            "", "parsnip", "kilometers", "meter percent", "Meter", "meter/second", "per-",
            String(repeating: "a", count: 999),
        ] {
            #expect(throws: UnitError.unknownUnit(id)) { try UnitID(id) }
        }
        let composed = "kilometer-per-" + "minute"
        #expect(try UnitID(composed).id == composed)
        #expect(
            UnitID.all.count > 100 && UnitID.all.contains("kilometer-per-hour")
                && UnitID.all.map(\.id).contains("fortnight") == (LoadedICU.cldr >= 48))
        try checkCodable(UnitStyle<Int>("meter", width: .wide, locale: "de"))
    }

    @Test func everyUnitAsICU() throws {
        var random = SeededGenerator(for: "UnitStyle")
        var mismatches = Mismatches()
        let locales = LocaleID.available
        for unit in UnitID.all {
            for _ in 0..<4 * SeededGenerator.rounds {
                var style = UnitStyle<Double>(
                    unit, width: random.element(of: NumberSpecification.UnitWidth.allCases),
                    locale: random.element(of: locales))
                if random.chance(1, in: 3) { style.options.precision = .fractionLength(0...Int(random.next() % 4)) }
                if random.chance(1, in: 6) { style.options.sign = .always() }
                if LoadedICU.major < 68, (try? style.compiled()) == nil { continue }
                let compiled = try style.compiled()
                let reference = try CompiledNumber(reference: style.specification)
                for value in [0, 1, -1, 2, 5, 1.5, random.double(), random.double(), Double(random.integer())] {
                    mismatches.expect(
                        Array(try compiled.format(value).utf8), equals: Array(try reference.format(value).utf8),
                        "\(unit) \(style.width) \(style.locale) \(value)")
                }
            }
        }
        mismatches.report()
    }
}
