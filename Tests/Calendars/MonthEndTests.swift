import Testing

@testable import LocaleFormatCalendars

/// A month has the days that its list says, and no other. (The Vikram year may hold the two halves of a month apart.)
@Suite("Ends of months")
struct MonthEndTests {
    @Test(
        "Days of the list are of the month, others are errors", arguments: CalendarID.allCases.filter { $0 != .vikram })
    func days(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        var failures: [String] = []
        // Nineteen years: every kind of year of the calendars that add months.
        var start = day("1995-03-01")
        for _ in 0..<(isAstronomical(id) ? 8 : 19) {
            for month in try system.months(inYearOf: start) {
                let known = Set(month.dayNumbers)
                let date = try system.fields(of: month.firstDay).civilDate
                for number in -1...34 {
                    var other = date
                    (other.day, other.isRepeatedDay) = (number, false)
                    let found = try? system.fields(of: system.day(of: other))
                    let isThere =
                        found?.day == number && found?.month == date.month && found?.isLeapMonth == date.isLeapMonth
                    // Days of the moon may be left out within a month.
                    let isLeftOut = found == nil && (id.hasRepeatedDays || !known.contains(number))
                    let isRight = isLeftOut || isThere && known.contains(number)
                    if !isRight { failures.append("\(date) day \(number): \(String(describing: found))") }
                }
            }
            start = try system.interval(of: .year, containing: start).upperBound
        }
        #expect(failures.isEmpty, "\(failures.count) failures: \(failures.prefix(10).joined(separator: "\n"))")
    }

    @Test("A leap month of a calendar without is named", arguments: CalendarID.allCases.filter { !$0.hasLeapMonths })
    func leapMonths(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        let year = try system.fields(of: day("2001-06-01")).civilDate
        for month in 1...12 where id != .hebrew || month != 6 {
            var date = year
            (date.month, date.isLeapMonth, date.day) = (month, true, 1)
            let error = calendarError { _ = try system.day(of: date) }
            #expect(error == .missingMonth(month: month, isLeapMonth: true, year: date.year), "\(id)")
        }
    }
}
