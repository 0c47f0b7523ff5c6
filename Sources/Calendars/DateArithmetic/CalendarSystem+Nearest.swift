extension CalendarSystem {
    /// The day that a date names, or a neighbour when the date does not exist.
    ///
    /// A skipped or too large day number gives the nearest earlier day of that month, or its first day; a leap or lost month
    /// that the year lacks gives the regular month of that number, else the next month. Throws `outOfRange` for a year, month
    /// or day number that the calendar never has.
    ///
    /// ```swift
    /// try CalendarSystem(.gregorian).nearestDay(to: CivilDate(year: 1582, month: 10, day: 10))   // R.D. 577735; 1582-10-04
    /// try CalendarSystem(.hebrew).nearestDay(to: CivilDate(year: 5785, month: 6, day: 1))        // R.D. 739311; 1 Adar 5785
    /// ```
    public func nearestDay(to date: CivilDate) throws(CalendarError) -> FixedDay {
        do throws(CalendarError) {
            return try day(of: date)
        } catch {
            switch error {
            case .missingMonth, .skippedDay: break
            case .outOfRange(.day, let value, _) where 1...32 ~= value: break
            default: throw error
            }
        }
        let result = nearestDay(
            extendedYear: try extendedYear(of: date), month: date.month, isLeapMonth: date.isLeapMonth, day: date.day)
        try check(result)
        return FixedDay(unchecked: result)
    }
}
