import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatDates
import Testing

/// Years that are named by their place in the cycle of sixty, and nothing else.
@Suite struct ParsingCycleTests {
    private static let options = DateParseOptions(reference: try? Instant(iso8601: "2025-11-21T12:00:00Z"))

    /// The days are those of the Hong Kong Observatory's conversion tables, 1901-2100.
    @Test(arguments: DateParseMode.allCases)
    func nearestYear(mode: DateParseMode) throws {
        let rows: [(text: String, locale: LocaleID, length: DateStyle.Length, expected: String)] = [
            // 2020 has a leap fourth month, 1960 a leap sixth.
            ("庚子年闰六月十四", "zh", .long, "1960-08-06T00:00:00Z"),
            ("庚子年闰四月初一", "zh", .long, "2020-05-23T00:00:00Z"),
            ("乙巳年十月初二", "zh", .long, "2025-11-21T00:00:00Z"),
            // Of 2025, 1965 and 2085 the last has a Sunday there.
            ("domingo, 2 de Mês 10 de yi-si", "pt", .full, "2085-11-18T00:00:00Z"),
            ("sexta-feira, 2 de Mês 10 de yi-si", "pt", .full, "2025-11-21T00:00:00Z"),
            ("segunda-feira, 2 de Mês 10 de yi-si", "pt", .full, "1965-10-25T00:00:00Z"),
        ]
        for row in rows {
            let style = DateStyle(date: row.length, locale: row.locale).calendar(.chinese).timeZone(.utc)
            guard let parsed = try? style.parse(row.text, mode: mode, options: Self.options) else {
                // The style also writes the related year.
                #expect(mode == .strict, "\(row.text)")
                continue
            }
            #expect(parsed.instant.description == row.expected, "\(row.text)")
        }
    }

    /// A leap month that no cycle near has, and a weekday that none of three years has.
    @Test func missing() throws {
        let style = DateStyle(date: .full, locale: "pt").calendar(.chinese).timeZone(.utc)
        let text = "terça-feira, 2 de Mês 10 de yi-si"
        #expect(throws: DateParseError.contradiction(.weekday, text: "terça-feira", at: 0, expected: "sexta-feira")) {
            try style.parse(text, options: Self.options)
        }
        // Leniently the weekday is passed over, and the nearest year is meant.
        let parsed = try style.parse(text, mode: .lenient, options: Self.options)
        #expect(parsed.instant.description == "2025-11-21T00:00:00Z")
    }
}
