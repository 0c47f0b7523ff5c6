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

    /// Whole cycles of 19 years and whole weeks, larger than any count before year 1. Added before dividing and taken off
    /// afterwards, they make unsigned division floor division, and change neither leap years nor weekdays. Sums stay within
    /// 32 bits where that makes division faster.
    private static let addedYears = 19 * 400_000
    private static let addedMonths = 235 * 400_000
    private static let addedDays = 7 * 300_000_000

    @inline(__always)
    package func yearStart(_ extendedYear: Int) -> Int {
        start(ofShifted: UInt32(truncatingIfNeeded: extendedYear + Self.addedYears))
    }

    /// The first day of a year that has `addedYears` on top.
    @inline(__always)
    private func start(ofShifted year: UInt32) -> Int {
        // One division gives the months and, by its remainder, the place in the cycle: the year is leap for 12...18, and
        // the year before it for 0...6.
        let nineteenths = 235 * year - 234
        let months = nineteenths / 19
        let place = nineteenths - 19 * months
        // The first conjunction was on Monday at 5 h 204 p after the preceding sunset. Counting from 6 hours earlier makes
        // a conjunction at or after noon fall on the next day, which is the second postponement.
        let shift = Self.partsInDay * Self.addedDays - Self.partsInMonth * Self.addedMonths + 12_084
        let parts = UInt(bitPattern: Self.partsInMonth * Int(months) + shift)
        let day = UInt32(truncatingIfNeeded: parts / UInt(bitPattern: Self.partsInDay))
        let part = parts - UInt(bitPattern: Self.partsInDay) * UInt(day)
        let weekday = (day + 1) % 7
        // Not on Sunday, Wednesday or Friday.
        var postponed = Int(0b0101001 >> weekday & 1)
        if part >= 16_404, weekday == 2, place < 12 {
            // Tuesday from 9 h 204 p in a common year: Wednesday is not allowed either, so Thursday.
            postponed = 2
        } else if part >= 23_269, weekday == 1, place < 7 {
            // Monday from 15 h 589 p after a leap year.
            postponed = 1
        }
        return Self.epoch - Self.addedDays + Int(day) + postponed
    }

    @inline(__always)
    package func fields(of fixedDay: Int) -> DayFields {
        // The year of the mean lunar month that has begun by the end of the day. It is wrong only on the day or two by
        // which new year is postponed. Both ends of the year are kept.
        let shift = 13_835 + Self.partsInMonth * Self.addedMonths
        let parts = UInt(bitPattern: (fixedDay - Self.epoch) * Self.partsInDay + shift)
        let elapsed = UInt32(truncatingIfNeeded: parts / UInt(bitPattern: Self.partsInMonth))
        var year = (19 * elapsed + 17) / 235 + 1
        var start = start(ofShifted: year)
        var end = self.start(ofShifted: year + 1)
        if start > fixedDay {
            end = start
            year -= 1
            start = self.start(ofShifted: year)
        }
        let dayOfYear = fixedDay - start
        let (month, day) = HebrewYear(length: end - start).date(of: dayOfYear)
        return DayFields(
            extendedYear: Int(year) - Self.addedYears, month: month, day: day, dayOfYear: dayOfYear + 1)
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
        // From Adar on months lie at fixed distances from the end of the year, Tishri and Heshvan from its start; only
        // the winter months need both ends. Adar to Elul have 29 and 30 days in turn.
        if month >= 7 {
            let length = 30 - (month & 1)
            guard 1...length ~= day else { throw .outOfRange(.day, value: day, allowed: 1...length) }
            return yearStart(extendedYear + 1) - 206 + HebrewYear.daysFromAdar(to: month) + day - 1
        }
        let start = yearStart(extendedYear)
        if 1...29 ~= day, month <= 2 { return start + 30 * (month - 1) + day - 1 }
        let year = HebrewYear(length: yearStart(extendedYear + 1) - start)
        let first = year.start(of: month)
        let length = year.start(of: month + 1) - first
        guard 1...length ~= day else { throw .outOfRange(.day, value: day, allowed: 1...length) }
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
