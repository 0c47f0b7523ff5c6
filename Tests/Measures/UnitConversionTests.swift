import Foundation
import LocaleFormatCore
import LocaleFormatMeasures
import LocaleFormatNumbers
import TestSupport
import Testing

/// CLDR's own test files, of CLDR 48, against the data of the loaded ICU.
@Suite(.icu(from: 68, "data of conversions")) struct UnitConversionTests {
    /// Lines without comments, in columns.
    static func rows(_ file: String) throws -> [[String]] {
        let text = try String(contentsOf: RepositoryRoot.file("Data/Golden/Measures/\(file)"), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.prefix { $0 != "#" } }
        return lines.map { line in
            line.split(separator: ";", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        .filter { $0.count > 3 }
    }

    /// `65,501,488/411557987`
    static func ratio(_ text: String) throws -> ExactRatio {
        let plain = text.replacing(",", with: "").replacing(" ", with: "")
        let parts = plain.split(separator: "/").map(String.init)
        let below: ExactDecimal = parts.count > 1 ? try ExactDecimal(parts[1]) : 1
        return ExactRatio(try ExactDecimal(parts[0]), over: below)
    }

    @Test func everyRow() throws {
        var mismatches = Mismatches()
        for row in try Self.rows("unitsTest.txt") {
            guard let source = try? UnitID(row[1]), let target = try? UnitID(row[2]),
                let converter = try? UnitConverter(from: source, to: target)
            else {
                // Units that came later, each with its release, are in no older data.
                if LoadedICU.cldr >= 48 { mismatches.add("unknown: \(row)") }
                continue
            }
            if LoadedICU.cldr >= 46 || !["dalton", "portion"].contains(row[1]) {
                mismatches.expect(source.quantity, equals: row[0], row[1])
            }
            let result = try converter.convert(1_000)
            let expected = try #require(Double(row[4].filter { $0 != "," }), "\(row)")
            let actual = try #require(Double(exactly: result))
            let isNear = abs(actual - expected) <= abs(expected) * 6e-7
            mismatches.expect(isNear, equals: true, "\(row): \(result)")
            let formula = row[3].split(separator: "*")
            guard formula.count == 2, formula[1].trimmingCharacters(in: .whitespaces) == "x" else { continue }
            let exact = try Self.ratio(String(formula[0])).multiplied(by: ExactRatio(1_000)).decimal
            mismatches.expect(result.description, equals: exact.description, "\(row)")
        }
        mismatches.report()
    }
}

/// Facts of UTS #35 part 6 and of arithmetic.
@Suite(.icu(from: 68, "data of conversions")) struct UnitConverterTests {
    @Test(
        arguments: [
            (1, "mile", "meter", "1609.344"), (1, "meter", "mile-scandinavian", "0.0001"),
            (100, "celsius", "fahrenheit", "212"), (-40, "fahrenheit", "celsius", "-40"),
            (0, "kelvin", "celsius", "-273.15"), (1, "celsius", "millikelvin", "274150"),
            (5, "liter-per-100-kilometer", "kilometer-per-liter", "20"), (8, "bit", "byte", "1"),
            (1, "kibibyte", "byte", "1024"), (1, "square-mile", "acre", "640"), (1, "pow4-foot", "pow4-inch", "20736"),
            (36, "kilometer-per-hour", "meter-per-second", "10"),
            (1, "newton", "kilogram-meter-per-square-second", "1"),
            (71, "inch", "foot-and-inch", "5.916666666666666666666666666666666666666666666666666666666667"),
            (2, "foot-and-inch", "inch", "24"), (1, "kilowatt-hour", "joule", "3600000"),
            (1, "meter-per-second-per-second", "meter-per-square-second", "1"), (3, "yard", "foot", "9"),
            (1, "megabyte-per-second", "bit-per-second", "8000000"),
        ])
    func converts(value: Int, source: String, target: String, expected: String) throws {
        let result = try UnitID(source).convert(value, to: UnitID(target)).description
        #expect(result.prefix(40) == expected.prefix(40))
    }

    @Test func errors() throws {
        let mile: UnitID = "mile"
        #expect(throws: UnitError.notConvertible(from: "mile", to: "hour")) { try mile.convert(1, to: "hour") }
        #expect(throws: UnitError.notConvertible(from: "foot", to: "hour")) {
            try mile.convert(1, to: UnitID("foot-and-hour"))
        }
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(throws: UnitError.self) { try mile.convert(value, to: "meter") }
        }
        #expect(throws: UnitError.outOfRange(value: "0", from: "liter-per-kilometer", to: "mile-per-gallon")) {
            try UnitID("liter-per-kilometer").convert(0, to: "mile-per-gallon")
        }
        let huge = try ExactDecimal("1e999999")
        #expect(throws: UnitError.self) { try mile.convert(huge, to: "millimeter") }
        #expect(try mile.convert(ExactDecimal("1e400"), to: "meter").description.count == 404)
        #expect(mile.isConvertible(to: "foot-and-inch") && !mile.isConvertible(to: "liter"))
    }

    @Test func parts() throws {
        func parts(_ value: some NumberConvertible, _ source: UnitID, _ target: UnitID) throws -> [String] {
            try UnitConverter(from: source, to: target).parts(of: value).map { "\($0.value) \($0.unit)" }
        }
        #expect(try parts(71, "inch", "foot-and-inch") == ["5 foot", "11 inch"])
        #expect(try parts(-71, "inch", "inch-and-foot") == ["-11 inch", "-5 foot"])
        #expect(try parts(3_661, "second", "hour-and-minute-and-second") == ["1 hour", "1 minute", "1 second"])
        #expect(try parts(64, "inch", "yard-and-foot-and-inch") == ["1 yard", "2 foot", "4 inch"])
    }

    @Test func normalizes() throws {
        #expect(UnitID("meter-kilogram-per-second").normalized.id == "kilogram-meter-per-second")
        #expect(UnitID("meter-meter").normalized.id == "square-meter")
        #expect(UnitID("liter-per-100-kilometer").normalized.id == "liter-per-100-kilometer")
        #expect(try UnitID("newton").base.id == "kilogram-meter-per-square-second")
        #expect(try UnitID("mile-per-gallon").base.id == "per-square-meter")
        #expect(UnitID("mile-per-gallon").quantity == "consumption-inverse" && UnitID("knot").quantity == "speed")
    }

    /// There and back again, over all pairs of a quantity, with no digit lost that a decimal can hold.
    @Test func roundTrip() throws {
        var random = SeededGenerator(for: "UnitConverter")
        var mismatches = Mismatches()
        let units = UnitID.all.filter { $0.quantity != nil && $0.id != "beaufort" }
        for source in units {
            for target in units where target.quantity == source.quantity && random.chance(1, in: 4) {
                let value = ExactDecimal(random.integer()).scaled(byPowerOfTen: -6)
                let there = try source.convert(value, to: target)
                let back = try target.convert(there, to: source)
                let error = back.adding(value.negated)
                // Nothing is less than a part of zero, which is no round number in °C where it is one in °F.
                let limit = (value.isZero ? ExactDecimal(1) : value).scaled(byPowerOfTen: -15)
                mismatches.expect(
                    error.isZero || error.magnitudeIsLess(than: limit), equals: true, "\(value) \(source) \(target)")
            }
        }
        mismatches.report()
    }
}
