import LocaleFormatCalendars
import LocaleFormatCore
import TestSupport
import Testing

@testable import LocaleFormatDates

/// Days counted in the halves of a lunar month, and the mark of repeated days.
@Suite struct LunarDaysTests {
    private static let lunisolar: [CalendarID] = [.gujarati, .kannada, .marathi, .telugu, .vikram]

    private func text(_ day: String, _ style: DateStyle) throws -> String {
        let compiled = try style.timeZone(.utc).compiled()
        #expect(compiled.isFast)
        let instant = try Instant(day, in: .utc)
        let text = try compiled.format(instant)
        let parts = try compiled.formattedText(instant)
        #expect(parts.text == text)
        var bytes: [UInt8] = []
        try compiled.append(instant, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
        return text
    }

    private func style(_ locale: LocaleID, _ calendar: CalendarID, date: DateStyle.Length = .long) -> DateStyle {
        DateStyle(date: date, locale: locale).calendar(calendar).lunarDays(.halves)
    }

    /// The era comes last since CLDR 42 at the latest, and first in CLDR 37.
    private static func hindi(_ day: String, _ year: String) -> String {
        LoadedICU.cldr >= 42 ? "\(day), \(year) वि. सं." : "वि. सं. \(day), \(year)"
    }

    /// Festivals whose tithi is their definition: Bhai Dooj, Ugadi, Janmashtami, Diwali.
    @Test(arguments: [
        ("2025-10-23", CalendarID.gujarati, "en", "Kartika Shukla 2, 2082 VS"),
        ("2025-10-23", .gujarati, "gu-u-nu-gujr", "કારતક સુદ ૨, વિ. સં. ૨૦૮૨"),
        ("2025-10-23", .vikram, "hi", LunarDaysTests.hindi("कार्तिक शुक्ल 2", "2082")),
        ("2025-10-23", .marathi, "mr-u-nu-deva", "कार्तिक शुद्ध २, १९४७ शके"),
        ("2025-03-30", .telugu, "te", "చైత్రం శుద్ధ 1, 1947 శక"),
        ("2025-08-16", .kannada, "en", "Shravana Krishna 8, 1947 Saka"),
        ("2025-08-16", .vikram, "en", "Bhadrapada Krishna 8, 2082 VS"),
        ("2026-05-18", .vikram, "en", "Jyeshtha (Adhika) Shukla 2, 2083 VS"),
        ("2026-05-18", .vikram, "hi", LunarDaysTests.hindi("अधिक ज्येष्ठ शुक्ल 2", "2083")),
        ("2025-04-13", .vikram, "en", "Vaishakha Krishna 1, 2082 VS"),
        ("2025-04-14", .vikram, "en", "Vaishakha Krishna 1 (Vriddhi), 2082 VS"),
    ])
    func knownDays(day: String, calendar: CalendarID, locale: String, expected: String) throws {
        #expect(try text(day, style(try LocaleID(locale), calendar)) == expected)
    }

    /// The name of the month goes right before the half; a pattern that is given, and a month in digits, stay as they are.
    @Test(arguments: ["en", "gu", "hi", "mr", "te", "kn", "ta", "de", "es", "hu", "ja", "ar", "he", "ru"])
    func patterns(locale: String) throws {
        for skeleton in ["yMMMMd", "MMMd", "yMMMEd", "MMMMEEEEd"] {
            let style = DateStyle(skeleton: skeleton, locale: try LocaleID(locale)).calendar(.vikram).lunarDays(.halves)
            let parts = try DatePattern(style.compiled().pattern).parts
            let day = try #require(parts.firstIndex(of: .field("d", count: 1)))
            guard case .field(let letter, let count) = parts[max(0, day - 2)], "ML".contains(letter), count >= 3 else {
                // Some locales have digits for months whatever is asked for.
                let own = try style.lunarDays(.throughMonth).compiled().pattern
                #expect(parts == (try DatePattern(own)).parts && !own.contains("MMM"), "\(own)")
                continue
            }
            #expect(parts[day - 1] == .literal(" "))
        }
        let given = DateStyle(pattern: "d MMMM 'o''clock' y", locale: "en").calendar(.vikram).lunarDays(.halves)
        #expect(try given.compiled().pattern == "d MMMM 'o''clock' y")
        #expect(try text("2025-10-23", given) == "Shukla 2 Kartika o'clock 2082")
    }

    @Test func quotesSurvive() throws {
        let pattern = try DatePattern("d 'd''o' MMMM 'y''s' y")
        #expect(LunarHalfPattern.arranged(pattern).parts == (try DatePattern("MMMM d 'y''s' y")).parts)
        #expect(LunarHalfPattern.arranged(try DatePattern("dMMMM")).text == "MMMM d")
        #expect(LunarHalfPattern.arranged(try DatePattern("MMMMd")).text == "MMMM d")
        #expect(LunarHalfPattern.arranged(try DatePattern("d E MMMM")).text == "d E MMMM")
        #expect(LunarHalfPattern.arranged(try DatePattern("d.M.y")).text == "d.M.y")
        #expect(LunarHalfPattern.arranged(try DatePattern("d MMMM yyyy")).text == "MMMM d, yyyy")
    }

    @Test func spans() throws {
        let compiled = try style("en", .vikram).timeZone(.utc).compiled()
        let text = try compiled.formattedText(try Instant("2025-04-14", in: .utc))
        let parts = text.spans.map { span in
            "\(span.field) " + String(decoding: Array(text.text.utf8)[span.range], as: UTF8.self)
        }
        #expect(parts.prefix(3) == ["month Vaishakha", "lunarHalf Krishna", "day 1 (Vriddhi)"])
    }

    /// What stands in the text is the tithi, and no two days in a row look alike.
    @Test(arguments: lunisolar) func everyDay(_ calendar: CalendarID) throws {
        var mismatches = Mismatches()
        let system = CalendarSystem(calendar)
        let names = try #require(CalendarNames.of(system, in: "en"))
        let base = DateStyle(pattern: "d", locale: "en").calendar(calendar).timeZone(.utc)
        let plain = try base.compiled()
        let halves = try base.lunarDays(.halves).compiled()
        var last = ("", "")
        var repeated = 0
        for day in 738_000..<740_000 {
            let instant = try Instant(day: FixedDay(day), hour: 12)
            let fields = try system.fields(of: FixedDay(day))
            let almanac = try #require(AlmanacDay(fields, in: system))
            let mark = fields.isRepeatedDay ? " (Vriddhi)" : ""
            let texts = (try plain.format(instant), try halves.format(instant))
            mismatches.expect(texts.0, equals: "\(fields.day)\(mark)", "\(day)")
            mismatches.expect(
                texts.1, equals: "\(try #require(names.label(of: almanac.half))) \(almanac.number)\(mark)", "\(day)")
            if texts.0 == last.0 || texts.1 == last.1 { Issue.record("\(day) and the day before are \(texts)") }
            if fields.isRepeatedDay { repeated += 1 }
            last = texts
        }
        #expect(repeated > 40)
        mismatches.report()
    }

    /// In numerals that are no digits, too.
    @Test func numerals() throws {
        let style = DateStyle(pattern: "d", locale: "en").calendar(.vikram).numbering(try NumberingSystem("roman"))
        #expect(try text("2025-04-14", style) == "I (Vriddhi)")
        #expect(try text("2025-04-26", style.lunarDays(.halves)) == "Krishna XIII")
    }

    @Test(arguments: CalendarID.allCases) func otherCalendarsAreAsTheyWere(_ calendar: CalendarID) throws {
        let style = DateStyle(date: .full, time: .short, locale: "en").calendar(calendar).timeZone(.utc)
        let instant = try Instant(seconds: 1_763_694_000)
        try checkCodable(style.lunarDays(.halves))
        #expect(style != style.lunarDays(.halves) && style == style.lunarDays(.throughMonth))
        let isSame = try style.compiled().format(instant) == style.lunarDays(.halves).compiled().format(instant)
        #expect(isSame != Self.lunisolar.contains(calendar))
    }

    @Test func intervals() throws {
        let style = DateIntervalStyle(style("en", .gujarati)).timeZone(.utc)
        let text = style.format(from: try Instant("2025-10-23", in: .utc), to: try Instant("2025-10-29", in: .utc))
        // Newer data has thin spaces around the dash.
        #expect(text.replacing("\u{2009}", with: " ") == "Kartika Shukla 2, 2082 VS – Kartika Shukla 7, 2082 VS")
    }
}
