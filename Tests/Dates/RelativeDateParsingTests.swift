import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatDates
import LocaleFormatLocales
import LocaleFormatNumbers
import TestSupport
import Testing

/// Times seen from now, read back.
@Suite struct RelativeDateParsingTests {
    typealias Unit = RelativeDateStyle.Unit

    /// What a style writes, it reads: every locale in turn, with `LOCALEFORMAT_ROUNDS` of 100 and more all of them. A text that is
    /// written for several distances is an error that lists this one.
    @Test func roundTrip() throws {
        var random = SeededGenerator(for: "RelativeDateParsingTests")
        var mismatches = Mismatches()
        var (ambiguous, lossy) = (0, 0)
        let isThorough = SeededGenerator.rounds >= 100
        for locale in LocaleID.available where isThorough || random.chance(1, in: 30) {
            for width in RelativeDateStyle.Width.allCases {
                for numeric in RelativeDateStyle.Numeric.allCases {
                    let style = RelativeDateStyle(numeric: numeric, width: width, locale: locale)
                    let (compiled, parser) = (try style.compiled(), try style.compiledParser())
                    for unit in Unit.allCases {
                        let offsets = [0, -0.0, 1, -1, 2, -2, 1.5, Double(random.next() % 201) - 100]
                        for offset in isThorough ? offsets : [random.element(of: offsets), random.element(of: offsets)]
                        {
                            let text = try compiled.format(offset, unit)
                            let what = "\(locale) \(width) \(numeric) \(offset) \(unit) '\(text)'"
                            do throws(RelativeDateParseError) {
                                let read = try parser.parse(text)
                                let isLossy = offset != offset.rounded() && !read.isNumeric
                                if isLossy { lossy += 1 }
                                // A word such as "today" has no sign.
                                let isSame =
                                    read.distance.offset == offset
                                    && (!read.isNumeric || read.distance.offset.sign == offset.sign)
                                mismatches.expect(
                                    isLossy || read.unit == unit && isSame,
                                    equals: true, "\(what) is read as \(read)")
                                mismatches.expect(
                                    try parser.parse(text, mode: .lenient), equals: read, "\(what) leniently")
                            } catch {
                                guard case .ambiguous(_, let readings) = error else {
                                    mismatches.add("\(what): \(error)")
                                    continue
                                }
                                ambiguous += 1
                                mismatches.expect(
                                    readings.contains {
                                        $0.unit == unit && $0.distance.offset == offset
                                            && (!$0.isNumeric || $0.distance.offset.sign == offset.sign)
                                    }, equals: true, "\(what): \(error)")
                            }
                        }
                    }
                }
            }
        }
        mismatches.report()
        print("ambiguous: \(ambiguous), written without their fraction: \(lossy), of \(mismatches.compared)")
    }

    /// What locales write, with the day that is meant.
    @Test func goldenRows() throws {
        var mismatches = Mismatches()
        let now = try Instant(iso8601: "2025-11-21T08:30:00Z")
        for row in try GoldenTable.read(RepositoryRoot.file("Data/Golden/Dates/relative-reading.tsv")) {
            let style = RelativeDateStyle(locale: try LocaleID(row.locale))
            let date = try style.parse(row.input, mode: .lenient).date(from: now, in: .utc)
            let text = date.instant.description
            mismatches.expect(date.hasTime ? text : String(text.prefix(10)), equals: row.expected, row.id)
        }
        mismatches.report()
    }

    /// Day and time, as styles with a time write them between two instants.
    @Test func daysWithTimes() throws {
        var random = SeededGenerator(for: "RelativeDateParsingTests.times")
        var mismatches = Mismatches()
        var ambiguous = 0
        let now = try Instant(iso8601: "2025-11-21T08:30:00Z")
        for locale in LocaleID.available where SeededGenerator.rounds >= 100 || random.chance(1, in: 12) {
            let width = random.element(of: RelativeDateStyle.Width.allCases)
            let style = RelativeDateStyle(width: width, locale: locale).time(.short)
            let parser = try style.compiledParser()
            for days in [-3, -2, -1, 0, 1, 2, 40] {
                let then = try Instant(seconds: now.seconds + Int64(days * 86_400 + 6 * 3_600 + 300))
                let text = try style.format(then, relativeTo: now, in: .utc)
                do throws(RelativeDateParseError) {
                    let read = try parser.parse(text)
                    mismatches.expect(
                        try read.instant(from: now, in: .utc), equals: then, "\(locale) \(width) '\(text)'")
                } catch {
                    if case .ambiguous = error {
                        ambiguous += 1
                    } else {
                        mismatches.add("\(locale) \(width) '\(text)': \(error)")
                    }
                }
            }
        }
        mismatches.report()
        print("ambiguous: \(ambiguous) of \(mismatches.compared)")
    }

    @Test(arguments: [
        ("in 3 days", "3 day"), ("IN  3DAYS", "3 day"), ("in ३ days", "3 day"), ("3 PM tomorrow", "1 day 15:00"),
        ("tomorrow, 15:05", "1 day 15:05"), ("in 2 weeks at 3 PM", "2 week 15:00"), ("0 days ago", "-0 day"),
        ("in two days", "2 day"), ("in twenty one days", "21 day"), ("Twenty-One weeks ago", "-21 week"),
        ("in three days at 3 PM", "3 day 15:00"),
        ("in zero hours", "0 hour"),
        ("next friday at 9:30 AM", "1 friday 09:30"), ("in 1,234 days", "1234 day"), ("yesterday", "-1 day"),
    ])
    func readsLeniently(text: String, expected: String) throws {
        #expect(try RelativeDateStyle(locale: "en").parse(text, mode: .lenient).description == expected)
    }

