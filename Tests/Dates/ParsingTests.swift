import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatDates
import Testing

/// What texts mean, and why some mean nothing. The days are the public facts of the calendars.
@Suite struct DateParsingTests {
    /// The reference for what texts leave open: 2025-11-21, noon in UTC.
    private static let options = DateParseOptions(reference: try? Instant(iso8601: "2025-11-21T12:00:00Z"))

    private func parse(
        _ text: String, _ style: String, _ locale: String, _ mode: DateParseMode = .strict
    ) throws(DateParseError) -> ParsedDate {
        guard let style = try? DateStyleText.style(style, locale: locale) else { throw .empty }
        return try style.parse(text, mode: mode, options: Self.options)
    }

    @Test(arguments: [
        ("November 21, 2025", "date:long", "en", "2025-11-21T00:00:00Z"),
        ("21. November 2025", "date:long", "de", "2025-11-21T00:00:00Z"),
        ("א׳ בכסלו תשפ״ו", "date:long", "he-u-ca-hebrew", "2025-11-21T00:00:00Z"),
        ("۳۰ آبان ۱۴۰۴", "date:long", "fa", "2025-11-21T00:00:00Z"),
        ("30 آبان 1404", "date:long", "fa", "2025-11-21T00:00:00Z"),
        ("2023癸卯年闰二月初一", "date:long", "zh-u-ca-chinese", "2023-03-22T00:00:00Z"),
        ("令和元年5月1日", "date:long", "ja-u-ca-japanese", "2019-05-01T00:00:00Z"),
        ("Kartak 1, 2082 VS", "calendar:gujarati date:long", "en", "2025-10-22T00:00:00Z"),
        // Years of two digits: from 80 years before the reference on.
        ("1/1/46", "date:short", "en", "1946-01-01T00:00:00Z"),
        ("1/1/44", "date:short", "en", "2044-01-01T00:00:00Z"),
        // What is missing is the reference's; a part that is not written is its first.
        ("05/03", "pattern:dd/MM", "en", "2025-03-05T00:00:00Z"),
        ("Mar 2024", "pattern:MMM y", "en", "2024-03-01T00:00:00Z"),
        ("2024-W53-7", "pattern:YYYY-'W'ww-e", "de", ""),
        ("2020-W53-7", "pattern:YYYY-'W'ww-e", "de", "2021-01-03T00:00:00Z"),
        ("Q3 2025", "pattern:QQQ y", "en", "2025-07-01T00:00:00Z"),
        ("10:30", "pattern:HH:mm", "en", "2025-11-21T10:30:00Z"),
        ("3 in the afternoon", "pattern:h BBBB", "en", "2025-11-21T15:00:00Z"),
        ("12 noon", "pattern:h bbbb", "en", "2025-11-21T12:00:00Z"),
        ("08:30:00.25", "pattern:HH:mm:ss.SS", "en", "2025-11-21T08:30:00.25Z"),
        // A clock of twelve hours without its half of the day is the morning's, and begins with twelve.
        ("5:30", "pattern:h:mm", "en", "2025-11-21T05:30:00Z"),
        ("12:30", "pattern:h:mm", "en", "2025-11-21T00:30:00Z"),
        ("0:30", "pattern:K:mm", "en", "2025-11-21T00:30:00Z"),
        ("11:30", "pattern:K:mm", "en", "2025-11-21T11:30:00Z"),
        ("24:30", "pattern:k:mm", "en", "2025-11-21T00:30:00Z"),
        // Zones by name, place, offset and id, in a style of another zone.
        ("2025-07-01 12:00 PDT", "pattern:yyyy-MM-dd HH:mm z", "en-US", "2025-07-01T19:00:00Z"),
        ("2025-07-01 12:00 Japan Standard Time", "pattern:yyyy-MM-dd HH:mm zzzz", "en", "2025-07-01T03:00:00Z"),
        ("2025-07-01 12:00 +05:30", "pattern:yyyy-MM-dd HH:mm xxx", "en", "2025-07-01T06:30:00Z"),
        ("2025-07-01 12:00 GMT+5:30", "pattern:yyyy-MM-dd HH:mm O", "en", "2025-07-01T06:30:00Z"),
        ("2025-07-01 12:00 Asia/Kolkata", "pattern:yyyy-MM-dd HH:mm VV", "en", "2025-07-01T06:30:00Z"),
        ("2025-07-01 12:00 Z", "zone:Asia/Tokyo pattern:yyyy-MM-dd HH:mm X", "en", "2025-07-01T12:00:00Z"),
        // A clock that shows a time twice means the first, unless the text says which.
        ("2025-10-26 02:30", "zone:Europe/Vienna pattern:yyyy-MM-dd HH:mm", "en", "2025-10-26T00:30:00Z"),
        ("2025-10-26 02:30 GMT+1", "zone:Europe/Vienna pattern:yyyy-MM-dd HH:mm z", "en", "2025-10-26T01:30:00Z"),
    ])
    func strict(text: String, style: String, locale: String, expected: String) throws {
        let parsed = try? parse(text, style, locale)
        #expect((parsed?.instant.description ?? "") == expected, "\(text)")
    }

