import Foundation
import LocaleFormat
import LocaleFormatCalendars
import LocaleFormatCivil
import LocaleFormatDates
import TestSupport
import Testing

@testable import LocaleFormatRecurrence

@Suite struct RecurrenceTests {
    /// The examples of RFC 5545 and 7529, and festival days. Each list is the beginning of all, or all.
    @Test func rows() throws {
        let rows = try GoldenTable.read(RepositoryRoot.file("Data/Golden/Recurrence/common.tsv"))
        var mismatches = Mismatches()
        for row in rows {
            let expected = row.expected.split(separator: " ").map(String.init)
            let rule = try RecurrenceRule(row.input)
            #expect(try RecurrenceRule(rule.description) == rule)
            let day = try PlainDate(Self.extended(row.style.prefix(8)))
            var found: [String]
            if row.style.utf8.count == 8 {
                found = try Recurrence(rule, start: day).prefix(expected.count).map(\.description)
            } else {
                let start = try day.at(PlainTime(String(row.style.suffix(6)))).in(TimeZoneID(row.locale))
                let length = expected[0].utf8.count
                found = try Recurrence(rule, start: start).prefix(expected.count).map {
                    String($0.dateTime.description.prefix(length))
                }
            }
            mismatches.expect(found, equals: expected, row.id)
            if rule.end != nil {
                mismatches.expect(try Self.count(rule, row.style, row.locale), equals: expected.count, row.id)
            }
        }
        mismatches.report()
        #expect(rows.count > 50)
    }

    private static func count(_ rule: RecurrenceRule, _ start: String, _ zone: String) throws -> Int {
        let day = try PlainDate(extended(start.prefix(8)))
        if start.utf8.count == 8 { return try Array(Recurrence(rule, start: day)).count }
        return try Array(Recurrence(rule, start: day.at(PlainTime(String(start.suffix(6)))).in(TimeZoneID(zone)))).count
    }

    private static func extended(_ day: some StringProtocol) -> String {
        "\(day.prefix(4))-\(day.dropFirst(4).prefix(2))-\(day.suffix(2))"
    }

    @Test(arguments: [
        "FREQ=DAILY", "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3", "FREQ=MONTHLY;BYDAY=1SU,-1SU,FR",
        "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;BYDAY=MO,WE,FR;WKST=SU", "FREQ=DAILY;UNTIL=19971224",
        "FREQ=DAILY;UNTIL=19971224T235959",
        "FREQ=MONTHLY;BYSECOND=0,59;BYMINUTE=1;BYHOUR=23;BYMONTHDAY=-1,31;BYSETPOS=-1",
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTHDAY=8;BYMONTH=5L;SKIP=FORWARD", "FREQ=YEARLY;BYYEARDAY=1,-366;BYWEEKNO=-53,1",
        "RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY;SKIP=BACKWARD",
    ]) func written(text: String) throws {
        let rule = try RecurrenceRule(text)
        #expect(rule.description == text)
        #expect(try RecurrenceRule("rrule:" + text.lowercased()) == rule)
        try checkCodable(rule)
    }

