import Foundation
import LocaleFormat
import LocaleFormatChanges
import TestSupport
import Testing

/// When distances change, against trying each half second near, and what lies between far away.
@Suite struct RelativeChangeTests {
    private let now = Instant.epoch

    @Test(arguments: RelativeDateStyle.Numeric.allCases)
    func bruteForce(_ numeric: RelativeDateStyle.Numeric) throws {
        var random = SeededGenerator(for: "RelativeChangeTests.\(numeric)")
        var mismatches = Mismatches()
        for _ in 0..<SeededGenerator.rounds * 6 {
            let style = RelativeDateStyle(numeric: numeric, locale: "en").calendar(
                random.element(of: [.gregorian, .hebrew, .islamicCivil]))
            let now = try Instant(seconds: 1_700_000_000 + Int64.random(in: 0...86_400 * 400, using: &random))
            let reach = random.element(of: [100.0, 7_000, 90_000, 1_000_000, 40_000_000])
            let start = try Instant(
                secondsSince1970: Double(now.seconds) + (Double.random(in: -reach...reach, using: &random)).rounded())
            let text = try style.format(start, relativeTo: now, in: "Europe/Berlin")
            let change = try #require(try style.change(after: start, relativeTo: now, in: "Europe/Berlin"))
            let last = try #require(try style.change(before: start, relativeTo: now, in: "Europe/Berlin"))
            for (end, inside, sign) in [(change, -1, 1), (last, 1, -1)] as [(Instant, Int64, Int64)] {
                let label = "\(numeric) \(start) from \(now), \(text), to \(end)"
                if try style.format(end, relativeTo: now, in: "Europe/Berlin") == text {
                    mismatches.add("\(label): the same")
                }
                let edge = try Instant(seconds: end.seconds, nanoseconds: Int64(end.nanoseconds) + inside)
                mismatches.expect(
                    try style.format(edge, relativeTo: now, in: "Europe/Berlin"), equals: text, "\(label): inside")
                let length = abs(end.seconds - start.seconds)
                for step in 1...100 where length > 1 {
                    let between = try Instant(seconds: start.seconds + sign * (length - 1) * Int64(step) / 100)
                    mismatches.expect(
                        try style.format(between, relativeTo: now, in: "Europe/Berlin"), equals: text,
                        "\(label): at \(between)")
                }
            }
        }
        mismatches.report()
    }

    @Test func asNowGoesOn() throws {
        let style = RelativeDateStyle(numeric: .always, locale: "en")
        var now = Instant.epoch
        let then = try Instant(seconds: 3)
        var texts: [String] = []
        while let next = try style.change(of: then, after: now, in: .utc), texts.count < 7 {
            texts.append(try style.format(then, relativeTo: now, in: .utc))
            #expect(
                try style.change(of: then, before: next, in: .utc)
                    == Instant(seconds: next.seconds, nanoseconds: Int64(next.nanoseconds) - 1))
            now = next
        }
        #expect(
            texts == [
                "in 3 seconds", "in 2 seconds", "in 1 second", "in 0 seconds", "0 seconds ago", "1 second ago",
                "2 seconds ago",
            ])
    }

    @Test func withTime() throws {
        let style = RelativeDateStyle(locale: "en").time(.short)
        let then = try Instant(seconds: 86_400 * 2 + 30)
        #expect(try style.change(after: then, relativeTo: now, in: .utc) == Instant(seconds: 86_400 * 2 + 60))
        #expect(try style.change(of: then, after: now, in: .utc) == Instant(seconds: 86_400))
        let days = RelativeDateStyle(locale: "en").time(.full)
        #expect(try days.change(after: then, relativeTo: now, in: .utc) == Instant(seconds: 86_400 * 2 + 31))
    }

    @Test func discrete() throws {
        let reference = Date(timeIntervalSince1970: 0)
        let style = RelativeDateStyle(numeric: .always, locale: "en").relative(to: reference).timeZone("UTC")
        #expect(style.discreteInput(after: Date(timeIntervalSince1970: 1)) == Date(timeIntervalSince1970: 1.5))
        #expect(style.discreteInput(before: Date(timeIntervalSince1970: 1)).map { style.format($0) } == "in 0 seconds")
        #expect(style.discreteInput(after: Date(timeIntervalSince1970: .nan)) == nil)
    }
}