    @Test(arguments: [
        ("nov 21 2025", "date:long", "en", "2025-11-21T00:00:00Z"),
        ("FRIDAY, NOVEMBER 21, 2025", "date:full", "en", "2025-11-21T00:00:00Z"),
        ("２１．１１．２０２５", "date:short", "de", "2025-11-21T00:00:00Z"),
        ("२१/११/२०२५", "date:short", "en-GB", "2025-11-21T00:00:00Z"),
        ("Mon, Nov 21, 2025", "date:full", "en", "2025-11-21T00:00:00Z"),
        ("11/21/2025", "date:short", "en", "2025-11-21T00:00:00Z"),
        ("21 november 2025", "date:long", "en-GB", "2025-11-21T00:00:00Z"),
        ("3 pm", "pattern:h:mm a", "en", "2025-11-21T15:00:00Z"),
        // Without a half of the day the clock is read as it stands.
        ("12.30", "pattern:h:mm", "en", "2025-11-21T12:30:00Z"),
        ("5.30", "pattern:h:mm", "en", "2025-11-21T05:30:00Z"),
        ("3:05 p.m.", "pattern:h:mm a", "en", "2025-11-21T15:05:00Z"),
        // Two digits of a year are near the reference, 19 years ahead of it at most.
        ("nov 21 44", "date:long", "en", "2044-11-21T00:00:00Z"),
        ("nov 21 45", "date:long", "en", "1945-11-21T00:00:00Z"),
        // Another order where the month has a name or the year four digits, ordinals, parts of names, no year.
        ("21 Nov 2025", "date:long", "en", "2025-11-21T00:00:00Z"),
        ("Nov 21, 2025", "date:long", "en-GB", "2025-11-21T00:00:00Z"),
        ("Fri 21 nov 25", "date:full", "en", "2025-11-21T00:00:00Z"),
        ("Nov 21st 2025", "date:long", "en", "2025-11-21T00:00:00Z"),
        ("1er janvier 2025", "date:long", "fr", "2025-01-01T00:00:00Z"),
        ("Sept 5, 2025", "date:medium", "en", "2025-09-05T00:00:00Z"),
        ("21 nov", "date:long", "en", "2025-11-21T00:00:00Z"),
        ("21.11.", "date:short", "de", "2025-11-21T00:00:00Z"),
        ("2025/11/21", "date:long", "en", "2025-11-21T00:00:00Z"),
        ("2025/11/21", "date:short", "en", "2025-11-21T00:00:00Z"),
        ("20251121", "date:short", "en", "2025-11-21T00:00:00Z"),
        ("11/21/25 15:05", "date:short time:short", "en", "2025-11-21T15:05:00Z"),
        // Years of the Chinese cycle with one of their two numbers, and numbers in Chinese.
        ("二〇二五年十月初二", "date:long", "zh-u-ca-chinese", "2025-11-21T00:00:00Z"),
        ("乙巳年十月初二", "date:long", "zh-u-ca-chinese", "2025-11-21T00:00:00Z"),
        ("2025乙巳年閏六月初一", "date:long", "zh-u-ca-chinese", "2025-07-25T00:00:00Z"),
        ("2025년 윤6월 1일", "date:long", "ko-u-ca-dangi", "2025-07-25T00:00:00Z"),
        ("二〇二五年十一月二十一日", "date:long", "zh", "2025-11-21T00:00:00Z"),
        // Hebrew numbers without their marks.
        ("א בכסלו תשפו", "date:long", "he-u-ca-hebrew", "2025-11-21T00:00:00Z"),
        ("א' בכסלו תשפ\"ו", "date:long", "he-u-ca-hebrew", "2025-11-21T00:00:00Z"),
        // ISO 8601 in any style.
        ("2025-11-21", "date:long", "en", "2025-11-21T00:00:00Z"),
        ("2025-11-21T08:30:00+05:30", "date:short", "fa", "2025-11-21T03:00:00Z"),
        ("2025-11-21", "date:long", "ja-u-ca-japanese", "2025-11-21T00:00:00Z"),
        ("2025-11-21 08:30", "zone:Asia/Tokyo date:short time:short", "en", "2025-11-20T23:30:00Z"),
        // The clock jumps over it: the offset before holds on.
        ("2025-03-30 02:30", "zone:Europe/Vienna pattern:yyyy-MM-dd HH:mm", "en", "2025-03-30T01:30:00Z"),
    ])
    func lenient(text: String, style: String, locale: String, expected: String) throws {
        let parsed = try? parse(text, style, locale, .lenient)
        #expect((parsed?.instant.description ?? "") == expected, "\(text)")
        // None of them is what the style writes.
        #expect((try? parse(text, style, locale)) == nil, "\(text)")
    }

