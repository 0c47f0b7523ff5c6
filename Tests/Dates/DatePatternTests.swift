import LocaleFormatDates
import Testing

@Suite struct DatePatternTests {
    @Test(arguments: [
        ("yyyy-n", DateError.PatternFault.unknownLetter, 5), ("yyyy 'year", .unterminatedQuote, 5),
        ("j", .skeletonLetter, 0),
        ("é J", .skeletonLetter, 3), ("'", .unterminatedQuote, 0), ("'a''", .unterminatedQuote, 0),
        (String(repeating: "y", count: 65), .tooManyRepeats, 0),
        (String(repeating: " ", count: 4_097), .tooLong, 4_096),
    ])
    func refuses(_ pattern: String, _ fault: DateError.PatternFault, _ offset: Int) {
        let error = #expect(throws: DateError.self) { try DatePattern(pattern) }
        guard case .invalidPattern(_, let found, let place) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found == fault && place == offset)
        #expect(throws: DateError.self) { try DateStyle(pattern: pattern, locale: "en").compiled() }
    }

    @Test func quotes() throws {
        let pattern = try DatePattern("h 'o''clock' a''")
        #expect(
            pattern.parts == [
                .field("h", count: 1), .literal(" o'clock "), .field("a", count: 1), .literal("'"),
            ])
    }

    @Test(arguments: ["", "y-M", "yMMMdn", "é", "y M", String(repeating: "y", count: 300)])
    func refusesSkeletons(_ skeleton: String) {
        #expect(throws: DateError.self) { try DateStyle(skeleton: skeleton, locale: "en").compiled() }
    }

    @Test func refusesStyles() {
        #expect(throws: DateError.nothingToShow) { try DateStyle(date: .none, locale: "en").compiled() }
        #expect(throws: DateError.unknownCalendar("mayan")) { try DateStyle(locale: "en-u-ca-mayan").compiled() }
        #expect(throws: DateError.self) { try DateStyle(locale: "en-u-nu-xyzw").compiled() }
    }
}
