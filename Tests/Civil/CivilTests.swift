import LocaleFormat
import LocaleFormatCivil
import TestSupport
import Testing

@Suite struct CivilTests {
    @Test(arguments: [
        ("2025-11-21", "2025-11-21"), ("2025-W47-5", "2025-11-21"), ("20251121", "2025-11-21"),
        ("2025-11-21[u-ca=hebrew]", "2025-11-21[u-ca=hebrew]"), ("2025-11-21T08:30+05:30[Asia/Kolkata]", "2025-11-21"),
        ("2025-11-21[u-ca=gregory]", "2025-11-21[u-ca=gregory]"), ("-000044-03-15", "-000044-03-15"),
    ])
    func dates(_ text: String, _ expected: String) throws {
        let date = try PlainDate(text)
        #expect(date.description == expected)
        try checkCodable(date)
    }

    @Test func plainTypesRefuseUTC() {
        #expect(throws: DateError.self) { try PlainDate("2025-11-21T08:30Z") }
        #expect(throws: DateError.self) { try PlainDateTime("2025-11-21T08:30Z") }
        #expect(throws: DateError.self) { try PlainTime("23:59:60") }
        #expect(throws: DateError.self) { try PlainTime("24:30") }
        #expect(throws: DateError.self) { try ZonedInstant("2025-11-21T08:30") }
        #expect(throws: DateError.self) { try PlainDate(year: 2025, month: 2, day: 29) }
    }

    @Test func times() throws {
        let time = try PlainTime("08:30:00.25")
        #expect(time.description == "08:30:00.25")
        #expect(try PlainTime("T083000,25") == time)
        #expect(time.adding(.seconds(86_400 * 3)).days == 3)
        #expect(time.adding(.nanoseconds(-30_600_250_000_001)).time.description == "23:59:59.999999999")
        #expect(time.adding(.nanoseconds(-30_600_250_000_001)).days == -1)
        #expect(try time.distance(to: PlainTime("08:30")) == .milliseconds(-250))
        try checkCodable(time)
        // As long as a duration can be.
        #expect(time.adding(.seconds(Int64.max) * 10).days > 0)
    }

    /// Each choice where the clocks go forward and back, after the table of Temporal's documentation.
    @Test(arguments: [
        (ClockDisambiguation.compatible, "2020-03-08T03:30:00-07:00", "2020-11-01T01:30:00-07:00"),
        (.earlier, "2020-03-08T01:30:00-08:00", "2020-11-01T01:30:00-07:00"),
        (.later, "2020-03-08T03:30:00-07:00", "2020-11-01T01:30:00-08:00"),
    ])
    func disambiguation(_ choice: ClockDisambiguation, _ gap: String, _ overlap: String) throws {
        let zone: TimeZoneID = "America/Los_Angeles"
        for (text, expected) in [("2020-03-08T02:30", gap), ("2020-11-01T01:30", overlap)] {
            let zoned = try PlainDateTime(text).in(zone, choosing: choice)
            #expect(zoned.description == expected + "[America/Los_Angeles]")
            #expect(try ZonedInstant(text + "[America/Los_Angeles]", choosing: choice) == zoned)
            #expect(throws: DateError.self) { try PlainDateTime(text).in(zone, choosing: .reject) }
            try checkCodable(zoned)
        }
        #expect(try PlainDateTime("2020-06-01T02:30").in(zone, choosing: .reject).offset == -25_200)
    }

    @Test(arguments: [
        (OffsetPreference.use, "2019-12-23T11:00:00-02:00"), (.prefer, "2019-12-23T12:00:00-02:00"),
        (.ignore, "2019-12-23T12:00:00-02:00"),
    ])
    func offsets(_ preference: OffsetPreference, _ expected: String) throws {
        // Written when Greenland's clocks were to be another hour.
        let text = "2019-12-23T12:00:00-01:00[America/Noronha]"
        #expect(try ZonedInstant(text, offset: preference).description == expected + "[America/Noronha]")
        #expect(throws: DateError.self) { try ZonedInstant(text) }
        #expect(try ZonedInstant("2019-12-23T12:00:00-02:00[America/Noronha]", offset: preference).offset == -7_200)
    }