    /// Numbers in words, by the language's own rules: general knowledge of the languages.
    @Test(
        arguments: ([
            ("de", "in drei Tagen", "3 day"), ("de", "vor einem Tag", "-1 day"),
            ("de", "in einundzwanzig Minuten", "21 minute"),
            ("fr", "dans deux heures", "2 hour"), ("fr", "il y a vingt et un jours", "-21 day"),
            ("es", "dentro de tres semanas", "3 week"),
            ("ru", "через две недели", "2 week"), ("ru", "пять минут назад", "-5 minute"), ("ja", "三日後", "3 day"),
            ("it", "tra due giorni", "2 day"), ("nl", "over drie dagen", "3 day"), ("sv", "om två dagar", "2 day"),
        ] as [(LocaleID, String, String)]).filter {
            // CLDR 37 has no dative of German.
            LoadedICU.cldr >= 42 || !$0.1.contains("einem")
        })
    func numberWords(locale: LocaleID, text: String, expected: String) throws {
        let style = RelativeDateStyle(locale: locale)
        #expect(try style.parse(text, mode: .lenient).description == expected)
        #expect(throws: RelativeDateParseError.self) { try style.parse(text) }
    }

    /// A language without rules has no English numbers, and what is beyond a hundred is written in digits.
    @Test func noNumberWords() throws {
        let zulu = RelativeDateStyle(locale: "zu")
        let text = try zulu.numeric(.always).format(3, .day).replacing("3", with: "three")
        #expect(throws: RelativeDateParseError.self) { try zulu.parse(text, mode: .lenient) }
        let english = RelativeDateStyle(locale: "en")
        #expect(try english.parse("in one hundred days", mode: .lenient).description == "100 day")
        #expect(throws: RelativeDateParseError.self) {
            try english.parse("in one hundred and one days", mode: .lenient)
        }
        #expect(throws: RelativeDateParseError.self) { try english.parse("in minus two days", mode: .lenient) }
    }

    @Test(arguments: [
        "", " ", "3", "days", "in days", "in 3", "in -3 days", "in 3 days ago", "in 3 days 4", "tomorrow 3", "at 3 PM",
        "in 3 days in 3 days", "in 2३ days", "tomorrow\u{301}", "\u{301}\u{301}", "\u{202E}", "\u{0}", "in ∞ days",
        "in NaN days",
        "tomorrow at 25:00", "3 days from parsnips",
    ])
    func refuses(text: String) throws {
        let parser = try RelativeDateStyle(locale: "en").compiledParser()
        for mode in DateParseMode.allCases {
            #expect(throws: RelativeDateParseError.self, "\(text)") { try parser.parse(text, mode: mode) }
        }
    }

    @Test func hostileText() throws {
        let parser = try RelativeDateStyle(locale: "en").time(.short).compiledParser()
        for text in [
            String(repeating: "a", count: 1_000_000), String(repeating: "in 3 ", count: 200),
            String(repeating: "9", count: 999),
            "in " + String(repeating: "9", count: 990) + " days", String(repeating: "\u{301}", count: 499),
            String(repeating: "tomorrow at ", count: 80), "tomorrow at " + String(repeating: "3:", count: 400),
        ] {
            for mode in DateParseMode.allCases { _ = try? parser.parse(text, mode: mode) }
        }
        #expect(throws: RelativeDateParseError.tooLong(length: 1_000_000, limit: 1_000)) {
            try parser.parse(String(repeating: "a", count: 1_000_000))
        }
        // As many digits as there is room for are read, and are beyond every calendar.
        let far = try parser.parse("in " + String(repeating: "9", count: 900) + " days", mode: .lenient)
        #expect(throws: RelativeDateParseError.self) { try far.instant(from: .epoch, in: .utc) }
    }

    /// Weeks begin on Monday in Germany: "this Sunday" is after today, which is a Friday.
    @Test func weekdays() throws {
        let now = try Instant(iso8601: "2025-11-21T08:30:00Z")
        func day(_ text: String, _ locale: LocaleID) throws -> String {
            let read = try RelativeDateStyle(locale: locale).parse(text, mode: .lenient)
            return String(try read.instant(from: now, in: .utc).description.prefix(10))
        }
        #expect(try day("this Sunday", "en-DE") == "2025-11-23")
        #expect(try day("this Sunday", "en-US") == "2025-11-16")
        #expect(try day("next Saturday", "en") == "2025-11-22" && day("last Thursday", "en") == "2025-11-20")
        #expect(try day("2 Fridays ago", "en") == "2025-11-07")
    }

    @Test func calendarsAndZones() throws {
        let now = try Instant(iso8601: "2024-02-10T22:30:00Z")
        let style = RelativeDateStyle(locale: "en")
        // 1 Adar I and 1 Adar II of 5784.
        let hebrew = try style.calendar(.hebrew).parse("in 1 month", mode: .lenient)
        #expect(try hebrew.instant(from: now, in: .utc).description == "2024-03-11T00:00:00Z")
        #expect(throws: RelativeDateParseError.noQuarters(.hebrew)) {
            try style.calendar(.hebrew).parse("next quarter").instant(from: now, in: .utc)
        }
        // Tomorrow began already.
        let tomorrow = try style.parse("tomorrow").date(from: now, in: "Asia/Kolkata")
        #expect(tomorrow.instant.description == "2024-02-11T18:30:00Z" && !tomorrow.hasTime)
        // A day of 23 hours: the same time of day, and 24 hours.
        let spring = try Instant(iso8601: "2025-03-29T12:00:00+01:00")
        let days = try style.parse("in 1 day", mode: .lenient).date(from: spring, in: "Europe/Berlin")
        let hours = try style.parse("in 24 hours").date(from: spring, in: "Europe/Berlin")
        #expect(days.day == hours.day && hours.hour == 13)
    }
}
