import Foundation
import LocaleFormat
import TestSupport
import Testing

/// Ranges with `formatted(_:)`.
@Suite struct RangesFormattedTests {
    private let start = Date(timeIntervalSince1970: 1_763_715_600)

    @Test(.icu(from: 68, "ranges of numbers")) func numbers() throws {
        #expect((3...5).formatted(.number(in: "en")) == "3–5")
        #expect((5...5).formatted(.number(in: "en")) == "~5")
        #expect((5...5).formatted(NumberStyle<Int>(locale: "en").range.identity(.singleValue)) == "5")
        #expect((0.5...2.25).formatted(.number(in: "de")) == "0,5–2,25")
        #expect((3...5).formatted(.currency("EUR", in: "de")) == "3,00–5,00\u{A0}€")
        #expect((3.0...5).formatted(.unit("kilometer", in: "en")) == "3–5 km")
        let decimals = Decimal(1)...(try #require(Decimal(string: "2.5")))
        #expect(decimals.formatted(.number(in: "fr")) == "1–2,5")
        #expect((UInt8(1)...255).formatted(NumberStyle<UInt8>(locale: "en")) == "1–255")
        #expect((3...5).formatted(.number(in: "hi-u-nu-deva").grouping(.never)) == "३–५")
    }

    @Test func dates() {
        let end = start.addingTimeInterval(3 * 86_400)
        let expected = "21.–24. November 2025"
        #expect((start..<end).formatted(.date(.long, in: "de").timeZone("UTC")) == expected)
        #expect((start...end).formatted(.date(.long, in: "de").timeZone("UTC")) == expected)
        #expect(DateInterval(start: start, end: end).formatted(.date(.long, in: "de").timeZone("UTC")) == expected)
        #expect((start...end).formatted(.interval("yMMMMd", in: "de").timeZone("UTC")) == expected)
        #expect(
            DateInterval(start: start, end: end).formatted(.interval("yMMMMd", in: "de").timeZone("UTC")) == expected)
        #expect((start..<end).formatted(.interval(date: .long, in: "de").timeZone("UTC")) == expected)
        #expect((start...start).formatted(.date(in: "de").year().timeZone("UTC")) == "2025")
    }

    /// On English, where Foundation's own style for spans is right.
    @Test(.cldr(from: 42, "patterns of spans as Foundation's"))
    func likeFoundation() {
        let span = start..<start.addingTimeInterval(5_400)
        let theirs = Date.IntervalFormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        let ours = DateStyle(locale: "en-US").timeZone("UTC")
        #expect(span.formatted(ours.hour().minute()).plain == theirs.hour().minute().format(span).plain)
        #expect(
            span.formatted(ours.year().month(.wide).day().hour().minute()).plain
                == theirs.year().month(.wide).day().hour().minute().format(span).plain)
    }

    @Test func spansBeyondAllDates() {
        let strange = start...Date(timeIntervalSince1970: .infinity)
        #expect(strange.formatted(.date(in: "en")) == "1763715600.0/inf")
    }
}

extension String {
    fileprivate var plain: String { filter { !$0.isWhitespace } }
}
