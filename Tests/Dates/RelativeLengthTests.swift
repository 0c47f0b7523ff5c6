import LocaleFormatCore
import LocaleFormatDates
import Testing

/// How long a unit is where a distance is told by its length alone: a month and a year are a twelfth and the whole of the Gregorian
/// calendar's average year, 365.2425 days; halves of a unit are rounded away from zero.
@Suite struct RelativeLengthTests {
    @Test(
        arguments: [
            (90, "minute"), (5_400, "hour"), (129_600, "day"), (907_200, "week"), (3_944_619, "month"),
            (47_335_428, "year"),
        ] as [(Int64, String)])
    func oneAndAHalf(seconds: Int64, unit: String) throws {
        let style = RelativeDateStyle(numeric: .always, locale: "en")
        func text(_ seconds: Int64) throws -> String { try style.format(Instant(seconds: seconds), relativeTo: .epoch) }
        #expect(try text(seconds) == "in 2 \(unit)s" && text(seconds - 1) == "in 1 \(unit)")
        #expect(try text(-seconds) == "2 \(unit)s ago" && text(1 - seconds) == "1 \(unit) ago")
    }
}
