internal import LocaleFormatCalendars
internal import LocaleFormatCivil
internal import LocaleFormatDates

/// A rule with its start: what it takes of each of its periods, and how periods follow each other.
struct RecurrenceProgram: Sendable {
    let rule: RecurrenceRule
    let start: Slot
    let count: Int?
    private let system: CalendarSystem
    private let finder: MonthFinder
    private let days: DayChoice
    private let times: TimeChoice
    private let firstUnit: Int

    /// 31 December 9999, the last day that iCalendar can write.
    static let lastDay = 3_652_059

    /// - Throws: ``RecurrenceError/start(_:)`` for a day that the calendar cannot tell.
    init(_ rule: RecurrenceRule, start: Slot) throws(RecurrenceError) {
        self.rule = rule
        self.start = start
        if case .count(let number) = rule.end { count = number } else { count = nil }
        let calendar = rule.calendar ?? .iso8601
        system = RecurrenceRule.isGregorian(calendar) ? .iso8601 : CalendarSystem(calendar)
        do throws(CalendarError) { _ = try system.fields(of: FixedDay(start.day)) } catch { throw .start(error) }
        finder = MonthFinder(system: system, skip: rule.skip)
        days = DayChoice(rule, finder, start: start.day)
        times = TimeChoice(rule, start: start)
        firstUnit = Self.unit(of: start.day, rule, system)
        patience = Self.patience(rule, system, times)
    }

    private static func unit(of day: Int, _ rule: RecurrenceRule, _ system: CalendarSystem) -> Int {
        switch rule.frequency {
        case .yearly: system.family.fields(of: day).extendedYear
        case .monthly: system.family.monthIndex(containing: day)
        case .weekly: floorDivide(day - rule.weekStart.index, by: 7)
        default: day
        }
    }

    /// Days that are looked at.
    var range: ClosedRange<Int> {
        let last = min(Self.lastDay, system.family.dayRange.upperBound, lastDayOfRule)
        return start.day...max(start.day, last)
    }

    /// By `UNTIL`, with a day more for what clocks of a place show.
    private var lastDayOfRule: Int {
        switch rule.end {
        case .day(let day): day.day.dayNumber
        case .time(let time): time.date.day.dayNumber + 1
        case .instant(let instant): ZonedInstant(instant, in: .utc).date.day.dayNumber + 2
        case .count, nil: .max
        }
    }

    /// The period that a day is in, or if the rule leaves that one out the nearest before it, or behind it.
    func period(nearest day: Int, isForward: Bool) -> Int {
        let day = min(max(day, range.lowerBound), range.upperBound)
        if rule.frequency.isOfTime { return max(firstUnit, times.day(nearest: day, isForward: isForward)) }
        let unit = Self.unit(of: day, rule, system)
        let beyond = floorModulo(unit - firstUnit, by: rule.interval)
        return beyond == 0 ? unit : unit - beyond + (isForward ? rule.interval : 0)
    }

    /// The next period, or the one before; nil at the ends.
    func period(after unit: Int, isForward: Bool) -> Int? {
        let next: Int
        if rule.frequency.isOfTime {
            next = times.day(nearest: unit + (isForward ? 1 : -1), isForward: isForward)
        } else {
            next = unit + (isForward ? rule.interval : -rule.interval)
        }
        guard next >= firstUnit, next <= lastUnit else { return nil }
        return next
    }

    private var lastUnit: Int { Self.unit(of: range.upperBound, rule, system) }

    /// How many periods in a row may be empty until there is nothing more. Gregorian days repeat after 400 years. Of other calendars so many years are
    /// looked at in which all comes again that comes: leap months of China but once in two thousand years, some of them.
    let patience: Int

    private static func patience(
        _ rule: RecurrenceRule, _ system: CalendarSystem, _ times: TimeChoice
    ) -> Int {
        guard times.isReachable else { return 0 }
        let isGregorian = system.id == .iso8601
        let years: Int
        switch system.family {
        case .gregorian: years = 400
        // By astronomy, which takes its time.
        case .hinduLunisolar: years = 200
        default: years = rule.months.contains(where: \.isLeap) ? 2_500 : 400
        }
        return switch rule.frequency {
        case .yearly: years + 1
        case .monthly: years * (isGregorian ? 12 : 13) + 1
        case .weekly: min(years, 400) * 53
        default: min(years, 400) * 366 * min(times.cycle, 20)
        }
    }

    /// What the rule takes of a period.
    func batch(_ unit: Int) -> Batch {
        var batch = Batch()
        switch rule.frequency {
        case .yearly: batch.days = days.days(ofYear: unit)
        case .monthly: batch.days = days.days(of: system.family.monthRun(at: unit))
        case .weekly:
            let first = unit * 7 + rule.weekStart.index
            batch.days = (first..<first + 7).filter { system.family.dayRange ~= $0 && days.takes($0) }
        default: if days.takes(unit) { batch.days = [unit] }
        }
        guard !batch.days.isEmpty else { return Batch() }
        if rule.frequency.isOfTime {
            batch.times = times.times(on: unit)
        } else {
            batch.times = times.times
            batch.picks = Batch.picks(rule.positions, of: batch.days.count * batch.times.count)
        }
        return batch.times.isEmpty ? Batch() : batch
    }
}
