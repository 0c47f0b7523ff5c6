internal import LocaleFormatCalendars

/// Which days a rule takes of a year, a month, a week, or one by one: the parts `BYMONTH` to `BYDAY`, filled up from the start.
struct DayChoice: Sendable {
    private let frequency: RecurrenceRule.Frequency
    private let finder: MonthFinder
    private let weekRules: WeekRules
    private var months: [MonthFinder.Key]?
    private var monthDays: Set<Int>
    private let yearDays: Set<Int>
    private let weeks: Set<Int>
    /// Indices from 0, Sunday.
    private var weekdays: Set<Int>
    private let ordinals: Set<Ordinal>

    private struct Ordinal: Hashable, Sendable {
        var weekday: Int
        var number: Int
    }

    private var system: CalendarSystem { finder.system }

    init(_ rule: RecurrenceRule, _ finder: MonthFinder, start: Int) {
        frequency = rule.frequency
        self.finder = finder
        weekRules = (try? WeekRules(firstWeekday: rule.weekStart.index + 1, minimumDays: 4)) ?? .iso8601
        months = rule.months.isEmpty ? nil : rule.months.map(finder.key)
        monthDays = Set(rule.daysOfMonth)
        yearDays = Set(rule.daysOfYear)
        weeks = Set(rule.weeks)
        weekdays = Set(rule.weekdays.filter { $0.ordinal == nil }.map(\.weekday.index))
        ordinals = Set(
            rule.weekdays.compactMap { part in
                part.ordinal.map { Ordinal(weekday: part.weekday.index, number: $0) }
            })
        fill(from: start)
    }

    /// What the rule leaves open is as in the start.
    private mutating func fill(from start: Int) {
        let isOpen = monthDays.isEmpty && yearDays.isEmpty && weekdays.isEmpty && ordinals.isEmpty
        guard isOpen else { return }
        let fields = system.family.fields(of: start)
        switch frequency {
        case .yearly where weeks.isEmpty:
            monthDays = [fields.day]
            if months == nil { months = [MonthFinder.Key(number: fields.month, isLeap: fields.isLeapMonth)] }
        case .monthly: monthDays = [fields.day]
        case .weekly, .yearly: weekdays = [Self.weekday(start)]
        default: break
        }
    }

    /// 0 is Sunday.
    private static func weekday(_ day: Int) -> Int { floorModulo(day, by: 7) }

    /// The days of a year, in order.
    func days(ofYear year: Int) -> [Int] {
        let family = system.family
        let all = finder.runs(ofYear: year)
        guard let first = all.first, let last = all.last else { return [] }
        let whole = first.start..<last.end
        let chosen: [[MonthRun]] =
            if let months { months.map { finder.runs(of: $0, in: all) } } else { Self.byMonth(all) }
        var days: Set<Int> = []
        for runs in chosen {
            guard let start = runs.first?.start, let end = runs.last?.end else { continue }
            let context = months == nil ? whole : start..<end
            if monthDays.isEmpty {
                for day in start..<end where isChosen(day, year: whole, ordinalsIn: context) { days.insert(day) }
            } else {
                for number in monthDays {
                    guard let day = finder.day(number, of: runs) else { continue }
                    if isChosen(day, year: whole, ordinalsIn: context) { days.insert(day) }
                }
            }
        }
        return days.filter { family.dayRange ~= $0 }.sorted()
    }

    private static func byMonth(_ runs: [MonthRun]) -> [[MonthRun]] {
        var months: [[MonthRun]] = []
        for run in runs {
            if let last = months.last?.last, last.month == run.month, last.isLeapMonth == run.isLeapMonth {
                months[months.count - 1].append(run)
            } else {
                months.append([run])
            }
        }
        return months
    }

    /// The days of a month, in order.
    func days(of run: MonthRun) -> [Int] {
        if let months, !months.contains(MonthFinder.Key(number: run.month, isLeap: run.isLeapMonth)) { return [] }
        let whole = run.start..<run.end
        guard !monthDays.isEmpty else { return whole.filter { isOfWeekday($0, in: whole) } }
        let days = monthDays.compactMap { finder.day($0, of: [run]) }.filter { isOfWeekday($0, in: whole) }
        return Set(days).sorted()
    }

    /// Whether a day by itself is chosen: what all parts are to days, weeks and times.
    func takes(_ day: Int) -> Bool {
        guard weekdays.isEmpty || weekdays.contains(Self.weekday(day)) else { return false }
        guard months != nil || !monthDays.isEmpty || !yearDays.isEmpty else { return true }
        let family = system.family
        let fields = family.fields(of: day)
        if let months, !months.contains(MonthFinder.Key(number: fields.month, isLeap: fields.isLeapMonth)) {
            return false
        }
        if !monthDays.isEmpty, !monthDays.contains(fields.day) || fields.isRepeatedDay {
            guard monthDays.contains(day - family.monthRun(containing: day).end) else { return false }
        }
        guard !yearDays.isEmpty, !yearDays.contains(fields.dayOfYear) else { return true }
        return yearDays.contains(day - family.yearStart(fields.extendedYear + 1))
    }

    private func isChosen(_ day: Int, year: Range<Int>, ordinalsIn context: Range<Int>) -> Bool {
        guard isOfWeekday(day, in: context) else { return false }
        guard
            yearDays.isEmpty || yearDays.contains(day - year.lowerBound + 1) || yearDays.contains(day - year.upperBound)
        else {
            return false
        }
        return weeks.isEmpty || isOfWeek(day)
    }

    private func isOfWeekday(_ day: Int, in context: Range<Int>) -> Bool {
        guard !weekdays.isEmpty || !ordinals.isEmpty else { return true }
        let weekday = Self.weekday(day)
        if weekdays.contains(weekday) { return true }
        let number = floorDivide(day - context.lowerBound, by: 7) + 1
        let fromEnd = -floorDivide(context.upperBound - 1 - day, by: 7) - 1
        return ordinals.contains(Ordinal(weekday: weekday, number: number))
            || ordinals.contains(Ordinal(weekday: weekday, number: fromEnd))
    }

    private func isOfWeek(_ day: Int) -> Bool {
        guard let week = try? system.weekOfYear(of: FixedDay(day), weeks: weekRules) else { return false }
        if weeks.contains(week.week) { return true }
        guard weeks.contains(where: { $0 < 0 }) else { return false }
        let first = WeekOfYear(year: week.extendedYear + 1, week: 1)
        guard let next = try? system.day(week: first, weekday: weekRules.firstWeekday, weeks: weekRules) else {
            return false
        }
        // Weeks from this one to the end of its year.
        return weeks.contains(-(floorDivide(next.dayNumber - 1 - day, by: 7) + 1))
    }
}
