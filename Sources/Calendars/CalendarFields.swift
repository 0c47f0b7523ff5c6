/// What a calendar says about one civil day.
///
/// Month numbers, eras and flags are those of Foundation and ICU:
/// - `month` is 1...12, or 1...13 in the Hebrew, Coptic and Ethiopic calendars. In the Hebrew calendar 6 is Adar I, which
///   only leap years have. A leap month elsewhere has the number of its regular month and `isLeapMonth`.
/// - `era` is 0 BCE and 1 CE for the Gregorian calendar, 232 (Meiji) to 236 (Reiwa) for the Japanese, the 60-year cycle for
///   the Chinese, Korean and Vietnamese, and 0 where a calendar has a single era.
/// - `isRepeatedDay` is true for the second of two civil days that carry the same number (Indian lunisolar calendars).
public struct CalendarFields: Hashable, Codable, Sendable {
    /// The era number.
    public var era: Int
    /// The year within the era; in the Chinese, Korean and Vietnamese calendars the year 1...60 of the cycle.
    public var year: Int
    /// A count of years without eras: 0 is 1 BCE in the Gregorian calendar. Equals CLDR's pattern letter `u`.
    public var extendedYear: Int
    /// The Gregorian year with which this calendar's year is usually paired. CLDR's pattern letter `r`.
    public var relatedGregorianYear: Int
    /// The year 1...60 of the cycle of named years, nil in calendars without one. CLDR's pattern letter `U`.
    public var cyclicYear: Int?
    /// The month number.
    public var month: Int
    /// True in an intercalary month.
    public var isLeapMonth: Bool
    /// The day of the month.
    public var day: Int
    /// True for the second civil day that carries this number.
    public var isRepeatedDay: Bool
    /// Civil days since the year began, from 1.
    public var dayOfYear: Int
    /// 1 is Sunday, 7 is Saturday.
    public var weekday: Int

    @inlinable @inline(__always)
    package init(
        era: Int, year: Int, extendedYear: Int, relatedGregorianYear: Int, cyclicYear: Int?,
        month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool, dayOfYear: Int, weekday: Int
    ) {
        self.era = era
        self.year = year
        self.extendedYear = extendedYear
        self.relatedGregorianYear = relatedGregorianYear
        self.cyclicYear = cyclicYear
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.day = day
        self.isRepeatedDay = isRepeatedDay
        self.dayOfYear = dayOfYear
        self.weekday = weekday
    }
}

extension CalendarFields {
    /// The part of the fields that names the day: era, year, month and day with their flags.
    public var civilDate: CivilDate {
        CivilDate(
            era: era, year: year, month: month, isLeapMonth: isLeapMonth, day: day, isRepeatedDay: isRepeatedDay)
    }
}
