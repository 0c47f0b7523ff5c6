import LocaleFormatCore
import LocaleFormatDates
import LocaleFormatLocales
import LocaleFormatMeasures
import LocaleFormatNumbers
import TestSupport
import Testing

/// Durations read back.
@Suite(.icu(from: 68, "units of several words")) struct DurationParsingTests {
    /// What a style writes, it reads: every locale in turn, with `LOCALEFORMAT_ROUNDS` of 100 and more all of them.
    @Test func roundTrip() throws {
        var random = SeededGenerator(for: "DurationParsingTests")
        var mismatches = Mismatches()
        var ambiguous = 0
        let isThorough = SeededGenerator.rounds >= 100
        for locale in LocaleID.available where isThorough || random.chance(1, in: 200) {
            for style in styles(locale) {
                let (compiled, parser) = (try style.compiled(), try style.compiledParser())
                for duration in durations(&random, style) {
                    let text = compiled.format(duration)
                    let what = "\(locale) \(style.layout) '\(text)'"
                    do throws(DurationParseError) {
                        let read = try parser.parse(text)
                        // A count that is a word, as of one and two in Arabic and Hebrew, has no sign.
                        let isLossy = duration < .zero && compiled.format(read) == text
                        mismatches.expect(isLossy ? duration : read, equals: duration, what)
                    } catch {
                        guard case .ambiguous(_, let readings) = error else {
                            mismatches.add("\(what): \(error)")
                            continue
                        }
                        ambiguous += 1
                        mismatches.expect(
                            readings.contains(CalendarDuration(time: duration)), equals: true, "\(what): \(error)")
                    }
                }
            }
        }
        mismatches.report()
        print("ambiguous: \(ambiguous) of \(mismatches.compared)")
    }

    private func styles(_ locale: LocaleID) -> [DurationStyle] {
        var styles = DurationStyle.Pattern.allCases.map { DurationStyle(.time($0), locale: locale) }
        styles.append(DurationStyle(.time(.hourMinuteSecond, padding: 2, fractionalSecondsLength: 2), locale: locale))
        for width in NumberSpecification.UnitWidth.allCases {
            styles.append(DurationStyle(.units(width: width), locale: locale))
            styles.append(
                DurationStyle(
                    .units(allowed: Set(DurationUnit.allCases), width: width, zeroValueLength: 1), locale: locale))
            styles.append(
                DurationStyle(.units(allowed: [.hours], width: width, fractionLength: 0...3), locale: locale))
        }
        return styles
    }

    /// Durations that a style can write without loss.
    private func durations(_ random: inout SeededGenerator, _ style: DurationStyle) -> [Duration] {
        let count = Int64(random.next() % 100_000) - 50_000
        switch style.layout {
        case .time(.hourMinute, _, _): return [.zero, .seconds(5_400), .seconds(-1_800), .seconds(60 * count)]
        case .units(let allowed, _, _, _, _, _, _) where allowed == [.hours]:
            return [.zero, .seconds(5_400), .seconds(7_200), .seconds(18 * count)]
        case .units(let allowed, _, _, _, _, _, _) where allowed.contains(.nanoseconds):
            return [.seconds(1) + .nanoseconds(1_002_003), .seconds(694_861), .nanoseconds(count)]
        default: return [.zero, .seconds(5_405), .seconds(-90), .seconds(7_200), .seconds(count)]
        }
    }

    /// The same by a calendar: all units, durations that go back, and those that go both ways.
    /// The word for "and" in Slovenian makes no minutes of months: "m in" is not "min".
    @Test func joinersArePartsOfNoUnit() throws {
        let style = CalendarDurationStyle(width: .short, locale: "sl").timeZone(.utc)
        #expect(try style.parse("+2 m in −1 d") == CalendarDuration(months: 2, days: -1))
        #expect(try style.parse("2 m in 5 min") == CalendarDuration(months: 2, time: .seconds(300)))
    }

    @Test func calendarRoundTrip() throws {
        var random = SeededGenerator(for: "DurationParsingTests.calendar")
        var mismatches = Mismatches()
        var ambiguous = 0
        let isThorough = SeededGenerator.rounds >= 100
        for locale in LocaleID.available where isThorough || locale == "de" || random.chance(1, in: 200) {
            for width in NumberSpecification.UnitWidth.allCases {
                let style = CalendarDurationStyle(width: width, locale: locale).timeZone(.utc).calendar(.gregorian)
                let (compiled, parser) = (try style.compiled(), try style.compiledParser())
                func some() -> Int { Int(random.next() % 30) }
                for duration in [
                    CalendarDuration(years: 1, months: 2, days: 10, time: .seconds(9_005)),
                    CalendarDuration(years: -2, months: -1), CalendarDuration(months: 2, days: -1),
                    CalendarDuration(
                        years: some(), months: some(), weeks: some(), days: some(), time: .seconds(some() * 1_111)),
                    CalendarDuration(months: 5), CalendarDuration(time: .seconds(300)),
                ] {
                    let text = try compiled.format(duration)
                    let what = "\(locale) \(width) \(duration.iso8601) '\(text)'"
                    do throws(DurationParseError) {
                        let read = try parser.parse(text)
                        let isLossy = (try? compiled.format(read)) == text
                        mismatches.expect(isLossy ? duration : read, equals: duration, what)
                    } catch {
                        // Known gap: a sign between parts that have no space between them, "+2个月-1天".
                        let isGlued = zip(text, text.dropFirst()).contains { !$0.isWhitespace && "+-−".contains($1) }
                        if duration.hasMixedSigns, isGlued { continue }
                        guard case .ambiguous(_, let readings) = error else {
                            mismatches.add("\(what): \(error)")
                            continue
                        }
                        ambiguous += 1
                        mismatches.expect(readings.contains(duration), equals: true, "\(what): \(error)")
                    }
                }
            }
        }
        mismatches.report()
        print("ambiguous: \(ambiguous) of \(mismatches.compared)")
    }

    @Test(arguments: [
        ("", "en"), (" ", "en"), ("5", "en"), ("hours", "en"), ("5 km", "en"), ("5 h 5 h", "en"), ("5 min 2 h", "en"),
        ("1:2:3:4", "en"), ("1:60:00", "en"), ("1:5", "en"), ("::", "en"), ("1:", "en"), (":30", "en"),
        ("1.5 h 5 min", "en"),
        ("PT", "en"), ("P1H", "en"), ("1.5 years", "en"), ("0.0000000000000000001 s", "en"), ("\u{301}", "en"),
        ("5\u{301} h", "en"), ("∞ h", "en"), ("NaN h", "en"), ("-", "en"), ("--5 h", "en"), ("1.30", "en"),
        ("1:30", "de"),
    ])
    func refuses(text: String, locale: String) throws {
        let parser = try CalendarDurationStyle(locale: LocaleID(locale)).timeZone(.utc).compiledParser()
        for mode in NumberParseMode.allCases {
            #expect(throws: DurationParseError.self, "\(text)") { try parser.parse(text, mode: mode) }
        }
    }

    @Test func hostileText() throws {
        let parser = try CalendarDurationStyle(locale: "en").timeZone(.utc).compiledParser()
        for text in [
            String(repeating: "5 h ", count: 250_000), String(repeating: "5 h ", count: 400),
            String(repeating: "1:", count: 900),
            String(repeating: "9", count: 1_900) + " h", "0." + String(repeating: "9", count: 1_900) + " h",
            String(repeating: "\u{301}", count: 900), "1 h " + String(repeating: "and ", count: 400),
        ] { #expect(throws: DurationParseError.self) { try parser.parse(text, mode: .lenient) } }
    }
}
