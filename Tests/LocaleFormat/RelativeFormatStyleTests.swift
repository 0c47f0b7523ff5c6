import Foundation
import LocaleFormat
import Testing

/// Dates seen from others, beside Foundation's own style.
@Suite struct RelativeFormatStyleTests {
    private func date(_ text: String) throws -> Date { Date(try Instant(iso8601: text)) }

    @Test func fromNow() {
        #expect(
            Date.now.addingTimeInterval(-90).formatted(.relative(presentation: .numeric, in: "en")) == "2 minutes ago")
        #expect(Date.now.addingTimeInterval(-3 * 3_600).formatted(.relative(in: "de")) == "vor 3 Stunden")
        #expect(
            Date.now.addingTimeInterval(-3 * 3_600).formatted(.relative(unitsStyle: .abbreviated, in: "en"))
                == "3 hr. ago")
        #expect(Date.now.addingTimeInterval(.nan).formatted(.relative(in: "en")) == "nan")
    }

    /// Every distance that Foundation says in whole days, weeks, months or years of its calendar.
    @Test func likeFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        let anchor = try date("2025-11-22T01:00:00Z")
        for text in [
            "2025-11-22T01:00:05Z", "2025-11-22T00:20:00Z", "2025-11-21T12:00:00Z", "2025-11-20T19:00:00Z",
            "2025-11-20T23:59:00Z", "2025-11-23T01:00:00Z", "2025-11-24T00:30:00Z", "2025-11-25T13:00:00Z",
            "2025-12-02T00:00:00Z", "2026-01-05T00:00:00Z", "2026-03-01T00:00:00Z", "2027-01-01T00:00:00Z",
            "2024-10-01T00:00:00Z",
        ] {
            let value = try date(text)
            let theirs = Date.AnchoredRelativeFormatStyle(
                anchor: value, presentation: .named, locale: Locale(identifier: "en_US"), calendar: calendar)
            let ours = RelativeDateStyle(locale: "en-US").relative(to: anchor).timeZone(.utc)
            #expect(value.formatted(ours) == anchor.formatted(theirs), "\(text)")
        }
    }

    @Test func daysOfTheZone() throws {
        let (anchor, value) = (try date("2025-11-22T12:00:00Z"), try date("2025-11-21T11:00:00Z"))
        let style = RelativeDateStyle(locale: "en").relative(to: anchor)
        #expect(style.timeZone(.utc).format(value) == "yesterday")
        // A day has passed, and it is two days on the calendar of an island where it is past midnight.
        #expect(style.timeZone("Pacific/Kiritimati").format(value) == "yesterday")
        #expect(style.timeZone("+12:30").format(value) == "2 days ago")
        #expect(style.locale("en-u-tz-gblon").format(value) == "yesterday")
        #expect(value.formatted(.relative(to: anchor, presentation: .numeric, in: "en")) == "1 day ago")
    }

    @Test func weeksBeginWhereTheLocaleBeginsThem() throws {
        // From Sunday to the Monday eight days later: the week after this one where weeks begin on Sunday, two weeks later elsewhere.
        let (anchor, value) = (try date("2025-11-23T12:00:00Z"), try date("2025-12-01T13:00:00Z"))
        #expect(value.formatted(.relative(to: anchor, in: "en-US").timeZone(.utc)) == "next week")
        #expect(value.formatted(.relative(to: anchor, in: "en-GB").timeZone(.utc)) == "in 2 weeks")
        #expect(value.formatted(.relative(to: anchor, in: "en-US-u-fw-mon").timeZone(.utc)) == "in 2 weeks")
    }

    @Test func extremes() throws {
        let far = Date(try Instant(seconds: Instant.range.upperBound))
        let past = Date(try Instant(seconds: Instant.range.lowerBound))
        #expect(!far.formatted(.relative(to: past, in: "en")).isEmpty)
        #expect(Date.distantFuture.formatted(.relative(to: .distantPast, in: "en").timeZone(.utc)) == "in 4,000 years")
        let style = RelativeDateStyle(locale: "de").relative(to: past)
        #expect(try JSONDecoder().decode(DateDistanceStyle.self, from: JSONEncoder().encode(style)) == style)
    }
}
