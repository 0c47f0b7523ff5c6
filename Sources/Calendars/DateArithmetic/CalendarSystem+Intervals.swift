extension CalendarSystem {
    /// The days of the unit that contains a day, from its first day to the first day of the next.
    ///
    /// A month is the unbroken run of days around the given one. In the purnimanta calendar (vikram) a regular month that
    /// is split by its leap month therefore has two intervals.
    /// Throws `outOfRange(.fixedDay, …)` when the day or the interval leaves the calendar's range.
    ///
    /// ```swift
    /// let hebrew = CalendarSystem(.hebrew)
    /// let day = try hebrew.day(of: CivilDate(year: 5784, month: 6, day: 10))
    /// try hebrew.interval(of: .year, containing: day).count      // 383
    /// ```
    public func interval(
        of unit: CalendarUnit, containing day: FixedDay, weeks: WeekRules = .iso8601
    ) throws(CalendarError) -> Range<FixedDay> {
        let fixedDay = day.dayNumber
        try check(fixedDay)
        switch unit {
        case .era:
            return try eraInterval(containing: fixedDay)
        case .year:
            let year = family.fields(of: fixedDay).extendedYear
            return try range(from: family.yearStart(year), to: family.yearStart(year + 1))
        case .month:
            let run = family.monthRun(containing: fixedDay)
            return try range(from: run.start, to: run.end)
        case .week:
            let start = weeks.start(ofWeekContaining: fixedDay)
            return try range(from: start, to: start + 7)
        case .day:
            return try range(from: fixedDay, to: fixedDay + 1)
        }
    }

    /// The day numbers that occur from the first to the last day of a month.
    ///
    /// The range is about numbers, not about civil days: in an Indian lunisolar month of 29 civil days it may be `1...30`,
    /// with one number skipped, and it starts at 2 when the first tithi is skipped. October 1582 gives `1...31`.
    public func dayNumbers(inMonthOf day: FixedDay) throws(CalendarError) -> ClosedRange<Int> {
        try check(day.dayNumber)
        let run = family.monthRun(containing: day.dayNumber)
        return run.firstNumber...run.lastNumber
    }

    /// The day numbers of the month around a day that no civil day carries, in order: 5...14 in October 1582; in an Indian
    /// lunisolar month, which has the numbers 1...30, those of tithis that no sunrise falls into.
    ///
    /// ```swift
    /// let calendar = CalendarSystem(.gregorian)
    /// try calendar.skippedDays(inMonthOf: calendar.day(of: CivilDate(year: 1582, month: 10, day: 1))).count     // 10
    /// ```
    ///
    /// - Throws: `outOfRange(.fixedDay, …)` outside the calendar's range.
    public func skippedDays(inMonthOf day: FixedDay) throws(CalendarError) -> [Int] {
        try check(day.dayNumber)
        let run = family.monthRun(containing: day.dayNumber)
        var first = 1
        var last = run.lastNumber
        if case .hinduLunisolar = family {
            // A month that its leap month splits is two runs of one half each.
            first = run.firstNumber > 15 ? 16 : 1
            last = run.lastNumber <= 15 ? 15 : 30
        }
        guard family.numbersMayRepeat || last - first + 1 != run.length else { return [] }
        let carried = Set((run.start..<run.end).map { family.fields(of: $0).day })
        return (first...last).filter { !carried.contains($0) }
    }

    /// The months of the year that contains a day, in the order of time.
    ///
    /// In the Hebrew calendar month 6 is absent from common years; leap months stand where they fall: after their regular
    /// month in the Chinese calendar, before it in the Indian ones. A month split in two is listed twice.
    public func months(inYearOf day: FixedDay) throws(CalendarError) -> [CalendarMonth] {
        try check(day.dayNumber)
        let year = family.fields(of: day.dayNumber).extendedYear
        var months: [CalendarMonth] = []
        var cursor = family.yearStart(year)
        let end = family.yearStart(year + 1)
        try check(cursor)
        try check(end - 1)
        while cursor < end {
            let run = family.monthRun(containing: cursor)
            months.append(
                CalendarMonth(
                    number: run.month, isLeap: run.isLeapMonth, firstDay: FixedDay(unchecked: run.start),
                    length: run.length, dayNumbers: run.firstNumber...run.lastNumber))
            cursor = run.end
        }
        return months
    }

    /// The month numbers of the year that contains a day, from the lowest to the highest. Holes count: a common Hebrew year
    /// has `1...13`, although month 6 is missing.
    public func monthNumbers(inYearOf day: FixedDay) throws(CalendarError) -> ClosedRange<Int> {
        let numbers = try months(inYearOf: day).map(\.number)
        return (numbers.min() ?? 1)...(numbers.max() ?? 1)
    }

    /// Eras never go backwards, so both ends are found by halving. The last era ends with the calendar's range.
    private func eraInterval(containing fixedDay: Int) throws(CalendarError) -> Range<FixedDay> {
        let era = try fields(of: FixedDay(unchecked: fixedDay)).era
        var low = family.dayRange.lowerBound
        var high = fixedDay
        while low < high {
            let middle = floorDivide(low + high, 2)
            if try fields(of: FixedDay(unchecked: middle)).era < era { low = middle + 1 } else { high = middle }
        }
        let start = low
        low = fixedDay
        high = Swift.min(family.dayRange.upperBound + 1, FixedDay.dayNumbers.upperBound)
        while low < high {
            let middle = floorDivide(low + high, 2)
            if try fields(of: FixedDay(unchecked: middle)).era <= era { low = middle + 1 } else { high = middle }
        }
        return FixedDay(unchecked: start)..<FixedDay(unchecked: low)
    }

    private func range(from start: Int, to end: Int) throws(CalendarError) -> Range<FixedDay> {
        try check(start)
        try check(end)
        return FixedDay(unchecked: start)..<FixedDay(unchecked: end)
    }
}
