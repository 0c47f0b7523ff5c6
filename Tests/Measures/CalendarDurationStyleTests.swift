import LocaleFormat
import TestSupport
import Testing

/// Durations by a calendar as text.
@Suite struct CalendarDurationStyleTests {
    private static let style = CalendarDurationStyle(locale: "en").timeZone(.utc).calendar(.gregorian)

    private func text(_ style: CalendarDurationStyle, _ start: String, _ end: String) throws -> String {
        let (start, end) = (try Instant(iso8601: start), try Instant(iso8601: end))
        #expect(try style.compiled().format((start, end)) == style.format(from: start, to: end))
        var bytes: [UInt8] = []
        try style.compiled().append((start, end), to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == style.format(from: start, to: end))
        return style.format(from: start, to: end)
    }

    @Test func counts() throws {
        let (start, end) = ("2023-08-15T09:00:00Z", "2025-11-21T10:30:05Z")
        let style = Self.style
        #expect(try text(style, start, end) == "2 years, 3 months, 6 days, 1 hour, 30 minutes, 5 seconds")
        #expect(try text(style, end, start) == "-2 years, 3 months, 6 days, 1 hour, 30 minutes, 5 seconds")
        let narrow = LoadedICU.words("2y 3m 6d 1h 30m 5s", apple: "2y 3mo 6d 1h 30m 5s")
        #expect(try text(style.width(.narrow), start, end) == narrow)
        #expect(try text(style.fields([.week, .day]), start, end) == "118 weeks, 3 days")
        #expect(try text(style.fields([.month]), start, end) == "27 months")
        #expect(try text(style.fields([.year, .hour]), start, end) == "2 years, 2,353 hours")
        #expect(try text(style.fields([.day, .minute]), start, end) == "829 days, 90 minutes")
        #expect(try text(style, start, start) == "0 seconds")
        #expect(try text(style.fields([.year, .month]), start, "2023-08-20") == "0 months")
        #expect(try text(style.fields([.year, .month]), "2023-08-20", start) == "0 months")
    }

    @Test func theLargest() throws {
        let style = Self.style
        #expect(try text(style.maximumFieldCount(2), "2023-08-15", "2025-11-21") == "2 years, 3 months")
        #expect(try text(style.maximumFieldCount(2), "2023-08-15", "2025-08-21") == "2 years, 6 days")
        #expect(try text(style.maximumFieldCount(1), "2025-08-15T00:00:00Z", "2025-08-15T10:59:59Z") == "10 hours")
        #expect(try text(style.maximumFieldCount(.max), "2025-08-15", "2025-08-16") == "1 day")
    }

    @Test func rounding() throws {
        let months = Self.style.fields([.year, .month])
        // 17 of February's 28 days, and 14.
        #expect(try text(months.rounding(.halfEven), "2025-01-15", "2025-03-04") == "2 months")
        #expect(try text(months.rounding(.halfEven), "2025-02-01", "2025-02-15T00:00:00Z") == "0 months")
        #expect(try text(months.rounding(.halfUp), "2025-02-01T00:00:00Z", "2025-02-15T00:00:00Z") == "1 month")
        #expect(try text(months.rounding(.halfEven), "2025-03-01T00:00:00Z", "2025-04-15T00:00:00Z") == "1 month")
        #expect(try text(months.rounding(.up), "2024-01-01", "2024-12-02") == "1 year")
        #expect(try text(months.rounding(.down), "2024-01-01", "2024-12-31") == "11 months")
        #expect(try text(months.rounding(.ceiling), "2024-12-31", "2024-01-01") == "-11 months")
        #expect(try text(months.rounding(.floor), "2024-12-31", "2024-01-01") == "-1 year")
        let days = Self.style.fields([.month, .day]).rounding(.halfEven)
        #expect(try text(days, "2025-01-01T00:00:00Z", "2025-01-31T23:00:00Z") == "1 month")
        let hours = Self.style.fields([.day, .hour]).rounding(.halfEven)
        #expect(try text(hours, "2025-01-01T00:00:00Z", "2025-01-01T23:30:00Z") == "1 day")
        #expect(try text(hours, "2025-01-01T00:00:00Z", "2025-01-01T22:30:00Z") == "22 hours")
        // Half of a day of 23 hours is 11 and a half.
        let berlin = Self.style.fields([.day]).rounding(.halfUp).timeZone("Europe/Berlin")
        #expect(try text(berlin, "2025-03-30T00:00:00+01:00", "2025-03-30T12:29:59+02:00") == "0 days")
        #expect(try text(berlin, "2025-03-30T00:00:00+01:00", "2025-03-30T12:30:00+02:00") == "1 day")
        let one = Self.style.maximumFieldCount(1).rounding(.halfEven)
        #expect(try text(one, "2024-01-01", "2024-12-20") == "12 months")
        #expect(try text(one, "2023-01-01", "2024-12-20") == "2 years")
    }

