import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatDates
import TestSupport
import Testing

/// Times seen from other times: which unit tells them, by which days, and with which time of day.
@Suite struct RelativeInstantTests {
    private func instant(_ text: String) throws -> Instant { try Instant(iso8601: text) }

    private static let distances: [(Double, String)] = [
        (0, "in 0 seconds"), (29.4, "in 29 seconds"), (59.4, "in 59 seconds"), (59.6, "in 1 minute"),
        (60, "in 1 minute"), (3_569, "in 59 minutes"), (3_570, "in 1 hour"), (84_599, "in 23 hours"),
        (84_960, "in 1 day"), (86_400, "in 1 day"), (552_960, "in 6 days"), (570_240, "in 1 week"),
        (2_592_000, "in 4 weeks"), (2_678_400, "in 1 month"), (29_376_000, "in 11 months"), (31_104_000, "in 1 year"),
        (31_622_400, "in 1 year"),
    ]

    @Test(arguments: distances)
    func standardThresholds(_ seconds: Double, _ expected: String) throws {
        let style = RelativeDateStyle(numeric: .always, locale: "en")
        let then = try Instant(secondsSince1970: 1_700_000_000 + seconds)
        let now = try Instant(seconds: 1_700_000_000)
        #expect(try style.format(then, relativeTo: now) == expected)
        #expect(try style.compiled().format(then, relativeTo: now) == expected)
        #expect(try style.format(then, relativeTo: now, in: .utc) == expected)
        if seconds > 0 {
            let past = expected.replacing("in ", with: "") + " ago"
            #expect(try style.format(now, relativeTo: then) == past)
        }
    }

    @Test func otherThresholds() throws {
        var style = RelativeDateStyle(numeric: .always, locale: "en")
        let now = Instant.epoch
        func text(_ seconds: Int64) throws -> String { try style.format(Instant(seconds: seconds), relativeTo: now) }
        style.thresholds = .early
        #expect(try text(44) == "in 44 seconds" && text(45) == "in 1 minute" && text(45 * 60) == "in 1 hour")
        #expect(try text(22 * 3_600) == "in 1 day" && text(5 * 86_400) == "in 1 week")
        style.thresholds = RelativeThresholds(days: 14, weeks: 0)
        #expect(try text(13 * 86_400) == "in 13 days" && text(14 * 86_400) == "in 0 months")
        style.thresholds = RelativeThresholds(days: 31, weeks: 0)
        #expect(try text(30 * 86_400) == "in 30 days" && text(31 * 86_400) == "in 1 month")
        style.thresholds = RelativeThresholds(seconds: .greatestFiniteMagnitude)
        #expect(try text(86_400) == "in 86,400 seconds")
        style.thresholds = RelativeThresholds(seconds: 0, minutes: 0, hours: 0, days: 0, weeks: 0, months: 0)
        #expect(try text(1) == "in 0 years")
        for odd in [Double.nan, .infinity, -1] {
            style.thresholds = RelativeThresholds(
                seconds: odd, minutes: odd, hours: odd, days: odd, weeks: odd, months: odd)
            #expect(try !text(100_000_000).isEmpty)
            #expect(try !style.numeric(.auto).format(Instant(seconds: 1), relativeTo: now, in: .utc).isEmpty)
        }
        // With words, days are the calendar's as soon as they are told.
        style = RelativeDateStyle(locale: "en").thresholds(RelativeThresholds(hours: 6))
        let (noon, night) = (try instant("2025-11-21T12:00:00Z"), try instant("2025-11-21T22:00:00Z"))
        #expect(try style.format(night, relativeTo: noon, in: .utc) == "in 10 hours")
        #expect(try style.format(night, relativeTo: noon, in: "+03:00") == "tomorrow")
        #expect(try style.format(noon, relativeTo: night, in: "+03:00") == "yesterday")
        try checkCodable(style.time(.short).calendar(.hebrew))
    }