    /// Days that begin elsewhere than at midnight, and days that are not there.
    @Test func starts() throws {
        #expect(
            try PlainDate("2018-11-04").start(in: "America/Sao_Paulo").description
                == "2018-11-04T01:00:00-02:00[America/Sao_Paulo]")
        #expect(
            try PlainDate("1919-03-31").start(in: "America/Toronto").description
                == "1919-03-31T00:30:00-04:00[America/Toronto]")
        #expect(try ZonedInstant("2026-10-25T12:00[Europe/Berlin]").lengthOfDay() == .seconds(25 * 3_600))
        #expect(try ZonedInstant("2026-10-25[Europe/Berlin]").time == .midnight)
    }

    @Test func arithmetic() throws {
        let start = try PlainDateTime("2025-01-31T12:00")
        let end = try PlainDateTime("2025-03-01T06:30")
        let distance = try start.distance(to: end)
        #expect(distance.iso8601 == "P1MT18H30M")
        #expect(try start.adding(distance) == end)
        #expect(try end.distance(to: start).iso8601.hasPrefix("-P"))
        let leap = try PlainDate(CivilDate(era: 78, year: 50, month: 11, isLeapMonth: true, day: 1), calendar: .chinese)
        #expect(leap.description == "2033-12-22[u-ca=chinese]")
        #expect(try leap.adding(CalendarPeriod(months: 1)).fields.month == 12)
    }

    /// Brackets have no room for an offset's seconds.
    @Test func offsetsWithSeconds() throws {
        let zoned = try ZonedInstant("20251122T0830+000530")
        #expect(zoned.description == "2025-11-22T08:30:00+00:05:30")
        #expect(try ZonedInstant(zoned.description) == zoned)
        #expect(zoned.instant.description == "2025-11-22T08:24:30Z")
    }

    @Test func roundTrips() throws {
        var random = SeededGenerator(for: "CivilTests")
        var mismatches = Mismatches()
        let ids = TimeZoneID.all()
        for _ in 0..<TestSize.of(20_000, usually: 1_500) {
            let zone = try TimeZoneID(random.element(of: ids))
            let seconds = Int64.random(in: -5_000_000_000...9_000_000_000, using: &random)
            let calendar = random.element(of: Array(CalendarID.allCases))
            let zoned = ZonedInstant(
                try Instant(seconds: seconds, nanoseconds: Int64.random(in: 0..<1_000_000_000, using: &random)),
                in: zone,
                calendar: calendar)
            mismatches.expect(try ZonedInstant(zoned.description), equals: zoned, zoned.description)
            // The plain time is read back as one of the instants that show it.
            let plain = zoned.dateTime
            let earlier = try plain.in(zone, choosing: .earlier).instant
            let later = try plain.in(zone, choosing: .later).instant
            let ofThem = earlier == zoned.instant || later == zoned.instant
            mismatches.expect(ofThem, equals: true, "\(zoned) \(earlier) \(later)")
            // Distance and addition are each other's inverse.
            let other = ZonedInstant(
                try Instant(seconds: seconds + Int64.random(in: -99_000_000...99_000_000, using: &random)), in: zone,
                calendar: calendar)
            let distance = try zoned.distance(to: other)
            mismatches.expect(
                try zoned.adding(distance).instant, equals: other.instant, "\(zoned) \(other) \(distance.iso8601)")
        }
        mismatches.report()
    }

    @Test func formats() throws {
        let style = DateStyle(date: .long, time: .short, locale: "en")
        let zoned = try ZonedInstant("2025-11-21T08:30+05:30[Asia/Kolkata][u-ca=hebrew]")
        #expect(zoned.formatted(style).hasPrefix("1 Kislev 5786"))
        #expect(zoned.formatted(style.calendar(.gregorian)).hasPrefix("November 21, 2025"))
        #expect(try PlainTime("17:45").formatted(DateStyle(date: .none, time: .short, locale: "de")) == "17:45")
    }
}
