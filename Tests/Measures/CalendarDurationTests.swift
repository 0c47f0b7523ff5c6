import LocaleFormat
import TestSupport
import Testing

/// The way from one instant to another in units of a calendar.
@Suite struct CalendarDurationTests {
    private static let zones: [TimeZoneID] = [
        .utc, "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu",
        "America/Sao_Paulo",
    ]

    /// Ten thousand years and more on either side, sometimes a few days, in every calendar: what was counted leads to the end, by the
    /// calendar's own addition, and one more of the smallest unit leads past it.
    @Test(arguments: CalendarID.allCases)
    func leadsToTheEnd(id: CalendarID) throws {
        var random = SeededGenerator(for: "CalendarDurationTests.\(id)")
        let calendar = CalendarSystem(id)
        for _ in 0..<120 * SeededGenerator.rounds {
            let zone = random.element(of: Self.zones)
            let start = try Self.instant(&random, near: nil)
            let end = try Self.instant(&random, near: random.chance(1, in: 2) ? start : nil)
            let units = Set(CalendarUnit.allCases.filter { _ in random.chance(1, in: 2) })
            let duration = try CalendarDuration(from: start, to: end, in: zone, calendar, units: units)
            let what = "\(start) \(end) \(zone) \(units): \(duration.iso8601)"
            #expect(try start.adding(duration, in: zone, calendar) == end, "\(what)")
            #expect(!duration.hasMixedSigns, "\(what)")
            #expect(try CalendarDuration(iso8601: duration.iso8601) == duration)
            let smallest = [CalendarUnit.day, .week, .month, .year].first(where: units.contains)
            guard let smallest else { continue }
            var further = duration
            further.time = .zero
            let one = end >= start ? 1 : -1
            switch smallest {
            case .day: further.days += one
            case .week: further.weeks += one
            case .month: further.months += one
            default: further.years += one
            }
            let past = try start.adding(further, in: zone, calendar)
            #expect(end >= start ? past > end : past < end, "\(what)")
        }
    }

    private static func instant(_ random: inout SeededGenerator, near other: Instant?) throws -> Instant {
        let nanoseconds = random.chance(1, in: 2) ? 0 : Int64(random.next() % 1_000_000_000)
        if let other {
            let seconds = Int64(random.next() % 80_000_000) - 40_000_000
            return try Instant(seconds: other.seconds + seconds, nanoseconds: nanoseconds)
        }
        // Half of them in the years in which zones change their clocks.
        let years: Int64 = random.chance(1, in: 2) ? 100 : 10_100
        return try Instant(
            seconds: Int64.random(in: -years...years, using: &random) * 31_556_952, nanoseconds: nanoseconds)
    }

    /// Days on which the clocks of Berlin change: 30 March (23 hours) and 26 October 2025 (25 hours).
    @Test(arguments: [
        ("2025-03-29T12:00:00+01:00", "2025-03-30T12:00:00+02:00", "P1D"),
        ("2025-03-29T12:00:00+01:00", "2025-03-30T11:00:00+02:00", "PT22H"),
        ("2025-03-30T12:00:00+02:00", "2025-03-29T12:00:00+01:00", "-P1D"),
        ("2025-03-29T02:30:00+01:00", "2025-03-30T03:30:00+02:00", "P1D"),  // 02:30 is skipped, and read as 03:30.
        ("2025-03-29T02:30:00+01:00", "2025-03-30T03:15:00+02:00", "PT23H45M"),
        ("2025-10-25T12:00:00+02:00", "2025-10-26T12:00:00+01:00", "P1D"),
        ("2025-10-25T02:30:00+02:00", "2025-10-26T02:30:00+02:00", "P1D"),
        ("2025-10-25T02:30:00+02:00", "2025-10-26T02:30:00+01:00", "P1DT1H"),
        ("2025-10-26T02:30:00+02:00", "2025-10-26T02:30:00+01:00", "PT1H"),
        ("2025-10-26T02:30:00+01:00", "2025-10-26T02:30:00+02:00", "-PT1H"),
        ("2025-10-26T00:00:00+02:00", "2025-10-27T00:00:00+01:00", "P1D"),
        ("2025-10-26T00:00:00+02:00", "2025-10-26T23:30:00+01:00", "PT24H30M"),
        ("2025-01-31T09:00:00+01:00", "2025-02-28T09:00:00+01:00", "P1M"),
        ("2025-01-31T09:00:00+01:00", "2025-02-28T08:59:59+01:00", "P27DT23H59M59S"),
        ("2024-02-29T00:00:00+01:00", "2025-02-28T00:00:00+01:00", "P1Y"),
        ("2025-11-21T08:30:00+01:00", "2025-11-21T08:30:00+01:00", "PT0S"),
    ])
    func daysOfTheZone(_ start: String, _ end: String, _ expected: String) throws {
        let duration = try CalendarDuration(
            from: Instant(iso8601: start), to: Instant(iso8601: end), in: "Europe/Berlin")
        #expect(duration.iso8601 == expected)
        let style = CalendarDurationStyle(fields: [.hour, .minute, .second], locale: "en").timeZone("Europe/Berlin")
        let exact = DurationStyle(.units(width: .wide, maximumUnitCount: nil), locale: "en")
        let (from, to) = (try Instant(iso8601: start), try Instant(iso8601: end))
        #expect(style.format(from: from, to: to) == exact.format(from.distance(to: to)))
    }

