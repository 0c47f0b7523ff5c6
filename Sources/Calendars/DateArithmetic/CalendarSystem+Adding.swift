// Adding years, months, weeks and days.
//
// | added  | kept                                   | when the result does not exist                                  |
// |--------|----------------------------------------|-----------------------------------------------------------------|
// | days   | nothing: civil days are counted        | -                                                               |
// | weeks  | the weekday: seven civil days each     | -                                                               |
// | months | the day number; every existing month   | the nearest earlier number of that month, the first of two equal |
// |        | counts, leap months too                | days, or its first day when all numbers are later               |
// | years  | month, leap flag and day number        | leap or lost month: the regular month of that number, else the  |
// |        |                                        | next month, else the last; then the day as above                |

extension CalendarSystem {
    /// The day a period after another; earlier for negative amounts.
    ///
    /// Years are added first, then months, weeks and days, each to the result of the one before.
    /// Throws `outOfRange` when a step leaves the calendar's range.
    ///
    /// ```swift
    /// let gregorian = CalendarSystem(.gregorian)
    /// let day = try gregorian.day(of: CivilDate(year: 2024, month: 1, day: 31))
    /// try gregorian.fields(of: gregorian.day(day, adding: CalendarPeriod(months: 1))).day   // 29
    /// ```
    public func day(_ start: FixedDay, adding period: CalendarPeriod) throws(CalendarError) -> FixedDay {
        var day = start.dayNumber
        try check(day)
        if period.years != 0 { day = try adding(years: period.years, to: day) }
        if period.months != 0 { day = try adding(months: period.months, to: day) }
        let (weeks, weekOverflow) = period.weeks.multipliedReportingOverflow(by: 7)
        guard !weekOverflow, let later = adding(days: weeks, to: day) else {
            throw .outOfRange(.weeks, value: period.weeks, allowed: Self.weeksOfRange(days: distances(from: day)))
        }
        guard let result = adding(days: period.days, to: later) else {
            throw .outOfRange(.days, value: period.days, allowed: distances(from: later))
        }
        return FixedDay(unchecked: result)
    }

    /// The day a number of units after another. An era cannot be added: `outOfRange(.era, …)`.
    public func day(
        _ start: FixedDay, adding amount: Int, _ unit: CalendarUnit
    ) throws(CalendarError) -> FixedDay {
        switch unit {
        case .era: throw .outOfRange(.era, value: amount, allowed: 0...0)
        case .year: try day(start, adding: CalendarPeriod(years: amount))
        case .month: try day(start, adding: CalendarPeriod(months: amount))
        case .week: try day(start, adding: CalendarPeriod(weeks: amount))
        case .day: try day(start, adding: CalendarPeriod(days: amount))
        }
    }

    /// Civil days from `fixedDay` to the ends of the calendar's range.
    private func distances(from fixedDay: Int) -> ClosedRange<Int> {
        (family.dayRange.lowerBound - fixedDay)...(family.dayRange.upperBound - fixedDay)
    }

    private static func weeksOfRange(days: ClosedRange<Int>) -> ClosedRange<Int> {
        (days.lowerBound / 7)...(days.upperBound / 7)
    }

    func adding(days: Int, to fixedDay: Int) -> Int? {
        let (sum, overflow) = fixedDay.addingReportingOverflow(days)
        return !overflow && family.dayRange.contains(sum) ? sum : nil
    }

    func adding(months: Int, to fixedDay: Int) throws(CalendarError) -> Int {
        guard let result = family.addingMonths(months, to: fixedDay) else {
            let index = family.monthIndex(containing: fixedDay)
            let first = family.monthIndex(containing: family.dayRange.lowerBound)
            let last = family.monthIndex(containing: family.dayRange.upperBound)
            throw .outOfRange(.months, value: months, allowed: (first - index)...(last - index))
        }
        return result
    }

    func adding(years: Int, to fixedDay: Int) throws(CalendarError) -> Int {
        let fields = family.fields(of: fixedDay)
        // The exact limits may cost a calendar some astronomy, so they are asked only near the ends of the range, and for what
        // is too much to estimate: from one end of the range the clamped estimate lies within it.
        let estimate = fixedDay + 366 * years.clamped(to: computableYears)
        let inner = family.dayRange.lowerBound + 800...family.dayRange.upperBound - 800
        if !(computableYears ~= years && inner ~= estimate) { try checkYears(years, from: fields.extendedYear) }
        let result = nearestDay(
            extendedYear: fields.extendedYear + years, month: fields.month, isLeapMonth: fields.isLeapMonth,
            day: fields.day)
        guard family.dayRange.contains(result) else {
            throw .outOfRange(.years, value: years, allowed: yearSteps(from: fields.extendedYear))
        }
        return result
    }

    private func checkYears(_ years: Int, from extendedYear: Int) throws(CalendarError) {
        let allowed = yearSteps(from: extendedYear)
        guard allowed.contains(years) else { throw .outOfRange(.years, value: years, allowed: allowed) }
    }

    /// Years from a year to the first and last of the calendar's range.
    private func yearSteps(from extendedYear: Int) -> ClosedRange<Int> {
        let range = family.yearRange
        return (range.lowerBound - extendedYear)...(range.upperBound - extendedYear)
    }

    /// The day with these fields, or the one that the table above puts in its place. The year must be in the year range.
    func nearestDay(extendedYear: Int, month: Int, isLeapMonth: Bool, day: Int) -> Int {
        let exact = try? family.fixedDay(
            extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day, isRepeatedDay: false)
        if let exact { return exact }
        return family.day(day, in: nearestRun(extendedYear, month, isLeapMonth, day))
    }

    /// The run of a year that has, or replaces, a month.
    private func nearestRun(_ extendedYear: Int, _ month: Int, _ isLeapMonth: Bool, _ day: Int) -> MonthRun {
        var same: MonthRun?
        var regular: MonthRun?
        var next: MonthRun?
        var last: MonthRun?
        var cursor = family.yearStart(extendedYear)
        let end = family.yearStart(extendedYear + 1)
        while cursor < end, family.dayRange.contains(cursor) {
            let run = family.monthRun(containing: cursor)
            if run.month == month {
                // The second run of a split month is the one for the numbers it starts with, and later ones.
                if run.isLeapMonth == isLeapMonth, same == nil || run.firstNumber <= day { same = run }
                if !run.isLeapMonth, regular == nil || run.firstNumber <= day { regular = run }
            } else if next == nil, run.month > month {
                next = run
            }
            last = run
            cursor = run.end
        }
        return same ?? regular ?? next ?? last ?? family.monthRun(containing: cursor.clamped(to: family.dayRange))
    }
}
