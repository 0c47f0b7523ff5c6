import LocaleFormatBridge
import TestSupport
import Testing

@testable import LocaleFormatDates

@Suite struct TimeZoneTests {
    /// Every zone, with ICU asked at random instants from 1800 to 2600 and at its own transitions.
    @Test func offsetsOfICUsDataAreICUs() throws {
        var random = SeededGenerator(for: "TimeZoneTests")
        var mismatches = Mismatches()
        for id in TimeZoneID.all(withAliases: true) {
            guard TimeZoneData.canonical(id) != nil else { continue }
            let zone = try TimeZoneID(id, data: .icu)
            let handle = try DateFormatHandle(.pattern("y"), locale: "en", zone: id)
            for _ in 0..<20 {
                let second = Int64(random.next() % 25_000_000_000) - 5_000_000_000
                let fields = try handle.calendarFields([15, 16], at: Double(second) * 1_000)
                mismatches.expect(
                    zone.secondsFromUTC(at: try Instant(seconds: second)), equals: (fields[0] + fields[1]) / 1_000,
                    "\(id) at \(second)")
                mismatches.expect(
                    zone.isDaylightSavingTime(at: try Instant(seconds: second)), equals: fields[1] != 0,
                    "\(id) at \(second)")
            }
        }
        mismatches.report()
    }

    /// Read from ICU's data, and asked of ICU one by one.
    @Test func periodsAreICUs() throws {
        for id in TimeZoneID.all(withAliases: true) where TimeZoneData.canonical(id) != nil {
            let periods = try #require(ZoneInfoBundle.periods(of: id, before: ZoneRules.end), "\(id)")
            let asked = try TimeZoneData.periods(of: id, before: ZoneRules.end).map {
                ZonePeriod(start: $0.start, offset: $0.offset, isDaylight: $0.isDaylight)
            }
            #expect(periods.changes == asked.changes, "\(id)")
        }
        #expect(ZoneInfoBundle.periods(of: "GMT+05:00", before: ZoneRules.end) == nil)
    }

    @Test(arguments: [
        ("+05:30", "GMT+05:30", 19_800), ("-8", "GMT-08:00", -28_800), ("GMT+5", "GMT+05:00", 18_000),
        ("UTC-03:30", "GMT-03:30", -12_600), ("+0000", "Etc/GMT", 0), ("Etc/GMT+5", "Etc/GMT+5", -18_000),
        ("Asia/Kolkata", "Asia/Kolkata", 19_800), ("UTC", "UTC", 0), ("+01:02:03", "GMT+01:02:03", 3_723),
        ("+0530", "GMT+05:30", 19_800), ("-1245", "GMT-12:45", -45_900), ("UT+3", "GMT+03:00", 10_800),
        ("GMT-0130", "GMT-01:30", -5_400), ("+23:59:59", "GMT+23:59:59", 86_399), ("+00:00:01", "GMT+00:00:01", 1),
    ])
    func readsOffsetsAndIDs(_ text: String, _ id: String, _ offset: Int) throws {
        let zone = try TimeZoneID(text)
        #expect(zone.identifier == id)
        #expect(zone.secondsFromUTC(at: .epoch) == offset)
        try checkCodable(zone)
    }

    @Test(arguments: [
        "", "Mars/Phobos", "Etc/Unknown", "+24:00", "+1:2:3:4", "GMT+", "asia kolkata", "+5x", "Zürich", "+٥",
        "A\u{0}B", "+2400", "+05:60", "+00:00:60", "+123", "+12345", "+005:00", "+5:", "+:30", "+", "UTC5",
        // The tz database's for a clock that nobody has set.
        "Factory",
    ])
    func refuses(_ text: String) {
        #expect(throws: DateError.self) { try TimeZoneID(text) }
    }

    @Test func civilTimes() throws {
        let zone = TimeZoneID("Europe/Vienna")
        // Skipped on 2025-03-30 from 2 to 3, shown twice on 2025-10-26.
        #expect(try Instant(iso8601: "2025-03-30T02:30", in: zone).description == "2025-03-30T01:30:00Z")
        #expect(try Instant(iso8601: "2025-10-26T02:30", in: zone).description == "2025-10-26T00:30:00Z")
        #expect(try Instant(iso8601: "2025-11-21", in: zone).description == "2025-11-21T11:00:00Z")
    }
}