    @Test func calendarsOfLocales() throws {
        let (start, end) = ("2024-03-20", "2025-03-21")
        #expect(try text(CalendarDurationStyle(locale: "fa-IR").timeZone(.utc), start, end) == "۱ سال")
        #expect(
            try text(CalendarDurationStyle(locale: "en-u-ca-hebrew").timeZone(.utc), start, end) == "1 year, 11 days")
        #expect(try text(CalendarDurationStyle(locale: "en-u-tz-deber").calendar(.persian), start, end) == "1 year")
        if LoadedICU.cldr == 42 {
            #expect(try text(Self.style.locale("de").width(.short), start, end) == "1 J, 1 Tg.")
            #expect(try text(Self.style.locale("hi-u-nu-deva"), start, end) == "१ वर्ष और १ दिन")
        }
        #expect(throws: DurationError.self) { try CalendarDurationStyle(locale: "en-u-ca-mayan").compiled() }
        #expect(throws: DurationError.self) { try CalendarDurationStyle(locale: "en-u-nu-xyz").compiled() }
    }

    @Test func knownDurations() throws {
        func text(_ style: CalendarDurationStyle, _ iso: String) throws -> String {
            try style.format(CalendarDuration(iso8601: iso))
        }
        let style = Self.style
        #expect(try text(style, "P1Y2M10DT2H30M") == "1 year, 2 months, 10 days, 2 hours, 30 minutes")
        #expect(try text(style, "P3W") == "3 weeks" && text(style, "PT90M") == "1 hour, 30 minutes")
        #expect(try text(style, "-P1Y2M") == "-1 year, 2 months" && text(style, "P1Y-2M") == "+1 year, -2 months")
        #expect(try text(style, "PT0S") == "0 seconds" && text(style.fields([.day]), "P0D") == "0 days")
        #expect(try text(style.fields([.minute]), "P1MT90M") == "1 month, 90 minutes")
        #expect(try text(style.fields([.day]), "PT36H") == "36 hours")
        #expect(try text(style.maximumFieldCount(2), "P1Y2M10D") == "1 year, 2 months")
        #expect(try text(style.maximumFieldCount(1).rounding(.up), "PT1H1S") == "2 hours")
        #expect(try text(style, "PT0.9S") == "0 seconds" && text(style.rounding(.halfEven), "-PT0.9S") == "-1 second")
        #expect(try text(style, "P-9223372036854775808YT5S") == "-9,223,372,036,854,775,808 years, +5 seconds")
        #expect(try !style.format(CalendarDuration(years: .min, time: Duration(attoseconds: .min))).isEmpty)
    }

    @Test func errorsAndParts() throws {
        #expect(throws: DurationError.noUnits) { try Self.style.fields([]).compiled() }
        #expect(throws: DurationError.self) { try Self.style.maximumFieldCount(0).compiled() }
        #expect(throws: DurationError.roundingUnavailable) { try Self.style.rounding(.unnecessary).compiled() }
        let (start, end) = (try Instant(seconds: 0), try Instant(seconds: 40 * 86_400 + 3_600))
        #expect(Self.style.fields([]).format(from: start, to: end) == "PT961H")
        let text = try Self.style.formattedText(from: start, to: end)
        #expect(text.spans.map { "\($0.field) \(text[$0])" } == ["month 1 month", "day 9 days", "hour 1 hour"])
        try checkCodable(Self.style.maximumFieldCount(3).calendar(.vikram))
        let (first, last) = (
            try Instant(seconds: Instant.range.lowerBound), try Instant(seconds: Instant.range.upperBound)
        )
        for id in CalendarID.allCases { #expect(!Self.style.calendar(id).format(from: first, to: last).isEmpty) }
    }

    /// Every locale in turn: numbers with their units as unit styles write them, joined as lists of units are.
    @Test func everyLocale() throws {
        var random = SeededGenerator(for: "CalendarDurationStyleTests")
        var mismatches = Mismatches()
        let isThorough = SeededGenerator.rounds >= 100
        for locale in LocaleID.available where isThorough || random.chance(1, in: 20) {
            let width = random.element(of: NumberSpecification.UnitWidth.allCases)
            let style = CalendarDurationStyle(width: width, locale: locale).timeZone(.utc)
            let compiled = try style.compiled()
            for _ in 0..<4 {
                let duration = CalendarDuration(
                    years: Int(random.next() % 3), months: Int(random.next() % 25), weeks: Int(random.next() % 3),
                    days: Int(random.next() % 2_000), time: .seconds(Int(random.next() % 90_000)))
                let seconds = Int(duration.time.components.seconds)
                let counts = [
                    ("year", duration.years), ("month", duration.months), ("week", duration.weeks),
                    ("day", duration.days),
                    ("hour", seconds / 3_600), ("minute", seconds / 60 % 60), ("second", seconds % 60),
                ]
                let texts = try counts.filter { $0.1 > 0 }.map { unit, count in
                    UnitStyle<Int>(try UnitID(unit), width: width, locale: locale).format(count)
                }
                let list: ListStyle.Width = width == .wide ? .wide : width == .short ? .short : .narrow
                guard !texts.isEmpty else { continue }
                let expected = ListStyle(.unit, width: list, locale: locale).format(texts)
                mismatches.expect(try compiled.format(duration), equals: expected, "\(locale) \(duration.iso8601)")
                mismatches.expect(try style.format(duration), equals: expected, "\(locale) \(duration.iso8601) once")
            }
        }
        mismatches.report()
    }

    /// The first use from many threads at once.
    @Test func threads() async throws {
        let start = try Instant(iso8601: "2023-08-15")
        let end = try Instant(iso8601: "2025-11-21")
        let texts = await withTaskGroup(of: String.self) { group in
            for index in 0..<64 {
                group.addTask {
                    Self.style.locale(index % 2 == 0 ? "cy" : "sw").format(from: start, to: end)
                }
            }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts.count == 2)
    }
}