    @Test func malformed() throws {
        let range = 0...23
        for (text, error) in [
            ("", .malformed(offset: 0)), ("FREQ", .malformed(offset: 0)), ("FREQ=DAILY;", .malformed(offset: 11)),
            ("FREQ=DAILY;;COUNT=1", .malformed(offset: 11)), ("INTERVAL=2", .missingFrequency),
            ("FREQ=DAILY;BYEASTER=0", .unknownPart("BYEASTER", offset: 11)),
            ("FREQ=DAILY;COUNT=1;count=2", .repeatedPart("COUNT", offset: 19)),
            ("FREQ=FORTNIGHTLY", .invalidValue("FORTNIGHTLY", part: "FREQ", offset: 5)),
            ("FREQ=DAILY;BYHOUR=24", .outOfRange(24, part: "BYHOUR", allowed: range, offset: 18)),
            ("FREQ=DAILY;BYHOUR=1,x", .invalidValue("x", part: "BYHOUR", offset: 20)),
            ("FREQ=DAILY;BYHOUR=-1", .invalidValue("-1", part: "BYHOUR", offset: 18)),
            ("FREQ=DAILY;BYHOUR=", .invalidValue("", part: "BYHOUR", offset: 18)),
            ("FREQ=DAILY;COUNT=0", .outOfRange(0, part: "COUNT", allowed: 1...1_000_000_000, offset: 17)),
            ("FREQ=DAILY;COUNT=99999999999999999999", .invalidValue("99999999999999999999", part: "COUNT", offset: 17)),
            ("FREQ=DAILY;COUNT=1;UNTIL=20250101", .conflict("COUNT", "UNTIL", offset: 25)),
            ("FREQ=DAILY;UNTIL=20250230", .invalidValue("20250230", part: "UNTIL", offset: 17)),
            ("FREQ=DAILY;UNTIL=2025-02-03", .invalidValue("2025-02-03", part: "UNTIL", offset: 17)),
            ("FREQ=MONTHLY;BYMONTHDAY=0", .outOfRange(0, part: "BYMONTHDAY", allowed: -31...31, offset: 24)),
            ("FREQ=MONTHLY;BYDAY=XX", .invalidValue("XX", part: "BYDAY", offset: 19)),
            ("FREQ=MONTHLY;BYDAY=M", .invalidValue("M", part: "BYDAY", offset: 19)),
            ("FREQ=MONTHLY;BYDAY=--1MO", .invalidValue("--1MO", part: "BYDAY", offset: 19)),
            ("FREQ=WEEKLY;BYDAY=1MO", .conflict("FREQ=WEEKLY", "BYDAY", offset: 12)),
            ("FREQ=MONTHLY;BYWEEKNO=1", .conflict("FREQ=MONTHLY", "BYWEEKNO", offset: 13)),
            ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", .conflict("BYWEEKNO", "BYDAY", offset: 23)),
            ("FREQ=DAILY;BYSETPOS=1", .missing("another BY part", for: "BYSETPOS", offset: 11)),
            ("FREQ=YEARLY;BYMONTH=5L", .missing("RSCALE", for: "BYMONTH=5L", offset: 12)),
            ("FREQ=YEARLY;SKIP=OMIT", .missing("RSCALE", for: "SKIP", offset: 12)),
            ("RSCALE=MAYAN;FREQ=YEARLY", .unknownCalendar("MAYAN", offset: 7)),
            ("RSCALE=PERSIAN;FREQ=YEARLY;BYMONTH=5L", .conflict("RSCALE=PERSIAN", "BYMONTH=5L", offset: 27)),
            ("RSCALE=PERSIAN;FREQ=YEARLY;BYMONTH=13", .outOfRange(13, part: "BYMONTH", allowed: 1...12, offset: 35)),
        ] as [(String, RecurrenceError)] {
            #expect(throws: error, "\(text)") { try RecurrenceRule(text) }
        }
        let long = "FREQ=DAILY;BYHOUR=" + String(repeating: "1,", count: 10_000) + "1"
        #expect(throws: RecurrenceError.tooLong(length: 20_019, limit: 16_384)) { try RecurrenceRule(long) }
        let bytes = String(decoding: [0x46, 0x52, 0xFF, 0x3D, 0xC3] as [UInt8], as: UTF8.self)
        #expect(throws: RecurrenceError.self) { try RecurrenceRule(bytes) }
        #expect(throws: RecurrenceError.self) { try RecurrenceRule("FREQ=DAILY;BYHOUR=1,\u{FFFD},é") }
    }

