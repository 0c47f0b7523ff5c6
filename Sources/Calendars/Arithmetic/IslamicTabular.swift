/// The arithmetic Islamic calendar: months of 30 and 29 days in turn, and a 30th day of the last month in years 2, 5, 7,
/// 10, 13, 16, 18, 21, 24, 26 and 29 of each 30.
package struct IslamicTabular: NumberedMonths {
    static let monthsInYear = 12

    /// 1 Muharram of year 1.
    private let epoch: Int

    /// Civil reckoning: Friday 622-07-16 Julian.
    package static let civil = IslamicTabular(epoch: 227_015)
    /// Astronomers' reckoning: Thursday 622-07-15 Julian. Always one day ahead of the civil one.
    package static let astronomical = IslamicTabular(epoch: 227_014)

    @inline(__always)
    private func start(_ year: Int) -> Int { epoch + 354 * (year - 1) + floorDivide(3 + 11 * year, 30) }

    @inline(__always)
    func monthStart(_ extendedYear: Int, _ month: Int) -> Int {
        // The leap day is the last of the year, so month 13 has to be asked as the next year.
        month == 13 ? start(extendedYear + 1) : start(extendedYear) + (59 * (month - 1) + 1) / 2
    }

    @inline(__always)
    package func fields(of fixedDay: Int) -> DayFields {
        let year = floorDivide(30 * (fixedDay - epoch) + 10_646, 10_631)
        let dayOfYear = fixedDay - start(year)
        // Two months have 59 days; the leap day would open a 13th.
        let month = min(2 * dayOfYear / 59, 11)
        return DayFields(
            extendedYear: year, month: month + 1, day: dayOfYear - (59 * month + 1) / 2 + 1, dayOfYear: dayOfYear + 1)
    }
}
