import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatMeasures
import LocaleFormatNumbers
import TestSupport
import Testing

/// Foundation's `Duration.TimeFormatStyle` and `Duration.UnitsFormatStyle` by their documentation; words and patterns of
/// CLDR 42.
@Suite struct DurationStyleTests {
    @Test(
        arguments: [
            (.hourMinuteSecond, "en", "5405", "1:30:05"), (.hourMinuteSecond, "fi", "4200", "1.10.00"),
            (.hourMinuteSecond, "da", "4200", "1.10.00"), (.minuteSecond, "en", "3600", "60:00"),
            (.hourMinute, "en", "5429", "1:30"), (.hourMinute, "en", "5431", "1:31"),
            (.hourMinute, "en", "5430", "1:30"),
            (.hourMinute, "en", "5490", "1:32"), (.hourMinuteSecond, "en", "0", "0:00:00"),
            (.hourMinuteSecond, "en", "-1800", "-0:30:00"), (.hourMinuteSecond, "en", "-5405", "-1:30:05"),
            (.hourMinuteSecond, "en", "-0.4", "0:00:00"), (.hourMinuteSecond, "en", "3599.5", "1:00:00"),
            (.hourMinuteSecond, "ar-EG", "5405", "١:٣٠:٠٥"), (.hourMinuteSecond, "hi-u-nu-deva", "5405", "१:३०:०५"),
            (.hourMinuteSecond, "en", "3600000", "1,000:00:00"), (.minuteSecond, "de", "123456789", "2.057.613:09"),
        ] as [(DurationStyle.Pattern, LocaleID, String, String)])
    func times(pattern: DurationStyle.Pattern, locale: LocaleID, seconds: String, expected: String) throws {
        let duration = try #require(Duration(seconds: ExactDecimal(seconds)))
        #expect(DurationStyle(.time(pattern), locale: locale).format(duration) == expected)
    }

