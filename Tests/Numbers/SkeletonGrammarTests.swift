import LocaleFormat
import LocaleFormatBridge
import TestSupport
import Testing

@testable import LocaleFormatNumbers

/// The grammar of number skeletons, against ICU's documentation and against what ICU itself takes.
@Suite struct SkeletonGrammarTests {
    static func style(_ skeleton: String, _ locale: LocaleID = "en-US") -> NumberSpecification {
        NumberSpecification(locale: locale, kind: .skeleton(skeleton))
    }

    /// ICU User Guide, "Number Skeletons": its table of examples, with both spellings.
    @Test(arguments: [
        ("percent", "25", "25%"), ("%", "25", "25%"), (".00", "25", "25.00"), ("percent .00", "25", "25.00%"),
        ("scale/100", "0.3", "30"), ("scale/1E2", "0.3", "30"), ("percent scale/100", "0.3", "30%"),
        ("%x100", "0.3", "30%"),
        ("measure-unit/length-meter", "5", "5 m"), ("unit/meter unit-width-full-name", "5", "5 meters"),
        ("currency/CAD", "10", "CA$10.00"), ("currency/CAD unit-width-narrow", "10", "$10.00"), ("K", "5000", "5K"),
        ("compact-long", "5000", "5 thousand"), ("K currency/CAD", "5000", "CA$5K"), ("", "5000", "5,000"),
        (",?", "5000", "5000"), ("group-min2", "15000", "15,000"), ("+!", "60", "+60"), ("sign-always", "0", "+0"),
        ("sign-except-zero", "0", "0"), ("() currency/CAD", "-40", "(CA$40.00)"),
    ])
    func documentedExamples(_ skeleton: String, _ value: String, _ expected: String) throws {
        #expect(try CompiledNumber(Self.style(skeleton)).format(ExactDecimal(value)) == expected, "\(skeleton)")
    }

    /// Every stem and every form of option that the guide names.
    @Test(arguments: [
        "scientific/*ee/sign-always", "engineering/sign-always/*ee", "E0", "E00", "EE+!0", "E+?00", "notation-simple",
        "base-unit", "permille", "unit/furlong-per-second",
        "measure-unit/length-meter per-measure-unit/duration-second",
        "unit-width-iso-code", "unit-width-hidden", "unit-width-formal", "unit-width-variant", "precision-integer",
        "precision-integer/@##", "precision-unlimited", "precision-increment/0.05", "precision-currency-standard",
        "precision-currency-cash/w", ".", ".00*", ".##", ".0#", ".##/@@@*", ".00/@##", ".00/@@#r/w", "@@@", "@@@*",
        "@##",
        "@@#", ".00+", "rounding-mode-ceiling", "rounding-mode-half-odd", "rounding-mode-unnecessary",
        "integer-width/*000", "000", "integer-width/##0", "integer-width/00", "integer-width/*", "integer-width/+0",
        "integer-width-trunc", "scale/0.5", "scale/0", "group-off", ",_", ",!", "group-thousands", "latin",
        "numbering-system/deva", "sign-negative", "()-", "+_", "()?", "decimal-auto", "decimal-always",
        "usage/road unit/kilometer", "  percent\t.00\u{200E}latin ",
    ])
    func documentedStems(_ skeleton: String) throws {
        do {
            #expect(try !CompiledNumber(Self.style(skeleton)).format(1).isEmpty)
        } catch NumberError.unsupported(_, _, let since) {
            #expect(LoadedICU.major < since, "ICU \(since) has it")
        }
    }

    @Test(arguments: [
        ("foo-bar", 0), (".00 foo", 4), (".00 @@", 4), ("scale", 5), ("scale/", 6), ("scale//1", 6), ("/1", 0),
        ("scale/x", 6),
        ("scale/1e999999999", 6), ("scale/1e-2147483648", 6), ("scale/NaN", 6), ("scale/1/2", 8), ("latin/x", 6),
        ("precision-increment/0", 20), ("precision-increment/-1", 20), ("precision-increment/1e9999", 20),
        ("precision-increment/9999999999999999999999", 20), ("currency/US", 9), ("currency/***", 9), ("unit/", 5),
        ("unit/Meter", 5), ("unit/meter--foot", 5), ("unit/me\u{0}ter", 5), ("measure-unit/meter", 13),
        ("numbering-system/ü", 17), ("integer-width/0#", 14), ("E", 0), ("EEE0", 0), ("E+0", 0), (".0#0", 0),
        ("@#@", 0),
        (".00/@@#", 4), (".00/w/w", 6), ("@@/@@", 3), ("scientific/*", 11), ("percent unit/meter", 8), ("é", 0),
        ("0é", 0),
        ("é scale", 0), ("latin é", 6), ("unit/parsnip", 5), ("numbering-system/none", 17),
    ])
    func faultsHaveAPlace(_ skeleton: String, _ offset: Int) {
        for make in [
            { _ = try CompiledNumber(Self.style(skeleton)) }, { _ = try CompiledNumberParser(Self.style(skeleton)) },
            { _ = try CompiledNumberRange(Self.style(skeleton)) },
        ] {
            do {
                try make()
                Issue.record("\(skeleton) was taken")
            } catch NumberError.invalidSkeleton(let given, let place, let expected) {
                let isRight = given == skeleton && place == offset && !expected.isEmpty
                #expect(isRight, "\(skeleton): \(place ?? -1) \(expected)")
            } catch { Issue.record("\(skeleton): \(error)") }
        }
    }

