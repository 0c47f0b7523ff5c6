import Foundation
import Testing

@testable import LocaleFormatCalendars

/// Rows of a file in `Data/Calendars`, without the header. A missing file fails the test.
func calendarData(_ name: String, file: String = #filePath) throws -> [[String]] {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while folder.path().count > 1 {
        let candidate = folder.appending(path: "Data/Calendars/\(name)")
        if FileManager.default.fileExists(atPath: candidate.path()) {
            let text = try String(contentsOf: candidate, encoding: .utf8)
            return text.split(whereSeparator: \.isNewline).dropFirst().map {
                $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            }
        }
        folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
}

/// The fixed day of a Gregorian date `yyyy-mm-dd`.
func gregorian(_ text: String) -> Int {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    let y = parts[0] - 1
    let m = parts[1]
    let isLeap = parts[0] % 4 == 0 && (parts[0] % 100 != 0 || parts[0] % 400 == 0)
    return 365 * y + y / 4 - y / 100 + y / 400 + (367 * m - 362) / 12 + (m <= 2 ? 0 : isLeap ? -1 : -2) + parts[2]
}

/// Walks the months of a family over fixed days.
func runs(_ family: some CalendarFamily, _ days: ClosedRange<Int>) -> [MonthRun] {
    var result: [MonthRun] = []
    var day = days.lowerBound
    while day <= days.upperBound {
        let run = family.monthRun(containing: day)
        result.append(run)
        day = run.end
    }
    return result
}

/// Checks every day of a range: fields give the day back, the month run agrees, days are in order.
func checkDays(_ family: some CalendarFamily, _ days: some Sequence<Int>, _ name: String) {
    var failures: [String] = []
    for day in days {
        let fields = family.fields(of: day)
        let back = try? family.fixedDay(
            extendedYear: fields.extendedYear, month: fields.month, isLeapMonth: fields.isLeapMonth, day: fields.day,
            isRepeatedDay: fields.isRepeatedDay)
        let run = family.monthRun(containing: day)
        if back != day { failures.append("\(name) \(day): \(fields) gives \(String(describing: back))") }
        if !(run.start..<run.end).contains(day) || run.month != fields.month
            || run.isLeapMonth != fields.isLeapMonth || run.extendedYear != fields.extendedYear
            || !(run.firstNumber...run.lastNumber).contains(fields.day)
        {
            failures.append("\(name) \(day): \(fields) is not in \(run)")
        }
        if family.yearStart(fields.extendedYear) + fields.dayOfYear - 1 != day {
            failures.append("\(name) \(day): day of year \(fields.dayOfYear)")
        }
    }
    #expect(failures.isEmpty, "\(failures.count) failures: \(failures.prefix(20).joined(separator: "\n"))")
}

/// `count` days spread over a range, the same ones each time.
func spread(_ count: Int, _ days: ClosedRange<Int>) -> [Int] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return days.lowerBound + Int(state % UInt64(days.count))
    }
}
