import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatDates
import TestSupport
import Testing

/// What a style writes it reads back, in both modes: all calendars, all locales, with the instant itself as the reference
/// for what the style does not write.
///
/// Texts that cannot be read back, since they mean more than one date:
/// - years before the main era without the era (`13` for 13 years before the Republic of China), and years of an era
///   beyond 99 in two digits;
/// - numbers beside numbers of varying length (`1996年127`, `XVIXIIIII`), and names that end in a digit beside a number;
/// - narrow names that several months share, an error;
/// - related years of the Islamic calendars in which two years begin, an error;
/// - a year of weeks without the week, at the ends of the year: the reading has the same text and perhaps another year;
/// - a day of a year without its month, which CLDR 37 has where a skeleton asks for all three (sw-CD, other calendars);
/// - a month named Adar in leap years; a time that a clock shows twice, without an offset.
@Suite struct DateRoundTripTests {
    @Test(arguments: DateParseMode.allCases)
    func randomStyles(mode: DateParseMode) throws {
        var random = SeededGenerator(for: "DateRoundTripTests.\(mode)")
        var mismatches = Mismatches()
        for _ in 0..<(60 * SeededGenerator.rounds) {
            let style = random.readableStyle()
            let compiled = try style.compiled()
            guard let parser = try? style.compiledParser() else {
                // A few locales have no pattern at all for a skeleton, and fractions in Roman numerals are ICU's alone.
                if !compiled.pattern.isEmpty, !compiled.pattern.contains("S") || style.numbering != .roman {
                    mismatches.add("\(style) cannot be read")
                }
                continue
            }
            for _ in 0..<40 { try check(compiled, parser, mode, &random, &mismatches) }
        }
        mismatches.report()
    }

    private func check(
        _ compiled: CompiledDate, _ parser: CompiledDateParser, _ mode: DateParseMode, _ random: inout SeededGenerator,
        _ mismatches: inout Mismatches
    ) throws {
        // 1875 to 2064.
        let second = Int64(random.next() % 6_000_000_000) - 3_000_000_000
        let instant = try Instant(seconds: second, nanoseconds: Int64(random.next() % 1_000_000_000))
        let fields = try compiled.fields(of: instant)
        let pattern = compiled.pattern
        let letters = DatePattern.letters(of: pattern)
        if letters.contains("Md") { return }
        if letters.contains("d"), letters.contains(where: "yurU".contains), !letters.contains(where: "ML".contains) {
            return
        }
        if fields.era == 0, compiled.calendar.id == .republicOfChina, !letters.contains("G") { return }
        let text = try compiled.format(instant)
        func what() -> String { "\(pattern) \(compiled.calendar.id) \(compiled.timeZone): '\(text)' for \(instant)" }
        do throws(DateParseError) {
            let parsed = try parser.parse(text, mode: mode, options: DateParseOptions(reference: instant))
            mismatches.expect(try? compiled.format(parsed.instant), equals: text, what())
            // Without a day the reading is the first day that agrees: of a week of the month, of a month, of a quarter.
            let isYearOfWeeks = letters.contains("Y") && !letters.contains { "yurg".contains($0) }
            if letters.contains("d"), !isYearOfWeeks {
                mismatches.expect(parsed.fields, equals: fields, what())
            }
        } catch {
            if case .ambiguous = error { return }
            mismatches.add("\(what()): \(error)")
        }
    }

    /// Every calendar at least once, exactly: all the fields of a date and time with its offset.
    @Test(arguments: CalendarID.allCases)
    func everyCalendar(calendar: CalendarID) throws {
        var random = SeededGenerator(for: "DateRoundTripTests.everyCalendar")
        var mismatches = Mismatches()
        let style = DateStyle(pattern: "G y MMMM d HH:mm:ss.SSSSSSSSS xxx", locale: "en").calendar(calendar)
            .timeZone(TimeZoneID("Europe/Paris"))
        let (compiled, parser) = (try style.compiled(), try style.compiledParser())
        for _ in 0..<(200 * SeededGenerator.rounds) {
            let instant = try Instant(
                seconds: Int64(random.next() % 8_000_000_000) - 2_000_000_000,
                nanoseconds: Int64(random.next() % 1_000_000_000))
            let text = try compiled.format(instant)
            mismatches.expect(try? parser.parse(text).instant, equals: instant, text)
        }
        mismatches.report()
    }
}

extension DatePattern {
    /// The letters of a pattern that stand for fields, with spaces for the text between them: `yyyy M dd` for `yyyy 'de' M/dd`.
    fileprivate static func letters(of pattern: String) -> String {
        guard let parts = try? DatePattern(pattern).parts else { return "" }
        return parts.reduce(into: "") { letters, part in
            switch part {
            case .literal: letters += " "
            case .field(let letter, let count): letters += String(repeating: letter, count: count)
            }
        }
    }
}

extension SeededGenerator {
    private static let locales = LocaleID.available
    private static let zones = TimeZoneID.all()
    private static let skeletons = [
        "yMMMMd", "yMMMEd", "yMd", "yMEd", "GyMMMd", "GyMMMEd", "yMMM", "yQQQ", "yMMMMEEEEd", "yMdjm", "yMMMdHms",
        "GGGGyMMMMdHmsSSS", "yMMMdhm", "yMMMdBh", "yw", "yD", "MMMd", "MMMMd", "yMMMdHmszzzz", "yMMMdjmsZ",
        "yMMMdHmvvvv", "yMMMdHmsO", "GGGGGyMd", "yMMMMW", "hm", "Hms", "Bhm", "yMMMdjmsVV", "EEEEdMMMMyHmszzz",
    ]
    private static let patterns = [
        "yyyyMMdd", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "u-MM-dd", "yyyyMMddHHmmssSSS", "G y MMMM d EEEE", "r U MMMM d",
        "YYYY-'W'ww-e", "uuuu-DDD", "d MMM y G K:mm a", "d/M/yyyy k:mm", "MMMM d, y h:mm:ss a zzzz", "yyyy MMM dd A",
        "g HH:mm:ss", "y MM d hh 'o''clock' B", "LLLL y, d", "GGGGG y M d b h:mm", "u MMM d bbbb h", "EEEEEE d.M.y",
    ]

    /// Any style but those named above, whose texts are ambiguous.
    mutating func readableStyle() -> DateStyle {
        let template: DateStyle.Template
        switch next() % 5 {
        case 0, 1:
            let lengths = DateStyle.Length.allCases
            let date = element(of: lengths)
            template = .lengths(date: date, time: date == .none ? .medium : element(of: lengths))
        case 2, 3: template = .skeleton(element(of: Self.skeletons))
        default: template = .pattern(element(of: Self.patterns))
        }
        var style = DateStyle(template, locale: element(of: Self.locales))
        style.calendar = element(of: CalendarID.allCases)
        style.timeZone = try? TimeZoneID(element(of: Self.zones))
        // Letters for numbers do not tell where one number ends and the next begins.
        let isAbutting = if case .pattern(let pattern) = template { pattern.hasPrefix("yyyyMM") } else { false }
        if chance(1, in: 10) {
            style.numbering = element(of: isAbutting ? [.thai, .latin] : [.native, .roman, .thai, .latin])
        }
        if chance(1, in: 10) { style.lunarDays = .halves }
        return style
    }
}
