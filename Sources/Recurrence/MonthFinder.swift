internal import LocaleFormatCalendars

/// The months of a calendar as RFC 7529 counts them, and what becomes of those that a year lacks.
struct MonthFinder: Sendable {
    /// A month as the calendar's own arithmetic counts it.
    struct Key: Hashable, Sendable {
        var number: Int
        var isLeap: Bool
    }

    let system: CalendarSystem
    let skip: RecurrenceRule.Skip
    private var family: AnyFamily { system.family }

    /// RFC 7529 counts Adar I as `5L` and Adar as 6, the calendar as 6 and 7.
    func key(_ month: RecurrenceRule.Month) -> Key {
        guard system.id == .hebrew else { return Key(number: month.number, isLeap: month.isLeap) }
        return Key(number: month.number + (month.isLeap || month.number > 5 ? 1 : 0), isLeap: false)
    }

    /// The months of a year, in order. A month from full Moon to full Moon may be two runs.
    func runs(ofYear year: Int) -> [MonthRun] {
        var index = family.monthIndex(containing: max(family.yearStart(year), family.dayRange.lowerBound))
        var runs: [MonthRun] = []
        while runs.count < 28 {
            let run = family.monthRun(at: index)
            if run.extendedYear > year { break }
            if run.extendedYear == year { runs.append(run) }
            let next = run.end
            guard next <= family.dayRange.upperBound else { break }
            // Two runs may share an index.
            let following = family.monthRun(containing: next)
            if following.extendedYear == year, following.month == run.month, following.isLeapMonth == run.isLeapMonth {
                runs.append(following)
            }
            index += 1
        }
        return runs
    }

    /// The runs of a month of a year; where it has none, those of the month that stands for it.
    func runs(of key: Key, in runs: [MonthRun]) -> [MonthRun] {
        let found = runs.filter { $0.month == key.number && $0.isLeapMonth == key.isLeap }
        if !found.isEmpty || skip == .omit { return found }
        return substitute(for: key, in: runs).map { [$0] } ?? []
    }

    private func substitute(for key: Key, in runs: [MonthRun]) -> MonthRun? {
        if system.id == .hebrew, key.number == 6 { return runs.first { $0.month == (skip == .backward ? 5 : 7) } }
        guard key.isLeap, let regular = runs.first(where: { $0.month == key.number && !$0.isLeapMonth }) else {
            return nil
        }
        // In India a leap month comes before the month of its name, in China behind it.
        if case .hinduLunisolar = family {
            return skip == .forward ? regular : run(containing: regular.start - 1)
        }
        return skip == .backward ? regular : run(containing: regular.end)
    }

    private func run(containing day: Int) -> MonthRun? {
        family.dayRange ~= day ? family.monthRun(containing: day) : nil
    }

    /// The day of a month with a number, from the end where it is negative; where there is none, the day that stands for it.
    func day(_ number: Int, of runs: [MonthRun]) -> Int? {
        guard let first = runs.first, let last = runs.last else { return nil }
        if number < 0 {
            if last.end + number >= last.start || runs.count > 1 && last.end + number >= first.start {
                return last.end + number
            }
            return skip == .omit ? nil : skip == .backward ? first.start - 1 : first.start
        }
        for run in runs where run.firstNumber...max(run.firstNumber, run.lastNumber) ~= number {
            let day = family.day(number, in: run)
            if family.fields(of: day).day == number { return day }
        }
        guard skip != .omit else { return nil }
        let run = runs.last { $0.firstNumber <= number } ?? first
        let nearest = family.day(number, in: run)
        let isBefore = family.fields(of: nearest).day < number
        return skip == .backward ? (isBefore ? nearest : nearest - 1) : (isBefore ? nearest + 1 : nearest)
    }
}
