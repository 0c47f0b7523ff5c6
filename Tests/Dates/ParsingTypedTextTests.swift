import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatDates
import TestSupport
import Testing

/// What people type in each language, whatever the style has a place for; and what stays an error.
@Suite struct ParsingTypedTextTests {
    private static let options = DateParseOptions(reference: try? Instant(iso8601: "2025-11-21T12:00:00Z"))

    private func parse(_ text: String, _ style: String, _ locale: String) throws -> ParsedDate {
        try DateStyleText.style(style, locale: locale).parse(text, mode: .lenient, options: Self.options)
    }

    private func check(_ rows: [(text: String, style: String, locale: String, expected: String)]) {
        for row in rows {
            do {
                let parsed = try parse(row.text, row.style, row.locale)
                #expect(parsed.instant.description == row.expected, "\(row.text) in \(row.locale)")
            } catch { Issue.record("\(row.text) in \(row.locale): \(error)") }
        }
    }

    @Test func times() {
        let five = "2025-11-21T14:05:00Z"
        check([
            ("2:05pm", "time:short", "de", five), ("2:05 PM", "time:short", "en-GB", five),
            ("2:05 p. m.", "time:short", "es", five), ("2:05 PM", "time:short", "zh", five),
            ("下午2:05", "time:short", "zh", five), ("下午2点5分", "time:short", "zh", five),
            ("午後2時5分", "time:short", "ja", five), ("14時5分", "time:short", "ja", five),
            ("오후 2시 5분", "time:short", "ko", five), ("14:05 Uhr", "time:short", "de", five),
            ("um 14:05 Uhr", "time:short", "de", five), ("14.05 uur", "time:short", "nl", five),
            ("14h05", "time:short", "fr", five), ("14 h 05", "time:short", "fr", five),
            ("14h05", "time:short", "pt", five), ("14H05", "time:short", "de", five),
            ("14h05min", "time:short", "pt", five), ("kl. 14:05", "time:short", "sv", five),
            ("klo 14.05", "time:short", "fi", five), ("alle 14:05", "time:short", "it", five),
            ("14 giờ 5 phút", "time:short", "vi", five), ("14:05 +0000", "time:short", "de", five),
            ("19:35 +0530", "time:short", "de", five), ("2 pm", "time:short", "de", "2025-11-21T14:00:00Z"),
            ("v 14:05", "time:short", "cs", five), ("a las 2:05 p.m.", "time:short", "es", five),
            ("晚上8点30分", "time:short", "zh", "2025-11-21T20:30:00Z"), ("ساعت ۱۴:۰۵", "time:short", "fa", five),
            ("2:05 م", "time:short", "ar-EG", five), ("2:05 μ.μ.", "time:short", "el", five),
            ("14 Uhr", "time:short", "de", "2025-11-21T14:00:00Z"), ("14h", "time:short", "fr", "2025-11-21T14:00:00Z"),
            ("12:05 am", "time:short", "de", "2025-11-21T00:05:00Z"),
            ("12:05 pm", "time:short", "de", "2025-11-21T12:05:00Z"),
            ("午後0時5分", "time:short", "ja", "2025-11-21T12:05:00Z"),
            ("21. November 2025 um 14:05 Uhr", "date:long time:short", "de", five),
            ("21. November 2025, 2:05 pm", "date:long time:short", "de", five),
        ])
    }