    /// Leap months are months: Adar I of 5784 and 5787, the second sixth month of the Chinese year 2025.
    @Test(arguments: [
        (CalendarID.hebrew, "2024-02-10", "2024-03-11", "P1M"),  // 1 Adar I to 1 Adar II 5784
        (.hebrew, "2024-02-10", "2025-03-01", "P1YT0S"),  // 1 Adar I 5784 to 1 Adar 5785
        (.hebrew, "2023-09-16", "2024-10-03", "P1YT0S"), (.chinese, "2025-06-25", "2025-07-25", "P1M"),
        (.chinese, "2025-06-25", "2025-08-23", "P2M"), (.chinese, "2024-02-10", "2025-01-29", "P1YT0S"),
        (.dangi, "2025-01-29", "2026-02-17", "P1YT0S"), (.gujarati, "2024-11-02", "2025-10-22", "P1YT0S"),
        (.persian, "2024-03-20", "2025-03-21", "P1YT0S"), (.ethiopicAmeteMihret, "2024-09-11", "2025-09-11", "P1YT0S"),
        (.islamicUmmAlQura, "2024-07-07", "2025-06-26", "P1YT0S"), (.buddhist, "2024-02-29", "2025-03-01", "P1Y1D"),
    ])
    func leapMonths(_ id: CalendarID, _ start: String, _ end: String, _ expected: String) throws {
        let duration = try CalendarDuration(
            from: Instant(iso8601: start), to: Instant(iso8601: end), in: .utc, CalendarSystem(id))
        #expect(duration.iso8601 == expected.replacing("T0S", with: ""))
        let days = try CalendarDuration(
            from: FixedDay(unixDay: Int(Instant(iso8601: start).seconds / 86_400)),
            to: FixedDay(unixDay: Int(Instant(iso8601: end).seconds / 86_400)), by: CalendarSystem(id))
        #expect(days == duration)
    }

    /// An island that skipped a day, and a city that had one twice.
    @Test func dateLine() throws {
        let apia: TimeZoneID = "Pacific/Apia"
        let (before, after) = (
            try Instant(iso8601: "2011-12-29T12:00:00-10:00"), try Instant(iso8601: "2011-12-31T12:00:00+14:00")
        )
        let duration = try CalendarDuration(from: before, to: after, in: apia)
        #expect(duration.days == 2)
        #expect(try before.adding(duration, in: apia) == after)
        let back = try CalendarDuration(from: after, to: before, in: apia)
        #expect(try after.adding(back, in: apia) == before)
    }

