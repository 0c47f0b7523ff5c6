/// The Hebrew calendar with Foundation's month numbers: 1 Tishri … 5 Shevat, 6 Adar I (leap years only), 7 Adar (Adar II
/// in leap years), 8 Nisan … 13 Elul. A day is a civil day; sunset plays no part. One era, the year of the world.
///
/// The rule is the traditional fixed one: mean conjunctions of 29 d 12 h 793 parts, and four postponements of new year.
package struct Hebrew: CalendarFamily {
    package init() {}

    /// 1 Tishri of year 1, a Monday: 7 October 3761 BCE Julian.
    private static let epoch = -1_373_427
    /// An hour has 1080 parts.
    private static let partsInDay = 25_920
    private static let partsInMonth = 765_433

    package var yearRange: ClosedRange<Int> {
        fields(of: dayRange.lowerBound).extendedYear...fields(of: dayRange.upperBound).extendedYear
    }

    @inline(__always)
    private func isLeap(_ year: Int) -> Bool { floorModulo(7 * year + 1, 19) < 7 }

    /// Months from the first month of year 1 to the first month of `year`.
    @inline(__always)
    private func monthsBefore(_ year: Int) -> Int { floorDivide(235 * year - 234, 19) }

    @inline(__always)
    package func yearStart(_ extendedYear: Int) -> Int {
        // The first conjunction was on Monday at 5 h 204 p after the preceding sunset. Counting from 6 hours earlier makes
        // a conjunction at or after noon fall on the next day, which is the second postponement.
        let parts = 12_084 + Self.partsInMonth * monthsBefore(extendedYear)
        var day = floorDivide(parts, Self.partsInDay)
        let part = parts - day * Self.partsInDay
        let weekday = floorModulo(day + 1, 7)
        switch weekday {
        case 0, 3, 5:
            day += 1
        case 2 where part >= 16_404 && !isLeap(extendedYear):
            // Tuesday from 9 h 204 p in a common year: Wednesday is not allowed either, so Thursday.
            day += 2
        case 1 where part >= 23_269 && isLeap(extendedYear - 1):
            // Monday from 15 h 589 p after a leap year.
            day += 1
        default:
            break
        }
        return Self.epoch + day
    }

    @inline(__always)
    package func fields(of fixedDay: Int) -> DayFields {
        // One estimate and at most one correction, keeping both ends of the year.
        var year = floorDivide((fixedDay - Self.epoch) * 98_496, 35_975_351) + 1
        var start = yearStart(year)
        var end: Int
        if start > fixedDay {
            end = start
            year -= 1
            start = yearStart(year)
        } else {
            end = yearStart(year + 1)
            if end <= fixedDay {
                year += 1
                start = end
                end = yearStart(year + 1)
            }
        }
        let dayOfYear = fixedDay - start
        let (month, first) = HebrewYear(length: end - start).month(of: dayOfYear)
        return DayFields(extendedYear: year, month: month, day: dayOfYear - first + 1, dayOfYear: dayOfYear + 1)
    }

    package func fixedDay(
        extendedYear: Int, month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool
    ) throws(CalendarError) -> Int {
        guard computableYears ~= extendedYear else {
            throw .outOfRange(.year, value: extendedYear, allowed: yearRange)
        }
        guard 1...13 ~= month else { throw .outOfRange(.month, value: month, allowed: 1...13) }
        guard !isLeapMonth, month != 6 || isLeap(extendedYear) else {
            throw .missingMonth(month: month, isLeapMonth: isLeapMonth, year: extendedYear)
        }
        let start = yearStart(extendedYear)
        let year = HebrewYear(length: yearStart(extendedYear + 1) - start)
        let first = year.start(of: month)
        guard day >= 1, day <= 29 || day <= year.start(of: month + 1) - first else {
            throw .outOfRange(.day, value: day, allowed: 1...(year.start(of: month + 1) - first))
        }
        return start + first + day - 1
    }

    package func monthRun(containing fixedDay: Int) -> MonthRun {
        let fields = fields(of: fixedDay)
        return monthRun(fields.extendedYear, fields.month)
    }

    private func monthRun(_ extendedYear: Int, _ month: Int) -> MonthRun {
        let start = yearStart(extendedYear)
        let year = HebrewYear(length: yearStart(extendedYear + 1) - start)
        let first = year.start(of: month)
        let length = year.start(of: month + 1) - first
        return MonthRun(
            extendedYear: extendedYear, month: month, start: start + first, length: length, lastNumber: length)
    }

    package func monthIndex(containing fixedDay: Int) -> Int {
        let fields = fields(of: fixedDay)
        let afterHole = fields.month > 6 && !isLeap(fields.extendedYear)
        return monthsBefore(fields.extendedYear) + fields.month - (afterHole ? 2 : 1)
    }

    package func monthRun(at index: Int) -> MonthRun {
        var year = floorDivide(19 * index, 235) + 1
        if monthsBefore(year) > index {
            year -= 1
        } else if monthsBefore(year + 1) <= index {
            year += 1
        }
        let ordinal = index - monthsBefore(year)
        return monthRun(year, ordinal >= 5 && !isLeap(year) ? ordinal + 2 : ordinal + 1)
    }
}
