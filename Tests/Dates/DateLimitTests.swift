import Testing

@testable import LocaleFormatDates

/// The longest of each that is looked at, and what is one longer.
@Suite struct DateLimitTests {
    @Test func patterns() throws {
        for (most, fault, offset) in [
            (String(repeating: "y", count: DatePattern.maximumRepeats), DateError.PatternFault.tooManyRepeats, 0),
            (String(repeating: " ", count: DatePattern.maximumLength), .tooLong, DatePattern.maximumLength),
        ] {
            #expect(try DatePattern(most).text == most)
            let error = #expect(throws: DateError.self) { try DatePattern(most + most.prefix(1)) }
            guard case .invalidPattern(let text, fault, offset) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(text == (most + most.prefix(1)).prefix(80))
        }
    }

    /// An error shows 120 characters of a pattern: all of it, or 117 and three dots.
    @Test func patternsInErrors() {
        let most = String(repeating: "é", count: 119) + "n"
        #expect(throws: DateError.invalidPattern(most, fault: .unknownLetter, offset: 238)) { try DatePattern(most) }
        let cut = String(repeating: "é", count: 117) + "..."
        #expect(throws: DateError.invalidPattern(cut, fault: .unknownLetter, offset: 240)) {
            try DatePattern("é" + most)
        }
    }

    @Test func skeletons() throws {
        let most = String(repeating: "y", count: 256)
        try DateSkeleton.check(most)
        #expect(throws: DateError.invalidSkeleton(String(most.prefix(80)), offset: 0)) {
            try DateSkeleton.check(most + "y")
        }
        #expect(throws: DateError.invalidSkeleton("yé n", offset: 1)) { try DateSkeleton.check("yé n") }
        #expect(throws: DateError.invalidSkeleton("yMn", offset: 2)) { try DateSkeleton.check("yMn") }
    }

    /// A rule's names may be of any length; all of it has 64 bytes.
    @Test func zones() throws {
        let rest = "-1BBB,M3.5.0,M10.5.0"
        let most = String(repeating: "A", count: 64 - rest.utf8.count) + rest
        #expect(try TimeZoneID(most).secondsFromUTC(at: .epoch) == 3_600)
        #expect(throws: DateError.unknownTimeZone("A" + most)) { try TimeZoneID("A" + most) }
        let long = String(repeating: "é", count: 81)
        #expect(throws: DateError.unknownTimeZone(String(long.prefix(80)))) { try TimeZoneID(long) }
    }

    @Test func textsToRead() throws {
        let parser = try DateStyle(pattern: "yyyy-MM-dd", locale: "en").timeZone(.utc).compiledParser()
        let date = "2025-11-21"
        let most = date + String(repeating: " ", count: CompiledDateParser.maximumLength - date.utf8.count)
        #expect(try parser.parse(most, mode: .lenient).instant.description == "2025-11-21T00:00:00Z")
        for mode in DateParseMode.allCases {
            let error = DateParseError.tooLong(length: most.utf8.count + 1, limit: CompiledDateParser.maximumLength)
            #expect(throws: error) { try parser.parse(most + " ", mode: mode) }
            // What follows the date is not looked at.
            #expect(try parser.parsePrefix(most + most, mode: mode).length == date.utf8.count)
        }
    }

    /// Ten digits of a year are read, whether or not there is such a year; what follows is none of it.
    @Test(arguments: [("u-M-d", DateParseMode.strict), ("yy-M-d", .lenient)])
    func digitsOfYears(pattern: String, mode: DateParseMode) throws {
        let parser = try DateStyle(pattern: pattern, locale: "en").timeZone(.utc).compiledParser()
        let error = #expect(throws: DateParseError.self) { try parser.parse("9999999999-1-1", mode: mode) }
        guard case .impossibleDate(_, at: 0) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let other = #expect(throws: DateParseError.self) { try parser.parse("99999999999-1-1", mode: mode) }
        #expect(other?.offset == 10, "\(String(describing: other))")
    }
}