    /// As Foundation's own tests have it (`DateRelativeFormatStyleTests.allowedFieldsNamed`).
    @Test(
        arguments: [
            ([.year], "2021-06-10T12:00:00Z", "2021-06-10T12:00:00Z", "this year"),
            ([.year], "2020-12-06T12:00:00Z", "2021-01-10T12:00:00Z", "last year"),
            ([.year, .hour], "2021-06-11T12:00:00Z", "2021-06-01T12:00:00Z", "in 240 hours"),
            ([.year, .hour], "2020-12-06T12:00:00Z", "2021-01-10T12:00:00Z", "840 hours ago"),
            ([.year, .hour], "2020-01-10T12:00:00Z", "2021-01-10T12:00:00Z", "last year"),
            ([.minute], "2021-06-10T11:59:31Z", "2021-06-10T12:00:00Z", "this minute"),
            ([.minute], "2021-06-10T11:59:30Z", "2021-06-10T12:00:00Z", "1 minute ago"),
            ([.hour], "2021-06-10T11:50:00Z", "2021-06-10T12:00:00Z", "this hour"),
            ([.hour, .minute], "2021-06-10T11:49:30Z", "2021-06-10T12:00:00Z", "11 minutes ago"),
            ([.day], "2021-06-08T13:00:00Z", "2021-06-10T12:00:00Z", "2 days ago"),
            ([.day], "2021-06-09T13:00:00Z", "2021-06-10T12:00:00Z", "yesterday"),
            ([.day], "2021-06-11T07:00:00Z", "2021-06-10T12:00:00Z", "tomorrow"),
        ] as [(Set<RelativeDateStyle.Unit>, String, String, String)])
    func units(units: Set<RelativeDateStyle.Unit>, then: String, now: String, expected: String) throws {
        let style = RelativeDateStyle(locale: "en").thresholds(RelativeThresholds(units: units))
        #expect(try style.format(instant(then), relativeTo: instant(now), in: .utc) == expected)
    }

    /// A unit goes on where the next larger one may not be told.
    @Test func unitsOfTheirOwn() throws {
        #expect(RelativeThresholds(units: [.year, .month, .week, .day, .hour, .minute, .second]) == .standard)
        #expect(RelativeThresholds(units: []) == RelativeThresholds(units: [.year]))
        #expect(RelativeThresholds(units: [.quarter, .monday]) == RelativeThresholds(units: [.year]))
        let style = RelativeDateStyle(numeric: .always, locale: "en")
        func text(_ units: Set<RelativeDateStyle.Unit>, _ seconds: Int64) throws -> String {
            try style.thresholds(RelativeThresholds(units: units)).format(
                Instant(seconds: seconds), relativeTo: .epoch, in: .utc)
        }
        #expect(try text([.second], 90_000) == "in 90,000 seconds" && text([.day, .minute], 86_399) == "in 1 day")
        #expect(try text([.day, .minute], 86_340) == "in 1,439 minutes" && text([.month], 86_400) == "in 0 months")
    }

