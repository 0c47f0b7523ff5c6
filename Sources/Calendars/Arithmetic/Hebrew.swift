/// The Hebrew calendar with Foundation's month numbers: 1 Tishri … 5 Shevat, 6 Adar I (leap years only), 7 Adar (Adar II
/// in leap years), 8 Nisan … 13 Elul. A day is a civil day; sunset plays no part. One era, the year of the world.
///
/// The rule is the traditional fixed one: mean conjunctions of 29 d 12 h 793 parts, and four postponements of new year.
package struct Hebrew: CalendarFamily {
    package init() {}

    package var yearRange: ClosedRange<Int> {
        fields(of: dayRange.lowerBound).extendedYear...fields(of: dayRange.upperBound).extendedYear
    }

    /// Months from the first month of year 1 to the first month of `year`.
    @inline(__always)
    private func monthsBefore(_ year: Int) -> Int { floorDivide(235 * year - 234, 19) }

    @inline(__always)
    private func newYear(_ year: Int) -> HebrewNewYear {
        HebrewNewYear(shiftedYear: UInt32(truncatingIfNeeded: year + HebrewNewYear.addedYears))
    }

    @inline(__always)
    package func yearStart(_ extendedYear: Int) -> Int { newYear(extendedYear).fixedDay }

    @inline(__always)
    package func fields(of fixedDay: Int) -> DayFields {
        // The year of the mean lunar month that has begun by the end of the day. It is wrong only on the day or two by
        // which new year is postponed. Both ends of the year are kept.
        let shift = 13_835 + HebrewNewYear.partsInMonth * HebrewNewYear.addedMonths
        let parts = UInt(bitPattern: (fixedDay - HebrewNewYear.epoch) * HebrewNewYear.partsInDay + shift)
        let elapsed = UInt32(truncatingIfNeeded: parts / UInt(bitPattern: HebrewNewYear.partsInMonth))
        var year = (19 * elapsed + 17) / 235 + 1
        let newYear = HebrewNewYear(shiftedYear: year)
        var start = newYear.fixedDay
        var end = newYear.next.fixedDay
        if start > fixedDay {
            end = start
            year -= 1
            start = HebrewNewYear(shiftedYear: year).fixedDay
        }
        let dayOfYear = fixedDay - start
        let (month, day) = HebrewYear(length: end - start).date(of: dayOfYear)
        return DayFields(
            extendedYear: Int(year) - HebrewNewYear.addedYears, month: month, day: day, dayOfYear: dayOfYear + 1)
    }

    package func fixedDay(
        extendedYear: Int, month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool
    ) throws(CalendarError) -> Int {
        guard computableYears ~= extendedYear else {
            throw .outOfRange(.year, value: extendedYear, allowed: yearRange)
        }
        guard 1...13 ~= month else { throw .outOfRange(.month, value: month, allowed: 1...13) }
        guard !isLeapMonth, month != 6 || Self.isLeap(extendedYear) else {
            throw .missingMonth(month: month, isLeapMonth: isLeapMonth, year: extendedYear)
        }
        // From Adar on months lie at fixed distances from the end of the year, Tishri and Heshvan from its start; only
        // the winter months need both ends. Adar to Elul have 29 and 30 days in turn.
        if month >= 7 {
            let length = 30 - (month & 1)
            guard 1...length ~= day else { throw .outOfRange(.day, value: day, allowed: 1...length) }
            return yearStart(extendedYear + 1) - 206 + HebrewYear.daysFromAdar(to: month) + day - 1
        }
        let newYear = newYear(extendedYear)
        let start = newYear.fixedDay
        if 1...29 ~= day, month <= 2 { return start + 30 * (month - 1) + day - 1 }
        let year = HebrewYear(length: newYear.next.fixedDay - start)
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
        let afterHole = fields.month > 6 && !Self.isLeap(fields.extendedYear)
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
        return monthRun(year, ordinal >= 5 && !Self.isLeap(year) ? ordinal + 2 : ordinal + 1)
    }
}

// MARK: Adar

extension Hebrew {
    /// Adar in a common year, Adar II in a leap year.
    package static let adar = 7

    /// Whether a year has Adar I: seven in nineteen do.
    @inline(__always)
    package static func isLeap(_ year: Int) -> Bool { floorModulo(7 * year + 1, 19) < 7 }

    /// Which month of its year a month is, from 1: without Adar I those behind it come one earlier.
    package static func place(of month: Int, in year: Int) -> Int { month >= adar && !isLeap(year) ? month - 1 : month }

    /// The months that are at a place, in one year or another.
    package static func months(at place: Int) -> [Int] { place < adar - 1 ? [place] : [place, place + 1] }

    /// Whether a month is the second of two that are called Adar.
    package static func isAdarII(_ month: Int, in year: Int) -> Bool { month == adar && isLeap(year) }
}