    @Test func timesWithPaddingAndFractions() {
        let style = DurationStyle(.time(.hourMinuteSecond, padding: 2, fractionalSecondsLength: 2), locale: "en")
        #expect(style.format(.seconds(3_600)) == "01:00:00.00")
        #expect(style.format(.milliseconds(3_599_996)) == "01:00:00.00")
        #expect(style.format(.milliseconds(1_234)) == "00:00:01.23")
        var down = style
        down.rounding = .down
        #expect(down.format(.milliseconds(3_599_999)) == "00:59:59.99")
        #expect(
            DurationStyle(.time(.minuteSecond, fractionalSecondsLength: 20), locale: "de").format(.nanoseconds(1))
                == "0:00,00000000100000000000")
        #expect(
            DurationStyle(.time(.hourMinute), grouping: .never, locale: "en").format(.seconds(36_000_000)) == "10000:00"
        )
    }

    @Test(
        arguments: [
            (.units(), "en", "5405", "1 hr, 30 min, 5 sec"), (.units(width: .wide), "en", "5400", "1 hour, 30 minutes"),
            (.units(width: .narrow), "en", "5405", "1h 30m 5s"),
            (.units(width: .wide), "de", "90061", "25 Stunden, 1 Minute und 1 Sekunde"),
            (.units(), "en", "0", "0 sec"), (.units(), "en", "-5400", "-1 hr, 30 min"),
            (.units(), "en", "-30", "-30 sec"),
            (.units(maximumUnitCount: 1), "en", "5399", "1 hr"), (.units(maximumUnitCount: 1), "en", "5401", "2 hr"),
            (.units(maximumUnitCount: 2), "en", "3605", "1 hr, 5 sec"),
            (.units(maximumUnitCount: 2), "en", "5405.6", "1 hr, 30 min"),
            (.units(zeroValueLength: 1), "en", "3600", "1 hr, 0 min, 0 sec"),
            (.units(zeroValueLength: 2), "en", "3605", "01 hr, 00 min, 05 sec"),
            // The next six are Foundation's own (`DurationUnitsFormatStyleTests`).
            (.units(width: .wide, valueLength: 2...2), "en", "9804", "02 hours, 43 minutes, 24 seconds"),
            (.units(width: .wide, valueLength: 2...2, fractionLength: 2...2), "en", "24.49", "24.49 seconds"),
            (.units(allowed: [.weeks], valueLength: 0...999, fractionLength: 5...5), "en", "1000", ".00165 wks"),
            (
                .units(allowed: [.hours, .minutes], zeroValueLength: 1, fractionLength: 2...2, increment: 0.8), "en",
                "3599.499", "1 hr, 0.00 min"
            ),
            (
                .units(allowed: [.weeks, .days], zeroValueLength: 1, fractionLength: 2...2, increment: 0.5), "en",
                "2264340", "3 wks, 5.00 days"
            ),
            (
                .units(allowed: [.weeks], width: .wide, fractionLength: 2...2, increment: 0.5), "en", "2264340",
                "3.50 weeks"
            ),
            (.units(allowed: [.seconds], valueLength: 1...2), "en", "1234", "34 sec"),
            (.units(allowed: [.hours], fractionLength: 0...2, increment: 0.25), "en", "5000", "1.5 hr"),
            (.units(allowed: [.hours], fractionLength: 0...2), "en", "4500", "1.25 hr"),
            (.units(allowed: [.hours], fractionLength: 2...2), "en", "5400", "1.50 hr"),
            (.units(allowed: [.hours]), "en", "4500", "1 hr"), (.units(allowed: [.hours]), "en", "5400", "2 hr"),
            (.units(allowed: [.weeks, .days]), "en", "1209600", "2 wks"),
            (.units(allowed: [.weeks, .days]), "en", "1296000", "2 wks, 1 day"),
            (
                .units(allowed: [.milliseconds, .nanoseconds], width: .wide), "en", "0.001000001",
                "1 millisecond, 1 nanosecond"
            ),
            (.units(allowed: [.seconds], fractionLength: 0...9), "fr", "0.5", "0,5 s"),
            (.units(width: .wide), "ar", "7200", "ساعتان"),
        ] as [(DurationStyle.Layout, LocaleID, String, String)])
    func units(layout: DurationStyle.Layout, locale: LocaleID, seconds: String, expected: String) throws {
        let duration = try #require(Duration(seconds: ExactDecimal(seconds)))
        let text = DurationStyle(layout, locale: locale).format(duration)
        #expect(text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") == expected)
    }

    @Test func hugeDurations() throws {
        let longest = Duration(attoseconds: .max)
        let shortest = Duration(attoseconds: .min)
        let time = DurationStyle(.time(.hourMinuteSecond), grouping: .never, locale: "en")
        // 2^127 attoseconds are 170,141,183,460,469,231,731.687… seconds.
        #expect(time.format(longest) == "47261439850130342:08:52")
        #expect(time.format(shortest) == "-47261439850130342:08:52")
        #expect(
            DurationStyle(.units(allowed: [.nanoseconds]), locale: "en").format(longest)
                == "170,141,183,460,469,231,731,687,303,716 ns")
        #expect(Duration(seconds: try ExactDecimal("170141183460469231731.687303715884105727")) == longest)
        #expect(Duration(seconds: try ExactDecimal("170141183460469231731.687303715884105728")) == nil)
        #expect(Duration(seconds: try ExactDecimal("1e-19")) == nil)
        #expect(Duration(seconds: try ExactDecimal("1e999999")) == nil)
        #expect(Duration(seconds: try ExactDecimal("0.1")) == .milliseconds(100))
    }

    @Test func spansNameUnits() throws {
        let units = try DurationStyle(.units(), locale: "en").compiled().formattedText(.seconds(5_405))
        #expect(units.spans.map(\.field) == [.hours, .minutes, .seconds])
        #expect(units.spans.map { units[$0] } == ["1 hr", "30 min", "5 sec"])
        let time = try DurationStyle(.time(.minuteSecond), locale: "en").compiled().formattedText(.seconds(90))
        #expect(time.spans.map { time[$0] } == ["1", "30"])
    }

    @Test func wrongOptionsAreErrors() throws {
        #expect(throws: DurationError.noUnits) { try DurationStyle(.units(allowed: []), locale: "en").compiled() }
        #expect(throws: DurationError.roundingUnavailable) {
            try DurationStyle(.units(), rounding: .unnecessary, locale: "en").compiled()
        }
        #expect(throws: DurationError.self) { try DurationStyle(.units(maximumUnitCount: 0), locale: "en").compiled() }
        #expect(throws: DurationError.self) {
            try DurationStyle(.units(fractionLength: -1...2), locale: "en").compiled()
        }
        #expect(throws: DurationError.self) {
            try DurationStyle(.time(.hourMinute, padding: 1_000), locale: "en").compiled()
        }
        for increment in [0, -1, .nan, .infinity, 1e-19, 1e30, 1.0 / 3] {
            let style = DurationStyle(.units(allowed: [.seconds], increment: increment), locale: "en")
            #expect(increment == 1.0 / 3 || (try? style.compiled()) == nil, "\(increment)")
        }
        #expect(throws: DurationError.self) {
            try DurationStyle(.units(valueLength: 0...1_000), locale: "en").compiled()
        }
        #expect(throws: DurationError.self) { try DurationStyle(.units(), locale: "en-u-nu-xyz").compiled() }
        #expect(DurationStyle(.units(allowed: []), locale: "en").format(.milliseconds(-1_500)) == "-1.5 s")
        try checkCodable(
            DurationStyle(.units(allowed: [.days, .hours], width: .wide, maximumUnitCount: 2), locale: "de"))
    }

    /// Against whole numbers: hours, minutes and seconds of random durations, in every locale.
    @Test func everyLocale() throws {
        var random = SeededGenerator(for: "DurationStyle")
        var mismatches = Mismatches()
        for locale in LocaleID.available where TestSize.isFull || random.chance(1, in: 4) {
            let style = try DurationStyle(.time(.hourMinuteSecond), grouping: .never, locale: locale).compiled()
            let digits = NumberStyle<Int>(locale: locale).grouping(.never)
            for _ in 0..<5 {
                let seconds = Int(random.next() % 1_000_000)
                let result = style.formattedText(.seconds(seconds))
                let two = digits.integerLength(minimum: 2)
                // Some locales, such as Lithuanian, write hours with two digits always.
                let first = result.spans.first.map { String(result[$0]) }
                let hours = [digits.format(seconds / 3_600), two.format(seconds / 3_600)]
                let expected = [
                    hours.first { $0 == first } ?? hours[0], two.format(seconds / 60 % 60), two.format(seconds % 60),
                ]
                mismatches.expect(result.spans.map { String(result[$0]) }, equals: expected, "\(locale) \(seconds)")
            }
        }
        mismatches.report()
    }
}