    @Test func mailDates() {
        for (style, locale) in [
            ("date:full time:long", "en"), ("date:long", "de"), ("date:short", "fa"), ("time:short", "ja"),
        ] {
            check([
                ("Fri, 21 Nov 2025 14:05:00 +0530", style, locale, "2025-11-21T08:35:00Z"),
                ("21 Nov 2025 14:05 -0800", style, locale, "2025-11-21T22:05:00Z"),
                ("Fri, 21 Nov 2025 14:05:00 GMT", style, locale, "2025-11-21T14:05:00Z"),
                ("Fri, 21 Nov 2025 14:05:00 +0100 (CET)", style, locale, "2025-11-21T13:05:00Z"),
            ])
        }
        check([
            // The style's own names come first.
            ("18 MAR 2010 13:39:26 UTC", "date:medium time:long", "teo", "2010-05-18T13:39:26Z"),
            ("Thu, 18 Mar 2010 13:39:26 +0000", "date:medium time:long", "teo", "2010-03-18T13:39:26Z"),
            ("Mon, 15 Dec 1969 13:39:26 +0000", "date:long", "en-u-ca-buddhist", "1969-12-15T13:39:26Z"),
            ("2025-11-21 14:05 +0530", "date:long", "en", "2025-11-21T08:35:00Z"),
            ("2025-11-21 14:05:00 -0800", "date:long", "de", "2025-11-21T22:05:00Z"),
            ("Fri, Nov 21 2025 14:05:00 +0530", "date:full time:long", "en", "2025-11-21T08:35:00Z"),
        ])
    }

    @Test func dates() {
        let day = "2025-11-21T00:00:00Z"
        check([
            // Capitals of Turkish and Greek.
            ("21 KASIM 2025", "date:long", "tr", day), ("21 kasım 2025", "date:long", "tr", day),
            ("21 NİSAN 2025", "date:long", "tr", "2025-04-21T00:00:00Z"),
            ("21 NISAN 2025", "date:long", "tr", "2025-04-21T00:00:00Z"),
            ("21 ΝΟΕΜΒΡΙΟΥ 2025", "date:long", "el", day), ("21 Νοέμβριος 2025", "date:long", "el", day),
            // Ordinals.
            ("21st November 2025", "date:long", "en", day), ("November 21st, 2025", "date:long", "en-GB", day),
            ("the 21st of November 2025", "date:long", "en-GB", day),
            ("1er janvier 2025", "date:long", "fr", "2025-01-01T00:00:00Z"),
            ("le 1er janvier 2025", "date:long", "fr", "2025-01-01T00:00:00Z"),
            ("1º gennaio 2025", "date:long", "it", "2025-01-01T00:00:00Z"),
            ("1º de janeiro de 2025", "date:long", "pt", "2025-01-01T00:00:00Z"),
            ("21ste november 2025", "date:long", "nl", day), ("21:a november 2025", "date:long", "sv", day),
            ("am 21. November 2025", "date:long", "de", day), ("el 21 de noviembre del 2025", "date:long", "es", day),
            ("21 de octubre 2025", "date:long", "ca", "2025-10-21T00:00:00Z"),
            // Eras.
            ("21 Nov 2025 AD", "date:long", "en", day), ("AD 2025 Nov 21", "date:long", "en", day),
            ("March 15, 44 BC", "date:long", "en", "-000043-03-13T00:00:00Z"),
            ("15 March 44 BCE", "date:long", "en-GB", "-000043-03-13T00:00:00Z"),
            ("15. März 44 v. Chr.", "date:long", "de", "-000043-03-13T00:00:00Z"),
            ("公元2025年11月21日", "date:long", "zh", day),
            // Cases of months.
            ("21 listopad 2025", "date:long", "pl", day), ("21 ноябрь 2025", "date:long", "ru", day),
            ("21 ноября 2025 года", "date:long", "ru", day), ("21 листопада 2025 року", "date:long", "uk", day),
            ("21. novembra 2025", "date:long", "sl", day), ("21. novembra 2025.", "date:long", "sr-Latn", day),
            ("21. новембра 2025.", "date:long", "sr", day), ("21. studenog 2025.", "date:long", "hr", day),
            ("2025. gada 21. novembrī", "date:long", "lv", day), ("2025 m. lapkričio 21 d.", "date:long", "lt", day),
            ("21. marraskuu 2025", "date:long", "fi", day), ("2025. november 21-én", "date:long", "hu", day),
            // Words beside the numbers.
            ("ngày 21 tháng 11 năm 2025", "date:long", "vi", day), ("Ngày 21 Tháng 11", "date:long", "vi", day),
            ("ngày 21 tháng 11", "date:short", "vi", day), ("2025年11月21日", "date:short", "zh", day),
            ("2025年11月21日", "date:short", "ja", day), ("2025년 11월 21일", "date:short", "ko", day),
            ("2025年11月21日(金)", "date:long", "ja", day), ("Freitag, 21. November 2025", "date:long", "de", day),
        ])
    }

