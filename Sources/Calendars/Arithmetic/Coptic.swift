/// Twelve months of 30 days and a thirteenth of 5, or 6 in every fourth year: the Alexandrian year of the Coptic and
/// Ethiopic calendars, which differ in their epoch only. The extended year is that of the calendar's main era.
package struct Coptic: NumberedMonths {
    static let monthsInYear = 13

    /// The fixed day of day 1 of month 1 of year 1.
    private let epoch: Int

    /// Year 1 of the Era of the Martyrs starts on 284-08-29 Julian.
    package static let martyrs = Coptic(epoch: 103_605)

    init(epoch: Int) { self.epoch = epoch }

    @inline(__always)
    func monthStart(_ extendedYear: Int, _ month: Int) -> Int {
        // A year with remainder 3 has the leap day at its end; month 14 is the next year's first.
        month == 14 ? start(extendedYear + 1) : start(extendedYear) + 30 * (month - 1)
    }

    @inline(__always)
    private func start(_ year: Int) -> Int { epoch + 365 * (year - 1) + (year >> 2) }

    @inline(__always)
    package func fields(of fixedDay: Int) -> DayFields {
        let year = floorDivide(4 * (fixedDay - epoch) + 1463, 1461)
        let dayOfYear = fixedDay - start(year)
        return DayFields(
            extendedYear: year, month: dayOfYear / 30 + 1, day: dayOfYear % 30 + 1, dayOfYear: dayOfYear + 1)
    }
}
