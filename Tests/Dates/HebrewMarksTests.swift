import LocaleFormatCore
import LocaleFormatDates
import Testing

/// Geresh and gershayim of Hebrew dates, in what people type for them.
@Suite struct HebrewMarksTests {
    private func parse(_ text: String) throws -> Instant {
        try DateStyleText.style("date:long", locale: "he-u-ca-hebrew").parse(text, mode: .lenient).instant
    }

    @Test(arguments: ["\u{5F3}", "'", "\u{2018}", "\u{2019}", "\u{B4}", "`", ""])
    func geresh(mark: String) throws {
        #expect(try parse("א\(mark) בכסלו תשפ״ו").description == "2025-11-21T00:00:00Z", "\(mark)")
    }

    @Test(arguments: ["\u{5F4}", "\"", "\u{201C}", "\u{201D}", "''", ""])
    func gershayim(mark: String) throws {
        #expect(try parse("א׳ בכסלו תשפ\(mark)ו").description == "2025-11-21T00:00:00Z", "\(mark)")
    }

    @Test(arguments: ["_", "a", "!"])
    func otherMarks(mark: String) {
        #expect(throws: DateParseError.self) { try parse("א׳ בכסלו תשפ\(mark)ו") }
    }
}
