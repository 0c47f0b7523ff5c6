extension CalendarSystem {
    /// The number of the month of a day, leap months counted as months: two months that follow each other differ by one.
    package func monthIndex(of day: FixedDay) throws(CalendarError) -> Int {
        try check(day.dayNumber)
        return family.monthIndex(containing: day.dayNumber)
    }
}
