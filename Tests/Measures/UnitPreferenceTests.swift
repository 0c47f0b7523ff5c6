import LocaleFormatCore
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
}

extension ExactDecimal {
    /// To 15 significant digits.
    fileprivate var rounded: String {
        let cut = ExactDecimal(Double(exactly: self) ?? 0) ?? 0
        return cut.description
    }
}
