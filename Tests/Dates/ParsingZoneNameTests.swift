import LocaleFormatCore
import LocaleFormatDates
import Testing

/// Which zone a name stands for, and when it stands for none alone.
@Suite struct ParsingZoneNameTests {
    private func parse(
        _ text: String, _ locale: LocaleID, zone: String = "UTC", pattern: String = "yyyy-MM-dd HH:mm z",
        _ mode: DateParseMode
    ) throws -> Result<ParsedDate, DateParseError> {
        let style = DateStyle(pattern: pattern, locale: locale).timeZone(try TimeZoneID(zone))
        return Result { () throws(DateParseError) in try style.parse(text, mode: mode) }
    }

    @Test(arguments: DateParseMode.allCases)
    func names(mode: DateParseMode) throws {
        let rows: [(text: String, locale: LocaleID, zone: String, offset: Int)] = [
            // Names that zones of the locale's region have in that locale.
            ("2025-07-01 12:00 BST", "en-GB", "UTC", 3_600), ("2025-07-01 12:00 IST", "en-IE", "UTC", 3_600),
            ("2025-07-01 12:00 IST", "en-IN", "UTC", 19_800), ("2025-07-01 12:00 EST", "en-US", "UTC", -18_000),
            ("2025-07-01 12:00 CST", "en-US", "UTC", -21_600), ("2025-07-01 12:00 MEZ", "de", "UTC", 3_600),
            // Zones of the region, where the locale has no such name.
            ("2025-07-01 12:00 IST", "hi-IN", "UTC", 19_800), ("2025-07-01 12:00 IST", "he-IL", "UTC", 7_200),
            ("2025-07-01 12:00 CST", "zh-CN", "UTC", 28_800), ("2025-07-01 12:00 PST", "fil-PH", "UTC", 28_800),
            // The style's zone.
            ("2025-07-01 12:00 IST", "de", "Asia/Kolkata", 19_800),
            ("2025-07-01 12:00 IST", "de", "Europe/Dublin", 3_600),
            ("2025-07-01 12:00 BST", "fr", "Europe/London", 3_600),
            ("2025-01-01 12:00 CST", "de", "America/Winnipeg", -21_600),
            // One meaning everywhere.
            ("2025-07-01 12:00 JST", "de", "UTC", 32_400), ("2025-07-01 12:00 CET", "en-GB", "UTC", 3_600),
            ("2025-07-01 12:00 CEST", "en-US", "UTC", 7_200), ("2025-07-01 12:00 NZST", "de", "UTC", 43_200),
            ("2025-07-01 12:00 +0530", "de", "UTC", 19_800), ("2025-07-01 12:00 GMT", "de", "UTC", 0),
        ]
        for row in rows {
            let parsed = try parse(row.text, row.locale, zone: row.zone, mode).get()
            let local = try Instant(iso8601: row.text.prefix(16) + "Z")
            #expect(local.seconds - parsed.instant.seconds == Int64(row.offset), "\(row)")
        }
    }

    @Test(arguments: DateParseMode.allCases)
    func ambiguousNames(mode: DateParseMode) throws {
        let rows: [(name: String, locale: LocaleID, candidates: [String])] = [
            ("IST", "de", ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"]),
            ("BST", "fr", ["Europe/London", "Asia/Dhaka", "Pacific/Bougainville"]),
            ("NST", "en-GB", ["America/St_Johns", "Asia/Kathmandu"]),
            ("CST", "es", ["America/Chicago", "America/Havana", "Asia/Shanghai"]),
        ]
        for row in rows {
            let error = DateParseError.ambiguousTimeZone(text: row.name, candidates: row.candidates, at: 17)
            #expect(throws: error) { try parse("2025-07-01 12:00 \(row.name)", row.locale, mode).get() }
        }
    }

    @Test(arguments: DateParseMode.allCases)
    func unknownNames(mode: DateParseMode) throws {
        for name in ["PLT", "VST", "XYZ"] {
            let error = DateParseError.unknownTimeZone(text: name, at: 17)
            let text = "2025-07-01 12:00 \(name)"
            #expect(throws: error) { try parse(text, "de", mode).get() }
        }
    }

    /// A style of ids reads those of the tz database that look like abbreviations.
    @Test func ids() throws {
        let parsed = try parse(
            "2025-07-01 12:00 CET", "en", zone: "Asia/Tokyo", pattern: "yyyy-MM-dd HH:mm VV", .strict
        ).get()
        #expect(parsed.timeZone?.identifier == "CET")
        let error = DateParseError.ambiguousTimeZone(
            text: "IST", candidates: ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"], at: 17)
        #expect("\(error)" == "the time zone 'IST' at byte 17 may be Asia/Kolkata, Europe/Dublin or Asia/Jerusalem")
    }

    /// What a locale writes for its own zone it reads back, with the right offset.
    @Test func ownNames() throws {
        for (locale, zone) in [("en-GB", "Europe/London"), ("en-IE", "Europe/Dublin"), ("en-IN", "Asia/Kolkata")] {
            let instant = try Instant(iso8601: "2025-07-01T12:00:00Z")
            let written = DateStyle(pattern: "yyyy-MM-dd HH:mm z", locale: try LocaleID(locale))
            let text = try written.timeZone(TimeZoneID(zone)).format(instant)
            #expect(try written.timeZone(.utc).parse(text).instant == instant, "\(text)")
        }
    }
}