    /// A day of 25 hours, and almost a day within one.
    @Test func sameDay() throws {
        let style = RelativeDateStyle(locale: "en")
        let (first, last) = (try instant("2025-10-26T00:10:00+02:00"), try instant("2025-10-26T23:50:00+01:00"))
        #expect(try style.format(last, relativeTo: first, in: "Europe/Berlin") == "in 25 hours")
        #expect(
            try style.format(instant("2025-11-21T23:55:00Z"), relativeTo: instant("2025-11-21T00:05:00Z"), in: .utc)
                == "in 24 hours")
        #expect(
            try style.format(instant("2025-11-22T00:00:00Z"), relativeTo: instant("2025-11-21T00:05:00Z"), in: .utc)
                == "tomorrow")
    }

    @Test(arguments: CalendarID.allCases)
    func everyCalendar(id: CalendarID) throws {
        var random = SeededGenerator(for: "RelativeInstantTests.\(id)")
        let style = RelativeDateStyle(locale: "en").calendar(id)
        let calendar = CalendarSystem(id)
        for _ in 0..<40 {
            let start = try FixedDay(Int.random(in: -3_000_000...4_000_000, using: &random))
            let noon = try Instant(day: start, hour: 12)
            #expect(
                try style.format(Instant(day: start.adding(days: 1), hour: 12), relativeTo: noon, in: .utc)
                    == "tomorrow")
            #expect(
                try style.format(Instant(day: start.adding(days: -1), hour: 12), relativeTo: noon, in: .utc)
                    == "yesterday")
            // The first day of the month after next is two months away, and long enough.
            let next = try calendar.interval(of: .month, containing: start).upperBound
            let month = try calendar.interval(of: .month, containing: next).upperBound
            let later = try style.format(Instant(day: month, hour: 12), relativeTo: noon, in: .utc)
            if start.distance(to: month) > 31, !id.splitsMonths { #expect(later == "in 2 months", "\(start)") }
            let year = try calendar.interval(of: .year, containing: start).upperBound
            if start.distance(to: year) < 340 { continue }
            #expect(
                ["next year", "in 11 months", "in 12 months"].contains(
                    try style.format(Instant(day: year.adding(days: 30), hour: 12), relativeTo: noon, in: .utc)),
                "\(start)")
        }
    }

    @Test func calendarOfTheLocale() throws {
        let (winter, spring) = (try instant("2025-03-10T12:00:00Z"), try instant("2025-04-12T12:00:00Z"))
        #expect(try RelativeDateStyle(locale: "en").format(spring, relativeTo: winter, in: .utc) == "next month")
        // 20 Esfand 1403 and 23 Farvardin 1404.
        let persian = RelativeDateStyle(locale: "en-u-ca-persian")
        #expect(try persian.format(spring, relativeTo: winter, in: .utc) == "next month")
        let (spring2, nearly) = (try instant("2026-03-21T12:00:00Z"), try instant("2025-03-20T12:00:00Z"))
        #expect(try persian.format(spring2, relativeTo: nearly, in: .utc) == "in 2 years")
        #expect(try RelativeDateStyle(locale: "en").format(spring2, relativeTo: nearly, in: .utc) == "next year")
        #expect(throws: DateError.self) {
            try RelativeDateStyle(locale: "en-u-ca-mayan").format(spring, relativeTo: winter, in: .utc)
        }
    }

    @Test func withTime() throws {
        let (now, then) = (try instant("2025-11-21T12:00:00Z"), try instant("2025-11-23T15:00:00Z"))
        func text(_ style: RelativeDateStyle) throws -> String {
            try style.time(.short).format(then, relativeTo: now, in: .utc).replacing("\u{202F}", with: " ")
        }
        let style = RelativeDateStyle(locale: "en")
        #expect(try text(style) == "in 2 days at 3:00 PM")
        let short = LoadedICU.words("in 2 days, 3:00 PM", apple: "in 2 days at 3:00 PM")
        #expect(try text(style.width(.short)) == short)
        #expect(try text(style.capitalizationContext(.beginningOfSentence)) == "In 2 days at 3:00 PM")
        #expect(try text(style.locale("de")) == "übermorgen um 15:00")
        #expect(try text(style.locale("de-u-hc-h12")).hasPrefix("übermorgen um 3:00"))
        #expect(try style.time(.short).format(now, relativeTo: now, in: "Asia/Kolkata").hasPrefix("today at 5:30"))
        #expect(
            try style.numeric(.always).time(.short).format(then, relativeTo: instant("2025-11-22T23:59:00Z"), in: .utc)
                .hasPrefix("in 1 day at"))
        let parts = try style.time(.short).formattedText(then, relativeTo: now, in: .utc)
        #expect(parts.spans.map { String(parts[$0]) } == ["2"])
        let far = try style.time(.short).format(Instant(seconds: Instant.range.upperBound), relativeTo: now, in: .utc)
        #expect(far.hasPrefix("in 1,999,261,0") || !far.isEmpty)
    }

    /// Every locale in turn: abbreviated, byte for byte what ICU's `ureldatefmt_combineDateAndTime` writes; in full, what stands
    /// between a long date and a short time, in CLDR's data from 42 on, while the pattern for relative days is that of `atTime`.
    @Test func everyLocaleWithTime() throws {
        var random = SeededGenerator(for: "RelativeInstantTests.everyLocaleWithTime")
        var mismatches = Mismatches()
        let isThorough = SeededGenerator.rounds >= 100
        for locale in LocaleID.available where isThorough || random.chance(1, in: 5) {
            let now = try Instant(seconds: Int64.random(in: 0...2_000_000_000, using: &random))
            let days = Int64.random(in: 3...400, using: &random) * (random.chance(1, in: 2) ? 1 : -1)
            let then = try Instant(seconds: now.seconds + days * 86_400)
            let clock = try DateStyle(date: .none, time: .short, locale: locale).timeZone(.utc).formattedText(then).text
            for width in RelativeDateStyle.Width.allCases {
                var style = RelativeDateStyle(
                    numeric: random.element(of: RelativeDateStyle.Numeric.allCases), width: width, locale: locale)
                let day = try style.format(Int(days), .day)
                style.time = .short
                let text = try style.format(then, relativeTo: now, in: .utc)
                if width != .wide {
                    mismatches.expect(text, equals: try style.combine(day: day, time: clock), "\(locale) \(width)")
                } else if LoadedICU.cldr >= 42, LoadedICU.cldr < 46 {
                    let date = DateStyle(date: .long, time: .none, locale: locale).calendar(.gregorian).timeZone(.utc)
                    let both = DateStyle(date: .long, time: .short, locale: locale).calendar(.gregorian).timeZone(.utc)
                    mismatches.expect(
                        text.replacing(day, with: date.format(then)), equals: both.format(then), "\(locale)")
                } else {
                    #expect(text.contains(day) && text.contains(clock))
                }
            }
        }
        mismatches.report()
    }

    /// The first use from many threads at once.
    @Test func threads() async throws {
        let (now, then) = (try instant("2025-11-21T12:00:00Z"), try instant("2025-11-23T15:00:00Z"))
        let texts = await withTaskGroup(of: String?.self) { group in
            for index in 0..<64 {
                group.addTask {
                    let style = RelativeDateStyle(locale: index % 2 == 0 ? "mt" : "lo").time(.medium)
                    return try? style.format(then, relativeTo: now, in: .utc)
                }
            }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(texts.count == 2 && !texts.contains(nil))
    }
}

extension CalendarID {
    /// Whether a leap month may lie within a regular one.
    fileprivate var splitsMonths: Bool { self == .vikram }
}