    /// Units come as text too, and nothing else shall come in with them.
    @Test func unitsAreNoSkeletons() {
        for unit in ["meter scale/1e999999999", "meter/x", "", "foot and inch", "meter\u{0}"] {
            let style = NumberSpecification(locale: "en", kind: .unit(unit, width: .wide))
            #expect(throws: NumberError.self) { try CompiledNumber(style) }
        }
    }

    /// ICU counts the units before the last in 64-bit integers, whatever the number: what does not fit is told by none.
    @Test(.icu(from: 68, "mixed units"), arguments: [.nan, .infinity, -.infinity, 1e15] as [Double])
    func mixedUnitsAreFinite(value: Double) throws {
        for (skeleton, unit) in [
            ("compact-short unit/foot-and-inch", "foot-and-inch"),
            ("unit/meter usage/person-height", "usage/person-height"),
        ] {
            let style = try CompiledNumber(Self.style(skeleton))
            let error = NumberError.notInMixedUnits(value: NumberValue.double(value).plainText, unit: unit)
            #expect(throws: error) { try style.format(value) }
        }
    }

    /// Only where the region tells several units: no German weighs stones and pounds.
    @Test(.icu(from: 68, "unit preferences")) func usagesOfOneUnitHaveNoLimit() throws {
        let style = try CompiledNumber(Self.style("unit/kilogram usage/person", "de"))
        #expect(try style.format(1e15) == "1.000.000.000.000.000 kg")
        #expect(try style.format(Double.infinity) == "∞ kg")
        let british = try CompiledNumber(Self.style("unit/kilogram usage/person", "en-GB"))
        #expect(throws: NumberError.self) { try british.format(1e15) }
        let range = try CompiledNumberRange(Self.style("unit/kilogram usage/person", "de"))
        #expect(try range.format(from: 70, to: 80) == "70–80 kg")
        #expect(throws: NumberError.self) {
            try CompiledNumberRange(Self.style("unit/kilogram usage/person", "de-u-rg-gbzzzz"))
        }
    }

    @Test func lengthIsLimited() {
        for skeleton in [
            String(repeating: " ", count: 5_000), "." + String(repeating: "0", count: 1_000),
            "E" + String(repeating: "0", count: 1_000), String(repeating: "@", count: 1_000),
            "integer-width/*" + String(repeating: "0", count: 1_000),
            "scientific/*" + String(repeating: "e", count: 1_000),
            "unit/" + String(repeating: "meter-", count: 50) + "meter",
        ] {
            #expect(throws: NumberError.self) { try CompiledNumber(Self.style(skeleton)) }
        }
    }

    /// ICU leaves a scale out where the product has more than 34 digits.
    @Test func scaleIsExact() throws {
        let long = try ExactDecimal("1234567890123456789012345678901234567891")
        let style = Self.style("scale/1.5 group-off precision-unlimited")
        #expect(try CompiledNumber(style).format(long) == "1851851835185185183518518518351851851836.5")
        let many = Self.style("scale/12345678901234567890123456789012345678901 group-off")
        #expect(try CompiledNumber(many).format(5) == "61728394506172839450617283945061728394505")
        var options = NumberOptions()
        options.scale = try ExactDecimal("-0.75")
        let scaled = NumberSpecification(locale: "en", kind: .percent, options: options)
        #expect(try CompiledNumber(scaled).format(0.5) == "-38%")
        #expect(try CompiledNumberParser(Self.style("scale/3")).parse("15").exactDecimal == 5)
    }

    /// Whatever ICU opens is taken, but for numbers beyond its own arithmetic; whatever is refused, ICU does not open.
    @Test func takesWhatICUTakes() {
        var random = SeededGenerator(for: "SkeletonGrammarTests")
        var mismatches = Mismatches()
        var taken = 0
        for _ in 0..<1_200 * SeededGenerator.rounds {
            let skeleton = random.numberSkeleton()
            do {
                _ = try CompiledNumber(Self.style(skeleton))
                taken += 1
            } catch NumberError.invalidSkeleton(_, .some, let expected) {
                // A huge scale is harmless as long as nothing is formatted.
                // ICU reads names up to a NUL.
                let isOurs =
                    skeleton.contains("\0")
                    || ["decimal number", "three letters", "usage"].contains(where: expected.contains)
                    // ICU 67 takes money per unit.
                    || LoadedICU.major < 68 && skeleton.contains("per-measure-unit")
                let opens = (try? NumberHandle(skeleton: skeleton, locale: "en_US")) != nil
                mismatches.expect(opens, equals: opens && isOurs, "\(skeleton): \(expected)")
            } catch NumberError.unsupported(_, _, let since) where LoadedICU.major < since {
                taken += 1
            } catch NumberError.invalidSkeleton where OlderSkeleton.needed(for: skeleton) != nil {
                // What an older ICU is asked has other places.
                let opens = (try? NumberHandle(opening: skeleton, locale: "en_US")) != nil
                mismatches.expect(opens, equals: false, skeleton)
            } catch NumberError.icu { taken += 1 } catch { mismatches.add("\(skeleton): \(error)") }
        }
        mismatches.report()
        #expect(taken > 300 * SeededGenerator.rounds)
    }
}
