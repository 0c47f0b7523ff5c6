import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatLocales
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

    /// On every ICU, though 67 has no contexts for spans.
    @Test func capitalsAtTheBeginning() throws {
        let style = DateStyle(skeleton: "yMMMM", locale: "nb").timeZone(.utc)
            .capitalizationContext(.beginningOfSentence)
        let (start, end) = (try Instant(iso8601: "2025-05-01T00:00:00Z"), try Instant(iso8601: "2025-06-01T00:00:00Z"))
        let compiled = try DateIntervalStyle(style).compiled()
        #expect(try compiled.format(from: start, to: end).hasPrefix("Mai"))
        #expect(try compiled.formattedText(from: start, to: end).text.hasPrefix("Mai"))
    }

    /// Random locales, calendars, zones, skeletons and ends, of all distances.
    @Test func sameAsICU() throws {
        var random = SeededGenerator(for: "DateIntervalTests")
        var mismatches = Mismatches()
        var fast = 0
        for _ in 0..<150 * SeededGenerator.rounds {
            let style = random.intervalStyle()
            let (compiled, reference) = (try style.compiled(), try CompiledDateInterval(reference: style))
            let calendar = style.style.calendar ?? .gregorian
            for _ in 0..<10 {
                let (start, end) = try random.span()
                if random.isDisputed(start, in: calendar) || random.isDisputed(end, in: calendar) { continue }
                if compiled.isFast(from: start, to: end) { fast += 1 }
                let text = try compiled.format(from: start, to: end)
                var expected = try reference.format(from: start, to: end)
                // ICU's Chinese calendar has a state: its weeks depend on the dates that it was asked for before.
                if text != expected {
                    expected = try CompiledDateInterval(reference: style).format(from: start, to: end)
                }
                mismatches.expect(text, equals: expected, "\(style.style) from \(start) to \(end)")
            }
        }
        mismatches.report()
        #expect(fast * 10 > mismatches.compared * 9, "\(fast) of \(mismatches.compared) spans by programs")
    }

    @Test func acrossEras() throws {
        var random = SeededGenerator(for: "DateIntervalTests.acrossEras")
        var mismatches = Mismatches()
        for _ in 0..<10 * SeededGenerator.rounds {
            var style = DateStyle(
                skeleton: random.element(of: ["GyMd", "yMd", "yMMMd", "GGGGGyMd", "GyMMMEd", "GyM"]),
                locale: random.element(of: ["en-GB", "ja", "de", "fr", "en-BZ", "en", "hi", "ar", "sw"])
            ).timeZone(.utc)
            style.calendar = random.element(
                of: [.gregorian, .ethiopicAmeteMihret, .coptic, .republicOfChina, .japanese])
            let interval = DateIntervalStyle(style)
            let (compiled, reference) = (try interval.compiled(), try CompiledDateInterval(reference: interval))
            for _ in 0..<20 {
                // Both sides of the eras that begin in the years 1, 8, 1912.
                let year = random.element(of: [1, 8, 1912])
                let seconds = Int64(year - 1970) * 31_556_952
                let start = try Instant(seconds: seconds - Int64(random.next() % 94_000_000))
                let end = try Instant(seconds: seconds + Int64(random.next() % 94_000_000))
                mismatches.expect(
                    try compiled.format(from: start, to: end), equals: try reference.format(from: start, to: end),
                    "\(style) from \(start) to \(end)")
            }
        }
        mismatches.report()
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

    // MARK: Lengths

    static let lengths = [DateStyle.Length.short, .medium, .long, .full]
    static let languages = LocaleID.available.filter { !$0.tag.contains("-") || $0.tag.count > 8 }

    /// A span within a day is the day.
    @Test func spansOfADayAreTheDate() throws {
        var random = SeededGenerator(for: "DateIntervalTests.spansOfADayAreTheDate")
        var mismatches = Mismatches()
        let (start, end) = (try Instant(iso8601: "2025-11-21T08:30:00Z"), try Instant(iso8601: "2025-11-21T17:45:10Z"))
        for locale in LocaleID.available where TestSize.isFull || random.chance(1, in: 4) {
            for length in Self.lengths {
                let date = DateStyle(date: length, locale: locale).timeZone(.utc)
                let span = DateIntervalStyle(date)
                let own = date.format(start)
                mismatches.expect(span.format(from: start, to: start), equals: own, "\(locale) \(length)")
                mismatches.expect(span.format(from: start, to: end), equals: own, "\(locale) \(length)")
            }
        }
        mismatches.report()
    }

    /// Each field of a span is written as in one of its dates, and each of a date's fields is there.
    @Test func spansKeepTheLength() throws {
        var random = SeededGenerator(for: "DateIntervalTests.spansKeepTheLength")
        var mismatches = Mismatches()
        func fields(_ text: FormattedText<DateField>) -> [(field: DateField, text: String)] {
            let bytes = Array(text.text.utf8)
            return text.spans.filter { ![.start, .end].contains($0.field) }
                .map { ($0.field, String(decoding: bytes[$0.range], as: UTF8.self)) }
        }
        let start = try Instant(iso8601: "2025-11-21T08:30:00Z")
        let ends = try ["2025-11-24", "2025-12-03", "2026-02-05"].map { try Instant(iso8601: $0 + "T17:45:00Z") }
        for locale in Self.languages where TestSize.isFull || random.chance(1, in: 5) {
            for length in Self.lengths {
                let date = try DateStyle(date: length, locale: locale).timeZone(.utc).compiled()
                let span = try DateIntervalStyle(DateStyle(date: length, locale: locale).timeZone(.utc)).compiled()
                for end in ends {
                    let own = fields(try date.formattedText(start)) + fields(try date.formattedText(end))
                    let text = try span.formattedText(from: start, to: end)
                    let written = fields(text)
                    for (field, word) in written {
                        mismatches.expect(
                            own.contains { $0 == (field, word) } ? word : "", equals: word,
                            "\(locale) \(length): \(field) of \(text.text)")
                    }
                    let missing = Set(own.map(\.field)).subtracting(written.map(\.field))
                    mismatches.expect(
                        "\(missing)", equals: "\(Set<DateField>())", "\(locale) \(length): \(text.text)")
                    mismatches.expect(
                        try span.format(from: start, to: end), equals: text.text, "\(locale) \(length)")
                }
            }
        }
        mismatches.report()
    }

    private static let isCLDR48 = LoadedICU.cldr >= 48

    /// Where months are numbers, the marks around them are what makes a date long. CLDR 48 has other marks between the ends in zh
    /// and ko (common/main, `intervalFormats` of gregorian).
    @Test(arguments: [
        ("zh", "long", "2025-11-24", isCLDR48 ? "2025年11月21日 – 24日" : "2025年11月21日至24日"),
        ("zh", "full", "2025-11-24", isCLDR48 ? "2025年11月21日星期五 – 11月24日星期一" : "2025年11月21日星期五至24日星期一"),
        ("zh", "short", "2025-11-24", "2025/11/21 – 2025/11/24"),
        ("zh", "long", "2025-12-03", isCLDR48 ? "2025年11月21日 – 12月3日" : "2025年11月21日至12月3日"),
        ("zh-Hant", "medium", "2025-11-24", "2025年11月21日至24日"), ("ja", "long", "2025-11-24", "2025年11月21日～24日"),
        ("ja", "medium", "2025-11-24", "2025/11/21～2025/11/24"), ("yue", "long", "2025-11-24", "2025年11月21日至24日"),
        ("ko", "long", "2025-11-24", "2025년 11월 21일~24일"),
        ("ko", "long", "2026-02-05", isCLDR48 ? "2025년 11월 21일~2026년 2월 5일" : "2025년 11월 21일 ~ 2026년 2월 5일"),
        ("de", "long", "2025-11-24", "21.–24. November 2025"), ("de", "medium", "2025-11-24", "21.–24.11.2025"),
        ("en", "full", "2025-11-24", "Friday, November 21 – Monday, November 24, 2025"),
        ("en", "short", "2025-11-24", "11/21/25 – 11/24/25"),
        ("ja-u-ca-japanese", "long", "2025-11-24", "令和7年11月21日～令和7年11月24日"),
        (
            "he-u-ca-hebrew", "long", "2025-11-24", LoadedICU.cldr >= 42 ? "א׳–ד׳ בכסלו תשפ״ו" : "א׳–ד׳ כסלו תשפ״ו"
        ),
        (
            "hi-u-ca-tamil", "long", "2025-11-24",
            LoadedICU.cldr >= 42
                ? LoadedICU.words("6 कार्तिगै 1947 शक – 9 कार्तिगै 1947 शक", apple: "6–9 कार्तिगै 1947 शक")
                : "शक 6 कार्तिगै 1947 – शक 9 कार्तिगै 1947"
        ),
    ])
    func spansOfLengths(_ row: (String, String, String, String)) throws {
        let length = try #require(DateStyle.Length(rawValue: row.1))
        let style = try DateIntervalStyle(DateStyle(date: length, locale: LocaleID(row.0)).timeZone(.utc))
        let text = try style.format(from: Instant("2025-11-21", in: .utc), to: Instant(row.2, in: .utc))
        // Newer data has thin spaces around the dash.
        #expect(text.replacing("\u{2009}", with: " ") == row.3)
    }

    /// Times of one day stand behind it; of two days each is written in full.
    @Test func spansOfDatesWithTimes() throws {
        let style = DateIntervalStyle(DateStyle(date: .long, time: .short, locale: "zh").timeZone(.utc))
        let start = try Instant(iso8601: "2025-11-21T08:30:00Z")
        func text(_ end: String) throws -> String {
            style.format(from: start, to: try Instant(iso8601: end)).replacing("\u{2009}", with: " ")
        }
        // The short time of CLDR 37 has the half of the day.
        let (from, within, to) =
            LoadedICU.cldr >= 42
            ? ("08:30", LoadedICU.words("–", apple: " – ") + "10:30", "10:30") : ("上午8:30", "至10:30", "上午10:30")
        #expect(try text("2025-11-21T10:30:00Z") == "2025年11月21日 \(from)\(within)")
        #expect(try text("2025-11-21T08:30:40Z") == style.style.format(start))
        #expect(try text("2025-11-24T10:30:00Z") == "2025年11月21日 \(from) – 2025年11月24日 \(to)")
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
        // ICU 67 has no contexts for spans.
        if LoadedICU.major < 68 { style.capitalization = .unknown }
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
