import Foundation
import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatDates
import TestSupport
import Testing

/// The table of the 27 calendars in the article "Dates and the 27 calendars" says what is printed.
@Suite struct CalendarArticleTests {
    private struct Row {
        var calendar: String
        var locale: String
        var reading: String
    }

    /// The rows of the table whose first cell is an identifier of a calendar.
    private static func rows() throws -> [Row] {
        let article = RepositoryRoot.file("Sources/LocaleFormat/LocaleFormat.docc/DatesAndCalendars.md")
        let section = try #require(
            String(contentsOf: article, encoding: .utf8).split(separator: "\n## ").first { $0.hasPrefix("The 27\n") })
        return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            let cells = line.split(separator: "|").map { String($0.trimming { $0 == " " || $0 == "`" }) }
            return Row(calendar: cells[0], locale: cells[2], reading: cells[3])
        }
    }

    @Test func everyCalendarHasOneRow() throws {
        let calendars = try Self.rows().map(\.calendar)
        #expect(Set(calendars) == Set(CalendarID.allCases.map(\.rawValue)))
        #expect(calendars.count == 27)
    }

    /// The readings are those of CLDR 42.
    @Test(.enabled(if: ICULibrary.cldrVersion.hasPrefix("42"))) func theReadingsAreWhatIsPrinted() throws {
        var mismatches = Mismatches()
        let day = try Instant(iso8601: "2026-11-23")
        for row in try Self.rows() {
            let calendar = try #require(CalendarID(identifier: row.calendar))
            let style = DateStyle(date: .long, locale: try LocaleID(row.locale)).calendar(calendar).timeZone(.utc)
            mismatches.expect(
                try style.compiled().format(day).replacing("\u{A0}", with: " "), equals: row.reading, row.calendar)
        }
        mismatches.report()
    }
}

extension Substring {
    fileprivate func trimming(_ isEdge: (Character) -> Bool) -> Substring {
        var text = drop(while: isEdge)
        while let last = text.last, isEdge(last) { text.removeLast() }
        return text
    }
}
