import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatDates
import TestSupport
import Testing

/// What holds in all 27 calendars.
@Suite struct AllCalendarsFormatTests {
    @Test(arguments: CalendarID.allCases) func everyLengthRunsAsProgram(_ calendar: CalendarID) throws {
        for locale in ["en", "gu", "hi", "ta", "vi", "ar", "he", "ja"] as [LocaleID] {
            for length in DateStyle.Length.allCases where length != .none {
                let style = DateStyle(date: length, time: .short, locale: locale).calendar(calendar).timeZone(.utc)
                let compiled = try style.compiled()
                #expect(compiled.isFast, "\(calendar) \(locale) \(length)")
                let instant = try Instant(seconds: 1_763_694_000)
                let text = try compiled.format(instant)
                #expect(!text.isEmpty)
                #expect(try compiled.formattedText(instant).text == text)
                #expect(style.format(instant) == text && instant.formatted(style) == text)
                try checkCodable(style)
            }
        }
    }

    /// The text shows the calendar's own numbers.
    @Test(arguments: CalendarID.allCases) func numbersAreTheCalendars(_ calendar: CalendarID) throws {
        var mismatches = Mismatches()
        let compiled = try DateStyle(pattern: "u d", locale: "en").calendar(calendar).timeZone(.utc).compiled()
        for day in stride(from: -40_000 as Int64, to: 40_000, by: 97) {
            let instant = try Instant(seconds: day * 86_400)
            let fields = try compiled.fields(of: instant)
            let mark = fields.isRepeatedDay ? " (Vriddhi)" : ""
            mismatches.expect(
                try compiled.format(instant), equals: "\(fields.extendedYear) \(fields.day)\(mark)", "\(instant)")
        }
        mismatches.report()
    }

