/// The Gregorian calendar with the Julian before a cutover day: the months of the Gregorian, ISO 8601, Buddhist, Japanese
/// and Republic of China calendars. The extended year is the Gregorian one, with 0 for 1 BCE.
///
/// The days between the last Julian and the first Gregorian date have no civil day: October 1582 has 21 days, numbered
/// 1...4 and 15...31, and 1582 has 355.
package struct Gregorian: NumberedMonths {
    static let monthsInYear = 12

    private let cutover: GregorianCutover

    package init(cutover: GregorianCutover) { self.cutover = cutover }

    private var firstGregorianDay: Int { Int(cutover.firstDay) }

    @inline(__always)
    package func fields(of fixedDay: Int) -> DayFields {
        let isGregorian = fixedDay >= firstGregorianDay
        let date = isGregorian ? GregorianRule.date(fixedDay) : JulianRule.date(fixedDay)
        let isLeap = isGregorian ? GregorianRule.isLeap(date.year) : JulianRule.isLeap(date.year)
        var dayOfYear = GregorianRule.daysBefore(date.month, isLeap: isLeap) + date.day
        if isGregorian, date.year == Int(cutover.year) {
            dayOfYear = fixedDay - yearStart(date.year) + 1
        }
        return DayFields(extendedYear: date.year, month: date.month, day: date.day, dayOfYear: dayOfYear)
    }

    /// The first civil day of a month, which is the cutover day itself when day 1 was skipped.
    @inline(__always)
    func monthStart(_ extendedYear: Int, _ month: Int) -> Int {
        // Month 13 is the next January.
        let year = month == 13 ? extendedYear + 1 : extendedYear
        let month = month == 13 ? 1 : month
        let gregorian = GregorianRule.fixedDay(year, month, 1)
        if gregorian >= firstGregorianDay { return gregorian }
        return min(JulianRule.fixedDay(year, month, 1), firstGregorianDay)
    }

    package func fixedDay(
        extendedYear: Int, month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool
    ) throws(CalendarError) -> Int {
        try checkMonth(month, isLeapMonth, of: extendedYear)
        if day >= 1, day <= 28 || day <= GregorianRule.daysIn(month, of: extendedYear) {
            let gregorian = GregorianRule.fixedDay(extendedYear, month, day)
            if gregorian >= firstGregorianDay { return gregorian }
        }
        if day >= 1, day <= JulianRule.daysIn(month, of: extendedYear) {
            let julian = JulianRule.fixedDay(extendedYear, month, day)
            if julian < firstGregorianDay { return julian }
        }
        let last = fields(of: monthStart(extendedYear, month + 1) - 1)
        // A cutover may skip the end of a month; its highest number is then that of the Julian last day.
        let highest = last.month == month ? last.day : JulianRule.daysIn(month, of: extendedYear)
        guard 1...highest ~= day else { throw .outOfRange(.day, value: day, allowed: 1...highest) }
        throw .skippedDay(day: day, month: month, isLeapMonth: false, year: extendedYear)
    }

    package func monthRun(containing fixedDay: Int) -> MonthRun {
        let fields = fields(of: fixedDay)
        return monthRun(fields.extendedYear, fields.month)
    }

    package func monthRun(at index: Int) -> MonthRun {
        monthRun(floorDivide(index, 12), floorModulo(index, 12) + 1)
    }

    private func monthRun(_ extendedYear: Int, _ month: Int) -> MonthRun {
        let start = monthStart(extendedYear, month)
        let end = monthStart(extendedYear, month + 1)
        return MonthRun(
            extendedYear: extendedYear, month: month, start: start, length: end - start,
            firstNumber: fields(of: start).day, lastNumber: fields(of: end - 1).day)
    }
}
