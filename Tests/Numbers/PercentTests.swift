import LocaleFormat
import TestSupport
import Testing

/// An integer is so many percent, another number a ratio.
@Suite struct PercentTests {
    @Test func integersAreWholePercents() throws {
        let style = PercentStyle<Int>(locale: "en")
        #expect(style.format(25) == "25%")
        #expect(style.unit(.permille).format(25) == "25‰")
        #expect(style.format(-1234) == "-1,234%")
        #expect(style.scale(2).format(25) == "50%")
        #expect(style.notation(.scientific).format(25) == "2.5E1%")
        // ICU 67 leaves the sign out in compact notation, and has no ranges.
        if LoadedICU.major > 67 {
            #expect(style.notation(.compactName()).format(25_000) == "25K%")
            #expect(style.formatRange(3...5) == "3% – 5%")
            #expect(style.formatApproximately(5) == "~5%")
        }
        #expect(try style.parse("25%") == 25)
        #expect(try style.parse("25", mode: .lenient) == 25)
        #expect(try style.scale(2).parse("50%") == 25)
        #expect(try style.compiled().isFast)
        #expect(PercentStyle<UInt8>(locale: "de").format(25) == "25\u{A0}%")
    }

    @Test func otherNumbersAreRatios() throws {
        #expect(PercentStyle<Double>(locale: "en").format(25) == "2,500%")
        #expect(PercentStyle<Float>(locale: "en").format(0.25) == "25%")
        #expect(PercentStyle<ExactDecimal>(locale: "en").format(25) == "2,500%")
    }

    /// ICU's skeleton `percent` multiplies nothing either (UTS #35 part 3, "Number Skeletons": `scale/100` stands beside it).
    @Test(arguments: ["en", "tr", "ar-EG", "fr-CH", "eu", "en-US-u-va-posix"] as [LocaleID])
    func wholePercentsAreICUs(locale: LocaleID) throws {
        for (kind, skeleton) in [
            (NumberSpecification.Kind.wholePercent, "percent precision-integer"),
            (.wholePermille, "permille precision-integer"),
        ] {
            var options = NumberOptions()
            options.precision = .fractionLength(0)
            let ours = NumberSpecification(locale: locale, kind: kind, options: options)
            let icu = NumberSpecification(locale: locale, kind: .skeleton(skeleton))
            for value in [0, 1, -1, 25, -1_234_567, .max, .min] {
                #expect(try CompiledNumber(ours).format(value) == CompiledNumber(icu).format(value))
            }
        }
    }
}