    @Test func partsThatAreSetByHand() throws {
        var rule = RecurrenceRule(.daily, interval: 0)
        #expect(throws: RecurrenceError.self) { try Recurrence(rule, start: PlainDate("2025-01-01")) }
        rule.interval = 1
        rule.hours = [9]
        #expect(throws: RecurrenceError.self) { try Recurrence(rule, start: PlainDate("2025-01-01")) }
        #expect(throws: RecurrenceError.self) {
            try Recurrence(RecurrenceRule(.hourly), start: PlainDate("2025-01-01"))
        }
    }

    /// Rules without an occurrence end.
    @Test(arguments: [
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31",
        "FREQ=DAILY;BYMONTH=4;BYMONTHDAY=31",
        "FREQ=HOURLY;INTERVAL=24;BYHOUR=5", "FREQ=MINUTELY;INTERVAL=1440;BYMINUTE=7",
        "FREQ=SECONDLY;INTERVAL=86400;BYSECOND=9",
        "FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29", "FREQ=YEARLY;BYYEARDAY=366;INTERVAL=100",
        "FREQ=WEEKLY;BYMONTH=1;BYDAY=MO;BYSETPOS=2",
        "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6", "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=30",
        "FREQ=HOURLY;INTERVAL=1000000;BYMONTH=2;BYMONTHDAY=31", "FREQ=YEARLY;INTERVAL=1000000;BYMONTH=2;BYMONTHDAY=30",
    ]) func nothing(text: String) throws {
        let start = try PlainDateTime("2025-01-01T09:00")
        let recurrence = try Recurrence(RecurrenceRule(text), start: start)
        #expect(recurrence.first { _ in true } == nil)
        #expect(recurrence.next(after: start) == nil)
        #expect(try recurrence.previous(before: PlainDateTime("2400-01-01T00:00")) == nil)
    }

    @Test func theLastYear() throws {
        let rule = try RecurrenceRule("FREQ=YEARLY;INTERVAL=1000")
        #expect(try Recurrence(rule, start: PlainDate("2025-03-01")).map(\.description).last == "9025-03-01")
        let end = try Recurrence(RecurrenceRule("FREQ=DAILY"), start: PlainDate("9999-12-30"))
        #expect(end.map(\.description) == ["9999-12-30", "9999-12-31"])
        #expect(
            try Recurrence(RecurrenceRule("FREQ=DAILY"), start: PlainDate("+012025-01-01")).first { _ in true } == nil)
        #expect(end.next(after: try PlainDate("9999-12-31")) == nil)
    }

    /// Clocks of Berlin skip 2:00 to 3:00 on 29 March 2026, and show it twice on 25 October.
    @Test func changesOfClocks() throws {
        func texts(_ rule: String, _ start: String, _ count: Int) throws -> [String] {
            try Recurrence(RecurrenceRule(rule), start: ZonedInstant(start)).prefix(count).map {
                $0.description.replacing("[Europe/Berlin]", with: "")
            }
        }
        #expect(
            try texts("FREQ=DAILY", "2026-03-28T02:30[Europe/Berlin]", 3)
                == ["2026-03-28T02:30:00+01:00", "2026-03-29T03:30:00+02:00", "2026-03-30T02:30:00+02:00"])
        #expect(
            try texts("FREQ=DAILY", "2026-10-24T02:30[Europe/Berlin]", 3)
                == ["2026-10-24T02:30:00+02:00", "2026-10-25T02:30:00+02:00", "2026-10-26T02:30:00+01:00"])
        // 2:00 is shown as 3:00, which comes once.
        #expect(
            try texts("FREQ=HOURLY", "2026-03-29T01:00[Europe/Berlin]", 3)
                == ["2026-03-29T01:00:00+01:00", "2026-03-29T03:00:00+02:00", "2026-03-29T04:00:00+02:00"])
        // 2:05, 2:30 and 2:55 are an hour later, and 3:20 lies between.
        let rule = try RecurrenceRule("FREQ=MINUTELY;INTERVAL=25")
        let start = try ZonedInstant("2026-03-29T01:40[Europe/Berlin]")
        let walk = try Recurrence(rule, start: start)
        #expect(
            walk.prefix(7).map(\.time.description)
                == ["01:40:00", "03:05:00", "03:20:00", "03:30:00", "03:45:00", "03:55:00", "04:10:00"])
        let all = Array(walk.prefix(12))
        for (earlier, later) in zip(all, all.dropFirst()) {
            #expect(walk.next(after: earlier) == later && walk.previous(before: later) == earlier, "\(earlier)")
        }
    }

    @Test func ends() throws {
        let start = try ZonedInstant("2025-11-21T09:00[Europe/Berlin]")
        func count(_ end: String) throws -> Int {
            try Array(Recurrence(RecurrenceRule("FREQ=DAILY;" + end), start: start)).count
        }
        #expect(try count("UNTIL=20251123") == 3)
        #expect(try count("UNTIL=20251123T080000Z") == 3)
        #expect(try count("UNTIL=20251123T075959Z") == 2)
        #expect(try count("UNTIL=20251123T090000") == 3)
        #expect(try count("UNTIL=20251120") == 0)
        #expect(try count("COUNT=7") == 7)
    }

    @Test func additionsAndExclusions() throws {
        let days = try Recurrence(
            RecurrenceRule("FREQ=WEEKLY"), start: PlainDate("2025-11-21"),
            additions: [PlainDate("2025-12-05"), PlainDate("2025-11-30"), PlainDate("2025-11-01")],
            exclusions: [PlainDate("2025-11-28"), PlainDate("2025-12-12")])
        let expected = ["2025-11-01", "2025-11-21", "2025-11-30", "2025-12-05", "2025-12-19"]
        #expect(days.prefix(5).map(\.description) == expected)
        #expect(try days.next(after: PlainDate("2025-11-21"))?.description == "2025-11-30")
        #expect(try days.previous(before: PlainDate("2025-12-19"))?.description == "2025-12-05")
        #expect(try days.previous(before: PlainDate("2025-11-21"))?.description == "2025-11-01")
        #expect(try days.previous(before: PlainDate("2025-11-01")) == nil)
        try checkCodable(days)
        let counted = try Recurrence(
            RecurrenceRule("FREQ=DAILY;COUNT=3"), start: PlainDate("2025-11-21"), exclusions: [PlainDate("2025-11-22")])
        #expect(counted.map(\.description) == ["2025-11-21", "2025-11-23"])
    }

    /// `next` and `previous` are what going through all gives, wherever one begins.
    @Test func jumps() throws {
        var random = SeededGenerator(for: "RecurrenceTests.jumps")
        var mismatches = Mismatches()
        for _ in 0..<(40 * SeededGenerator.rounds) {
            let (text, zone) = Self.randomRule(&random)
            guard let rule = try? RecurrenceRule(text) else { continue }
            let start = try PlainDateTime(
                date: PlainDate(FixedDay(730_000 + Int(random.next() % 20_000))),
                time: PlainTime(hour: Int(random.next() % 24), minute: Int(random.next() % 60)))
            let recurrence = try Recurrence(rule, start: start.in(TimeZoneID(zone)))
            let all = Array(recurrence.prefix(20))
            for (earlier, later) in zip(all, all.dropFirst()) {
                mismatches.expect(
                    recurrence.next(after: earlier), equals: later, "\(text) from \(start) behind \(earlier)")
                mismatches.expect(
                    recurrence.previous(before: later), equals: earlier, "\(text) from \(start) before \(later)")
                if !earlier.precedes(later) { mismatches.add("\(text): \(later) is not behind \(earlier)") }
            }
            if let first = all.first { mismatches.expect(recurrence.previous(before: first), equals: nil, text) }
        }
        mismatches.report()
    }

    static func randomRule(_ random: inout SeededGenerator) -> (text: String, zone: String) {
        let calendar = random.element(of: [
            "", "", "", "HEBREW", "CHINESE", "PERSIAN", "ETHIOPIC", "ISLAMIC-CIVIL", "GREGORIAN", "INDIAN", "TAMIL",
        ])
        var text = calendar.isEmpty ? "" : "RSCALE=\(calendar);"
        let frequency = random.element(of: ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY"])
        text += "FREQ=\(frequency);INTERVAL=\(1 + random.next() % 5)"
        if random.chance(1, in: 3) { text += ";BYMONTH=\(1 + random.next() % 12),\(1 + random.next() % 12)" }
        if random.chance(1, in: 3), frequency != "WEEKLY" {
            text += ";BYMONTHDAY=\(1 + random.next() % 30),-\(1 + random.next() % 5)"
        }
        if random.chance(1, in: 3) { text += ";BYDAY=" + ["MO", "TU,FR", "SA,SU,WE"][Int(random.next() % 3)] }
        if random.chance(1, in: 3) { text += ";BYHOUR=\(random.next() % 24),\(random.next() % 24)" }
        if random.chance(1, in: 5), frequency == "YEARLY" { text += ";BYWEEKNO=\(1 + random.next() % 52),-1" }
        if random.chance(1, in: 4), text.contains("BY") {
            text += ";BYSETPOS=\(random.element(of: ["1", "-1", "2,-2"]))"
        }
        if random.chance(1, in: 5) { text += ";COUNT=\(1 + random.next() % 30)" }
        if !calendar.isEmpty { text += ";SKIP=" + random.element(of: ["OMIT", "BACKWARD", "FORWARD"]) }
        return (
            text,
            random.element(of: ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"])
        )
    }

    /// The rules that Foundation has too, by its Gregorian calendar.
    @Test func besideFoundation() throws {
        var mismatches = Mismatches()
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let start = try ZonedInstant("2025-11-21T09:00[Europe/Berlin]")
        let date = Date(timeIntervalSince1970: Double(start.instant.seconds))
        let pairs: [(String, Calendar.RecurrenceRule)] = [
            ("FREQ=DAILY;INTERVAL=3;COUNT=20", .daily(calendar: gregorian, interval: 3, end: .afterOccurrences(20))),
            ("FREQ=WEEKLY;COUNT=20", .weekly(calendar: gregorian, end: .afterOccurrences(20))),
            (
                "FREQ=WEEKLY;BYDAY=MO,FR;COUNT=20",
                .weekly(calendar: gregorian, end: .afterOccurrences(20), weekdays: [.every(.monday), .every(.friday)])
            ),
            ("FREQ=MONTHLY;COUNT=20", .monthly(calendar: gregorian, end: .afterOccurrences(20))),
            (
                "FREQ=MONTHLY;BYDAY=-1FR;COUNT=20",
                .monthly(calendar: gregorian, end: .afterOccurrences(20), weekdays: [.nth(-1, .friday)])
            ),
            (
                "FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=20",
                .monthly(calendar: gregorian, end: .afterOccurrences(20), daysOfTheMonth: [1, 15])
            ),
            ("FREQ=YEARLY;COUNT=20", .yearly(calendar: gregorian, end: .afterOccurrences(20))),
            (
                "FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU;COUNT=20",
                .yearly(
                    calendar: gregorian, end: .afterOccurrences(20), months: [3, 10], weekdays: [.nth(-1, .sunday)])
            ),
        ]
        for (text, rule) in pairs {
            let ours = try Recurrence(RecurrenceRule(text), start: start).map { Double($0.instant.seconds) }
            let theirs = rule.recurrences(of: date).map(\.timeIntervalSince1970)
            mismatches.expect(ours, equals: Array(theirs), text)
        }
        mismatches.report()
    }
}