    /// Years mean the same on every ICU, whoever writes them, and are read as they are written. The Chinese year is counted from
    /// 2637 BCE (UTS #35 part 4, whose example of `u` is 4601), the Korean one from 2333 BCE.
    @Test(arguments: [
        ("chinese", "4662 4662 62 2025"), ("vietname", "4662 4662 62 2025"), ("dangi", "4358 4358 58 2025"),
        ("ethioaa", "7518 7518 18 2026"), ("ethiopic", "2018 2018 18 2026"), ("hebrew", "5786 5786 86 2026"),
        ("japanese", "2025 2025 25 2025"), ("buddhist", "2025 2025 25 2025"),
    ])
    func yearsMeanTheSame(calendar: String, expected: String) throws {
        let instant = try Instant(iso8601: "2025-11-21T00:00:00Z")
        let style = DateStyle(pattern: "u Y YY r", locale: try LocaleID("en-u-ca-" + calendar)).timeZone(.utc)
        #expect(try style.compiled().format(instant) == expected)
        if calendar != "vietname" { #expect(try CompiledDate(reference: style).format(instant) == expected) }
        let deva = style.numbering(.devanagari)
        let digits = String(expected.map { $0 == " " ? " " : Character(Unicode.Scalar(0x966 + UInt32(String($0))!)!) })
        #expect(try deva.compiled().format(instant) == digits)
        if calendar != "vietname" { #expect(try CompiledDate(reference: deva).format(instant) == digits) }
        for pattern in ["u-MM-dd", "r-MM-dd"] {
            let date = DateStyle(pattern: pattern, locale: style.locale).timeZone(.utc)
            #expect(try date.parse(date.format(instant)).instant == instant, "\(pattern)")
        }
    }

    /// ICU 78 has no names of months in it.
    @Test(arguments: [("en", "November"), ("de", "November"), ("hi", "नवंबर"), ("nl", "november")])
    func namesOfISO8601(locale: String, month: String) throws {
        let instant = try Instant(iso8601: "2025-11-21T15:04:05Z")
        let style = DateStyle(date: .long, time: .none, locale: try LocaleID(locale)).calendar(.iso8601).timeZone(.utc)
        #expect(try style.compiled().format(instant).contains(month))
        let days = DateStyle(skeleton: "e", locale: "en-US").calendar(.iso8601).timeZone(.utc)
        #expect(try days.compiled().format(instant) == "5", "weeks begin on Monday")
    }

    /// In calendars that ICU does not have, too.
    @Test(arguments: [CalendarID.gregorian, .chinese, .bangla, .vietnamese])
    func zonesBeginSentences(_ calendar: CalendarID) throws {
        let instant = try Instant(iso8601: "2025-11-21T15:04:05Z")
        let style = DateStyle(pattern: "vvvv HH", locale: "fr").calendar(calendar).timeZone("Europe/Paris")
        #expect(try style.compiled().format(instant) == "heure d’Europe centrale 16")
        let sentence = style.capitalizationContext(.beginningOfSentence)
        #expect(try sentence.compiled().format(instant) == "Heure d’Europe centrale 16")
    }

    @Test func regionsAndKeywords() throws {
        let instant = try Instant(iso8601: "2025-11-21T15:04:05Z")
        func text(_ locale: LocaleID, _ skeleton: String) throws -> String {
            try DateStyle(skeleton: skeleton, locale: locale).timeZone(.utc).compiled().format(instant)
        }
        #expect(try text("en-US", "jm") == "3:04\u{20}PM" || text("en-US", "jm") == "3:04\u{202F}PM")
        #expect(try text("en-US-u-hc-h23", "jm") == "15:04")
        #expect(try text("en-GB", "jm") == "15:04")
        #expect(try text("th", "y") == "พ.ศ. 2568")
        #expect(try text("en-u-nu-deva", "d") == "२१")
        #expect(try text("en-US", "e") == "6")
        #expect(try DateStyle(pattern: "e", locale: "en-US-u-fw-fri").timeZone(.utc).compiled().format(instant) == "1")
        #expect(try DateStyle(pattern: "VV", locale: "en-u-tz-inccu").compiled().format(instant) == "Asia/Calcutta")
        #expect(try CompiledDate(DateStyle(locale: "bn-BD-u-ca-bangla")).calendar.options.hindu.bangla == .bangladesh)
        #expect(try CompiledDate(DateStyle(locale: "bn-IN-u-ca-bangla")).calendar.options.hindu.bangla == .westBengal)
    }

    @Test func relative() throws {
        #expect(try RelativeDateStyle(locale: "en").format(-1, .day) == "yesterday")
        #expect(try RelativeDateStyle(numeric: .always, locale: "en").format(-1, .day) == "1 day ago")
        #expect(try RelativeDateStyle(width: .short, locale: "de").format(3, .month) == "in 3 Monaten")
        #expect(try RelativeDateStyle(locale: "en").format(1, .monday) == "next Monday")
        #expect(try RelativeDateStyle(locale: "en").combine(day: "yesterday", time: "10:30").contains("10:30"))
        #expect(throws: DateError.self) { try RelativeDateStyle(locale: "en").format(.nan, .day) }
    }

    @Test func intervalsInNewCalendars() throws {
        let style = DateIntervalStyle(DateStyle(skeleton: "yMMMd", locale: "en").calendar(.gujarati).timeZone(.utc))
        let (start, end) = (try Instant(seconds: 1_763_694_000), try Instant(seconds: 1_763_994_000))
        let text = style.format(from: start, to: end)
        #expect(text.contains("–"))
        #expect(style.format(from: start, to: start) == style.style.format(start))
    }

    @Test func symbols() throws {
        let german = try DateSymbols(locale: "de", calendar: .gregorian)
        #expect(german.months(.wide)[0] == "Januar" && german.weekdays(.wide)[0] == "Sonntag")
        #expect(german.weeks.firstWeekday == 2 && german.weeks.minimumDays == 4)
        #expect(german.dayPeriods[8] == "morgens")
        #expect(try DateSymbols(locale: "zh", calendar: .chinese).months(.wide)[13] == "闰二月")
        #expect(try DateSymbols(locale: "zh", calendar: .chinese).cyclicYears.count == 60)
        #expect(try DateSymbols(locale: "ja", calendar: .japanese).eras(.narrow)[236] == "R")
        for calendar in CalendarID.allCases {
            #expect(try DateSymbols(locale: "en", calendar: calendar).months(.wide).count >= 12)
        }
    }
}
