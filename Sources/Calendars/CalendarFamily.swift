/// What a family of calendars says about one civil day, before eras and cycles are applied.
package struct DayFields: Hashable, Sendable {
    /// The year on a scale without eras.
    package var extendedYear: Int
    package var month: Int
    package var isLeapMonth: Bool
    package var day: Int
    package var isRepeatedDay: Bool
    /// Civil days since the first day of `extendedYear`, from 1.
    package var dayOfYear: Int

    @inline(__always)
    package init(
        extendedYear: Int, month: Int, isLeapMonth: Bool = false, day: Int, isRepeatedDay: Bool = false, dayOfYear: Int
    ) {
        self.extendedYear = extendedYear
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.day = day
        self.isRepeatedDay = isRepeatedDay
        self.dayOfYear = dayOfYear
    }
}

/// Civil days in a row that share year, month number and leap flag.
///
/// A month is one such run, with one exception: in the purnimanta calendar a regular month is two runs, one on each side
/// of the leap month of the same number.
package struct MonthRun: Hashable, Sendable {
    package var extendedYear: Int
    package var month: Int
    package var isLeapMonth: Bool
    /// The fixed day on which the run starts.
    package var start: Int
    /// How many civil days it has.
    package var length: Int
    /// The day number that its first civil day carries: 1, or 2 when the first tithi was skipped, or 16 for a second half.
    package var firstNumber: Int
    /// The day number that its last civil day carries.
    package var lastNumber: Int

    @inline(__always)
    package init(
        extendedYear: Int, month: Int, isLeapMonth: Bool = false, start: Int, length: Int, firstNumber: Int = 1,
        lastNumber: Int
    ) {
        self.extendedYear = extendedYear
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.start = start
        self.length = length
        self.firstNumber = firstNumber
        self.lastNumber = lastNumber
    }

    /// The fixed day after the last of the run.
    package var end: Int { start + length }
}

/// The arithmetic of one family of calendars.
///
/// Fixed days are plain `Int` here. Callers respect `dayRange` and `yearRange`; inside them nothing overflows. Generic
/// arithmetic over all calendars is written with these functions only, so that it never assumes that a year starts with
/// day 1 of month 1, that months have consecutive numbers, or that every day number exists.
package protocol CalendarFamily: Sendable {
    /// The fixed days for which the functions below hold.
    var dayRange: ClosedRange<Int> { get }

    /// The extended years that `dayRange` touches.
    var yearRange: ClosedRange<Int> { get }

    /// The fields of a fixed day in `dayRange`.
    func fields(of fixedDay: Int) -> DayFields

    /// The fixed day with exactly these fields. Throws when there is none; the year in the error is the extended year.
    ///
    /// `isRepeatedDay` on a day that is not repeated gives that ordinary day, as Foundation does.
    func fixedDay(
        extendedYear: Int, month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool
    ) throws(CalendarError) -> Int

    /// The first civil day of a year in `yearRange`, or of the year after it.
    func yearStart(_ extendedYear: Int) -> Int

    /// The run of equal (year, month, leap flag) around a fixed day.
    func monthRun(containing fixedDay: Int) -> MonthRun

    /// The position of a day's month in an unbroken count of months from any origin. Leap months count.
    func monthIndex(containing fixedDay: Int) -> Int

    /// The month at a position of that count.
    func monthRun(at index: Int) -> MonthRun

    /// The fixed day `months` months later, keeping the day number where it exists, else the nearest earlier one.
    /// Nil when the result leaves `dayRange`.
    func addingMonths(_ months: Int, to fixedDay: Int) -> Int?

    /// True where a month may repeat one number and skip another, so that its length proves nothing about its numbers.
    var numbersMayRepeat: Bool { get }
}

extension CalendarFamily {
    /// The range that arithmetic calendars share: all of `FixedDay`.
    package var dayRange: ClosedRange<Int> { FixedDay.dayNumbers }

    package func addingMonths(_ months: Int, to fixedDay: Int) -> Int? {
        // Months have 28 days or more but in a cutover year, so a larger step certainly leaves the range.
        guard abs(months.clamped(to: -1_000_000_000...1_000_000_000)) < 200_000_000 else { return nil }
        let index = monthIndex(containing: fixedDay) + months
        // Looking up the months at the ends of the range may cost a calendar some astronomy, so only near them.
        let estimate = fixedDay + 31 * months
        if !(dayRange.lowerBound + 400...dayRange.upperBound - 400 ~= estimate) {
            let limits = monthIndex(containing: dayRange.lowerBound)...monthIndex(containing: dayRange.upperBound)
            guard limits.contains(index) else { return nil }
        }
        let target = day(fields(of: fixedDay).day, in: monthRun(at: index))
        return dayRange.contains(target) ? target : nil
    }

    /// The fixed day in `run` that carries `number`: the first of two that do, else the nearest earlier day of the run,
    /// else the first day of the run.
    package func day(_ number: Int, in run: MonthRun) -> Int {
        if run.lastNumber - run.firstNumber == run.length - 1, !numbersMayRepeat {
            return run.start + Swift.min(Swift.max(number - run.firstNumber, 0), run.length - 1)
        }
        // Numbers never decrease inside a run: find the last day whose number is not above the wanted one.
        var low = run.start
        var high = run.end - 1
        while low < high {
            let middle = low + (high - low + 1) / 2
            if fields(of: middle).day <= number { low = middle } else { high = middle - 1 }
        }
        while low > run.start, fields(of: low).isRepeatedDay { low -= 1 }
        return low
    }

    package var numbersMayRepeat: Bool { false }
}

extension Int {
    @inline(__always)
    func clamped(to limits: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
    }
}
