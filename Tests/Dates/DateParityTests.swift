import LocaleFormatBridge
import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatDates
import TestSupport
import Testing

/// Every calendar that ICU has, against ICU's own functions called directly.
@Suite struct DateParityTests {
    static let calendars = CalendarID.allCases.filter { id in
        ![.islamic, .bangla, .gujarati, .kannada, .malayalam, .marathi, .odia, .tamil, .telugu, .vietnamese, .vikram]
            .contains(id)
    }
    static let locales: [LocaleID] = [
        "en", "de", "fr", "he", "ar", "fa", "th", "ja", "zh", "zh-Hant-HK", "ko", "hi", "am", "my", "sr-Latn", "ru",
        "sv",
    ]
    /// All of them at full size, else every fourth, other ones for each calendar.
    static func locales(for calendar: CalendarID) -> [LocaleID] {
        if TestSize.isFull { return locales }
        let first = (calendars.firstIndex(of: calendar) ?? 0) % 4
        return stride(from: first, to: locales.count, by: 4).map { locales[$0] }
    }
    /// Not among them: the years of the Hebrew and Chinese calendars in known-differences.tsv.
    static let seconds: [Int64] = [
        1_763_694_000, 1_709_212_149, 1_679_965_200, 946_684_799, 1_559_736_000, 1_757_226_600, 0, 2_019_254_400,
        1_728_000_000, 1_770_000_000, 1_785_555_555, 1_600_000_000, 1_300_000_123, 1_234_567_890, 1_111_111_111,
        999_999_999, 500_000_000, -1, 1_546_300_800, 1_580_515_200, 2_000_000_000,
    ]

    private func icuName(_ locale: LocaleID, _ calendar: CalendarID) throws -> String {
        try locale.setting("ca", to: calendar.bcp47).icuName
    }

    /// ICU's own format. ICU 78.3 has no names of months and eras in the calendar `iso8601`: there they are its names of
    /// `gregorian`, in its own patterns and weeks.
    private func handle(
        _ kind: DateFormatHandle.Kind, _ locale: LocaleID, _ calendar: CalendarID, zone: String
    ) throws -> DateFormatHandle {
        let own = try DateFormatHandle(kind, locale: icuName(locale, calendar), zone: zone)
        guard calendar == .iso8601, try own.symbols(1).allSatisfy(\.isEmpty) else { return own }
        let named = try DateFormatHandle(.pattern(own.pattern()), locale: icuName(locale, .gregorian), zone: zone)
        (named.firstWeekday, named.minimumDaysInFirstWeek) = (2, 4)
        return named
    }

    @Test(arguments: calendars) func lengths(_ calendar: CalendarID) throws {
        var mismatches = Mismatches()
        let zone = TimeZoneID("America/New_York")
        for locale in Self.locales {
            for (length, icu) in [(DateStyle.Length.full, Int32(0)), (.long, 1), (.medium, 2), (.short, 3)] {
                let handle = try handle(.styles(date: icu, time: icu), locale, calendar, zone: zone.identifier)
                let compiled = try DateStyle(date: length, time: length, locale: locale)
                    .calendar(calendar).timeZone(zone).compiled()
                #expect(compiled.isFast, "\(calendar) \(locale) \(length)")
                for second in Self.seconds {
                    mismatches.expect(
                        try compiled.format(Instant(seconds: second)),
                        equals: try handle.format(Double(second) * 1_000),
                        "\(calendar) \(locale) \(length) at \(second)")
                }
            }
        }
        mismatches.report()
    }

    @Test(arguments: calendars) func skeletons(_ calendar: CalendarID) throws {
        let skeletons = [
            "yMd", "yMMMEd", "yMMMMEEEEdjmsz", "GyMMMd", "yQQQQ", "MMMMd", "Ed", "ccccc", "jm", "Jms", "CCCCm", "Bhm",
            "bhm",
            "yw", "MMMMW", "HmssSSS", "jmvvvv", "rUMMMd", "LLLL", "e", "g", "D", "yyMMdd", "VVVV", "OOOO", "aaaaahm",
        ]
        var mismatches = Mismatches()
        let zone = TimeZoneID("Europe/London")
        for locale in Self.locales(for: calendar) {
            let name = try icuName(locale, calendar)
            let generator = try DatePatternGenerator(locale: name)
            for skeleton in skeletons {
                // Older ICUs take a weekday by number for its name.
                let best = skeleton == "e" && LoadedICU.major < 72 ? "e" : try generator.bestPattern(skeleton)
                // See known-differences.tsv.
                if calendar == .ethiopicAmeteAlem, best.contains("Y"), LoadedICU.major < 78 { continue }
                let handle = try handle(
                    .pattern(best), locale, calendar, zone: zone.identifier)
                let compiled = try DateStyle(skeleton: skeleton, locale: locale)
                    .calendar(calendar).timeZone(zone).compiled()
                for second in Self.seconds.prefix(12) {
                    mismatches.expect(
                        try compiled.format(Instant(seconds: second)),
                        equals: try handle.format(Double(second) * 1_000),
                        "\(calendar) \(locale) \(skeleton) at \(second)")
                }
            }
        }
        mismatches.report()
    }

