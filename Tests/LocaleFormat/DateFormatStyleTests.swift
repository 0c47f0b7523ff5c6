import Foundation
import LocaleFormat
import TestSupport
import Testing

/// Date styles with Foundation's dates, beside Foundation's own styles.
@Suite struct DateFormatStyleTests {
    private let date = Date(timeIntervalSince1970: 1_763_683_200)

    @Test func entryPoints() {
        #expect(date.formatted(.date(.long, in: "de").timeZone(.utc)) == "21. November 2025")
        #expect(date.formatted(.date(skeleton: "yMMMEd", in: "fr").timeZone(.utc)) == "ven. 21 nov. 2025")
        #expect(date.formatted(.date(pattern: "yyyy-MM-dd HH:mm", in: "en").timeZone(.utc)) == "2025-11-21 00:00")
        #expect(date.formatted(.date(.long, in: "fa").timeZone(.utc)) == "۳۰ آبان ۱۴۰۴")
        let span = date..<date.addingTimeInterval(3 * 86_400)
        #expect(
            span.formatted(.interval("yMMMd", in: "en").timeZone(.utc)).filter { !$0.isWhitespace } == "Nov21–24,2025")
        let zone = TimeZone(identifier: "UTC") ?? .gmt
        #expect(date.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day()) == "2025-11-21")
    }

    @Test func parsing() throws {
        let style = DateStyle(date: .long, locale: "de").timeZone(.utc)
        #expect(try Date("21. November 2025", strategy: style.parseStrategy) == date)
        #expect(throws: DateParseError.self) { try Date("21 nov 25", strategy: style.parseStrategy) }
        let options = DateParseOptions(reference: try Instant(date))
        let lenient = DateParseStrategy(style, mode: .lenient, options: options)
        #expect(try lenient.parse("21 nov 25") == date)
        let copy = try JSONDecoder().decode(DateParseStrategy.self, from: JSONEncoder().encode(lenient))
        #expect(copy == lenient)
    }

    @Test func instants() throws {
        #expect(Date(try Instant(date)) == date)
        #expect(try Instant(Date(timeIntervalSince1970: -0.25)).nanoseconds == 750_000_000)
        for seconds in [Double.nan, .infinity, -1e300] {
            let strange = Date(timeIntervalSince1970: seconds)
            #expect(throws: DateError.self) { try Instant(strange) }
            #expect(!strange.formatted(.date(in: "en")).isEmpty)
        }
    }
}
