import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatDates
import TestSupport
import Testing

/// Spans of time: programs against ICU, and collapsed spans in the calendars that ICU lacks.
@Suite struct DateIntervalTests {
    static let skeletons = [
        "yMMMd", "yMMMEd", "yMd", "yMEd", "MMMd", "MMMEd", "Md", "MEd", "d", "y", "yM", "yMMM", "yMMMM", "M", "MMM",
        "GyMMMd",
        "yMMMMEEEEd", "jm", "j", "hm", "Hm", "hmv", "Hmv", "hv", "Bhm", "Bh", "yMMMdjm", "yMMMMEEEEdjms", "MMMdjmz",
        "jmsSSS",
        "yQQQ", "LLLL", "cccc", "yMdHmsSSS", "Ed", "ms", "yw", "UMMMd", "rMMMd", "GGGGyMMMMd", "ahm", "yyMMdd", "bhm",
        "E",
    ]

    /// Random locales, calendars, zones, skeletons and ends, of all distances.
    @Test func sameAsICU() throws {
        var random = SeededGenerator(for: "DateIntervalTests")
        var mismatches = Mismatches()
        var fast = 0
        for _ in 0..<60 * SeededGenerator.rounds {
            let style = random.intervalStyle()
            let (compiled, reference) = (try style.compiled(), try CompiledDateInterval(reference: style))
            let calendar = style.style.calendar ?? .gregorian
            for _ in 0..<25 {
                let (start, end) = try random.span()
                if random.isDisputed(start, in: calendar) || random.isDisputed(end, in: calendar) { continue }
                if compiled.isFast(from: start, to: end) { fast += 1 }
                mismatches.expect(
                    try compiled.format(from: start, to: end), equals: try reference.format(from: start, to: end),
                    "\(style.style) from \(start) to \(end)")
            }
        }
        mismatches.report()
        #expect(fast * 10 > mismatches.compared * 9, "\(fast) of \(mismatches.compared) spans by programs")
    }

    @Test func endsOfTime() throws {
        let style = try DateIntervalStyle(skeleton: "yMMMd", locale: "en").timeZone(.utc).compiled()
        let (first, last) = (
            try Instant(seconds: Instant.range.lowerBound), try Instant(seconds: Instant.range.upperBound)
        )
        #expect(try !style.format(from: first, to: last).isEmpty)
        #expect(try !style.format(from: last, to: first).isEmpty)
        #expect(try style.format(from: .epoch, to: .epoch) == "Jan 1, 1970")
    }

    /// What both ends have in common is written once, by the patterns of the nearest calendar that ICU has.
    @Test func newCalendars() throws {
        func span(_ calendar: CalendarID, _ start: String, _ end: String, _ skeleton: String = "yMMMd") throws -> String
        {
            let style = DateIntervalStyle(DateStyle(skeleton: skeleton, locale: "en").calendar(calendar).timeZone(.utc))
            let (start, end) = (try Instant(start, in: .utc), try Instant(end, in: .utc))
            #expect(try style.compiled().isFast(from: start, to: end))
            #expect(try style.formattedText(from: start, to: end).text == style.format(from: start, to: end))
            // Newer data has thin spaces around the dash.
            return style.format(from: start, to: end).replacing("\u{2009}", with: " ")
        }
        #expect(try span(.tamil, "2025-11-21", "2025-11-24") == "Karthikai 6 – 9, 1947 Saka")
        #expect(try span(.tamil, "2025-11-21", "2025-12-24") == "Karthikai 6 – Maargazhi 9, 1947 Saka")
        #expect(try span(.tamil, "2025-11-21", "2025-11-21") == "Karthikai 6, 1947 Saka")
        #expect(try span(.gujarati, "2025-11-21", "2025-11-24", "MMMd") == "Magshar 1 – 4")
    }

    /// A pattern that is given stays as it is.
    @Test func patternsInNewCalendars() throws {
        let style = DateIntervalStyle(DateStyle(pattern: "d/M/y", locale: "en").calendar(.gujarati).timeZone(.utc))
        let text = try style.format(from: Instant("2025-10-20", in: .utc), to: Instant("2025-10-22", in: .utc))
        #expect(text.replacing("\u{2009}", with: " ") == "29/12/2081 – 1/1/2082")
    }

    /// The fields and ends of a span stand where the text has them.
    @Test func fieldsInNewCalendars() throws {
        let style = DateIntervalStyle(DateStyle(skeleton: "yMMMd", locale: "en").calendar(.tamil).timeZone(.utc))
        let text = try style.formattedText(from: Instant("2025-11-21", in: .utc), to: Instant("2025-11-24", in: .utc))
        let bytes = Array(text.text.utf8)
        let parts = text.spans.map { "\($0.field) \(String(decoding: bytes[$0.range], as: UTF8.self))" }
        #expect(parts == ["month Karthikai", "start 6", "day 6", "end 9", "day 9", "year 1947", "era Saka"])
    }
}

extension SeededGenerator {
    fileprivate mutating func intervalStyle() -> DateIntervalStyle {
        var style = dateStyle()
        let skeleton = element(of: DateIntervalTests.skeletons)
        style.template = .skeleton(skeleton)
        // Spans with a zone's name are ICU's where the zone is.
        if skeleton.contains(where: "zvV".contains), let zone = style.timeZone {
            style.timeZone = (try? TimeZoneID(zone.identifier, data: .icu)) ?? .utc
        }
        if chance(1, in: 2) { style.calendar = .gregorian }
        return DateIntervalStyle(style)
    }

    /// From 1931 to 2026, seconds to years apart, sometimes backwards or nowhere.
    fileprivate mutating func span() throws -> (Instant, Instant) {
        let second = Int64(next() % 2_900_000_000) - 1_230_000_000
        let scale: Int64 = element(of: [1, 60, 3_600, 86_400, 2_629_746, 31_556_952])
        let length = Int64(next() % 40) * scale / (chance(1, in: 2) ? 1 : 3)
        let rounded = chance(1, in: 4) ? second / 3_600 * 3_600 : second
        let start = try Instant(seconds: rounded, nanoseconds: Int64(next() % 1_000) * 1_000_000)
        let end = try Instant(
            seconds: min(rounded + length, 1_770_000_000), nanoseconds: Int64(next() % 1_000) * 1_000_000)
        return chance(1, in: 20) ? (end, start) : (start, end)
    }
}
