import LocaleFormatDates
import TestSupport
import Testing

/// Instants as the standards' own examples write them.
@Suite struct InstantGoldenTests {
    @Test func rows() throws {
        let rows = try GoldenTable.read(RepositoryRoot.file("Data/Golden/Instants/common.tsv"))
        var mismatches = Mismatches()
        let now = try Instant(iso8601: "2026-01-01")
        for row in rows {
            let read: () throws(DateError) -> Instant = { () throws(DateError) in
                switch row.style {
                case "http": try Instant(httpDate: row.input, now: now)
                case "rfc5322": try Instant(rfc5322: row.input)
                default: try Instant(iso8601: row.input)
                }
            }
            let found = (try? read())?.description ?? "error"
            mismatches.expect(found, equals: row.expected, row.id)
        }
        mismatches.report()
        #expect(rows.count > 40)
    }

    @Test(arguments: [
        "2025-11-21T08:30+05:00[Asia/Kolkata]", "2025-11-21T08:30[Mars/Phobos]", "2025-11-21T08:30Z[]",
        "2025-11-21T08:30Z[Asia/../Kolkata]", "2025-11-21T08:30Z[U-CA=hebrew]",
        "2025-11-21T08:30Z[u-ca=hebrew][Asia/Kolkata]",
        "2025-11-21T08:30Z[Asia/Kolkata", "2025-11-21T08:30Z[Asia/Kolkata]x", "2025-11-21T08:30Z[!u-ca=mayan]",
        "2025-W00-1", "2025-W47-8", "2025-W47", "2025-000", "2025-W4-75", "202511", "2025-11-21T083", "2025-11-21T08:3",
        "2025-11-21T24:00:01Z", "2025-11-21T08:30:61Z", "+20251121", "2025-11-21T08:30+0560", "2025-11-21T",
    ])
    func refuses(_ text: String) { #expect(throws: DateError.self) { try Instant(iso8601: text) } }

    @Test(arguments: [
        "Sun, 6 Nov 1994 08:49:37 GMT", "sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 UTC",
        "Mon, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT", "Sun Nov 06 08:49:37 1994",
        "Sunday, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ", "",
        "Sun, 31 Nov 1994 08:49:37 GMT",
    ])
    func refusesHTTP(_ text: String) { #expect(throws: DateError.self) { try Instant(httpDate: text) } }

    @Test(arguments: [
        "Fri, 21 Nov 2025 14:05:00", "21 Nov 2025 14:05 J", "21 Nov 2025 14:05 CET", "21 Nov 2025 14:05 +0560",
        "21 Nov 2025 14:05 (open +0530", "Fri Nov 21 14:05:00 2025", "Mon, 21 Nov 2025 14:05 +0530",
        "21 Nov 2025 1:05 GMT",
    ])
    func refusesMail(_ text: String) { #expect(throws: DateError.self) { try Instant(rfc5322: text) } }

    /// What is written is read back, in every form.
    @Test func roundTrips() throws {
        var random = SeededGenerator(for: "InstantGoldenTests")
        var mismatches = Mismatches()
        let zones: [TimeZoneID] = ["Etc/UTC", "Asia/Kolkata", "America/St_Johns", "Europe/Berlin", "+05:45"]
        for _ in 0..<2_000 {
            let instant = try Instant(seconds: Int64.random(in: -62_000_000_000...250_000_000_000, using: &random))
            let zone = random.element(of: zones)
            for day in ISO8601Day.allCases {
                for isBasic in [false, true] {
                    let text = instant.iso8601(day, isBasic: isBasic, in: zone)
                    mismatches.expect(try Instant(iso8601: text), equals: instant, text)
                }
            }
            for form in [HTTPDateForm.imfFixdate, .asctime] {
                let text = try instant.httpDate(form)
                mismatches.expect(try Instant(httpDate: text), equals: instant, text)
            }
            if (try? instant.rfc5322()) != nil, instant.seconds > -2_000_000_000 {
                let text = try instant.rfc5322(in: zone)
                mismatches.expect(try Instant(rfc5322: text).seconds / 60, equals: instant.seconds / 60, text)
            }
        }
        for year in 1_980...2_070 {
            let instant = try Instant(iso8601: "\(year)-05-06T07:08:09Z")
            let now = try Instant(iso8601: "2026-01-01")
            let back = try Instant(httpDate: instant.httpDate(.rfc850), now: now)
            mismatches.expect(back, equals: instant, "\(year)")
        }
        mismatches.report()
    }
}
