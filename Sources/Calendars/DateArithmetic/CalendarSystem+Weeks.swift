/// A week by number, and the year that it is numbered in.
public struct WeekOfYear: Hashable, Codable, Sendable {
    /// The extended year to which the week belongs; near new year not always that of the day.
    public let extendedYear: Int
    /// From 1.
    public let week: Int
}

extension CalendarSystem {
    /// The week of the year of a day, and the year that this week belongs to.
    ///
    /// The first week of a year is the first that has `minimumDays` days in it. Years are extended years, without eras.
    ///
    /// ```swift
    /// let iso = CalendarSystem(.iso8601)
    /// let day = try iso.day(of: CivilDate(year: 2021, month: 1, day: 3))
    /// try iso.weekOfYear(of: day)                            // WeekOfYear(extendedYear: 2020, week: 53)
    /// ```
    public func weekOfYear(of day: FixedDay, weeks: WeekRules = .iso8601) throws(CalendarError) -> WeekOfYear {
        let fixedDay = day.dayNumber
        try check(fixedDay)
        let year = family.fields(of: fixedDay).extendedYear
        let next = weeks.startOfFirstWeek(ofPeriodStarting: family.yearStart(year + 1))
        if fixedDay >= next { return WeekOfYear(extendedYear: year + 1, week: 1) }
        let first = weeks.startOfFirstWeek(ofPeriodStarting: family.yearStart(year))
        if fixedDay >= first { return WeekOfYear(extendedYear: year, week: (fixedDay - first) / 7 + 1) }
        guard fixedDay - family.dayRange.lowerBound > 400 else { throw outsideRange(fixedDay) }
        let previous = weeks.startOfFirstWeek(ofPeriodStarting: family.yearStart(year - 1))
        return WeekOfYear(extendedYear: year - 1, week: (fixedDay - previous) / 7 + 1)
    }

    /// The week of the month of a day: 0 before the first week that has `minimumDays` days in the month, then from 1.
    public func weekOfMonth(of day: FixedDay, weeks: WeekRules = .iso8601) throws(CalendarError) -> Int {
        try check(day.dayNumber)
        let run = family.monthRun(containing: day.dayNumber)
        return floorDivide(day.dayNumber - weeks.startOfFirstWeek(ofPeriodStarting: run.start), 7) + 1
    }

    /// The day with a weekday (1 is Sunday) in a week of a year.
    ///
    /// Throws `outOfRange(.weekOfYear, …)` when that year has no such week.
    ///
    /// ```swift
    /// try CalendarSystem(.iso8601).day(week: WeekOfYear(year: 2025, week: 47), weekday: 6)   // R.D. 739576; 2025-11-21
    /// ```
    public func day(
        week: WeekOfYear, weekday: Int, weeks: WeekRules = .iso8601
    ) throws(CalendarError) -> FixedDay {
        let range = family.yearRange
        guard range ~= week.extendedYear else {
            throw .outOfRange(.year, value: week.extendedYear, allowed: range)
        }
        guard 1...7 ~= weekday else { throw .outOfRange(.weekday, value: weekday, allowed: 1...7) }
        let first = weeks.startOfFirstWeek(ofPeriodStarting: family.yearStart(week.extendedYear))
        let next = weeks.startOfFirstWeek(ofPeriodStarting: family.yearStart(week.extendedYear + 1))
        let count = (next - first) / 7
        guard 1...count ~= week.week else { throw .outOfRange(.weekOfYear, value: week.week, allowed: 1...count) }
        let day = first + 7 * (week.week - 1) + floorModulo(weekday - weeks.firstWeekday, 7)
        try check(day)
        return FixedDay(unchecked: day)
    }

    private func outsideRange(_ fixedDay: Int) -> CalendarError {
        .outOfRange(.fixedDay, value: fixedDay, allowed: family.dayRange)
    }
}

extension WeekOfYear {
    /// Names a week; nothing is checked here.
    public init(year extendedYear: Int, week: Int) {
        self.extendedYear = extendedYear
        self.week = week
    }
}
