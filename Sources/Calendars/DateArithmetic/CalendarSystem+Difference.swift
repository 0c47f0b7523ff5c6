extension CalendarSystem {
    /// How far it is from one day to another, in the largest of the given units first.
    ///
    /// `day(start, adding: result)` is `end` whenever `units` contains `.day`; without it the rest below the smallest unit is
    /// dropped. All parts have the sign of the distance. `.era` is ignored.
    /// Throws `outOfRange(.fixedDay, …)` for days outside the calendar's range.
    ///
    /// ```swift
    /// let gregorian = CalendarSystem(.gregorian)
    /// let start = try gregorian.day(of: CivilDate(year: 2024, month: 1, day: 31))
    /// let end = try gregorian.day(of: CivilDate(year: 2025, month: 3, day: 1))
    /// try gregorian.period(from: start, to: end)        // CalendarPeriod(years: 1, months: 1, weeks: 0, days: 1)
    /// ```
    public func period(
        from start: FixedDay, to end: FixedDay, in units: Set<CalendarUnit> = [.year, .month, .day]
    ) throws(CalendarError) -> CalendarPeriod {
        var cursor = start.dayNumber
        let target = end.dayNumber
        try check(cursor)
        try check(target)
        var period = CalendarPeriod()
        if units.contains(.year) {
            let guess = family.fields(of: target).extendedYear - family.fields(of: cursor).extendedYear
            (period.years, cursor) = wholeSteps(from: cursor, to: target, guess: guess) { years, day in
                try? adding(years: years, to: day)
            }
        }
        if units.contains(.month) {
            let guess = family.monthIndex(containing: target) - family.monthIndex(containing: cursor)
            (period.months, cursor) = wholeSteps(from: cursor, to: target, guess: guess) { months, day in
                family.addingMonths(months, to: day)
            }
        }
        if units.contains(.week) {
            // Truncating division gives both parts the sign of the distance.
            period.weeks = (target - cursor) / 7
            cursor += period.weeks * 7
        }
        if units.contains(.day) { period.days = target - cursor }
        return period
    }

    /// The most steps, starting from a guess that is at most one too far, that do not pass the target.
    private func wholeSteps(
        from start: Int, to target: Int, guess: Int, add: (Int, Int) -> Int?
    ) -> (count: Int, reached: Int) {
        let isForward = target >= start
        var count = guess
        while count != 0 {
            if let reached = add(count, start), isForward ? reached <= target : reached >= target {
                return (count, reached)
            }
            count += isForward ? -1 : 1
            if isForward != (count > 0) { break }
        }
        return (0, start)
    }
}