    @Test func zoneNames() throws {
        let letters = [
            "z", "zzzz", "Z", "ZZZZ", "ZZZZZ", "O", "OOOO", "v", "vvvv", "V", "VV", "VVV", "VVVV", "X", "XX", "XXX",
            "XXXX",
            "XXXXX", "x", "xx", "xxx", "xxxx", "xxxxx",
        ]
        var mismatches = Mismatches()
        for (index, id) in TimeZoneID.all(withAliases: true).enumerated() where index % 23 == 0 && id != "Etc/Unknown" {
            guard TimeZoneData.canonical(id) != nil else { continue }
            let zone = try TimeZoneID(id, data: .icu)
            for locale in ["en", "hi", "ar"] as [LocaleID] {
                for letter in letters {
                    let handle = try DateFormatHandle(.pattern(letter), locale: locale.icuName, zone: id)
                    let compiled = try DateStyle(pattern: letter, locale: locale).calendar(.gregorian)
                        .timeZone(zone).compiled()
                    for second in Self.seconds + [-3_000_000_000, 7_000_000_000, 60_000_000_000] {
                        mismatches.expect(
                            try compiled.format(Instant(seconds: second)),
                            equals: try handle.format(Double(second) * 1_000), "\(id) \(locale) \(letter) at \(second)")
                    }
                }
            }
        }
        mismatches.report()
    }

    /// Spans of fields, as ICU marks them.
    @Test func fields() throws {
        var mismatches = Mismatches()
        for locale in Self.locales {
            for calendar in Self.calendars {
                let handle = try handle(.styles(date: 0, time: 1), locale, calendar, zone: "Etc/UTC")
                let compiled = try DateStyle(date: .full, time: .long, locale: locale).calendar(calendar)
                    .timeZone(.utc).compiled()
                let raw = try handle.formatWithFields(1_709_212_149_000)
                let expected = raw.spans.compactMap { span in
                    DateField(icuField: span.field).map { "\($0) \(span.range)" }
                }
                let ours = try compiled.formattedText(Instant(seconds: 1_709_212_149)).spans.map {
                    "\($0.field) \($0.range)"
                }
                mismatches.expect(ours, equals: expected, "\(calendar) \(locale)")
            }
        }
        mismatches.report()
    }

    @Test(arguments: calendars) func intervals(_ calendar: CalendarID) throws {
        var mismatches = Mismatches()
        for locale in Self.locales(for: calendar) {
            let skeletons = ["yMMMd", "yMMMEd", "jm", "yMd", "MMMd"]
            // At usual size two of them, other ones for each calendar and language.
            let first = (calendar.rawValue.utf8.count + locale.tag.utf8.reduce(0) { $0 + Int($1) }) % skeletons.count
            let count = TestSize.of(skeletons.count, usually: 2)
            for skeleton in (0..<count).map({ skeletons[(first + $0) % skeletons.count] }) {
                let name = try icuName(locale, calendar)
                let handle = try DateIntervalHandle(skeleton: skeleton, locale: name, zone: "Etc/UTC")
                let best = try DatePatternGenerator(locale: name).bestPattern(skeleton)
                let single = try self.handle(.pattern(best), locale, calendar, zone: "Etc/UTC")
                // Where names are missing, spans that show them are two dates.
                let isJoined =
                    try single.symbols(1) != DateFormatHandle(.pattern(best), locale: name, zone: "Etc/UTC").symbols(1)
                    && skeleton.contains("MMM")
                let style = try DateIntervalStyle(
                    DateStyle(skeleton: skeleton, locale: locale).calendar(calendar).timeZone(.utc)
                ).compiled()
                for length: Int64 in [0, 3_600, 50_000, 200_000, 4_000_000, 40_000_000] {
                    let start: Int64 = 1_763_694_000
                    let (from, to) = (Double(start) * 1_000, Double(start + length) * 1_000)
                    let dates = try [single.format(from), single.format(to)]
                    let expected =
                        !isJoined
                        ? try handle.format(from: from, to: to).text
                        : dates[0] == dates[1] ? dates[0] : dates.joined(separator: "\u{2009}–\u{2009}")
                    mismatches.expect(
                        try style.format(from: Instant(seconds: start), to: Instant(seconds: start + length)),
                        equals: expected, "\(calendar) \(locale) \(skeleton) \(length)")
                }
            }
        }
        mismatches.report()
    }
}
