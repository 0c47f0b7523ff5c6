extension CalendarSystem {
    /// How many years a search without a year goes on: more than the Gregorian cycle of dates and weekdays, and enough for
    /// every leap month that the present centuries see.
    private static let searchedYears = 600

    /// The first day after (or before) a day that matches, nil when there is none within 600 years.
    ///
    /// The given day itself is never the answer. Days numbered twice are both found, unless `isRepeatedDay` says which.
    /// Throws `outOfRange` when the given day, or the year or era searched for, is outside the calendar's range.
    ///
    /// ```swift
    /// let gregorian = CalendarSystem(.gregorian)
    /// let day = try gregorian.day(of: CivilDate(year: 2025, month: 11, day: 21))
    /// try gregorian.day(after: day, matching: DateMatch(day: 13, weekday: 6))   // R.D. 739660; 2026-02-13
    /// ```
    public func day(
        after start: FixedDay, matching match: DateMatch, direction: DateMatch.Direction = .forward,
        missing: DateMatch.MissingDay = .skipMonth
    ) throws(CalendarError) -> FixedDay? {
        try check(start.dayNumber)
        let isForward = direction == .forward
        let startYear = family.fields(of: start.dayNumber).extendedYear
        var lastYear = isForward ? startYear + Self.searchedYears : startYear - Self.searchedYears
        var cursor = isForward ? start.dayNumber + 1 : start.dayNumber - 1
        if let year = match.year {
            // A named year is the only one to look at.
            lastYear = try extendedYear(of: CivilDate(era: match.era, year: year, month: 1, day: 1))
            guard family.yearRange ~= lastYear else {
                throw .outOfRange(.year, value: lastYear, allowed: family.yearRange)
            }
            cursor =
                isForward
                ? Swift.max(cursor, family.yearStart(lastYear)) : Swift.min(cursor, family.yearStart(lastYear + 1) - 1)
        }
        guard try mayMatch(match, from: cursor, through: lastYear) else { return nil }
        while family.dayRange.contains(cursor) {
            let run = family.monthRun(containing: cursor)
            guard isForward ? run.extendedYear <= lastYear : run.extendedYear >= lastYear else { return nil }
            let days = isForward ? cursor...(run.end - 1) : run.start...cursor
            if let found = try day(in: days, of: run, matching: match, isForward: isForward, missing: missing) {
                return FixedDay(unchecked: found)
            }
            cursor = isForward ? run.end : run.start - 1
        }
        return nil
    }

    /// False where no day of the years to be searched can match: each of them is asked else, which takes some calendars long.
    private func mayMatch(_ match: DateMatch, from day: Int, through year: Int) throws(CalendarError) -> Bool {
        if let weekday = match.weekday, !(1...7 ~= weekday) { return false }
        if match.isRepeatedDay == true, !family.numbersMayRepeat { return false }
        guard let era = match.era else { return true }
        if let eras, !(eras ~= era) { throw .outOfRange(.era, value: era, allowed: eras) }
        // One era follows the other.
        let year = year.clamped(to: family.yearRange)
        var found: [Int] = []
        for day in [day, family.yearStart(year), family.yearStart(year + 1) - 1] {
            found.append(try fields(of: FixedDay(unchecked: day.clamped(to: family.dayRange))).era)
        }
        return (found.min() ?? era)...(found.max() ?? era) ~= era
    }

    /// The first or last day among some days of a month that matches.
    private func day(
        in days: ClosedRange<Int>, of run: MonthRun, matching match: DateMatch, isForward: Bool,
        missing: DateMatch.MissingDay
    ) throws(CalendarError) -> Int? {
        if let month = match.month, month != run.month { return nil }
        if let isLeapMonth = match.isLeapMonth, isLeapMonth != run.isLeapMonth { return nil }
        var days = days
        var substitute: Int?
        if let number = match.day {
            if let only = onlyDay(number, of: run) {
                guard days ~= only, match.isRepeatedDay != true else { return nil }
                return match.accepts(try fields(of: FixedDay(unchecked: only))) ? only : nil
            }
            if missing == .earlierDay { substitute = earlierDay(number, of: run) }
            guard let carriers = substitute.map({ $0...$0 }) ?? self.days(numbered: number, of: run),
                carriers.overlaps(days)
            else { return nil }
            days = days.clamped(to: carriers)
        }
        for offset in 0..<days.count {
            let day = isForward ? days.lowerBound + offset : days.upperBound - offset
            guard family.dayRange ~= day else { continue }
            if let weekday = match.weekday, weekday != FixedDay(unchecked: day).weekday { continue }
            let fields = try fields(of: FixedDay(unchecked: day))
            guard match.day == nil || match.day == fields.day || substitute == day else { continue }
            guard match.isRepeatedDay == nil || match.isRepeatedDay == fields.isRepeatedDay else { continue }
            if match.accepts(fields) { return day }
        }
        return nil
    }

    /// The day of a run with a number, where the run has each number once.
    private func onlyDay(_ number: Int, of run: MonthRun) -> Int? {
        guard !family.numbersMayRepeat, run.lastNumber - run.firstNumber == run.length - 1 else { return nil }
        return run.firstNumber...run.lastNumber ~= number ? run.start + number - run.firstNumber : nil
    }

    /// The days of a run with a number, which are neighbours, as numbers never decrease inside a run; nil where it has none.
    private func days(numbered number: Int, of run: MonthRun) -> ClosedRange<Int>? {
        guard run.firstNumber...run.lastNumber ~= number else { return nil }
        let first = family.day(number, in: run)
        guard family.fields(of: first).day == number else { return nil }
        var last = first
        while last + 1 < run.end, family.fields(of: last + 1).day == number { last += 1 }
        return first...last
    }

    /// The day that stands in for a number which this month lacks; nil when the month has it, or another half of it does.
    private func earlierDay(_ number: Int, of run: MonthRun) -> Int? {
        guard number >= 1 else { return nil }
        let nearest = nearestDay(
            extendedYear: run.extendedYear, month: run.month, isLeapMonth: run.isLeapMonth, day: number)
        guard run.start..<run.end ~= nearest, family.fields(of: nearest).day < number else { return nil }
        return nearest
    }
}
