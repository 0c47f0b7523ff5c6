/// A year, month and day of the Gregorian or Julian calendar. Year 0 is 1 BCE.
struct SolarDate: Hashable {
    var year: Int
    var month: Int
    var day: Int
}

/// The Gregorian leap rule, carried back before 1582 without end.
///
/// Formulas count from 1 March of year 0, so that a leap day is the last day of the counted year and month lengths from
/// March on repeat every 153 days.
package enum GregorianRule {
    /// Fixed day of 0000-03-01.
    private static let marchEpoch = -305
    /// A multiple of the 400-year cycle that makes every representable day count positive, so that plain division is
    /// floor division.
    private static let cycles = 14_000
    private static let daysInCycle = 146_097

    @inlinable @inline(__always)
    package static func isLeap(_ year: Int) -> Bool {
        // A multiple of 100 is a multiple of 400 exactly when it is one of 16.
        year & 3 == 0 && (year & 15 == 0 || year % 25 != 0)
    }

    /// The fixed day of 1 January.
    @inline(__always)
    package static func yearStart(_ year: Int) -> Int {
        let before = year - 1
        let century = floorDivide(before, 100)
        return 365 * before + (before >> 2) - century + (century >> 2) + 1
    }

    /// The fixed day of a date that exists.
    @inline(__always)
    package static func fixedDay(_ year: Int, _ month: Int, _ day: Int) -> Int {
        yearStart(year) + daysBefore(month, isLeap: isLeap(year)) + day - 1
    }

    /// The date of a fixed day.
    @inline(__always)
    static func date(_ fixedDay: Int) -> SolarDate {
        let count = fixedDay - marchEpoch + cycles * daysInCycle
        let century = (4 * count + 3) / daysInCycle
        let dayOfCentury = count - daysInCycle * century / 4
        let yearOfCentury = (4 * dayOfCentury + 3) / 1461
        let dayOfYear = dayOfCentury - 1461 * yearOfCentury / 4
        return marchBased(year: century * 100 + yearOfCentury - cycles * 400, dayOfYear: dayOfYear)
    }

    /// The year of a fixed day, and its place in the year, from 0.
    @inline(__always)
    static func yearAndDay(_ fixedDay: Int) -> (year: Int, day: Int) {
        // By the mean year, which true ones never leave by two days.
        var year = floorDivide(400 * fixedDay - 1, daysInCycle) + 1
        var start = yearStart(year)
        if fixedDay < start {
            year -= 1
            start = yearStart(year)
        } else if fixedDay - start >= 365, fixedDay - start >= (isLeap(year) ? 366 : 365) {
            start = yearStart(year + 1)
            year += 1
        }
        return (year, fixedDay - start)
    }

    /// Days of the year before a month, 1...13.
    @inline(__always)
    static func daysBefore(_ month: Int, isLeap: Bool) -> Int {
        // March to January have 153 days in every five months; January and February are put right afterwards.
        month <= 2 ? 31 * (month - 1) : (153 * month - 457) / 5 + (isLeap ? 60 : 59)
    }

    @inline(__always)
    package static func daysIn(_ month: Int, of year: Int) -> Int {
        month == 2 ? (isLeap(year) ? 29 : 28) : 30 + ((month + (month >> 3)) & 1)
    }

    /// Turns a year and day counted from 1 March (day 0) into a date.
    @inline(__always)
    static func marchBased(year: Int, dayOfYear: Int) -> SolarDate {
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        return month < 10
            ? SolarDate(year: year, month: month + 3, day: day)
            : SolarDate(year: year + 1, month: month - 9, day: day)
    }
}