    @Test func beyondTheRange() throws {
        let (first, last) = (
            try Instant(seconds: Instant.range.lowerBound), try Instant(seconds: Instant.range.upperBound)
        )
        for id in [CalendarID.gregorian, .islamicCivil] {
            let duration = try CalendarDuration(from: first, to: last, in: .utc, CalendarSystem(id))
            #expect(try first.adding(duration, in: .utc, CalendarSystem(id)) == last)
        }
        #expect(throws: DateError.self) { try last.adding(CalendarDuration(days: 2), in: .utc) }
        #expect(throws: DateError.self) { try last.adding(CalendarDuration(years: .max), in: .utc) }
        #expect(throws: DateError.self) { try last.adding(CalendarDuration(weeks: .min), in: .utc) }
        #expect(throws: DateError.self) { try first.adding(CalendarDuration(time: .seconds(Int64.min)), in: .utc) }
        #expect(throws: DateError.self) { try last.adding(CalendarDuration(time: .seconds(Int64.max)), in: .utc) }
        #expect(
            try Instant.epoch.adding(CalendarDuration(time: Duration(attoseconds: -1)), in: .utc).nanoseconds
                == 999_999_999)
    }

    // MARK: ISO 8601

    @Test(arguments: [
        ("P1Y2M10DT2H30M", CalendarDuration(years: 1, months: 2, days: 10, time: .seconds(9_000))),
        ("P3W", CalendarDuration(weeks: 3)),
        ("P1Y6M3W2DT0.5S", CalendarDuration(years: 1, months: 6, weeks: 3, days: 2, time: .milliseconds(500))),
        ("-P1Y2M", CalendarDuration(years: -1, months: -2)), ("P1M-5D", CalendarDuration(months: 1, days: -5)),
        ("-P1M-5DT1H", CalendarDuration(months: -1, days: 5, time: .seconds(-3_600))),
        ("P0,5D", CalendarDuration(time: .seconds(43_200))),
        ("P1.5W", CalendarDuration(weeks: 1, days: 3, time: .seconds(43_200))),
        ("-P1.5D", CalendarDuration(days: -1, time: .seconds(-43_200))), ("p1y", CalendarDuration(years: 1)),
        ("P1.0Y", CalendarDuration(years: 1)), ("PT90M", CalendarDuration(time: .seconds(5_400))),
        ("P0D", CalendarDuration()),
        ("P-9223372036854775808Y", CalendarDuration(years: .min)),
        ("P9223372036854775807D", CalendarDuration(days: .max)),
    ])
    func reads(_ text: String, _ expected: CalendarDuration) throws {
        #expect(try CalendarDuration(iso8601: text) == expected)
        #expect(try CalendarDuration(iso8601: expected.iso8601) == expected, "\(expected.iso8601)")
    }

    @Test(arguments: [
        ("P0.5Y", "byte 1"), ("P1Y1.5M", "byte 3"), ("P1M1Y", "byte 4"), ("P1D1W", "byte 4"), ("P1H", "byte 2"),
        ("", "byte 0"), ("P", "byte 1"),
        ("PT", "byte 2"), ("P1YT", "byte 4"), ("1Y", "byte 0"), ("P1Y1Y", "byte 4"), ("P1.5D1H", "nothing behind"),
        ("P.5D", "byte 1"),
        ("P1,D", "byte 3"), ("P9223372036854775808Y", "range"),
        ("P99999999999999999999999999999999999999999D", "range"),
        ("PT170141183460469231732S", "range"), ("P0.0000000000000000000001D", "range"), ("P1Y ", "byte 3"),
        ("P١Y", "byte 1"),
        ("P" + String(repeating: "1", count: 100_000) + "Y", "200 bytes"),
    ])
    func refuses(_ text: String, _ reason: String) {
        let error = #expect(throws: DurationParseError.self) { try CalendarDuration(iso8601: text) }
        #expect("\(error!)".contains(reason), "\(text.prefix(50)): \(error!)")
        #expect("\(error!)".utf8.count < 250)
    }

    @Test func readsWhatItWrites() throws {
        var random = SeededGenerator(for: "CalendarDurationTests.iso")
        func count() -> Int {
            random.chance(1, in: 3) ? 0 : Int(bitPattern: UInt(random.next())) >> Int(random.next() % 64)
        }
        for _ in 0..<5_000 {
            let time = Int128(count()) * Int128(count())
            let duration = CalendarDuration(
                years: count(), months: count(), weeks: count(), days: count(), time: Duration(attoseconds: time))
            #expect(try CalendarDuration(iso8601: duration.iso8601) == duration, "\(duration.iso8601)")
        }
        for attoseconds in [Int128.min, .max] {
            let duration = CalendarDuration(days: -1, time: Duration(attoseconds: attoseconds))
            #expect(try CalendarDuration(iso8601: duration.iso8601) == duration)
            #expect(
                try Duration(iso8601: Duration(attoseconds: attoseconds).iso8601) == Duration(attoseconds: attoseconds))
        }
    }
}
