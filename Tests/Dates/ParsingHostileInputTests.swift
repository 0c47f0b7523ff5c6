import Foundation
import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatDates
import TestSupport
import Testing

/// Texts that are no dates: an error in bounded time, never a trap.
@Suite struct DateHostileInputTests {
    private static func parsers() throws -> [CompiledDateParser] {
        let styles = [
            DateStyle(date: .full, time: .full, locale: "en"), DateStyle(date: .long, locale: "he-u-ca-hebrew"),
            DateStyle(date: .full, locale: "zh-u-ca-chinese"),
            DateStyle(date: .long, time: .long, locale: "ja-u-ca-japanese"),
            DateStyle(pattern: "yyyyMMddHHmmssSSS", locale: "ar-EG"),
            DateStyle(pattern: "MMMMMMMMMMMMMMMMd", locale: "en"),
            DateStyle(date: .full, locale: "gu").calendar(.gujarati).lunarDays(.halves),
            DateStyle(pattern: "u r U g D Y w e VVVV", locale: "th"), DateStyle(pattern: "yMdDwgAS", locale: "en"),
        ]
        return try styles.map { try $0.timeZone(.utc).compiledParser() }
    }

    /// Options are clamped however they are set: at first, later, or by decoding.
    @Test func optionsBeyondTheirRange() throws {
        let parser = try DateStyle(pattern: "yy-MM-dd", locale: "en").timeZone(.utc).compiledParser()
        for value in [Int.min, -1, 100, .max] {
            let clamped = DateParseOptions(yearsBack: value, hourOfBareDates: value)
            var options = DateParseOptions()
            options.yearsBack = value
            options.hourOfBareDates = value
            #expect(
                options == clamped && (0...99).contains(options.yearsBack) && (0...23).contains(options.hourOfBareDates)
            )
            let json = Data(#"{"yearsBack":\#(value),"hourOfBareDates":\#(value)}"#.utf8)
            #expect(try JSONDecoder().decode(DateParseOptions.self, from: json) == clamped)
            for text in ["25-11-21", "2025-11-21", "00-01-01"] {
                for mode in [DateParseMode.strict, .lenient] {
                    _ = try? parser.parse(text, mode: mode, options: options)
                }
            }
        }
        try checkCodable(DateParseOptions(reference: .epoch, yearsBack: 30, hourOfBareDates: 12))
    }

    @Test func mutatedText() throws {
        var random = SeededGenerator(for: "DateHostileInputTests.mutatedText")
        let pieces = [
            "0", "9", "-", "+", "/", ".", ",", " ", "\u{A0}", "\u{200E}", "٣", "५", "五", "½", "\u{0}", "\u{301}", "🙂",
            "AM",
            "GMT+", "Asia/", "閏", "bis", "׳", "״", "T", "Z", "99999999999999999999", "November", "Fri", "BC",
            "(Adhika)",
        ]
        let bases = [
            "Friday, November 21, 2025 at 8:30:00 AM Coordinated Universal Time", "א׳ בכסלו תשפ״ו", "2025年十月初二星期五",
            "令和7年11月21日 8:30:00 UTC", "20251121083000123", "શુક્રવાર, કારતક સુદ 2, 2082", "2025-11-21T08:30:00+05:30",
        ]
        let parsers = try Self.parsers()
        var read = 0
        for _ in 0..<(TestSize.of(2_000, usually: 500) * SeededGenerator.rounds) {
            var scalars = Array(random.element(of: bases).unicodeScalars)
            for _ in 0...random.next() % 4 {
                let place = Int(random.next() % UInt64(scalars.count + 1))
                let piece = Array(random.element(of: pieces).unicodeScalars)
                switch random.next() % 3 {
                case 0: scalars.insert(contentsOf: piece, at: place)
                case 1 where place < scalars.count: scalars.remove(at: place)
                default: scalars.replaceSubrange(min(place, scalars.count)..<min(place + 2, scalars.count), with: piece)
                }
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            let parser = random.element(of: parsers)
            for mode in DateParseMode.allCases {
                do throws(DateParseError) {
                    _ = try parser.parse(String(text), mode: mode)
                    read += 1
                } catch {
                    #expect(!error.description.isEmpty)
                    #expect((error.offset ?? 0) <= String(text).utf8.count)
                }
            }
        }
        #expect(read > 0)
    }

    /// The longest texts that are looked at, of one piece each: were the time quadratic, the suite would not end.
    @Test func longTexts() throws {
        for parser in try Self.parsers() {
            for unit in ["9", "0", " ", "-", ".", "M", "Fri ", "五", "א", "GMT+", "Asia/", "1 ", "\u{301}", "٣"] {
                let text = String(repeating: unit, count: CompiledDateParser.maximumLength / unit.utf8.count)
                for mode in DateParseMode.allCases {
                    #expect(throws: DateParseError.self) { try parser.parse(text, mode: mode) }
                    #expect(throws: DateParseError.self) { try parser.parse(text + text, mode: mode) }
                }
            }
        }
    }

    /// Years as far as they go, in every calendar and by every letter: a date, or an error that says why.
    @Test(arguments: CalendarID.allCases)
    func farYears(calendar: CalendarID) throws {
        for pattern in ["u-M-d", "y-M-d", "r-M-d", "G-y-M-d", "u-D", "Y-w-e", "u-Q", "u-w", "U-M-d", "g"] {
            let parser = try DateStyle(pattern: pattern, locale: "en").calendar(calendar).timeZone(.utc)
                .compiledParser()
            for year in [
                "0", "1", "61", "9999", "10000", "13747", "99999", "5000000", "5800000", "999999999", "9999999999",
            ] {
                for sign in ["", "-"] {
                    let text = sign + year + (pattern.dropFirst().contains("-") ? "-1-1" : "")
                    do throws(DateParseError) {
                        let parsed = try parser.parse(text)
                        if pattern == "u-M-d" { #expect(parsed.fields.extendedYear == Int(sign + year)) }
                    } catch { #expect(!error.description.isEmpty) }
                }
            }
        }
    }

    /// U+0000 is seen, and no part of a date.
    @Test(arguments: ["23.11.2026\0", "\023.11.2026", "23.\011.2026"])
    func nul(text: String) throws {
        let style = DateStyle(date: .medium, locale: "de").timeZone(.utc)
        #expect(throws: DateParseError.self) { try style.parse(text, mode: .lenient) }
    }
}
