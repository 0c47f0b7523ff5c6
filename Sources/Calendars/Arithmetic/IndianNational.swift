/// The Indian national calendar (Saka era), civil since 1957-03-22.
///
/// Chaitra has 30 days, 31 in a leap year; then five months of 31 and six of 30. A year is leap with the Gregorian year
/// 78 higher, and starts on March 22, in a leap year on March 21: the 81st day of the Gregorian year in both cases. The
/// Gregorian rule is carried back without a cutover.
package struct IndianNational: NumberedMonths {
    static let monthsInYear = 12

    /// Gregorian years from year 0 of the Saka era.
    private static let yearOffset = 78
    /// Days of the Gregorian year before 1 Chaitra.
    private static let daysBeforeChaitra = 80

    package init() {}

    @inline(__always)
    func monthStart(_ extendedYear: Int, _ month: Int) -> Int {
        let gregorianYear = extendedYear + Self.yearOffset
        let start = GregorianRule.yearStart(gregorianYear) + Self.daysBeforeChaitra
        guard month > 1 else { return start }
        // Month 13 is the next year's first; 186 days lead from Chaitra to Asvina in a leap year.
        let chaitra = GregorianRule.isLeap(gregorianYear) ? 31 : 30
        return month <= 7 ? start + chaitra + 31 * (month - 2) : start + chaitra + 155 + 30 * (month - 7)
    }

    @inline(__always)
    package func fields(of fixedDay: Int) -> DayFields {
        // Both calendars have their 366-day years together, so 80 days earlier it is the same day of the Gregorian year.
        let (gregorianYear, dayOfYear) = GregorianRule.yearAndDay(fixedDay - Self.daysBeforeChaitra)
        let year = gregorianYear - Self.yearOffset
        let afterChaitra = dayOfYear - (GregorianRule.isLeap(gregorianYear) ? 31 : 30)
        if afterChaitra < 0 {
            return DayFields(extendedYear: year, month: 1, day: dayOfYear + 1, dayOfYear: dayOfYear + 1)
        }
        if afterChaitra < 155 {
            return DayFields(
                extendedYear: year, month: afterChaitra / 31 + 2, day: afterChaitra % 31 + 1, dayOfYear: dayOfYear + 1)
        }
        let afterBhadra = afterChaitra - 155
        return DayFields(
            extendedYear: year, month: afterBhadra / 30 + 7, day: afterBhadra % 30 + 1, dayOfYear: dayOfYear + 1)
    }
}
