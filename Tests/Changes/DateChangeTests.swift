import Foundation
import LocaleFormat
import LocaleFormatCalendars
import LocaleFormatChanges
import TestSupport
import Testing

/// When dates change, against trying what lies between.
@Suite struct DateChangeTests {
    private static let skeletons = [
        "yMd", "yMMMM", "EEEE", "yMdjm", "jms", "j", "yw", "yQQQ", "GGGG", "y", "yMdjmsSSS", "Bh", "zzzz", "yMMMdVVVV",
        "D",
    ]
    private static let zones: [TimeZoneID] = [
        "UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia",
        "Africa/Casablanca", "America/Sao_Paulo",
    ]

    /// The text at a change is another, right before it is the same, and so it is at 2,000 instants between.
    @Test func between() throws {
        var random = SeededGenerator(for: "DateChangeTests.between")
        var mismatches = Mismatches()
        for _ in 0..<SeededGenerator.rounds * 10 {
            let calendar = random.element(of: CalendarID.allCases)
            let style = DateStyle(
                skeleton: random.element(of: Self.skeletons), locale: random.element(of: ["en", "de", "ar-EG", "ja"])
            )
            .timeZone(random.element(of: Self.zones)).calendar(calendar)
            let start = try Instant(
                seconds: Int64.random(in: -2_000_000_000...4_000_000_000, using: &random), nanoseconds: 123_456_789)
            let label = "\(style.template) \(style.timeZone?.identifier ?? "") \(calendar) at \(start)"
            let text = style.format(start)
            if let change = try style.change(after: start) {
                #expect(change > start)
                mismatches.expect(style.format(change) != text, equals: true, "\(label): the same at \(change)")
                check(
                    from: start, to: try Instant(seconds: change.seconds, nanoseconds: Int64(change.nanoseconds) - 1),
                    text, style, label, &mismatches)
            }
            if let change = try style.change(before: start) {
                #expect(change < start)
                mismatches.expect(style.format(change) != text, equals: true, "\(label): the same at \(change)")
                check(
                    from: try Instant(seconds: change.seconds, nanoseconds: Int64(change.nanoseconds) + 1), to: start,
                    text, style, label, &mismatches)
            }
        }
        mismatches.report()
    }

    private func check(
        from start: Instant, to end: Instant, _ text: String, _ style: DateStyle, _ label: String,
        _ mismatches: inout Mismatches
    ) {
        let length = Double(end.seconds - start.seconds) + Double(end.nanoseconds - start.nanoseconds) / 1e9
        for step in 0...200 {
            let seconds = length * Double(step) / 200
            guard
                let instant = step == 200
                    ? end
                    : try? Instant(seconds: start.seconds + Int64(seconds), nanoseconds: Int64(start.nanoseconds)),
                instant <= end
            else { continue }
            mismatches.expect(style.format(instant), equals: text, "\(label): another at \(instant)")
        }
    }

    /// Second by second around the days on which clocks are turned.
    @Test(arguments: ["jm", "j", "yMd", "yMdjmz", "EEEE", "jms"])
    func secondBySecond(_ skeleton: String) throws {
        let days: [(TimeZoneID, Int64)] = [
            ("Europe/Berlin", 1_761_436_800), ("Australia/Lord_Howe", 1_743_865_200),
            ("America/Sao_Paulo", 1_541_291_400),
            ("Pacific/Apia", 1_325_237_000), ("Asia/Kathmandu", 504_901_000),
        ]
        var mismatches = Mismatches()
        for (zone, start) in days {
            let style = DateStyle(skeleton: skeleton, locale: "en").timeZone(zone)
            let compiled = try style.compiled()
            var instant = try Instant(seconds: start)
            for _ in 0..<TestSize.of(4, usually: 2) {
                let text = try compiled.format(instant)
                let found = try (1...90_000).lazy.map { try Instant(seconds: instant.seconds + $0) }.first {
                    try compiled.format($0) != text
                }
                let change = try style.change(after: instant)
                guard let found else { break }
                mismatches.expect(change, equals: found, "\(skeleton) \(zone) after \(instant)")
                let last = try Instant(seconds: found.seconds - 1, nanoseconds: 999_999_999)
                mismatches.expect(try style.change(before: found), equals: last, "\(skeleton) \(zone) before \(found)")
                instant = found
            }
        }
        mismatches.report()
    }

    @Test func never() throws {
        let now = try Instant(seconds: 1_763_715_600)
        #expect(try DateStyle(pattern: "'now'", locale: "en").change(after: now) == nil)
        #expect(try DateStyle(pattern: "zzzz", locale: "en").timeZone("Asia/Kolkata").change(after: now) == nil)
        #expect(
            try DateStyle(pattern: "xxx", locale: "en").timeZone("Asia/Kolkata").change(before: now)?.description
                == "1945-10-14T17:29:59.999999999Z")
        #expect(
            try DateStyle(pattern: "G", locale: "en").timeZone(.utc).change(before: now)?.description
                == "0000-12-29T23:59:59.999999999Z")
        #expect(try DateStyle(pattern: "G", locale: "en").timeZone(.utc).change(after: now) == nil)
        // Millions of years are no years of waiting.
        let zoned = DateStyle(pattern: "zzzz", locale: "en").timeZone("Asia/Kolkata")
        let (first, last) = (
            try Instant(seconds: Instant.range.lowerBound), try Instant(seconds: Instant.range.upperBound)
        )
        #expect(try zoned.change(before: first) == nil && zoned.change(after: last) == nil)
        #expect(try zoned.change(after: first) != nil && zoned.change(before: last) != nil)
        #expect(throws: DateError.self) { try DateStyle(pattern: "q-\u{0}n", locale: "en").change(after: last) }
        #expect(DateStyle(pattern: "n", locale: "en").discreteInput(after: Date.now) == nil)
        #expect(
            DateStyle(date: .long, locale: "en").discreteInput(after: Date(timeIntervalSince1970: .infinity)) == nil)
    }

    /// In Foundation's words, to the nearest `Date`.
    @Test func discrete() throws {
        let style = DateStyle(pattern: "HH:mm:ss.SSS", locale: "en").timeZone(.utc)
        var random = SeededGenerator(for: "DateChangeTests.discrete")
        for _ in 0..<200 {
            let date = Date(timeIntervalSince1970: Double.random(in: -1e9...4e9, using: &random))
            let next = try #require(style.discreteInput(after: date))
            #expect(next > date && style.format(next) != style.format(date))
            let before = try #require(style.input(before: next))
            #expect(before < next && style.format(before) == style.format(date))
            let last = try #require(style.discreteInput(before: date))
            #expect(last < date && style.format(last) != style.format(date))
            #expect(style.format(try #require(style.input(after: last))) == style.format(date))
        }
    }
}
