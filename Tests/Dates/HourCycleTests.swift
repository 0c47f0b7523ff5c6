import LocaleFormat
import LocaleFormatDates
import TestSupport
import Testing

/// Lengths in another hour cycle than the locale's.
///
/// The texts are those of ECMA-402's `Intl.DateTimeFormat` with `timeStyle`, in V8 with ICU 78 (Node.js 20.20), where CLDR's words
/// are the same.
@Suite struct HourCycleTests {
    @Test(
        arguments: ([
            ("en-u-hc-h23", DateStyle.Length.none, DateStyle.Length.medium, "00:05:09"),
            ("en-u-hc-h24", .none, .short, "24:05"),
            ("en-u-hc-h11", .none, .short, "0:05 AM"), ("en-u-hc-h12", .none, .short, "12:05 AM"),
            ("de-u-hc-h12", .medium, .short, "21.11.2025, 12:05 " + LoadedICU.words("AM", apple: "nachts")),
            ("de-u-hc-h11", .short, .medium, "21.11.25, 0:05:09 " + LoadedICU.words("AM", apple: "nachts")),
            ("fr-u-hc-h12", .none, .short, "12:05 " + LoadedICU.words("AM", apple: "matin")),
            ("ja-u-hc-h12", .long, .short, "2025年11月21日 午前12:05"),
            ("ko-u-hc-h23", .none, .medium, "00:05:09"),
            (
                "hi-u-hc-h23", .long, .short,
                LoadedICU.words("21 नवंबर 2025 को 00:05 बजे", apple: "21 नवंबर 2025, 00:05")
            ),
            ("en-GB-u-hc-h12", .short, .short, "21/11/2025, 12:05 am"),
            ("ru-u-hc-h12", .full, .short, "пятница, 21 ноября 2025 г. в 12:05 AM"),
            ("fi-u-hc-h12", .none, .medium, "12.05.09 ap."), ("hu-u-hc-h12", .none, .short, "de. 12:05"),
            ("el-u-hc-h23", .none, .short, "00:05"),
            ("pt-u-hc-h12", .none, .short, "12:05 " + LoadedICU.words("AM", apple: "da madrugada")),
            // What stands between date and time is younger in these.
        ] as [(String, DateStyle.Length, DateStyle.Length, String)]).filter {
            LoadedICU.cldr >= 42 || !["hi-u-hc-h23", "ru-u-hc-h12"].contains($0.0)
        })
    func lengths(tag: String, date: DateStyle.Length, time: DateStyle.Length, expected: String) throws {
        let instant = try Instant(iso8601: "2025-11-21T00:05:09Z")
        let locale = try LocaleID(tag)
        let style = DateStyle(date: date, time: time, locale: locale).timeZone(.utc)
        #expect(plain(try style.compiled().format(instant)) == expected)
        #expect(plain(try CompiledDate(reference: style).format(instant)) == expected)
        // The same by the style's own option.
        let cycle = try #require(locale.keyword("hc").flatMap(DateStyle.HourCycle.init))
        let plainStyle = DateStyle(date: date, time: time, locale: locale.withoutExtensions).timeZone(.utc).hourCycle(
            cycle)
        #expect(plain(try plainStyle.compiled().format(instant)) == expected)
    }

    /// Numerals that the locale's pattern asks for stay with the date.
    @Test func keepsTheNumeralsOfDates() throws {
        let instant = try Instant(iso8601: "2025-11-21T15:05:09Z")
        func text(_ locale: LocaleID, _ time: DateStyle.Length) throws -> String {
            try DateStyle(date: .long, time: time, locale: locale).timeZone(.utc).compiled().format(instant)
        }
        let date = try text("he-u-ca-hebrew", .none)
        #expect(date == "א׳ בכסלו תשפ״ו")
        #expect(try text("he-u-ca-hebrew-hc-h12", .short).hasPrefix(date))
    }

    @Test func whatIsNoHourCycleChangesNothing() throws {
        let instant = try Instant(iso8601: "2025-11-21T15:05:09Z")
        for tag in ["en-u-hc-foo", "en-u-hc", "en"] {
            let style = DateStyle(date: .none, time: .short, locale: try LocaleID(tag)).timeZone(.utc)
            #expect(plain(try style.compiled().format(instant)) == "3:05 PM")
        }
    }

    /// Before AM and PM newer data has a narrow space that does not break.
    private func plain(_ text: String) -> String {
        text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
}
