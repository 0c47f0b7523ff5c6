import LocaleFormat
import LocaleFormatMoneyInWords

@testable import LocaleFormatNumbers

extension Limit {
    static let numbers: [Limit] = [
        Limit("ExactDecimal.maximumLength", ExactDecimal.maximumLength) { _ = try ExactDecimal("1e\($0 - 1)") },
        Limit("Precision.limit", Precision.limit) { digits in
            _ = try NumberStyle<Double>(locale: "en").precision(.fractionLength(digits)).compiled()
        },
        Limit("CompiledNumberRange.maximumLength", CompiledNumberRange.maximumLength, icu: 68) { digits in
            let range = try CompiledNumberRange(NumberSpecification(locale: "en", kind: .decimal))
            _ = try range.format(from: ExactDecimal("1e\(digits - 1)"), to: ExactDecimal("2e\(digits - 1)"))
        },
        Limit("CompiledNumberParser.maximumLength", CompiledNumberParser.maximumLength) { length in
            // Letters, so that it is no number from the first byte.
            _ = try NumberStyle<Int>(locale: "en").parse(String(repeating: "x", count: length))
        },
        Limit("RuleReader.limit", RuleReader.limit) { length in
            let style = try NumberStyle<Int>(locale: "en").notation(.spellOut).compiledParser()
            _ = try style.parse("one " + String(repeating: "x", count: length - 4))
        },
        Limit("RuleReader.limitOfICU", RuleReader.limitOfICU) { length in
            let parser = try CompiledNumberParser(NumberSpecification(locale: "en", kind: .pattern("0.00;(0.00)")))
            _ = try parser.parse(String(repeating: "x", count: length))
        },
        Limit("NumberPattern.maximumLength", NumberPattern.maximumLength) { length in
            _ = try NumberPattern("0" + String(repeating: "x", count: length - 1))
        },
        Limit("SkeletonReading.maximumLength", SkeletonReading.maximumLength) { length in
            _ = try SkeletonReading("percent" + String(repeating: " ", count: length - 7))
        },
        Limit("DatePattern.maximumLength", DatePattern.maximumLength) { length in
            _ = try DatePattern("y" + String(repeating: ".", count: length - 1))
        },
        Limit("DatePattern.maximumRepeats", DatePattern.maximumRepeats) { count in
            _ = try DatePattern(String(repeating: "y", count: count))
        },
        Limit("CompiledDateParser.maximumLength", CompiledDateParser.maximumLength) { length in
            let parser = try DateStyle(date: .short, locale: "en").compiledParser()
            _ = try parser.parse(String(repeating: " ", count: length))
        },
        Limit("CompiledRelativeDateParser.maximumLength", CompiledRelativeDateParser.maximumLength) { length in
            _ = try RelativeDateStyle(locale: "en").compiledParser().parse(String(repeating: "x", count: length))
        },
        Limit("CompiledDurationParser.maximumLength", CompiledDurationParser.maximumLength) { length in
            let parser = try DurationStyle(.units(), locale: "en").compiledParser()
            _ = try parser.parse(String(repeating: "x", count: length))
        },
        Limit("CompiledCurrencyWords.maximumLength", CompiledCurrencyWords.maximumLength) { length in
            let words = CurrencyStyle<ExactDecimal>(code: "EUR", locale: "en").words
            _ = try words.parseAmount(String(repeating: "x", count: length))
        },
        Limit("CalendarDuration.maximumLength", CalendarDuration.maximumLength) { length in
            _ = try CalendarDuration(iso8601: "P" + String(repeating: "0", count: length - 3) + "1Y")
            _ = try Duration(iso8601: "PT" + String(repeating: "0", count: length - 4) + "1S")
        },
        Limit("UnitID.maximumLength", UnitID.maximumLength, icu: 68) { length in
            let unit = """
                kilogram-millimeter-ampere-kelvin-candela-radian-kilobyte-kilocalorie-horsepower-millibar-kilohertz-kilovolt\
                -fathom-furlong-astronomical-unit-nautical-mile-parsec-hectare-acre-barrel-bushel-fluid-ounce-gallon-teaspoon\
                -tablespoon-carat-lux-lumen-newton-
                """
            let last = ["mole", "joule"].first { unit.utf8.count + $0.utf8.count == length } ?? ""
            _ = try UnitID(unit + last)
        },
        Limit("UnitParser.maximumLength", UnitParser.maximumLength) { length in
            _ = try UnitParser(locale: "en").parse("1" + String(repeating: " ", count: length - 3) + "ft")
        },
        Limit("UnitParser.maximumUnits", UnitParser.maximumUnits, icu: 68) { count in
            let units = ["km", "hm", "dam", "m", "dm", "cm", "mm", "μm", "nm"]
            _ = try UnitParser(locale: "en").parse(units.prefix(count).map { "1 \($0)" }.joined(separator: " "))
        },
        Limit("FixedDay.max", FixedDay.max.dayNumber) { _ = try FixedDay($0) },
    ]
}