    /// Nothing is guessed.
    @Test func nearMisses() {
        let rows: [(text: String, style: String, locale: String)] = [
            ("13:05 pm", "time:short", "de"), ("下午14:05", "time:short", "zh"), ("2:05 xm", "time:short", "de"),
            ("14:05 Uhren", "time:short", "de"), ("14x05", "time:short", "fr"), ("Uhr 14:05", "time:short", "de"),
            ("1405", "time:short", "fr"), ("14:05 IST", "time:short", "de"), ("14h75", "time:short", "fr"),
            ("晚上2:05", "time:short", "zh"),
            ("Fri, 31 Nov 2025 14:05:00 +0530", "date:long", "de"), ("21 Nov 25 14:05 +0530", "time:short", "de"),
            ("Xyz, 21 Nov 2025 14:05:00 +0530", "date:long", "ja"), ("21 Foo 2025", "date:long", "en"),
            ("0 BC", "pattern:y", "en"), ("21 Nov 2025 XY", "date:long", "en"),
            ("31st November 2025", "date:long", "en"),
            ("21. novembrum 2025", "date:long", "sl"), ("ngày 31 tháng 11 năm 2025", "date:long", "vi"),
            ("21 J 2025", "date:long", "en"),
        ]
        for row in rows {
            if let parsed = try? parse(row.text, row.style, row.locale) {
                Issue.record("\(row.text) in \(row.locale) is \(parsed.instant)")
            }
        }
    }

    /// Whatever is read strictly is read in the same way leniently, with any reference, but for years of two digits.
    /// The capitals of ΐ are a letter and an accent.
    @Test(arguments: ["21 Μαΐου 2025", "21 ΜΑΪ́ΟΥ 2025", "21 μαΐου 2025".uppercased(), "21 ΜΑΪΟΥ 2025", "21 μαιου 2025"])
    func greekCapitals(_ text: String) throws {
        let parser = try DateStyle(date: .long, locale: "el").timeZone(.utc).compiledParser()
        #expect(try parser.parse(text, mode: .lenient).fields.month == 5)
    }

    @Test func lenientReadsWhatStrictReads() throws {
        var random = SeededGenerator(for: "ParsingTypedTextTests")
        var mismatches = Mismatches()
        let locales = LocaleID.available
        let lengths: [DateStyle.Length] = [.full, .long, .medium]
        for _ in 0..<(100 * SeededGenerator.rounds) {
            let style = DateStyle(
                date: random.element(of: lengths), time: random.element(of: DateStyle.Length.allCases),
                locale: random.element(of: locales)
            ).calendar(random.element(of: CalendarID.allCases)).timeZone(.utc)
            guard let compiled = try? style.compiled(), let parser = try? style.compiledParser() else { continue }
            for _ in 0..<20 {
                let instant = try Instant(seconds: Int64(random.next() % 6_000_000_000) - 3_000_000_000)
                let reference = try Instant(seconds: Int64(random.next() % 6_000_000_000) - 3_000_000_000)
                let options = DateParseOptions(reference: reference)
                let text = try compiled.format(instant)
                guard let strict = try? parser.parse(text, options: options) else { continue }
                let isShort = (0...99).contains(strict.fields.year) && !compiled.calendar.id.hasCyclicYears
                if isShort { continue }
                mismatches.expect(
                    try? parser.parse(text, mode: .lenient, options: options), equals: strict,
                    "\(compiled.pattern) \(compiled.calendar.id) \(style.locale): '\(text)' near \(reference)")
                // Case and spaces do not matter.
                guard compiled.calendar.id == .gregorian else { continue }
                let typed = "  " + text.uppercased().replacing(" ", with: "  ")
                do {
                    let lenient = try parser.parse(typed, mode: .lenient, options: options)
                    mismatches.expect(lenient.instant, equals: strict.instant, "'\(typed)' in \(style.locale)")
                } catch { mismatches.add("'\(typed)' in \(style.locale): \(error)") }
            }
        }
        mismatches.report()
    }
}