    @Test(arguments: [
        ("", "date:long", "en", DateParseError.empty),
        ("February 30, 2025", "date:long", "en", .impossibleDate(.outOfRange(.day, value: 30, allowed: 1...28), at: 9)),
        (
            "30.02.2025", "pattern:dd.MM.yyyy", "de",
            .impossibleDate(.outOfRange(.day, value: 30, allowed: 1...28), at: 0)
        ),
        (
            "2025-13-01", "pattern:yyyy-MM-dd", "en",
            .impossibleDate(.outOfRange(.month, value: 13, allowed: 1...12), at: 5)
        ),
        (
            "10 October 1582", "pattern:d MMMM y", "en",
            .impossibleDate(.skippedDay(day: 10, month: 10, isLeapMonth: false, year: 1582), at: 0)
        ),
        (
            "1 6 5786", "calendar:hebrew pattern:d MMM y", "en",
            .unexpected(text: "6 5786", at: 2, expected: "a month such as 'Av'")
        ),
        (
            "1 Adar I 5786", "calendar:hebrew pattern:d MMMM y", "en",
            .impossibleDate(.missingMonth(month: 6, isLeapMonth: false, year: 5786), at: 2)
        ),
        (
            "1 Adar II 5786", "calendar:hebrew pattern:d MMMM y", "en",
            .impossibleDate(.missingMonth(month: 7, isLeapMonth: true, year: 5786), at: 2)
        ),
        (
            "2025 5bis 1", "calendar:chinese pattern:r M d", "en",
            .impossibleDate(.missingMonth(month: 5, isLeapMonth: true, year: 4662), at: 5)
        ),
        (
            "Friday 2025-11-20", "pattern:EEEE yyyy-MM-dd", "en",
            .contradiction(.weekday, text: "Friday", at: 0, expected: "Thursday")
        ),
        ("25:00", "pattern:HH:mm", "en", .outOfRange(.hour, value: 25, allowed: 0...23, at: 0)),
        ("13:00 PM", "pattern:h:mm a", "en", .outOfRange(.hour, value: 13, allowed: 1...12, at: 0)),
        ("10:61", "pattern:HH:mm", "en", .outOfRange(.minute, value: 61, allowed: 0...59, at: 3)),
        (
            "2025-03-30 02:30", "zone:Europe/Vienna pattern:yyyy-MM-dd HH:mm", "en",
            .skippedTime(timeZone: "Europe/Vienna", at: 11)
        ),
        ("2011-12-30", "zone:Pacific/Apia pattern:yyyy-MM-dd", "en", .skippedTime(timeZone: "Pacific/Apia", at: 0)),
        ("2025-11-21 Mars/Phobos", "pattern:yyyy-MM-dd VV", "en", .unknownTimeZone(text: "Mars/Phobos", at: 11)),
        ("J 5", "pattern:MMMMM d", "en", .ambiguous(.month, text: "J", at: 0)),
        (
            "November 21 2025", "date:long", "en",
            .unexpected(text: " 2025", at: 11, expected: "', '; the lenient mode reads it")
        ),
        ("2०25-11-21", "pattern:yyyy-MM-dd", "hi", .mixedDigits(at: 1)),
        (
            "Heisei 31-05-01", "calendar:japanese pattern:G y-MM-dd", "en",
            .impossibleDate(.outsideEra(era: 235, year: 31, month: 5, day: 1), at: 0)
        ),
    ])
    func impossible(text: String, style: String, locale: String, expected: DateParseError) {
        do throws(DateParseError) {
            let parsed = try parse(text, style, locale)
            Issue.record("\(text) is \(parsed.instant)")
        } catch { #expect(error == expected, "\(text): \(error)") }
    }

    /// What people type that is no date, or not one alone.
    @Test(arguments: [
        (
            "31 April 2025", "date:long", "en",
            DateParseError.impossibleDate(.outOfRange(.day, value: 31, allowed: 1...30), at: 0)
        ),
        ("February 29, 2023", "date:long", "en", .impossibleDate(.outOfRange(.day, value: 29, allowed: 1...28), at: 9)),
        ("21/11/25", "date:short", "en", .impossibleDate(.outOfRange(.month, value: 21, allowed: 1...12), at: 0)),
        ("Nov 2025", "date:long", "en", .unexpected(text: "25", at: 6, expected: "', '")),
        ("November 2१, 2025", "date:long", "en", .mixedDigits(at: 10)),
        ("11/21/25 24:00", "date:short time:short", "en", .outOfRange(.hour, value: 24, allowed: 0...23, at: 9)),
        ("11/21/25 13:05 pm", "date:short time:short", "en", .outOfRange(.hour, value: 13, allowed: 1...12, at: 9)),
        ("tomorrow", "date:long", "en", .unexpected(text: "tomorrow", at: 0, expected: "a month such as 'May'")),
    ])
    func impossibleInLenientReading(text: String, style: String, locale: String, expected: DateParseError) {
        do throws(DateParseError) {
            let parsed = try parse(text, style, locale, .lenient)
            Issue.record("\(text) is \(parsed.instant)")
        } catch { #expect(error == expected, "\(text): \(error)") }
    }

    /// Zone names that only times long past bear.
    @Test func genericZoneNames() throws {
        let style = DateStyle(pattern: "y-MM-dd HH:mm vvvv", locale: "bs").timeZone(TimeZoneID("Pacific/Guam"))
        for year in [1975, 1986, 1999, 2001, 2025] {
            let instant = try Instant(iso8601: "\(year)-07-27T00:00:00Z")
            #expect(try style.parse(style.format(instant)).instant == instant)
        }
    }

    @Test func fractionsInNumerals() throws {
        let style = DateStyle(pattern: "HH:mm:ss.SSS", locale: "en").numbering(.roman)
        #expect(throws: DateError.unreadable(pattern: "HH:mm:ss.SSS")) { try style.compiledParser() }
    }

    /// A tithi that no day carries, and the second of two days that share one.
    @Test func tithis() throws {
        let style = "calendar:gujarati pattern:d MMMM y"
        let gujarati = CalendarSystem(.gujarati)
        let names = try DateSymbols(locale: "en", calendar: .gujarati).months(.wide)
        var (skipped, repeated) = (0, 0)
        for month in 1...12 {
            for day in 1...30 {
                let text = "\(day) \(names[month - 1]) 2082"
                do throws(DateParseError) {
                    let parsed = try parse(text, style, "en")
                    #expect(parsed.fields.day == day && parsed.fields.month == month && !parsed.fields.isRepeatedDay)
                    guard let again = try? parse("\(day) (Vriddhi) \(names[month - 1]) 2082", style, "en") else {
                        continue
                    }
                    repeated += 1
                    #expect(again.fields.isRepeatedDay && again.day == parsed.day.advanced(by: 1))
                } catch {
                    guard case .impossibleDate(let reason, at: 0) = error else {
                        Issue.record("\(text): \(error)")
                        continue
                    }
                    skipped += 1
                    #expect(throws: reason) { try gujarati.day(of: CivilDate(year: 2082, month: month, day: day)) }
                }
            }
        }
        #expect(skipped > 5 && repeated > 2)
    }

    @Test func halves() throws {
        let style = DateStyle(pattern: "MMMM d, y", locale: "gu").calendar(.gujarati).lunarDays(.halves).timeZone(.utc)
        for day in ["2025-10-23", "2025-11-04", "2025-11-05", "2025-11-06", "2025-11-20"] {
            let instant = try Instant(iso8601: day + "T00:00:00Z")
            #expect(try style.parse(style.format(instant)).instant == instant)
        }
    }

    @Test func fieldsThatWereGiven() throws {
        let parsed = try parse("Fri, 21 Nov 2025, 08:30 +05:30", "pattern:EEE, d MMM y, HH:mm xxx", "en")
        #expect(parsed.foundFields == [.weekday, .day, .month, .year, .hour, .minute, .timeZone])
        #expect(parsed.hasDate && parsed.hasTime && parsed.offset == 19_800 && parsed.timeZone == nil)
        #expect((parsed.hour, parsed.minute, parsed.fields.day) == (8, 30, 21))
        let bare = try parse("2025", "pattern:y", "en")
        #expect(bare.foundFields == [.year] && !bare.hasTime)
        let noon = try DateStyle(pattern: "yyyy-MM-dd", locale: "en").timeZone(.utc)
            .parse("2025-11-21", options: DateParseOptions(hourOfBareDates: 12))
        #expect(noon.instant.description == "2025-11-21T12:00:00Z")
    }

    /// Styles whose fields tell neither a date nor a time.
    @Test(arguments: ["E", "G", "'x'", "a", "B", "v", "W", "F", "E HH:mm", "S"])
    func undetermined(pattern: String) {
        #expect(throws: DateError.undetermined(pattern: pattern)) {
            try DateStyle(pattern: pattern, locale: "en").timeZone(.utc).compiledParser()
        }
    }

    /// Midnight may be skipped by the clocks of a zone; the day still begins.
    @Test func dayWithoutMidnight() throws {
        let style = DateStyle(pattern: "yyyy-MM-dd", locale: "en").timeZone(TimeZoneID("America/Sao_Paulo"))
        #expect(try style.parse("2018-11-04").instant.description == "2018-11-04T03:00:00Z")
    }
}
