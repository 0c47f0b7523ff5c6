import LocaleFormat

/// Calendar arithmetic, near its limits above all.
enum CalendarEntry {
    /// Line 1: a calendar. 2: options. 3: a fixed day, counted from the calendar's limits if that is said. 4: how far to go. 5
    /// to 9: a date's era, year, month, day, weekday.
    static func run(_ fields: inout Fields) {
        let id = CalendarID(identifier: fields.line()) ?? .chinese
        let calendar = CalendarSystem(id, options: options(fields.flags()))
        let range = calendar.dayRange
        let day = day(fields.line(), range)
        let amount = fields.integer()
        let date = CivilDate(
            era: optional(fields.line()), year: fields.integer(), month: fields.integer(), isLeapMonth: amount & 1 != 0,
            day: fields.integer(), isRepeatedDay: amount & 2 != 0)
        let weekday = optional(fields.line())

        if let found = try? calendar.fields(of: day) {
            require(range.contains(day), "\(id) has fields of day \(day.dayNumber) beyond its range")
            let again = try? calendar.day(
                of: CivilDate(
                    era: found.era, year: found.year, month: found.month, isLeapMonth: found.isLeapMonth,
                    day: found.day, isRepeatedDay: found.isRepeatedDay))
            require(again == day, "\(id): day \(day.dayNumber) is \(found), which is day \(again?.dayNumber ?? 0)")
            neighbours(calendar, day, found)
        }
        if let found = try? calendar.day(of: date) {
            require(range.contains(found), "\(id): \(date) is beyond its range")
        }
        _ = try? calendar.nearestDay(to: date)
        for unit in CalendarUnit.allCases {
            guard let later = try? calendar.day(day, adding: amount, unit) else { continue }
            require(range.contains(later), "\(id): \(day.dayNumber) and \(amount) \(unit) is beyond its range")
            guard let period = try? calendar.period(from: day, to: later) else { continue }
            require((try? calendar.day(day, adding: period)) == later, "\(id): \(period) from \(day.dayNumber)")
        }
        let period = CalendarPeriod(years: amount, months: date.month, weeks: date.day, days: date.year)
        _ = try? calendar.day(day, adding: period)
        let match = DateMatch(
            era: date.era, year: amount & 4 != 0 ? date.year : nil, month: amount & 8 != 0 ? date.month : nil,
            isLeapMonth: amount & 16 != 0 ? date.isLeapMonth : nil, day: amount & 32 != 0 ? date.day : nil,
            isRepeatedDay: amount & 64 != 0 ? date.isRepeatedDay : nil, weekday: weekday)
        for direction in [DateMatch.Direction.forward, .backward] {
            _ = try? calendar.day(
                after: day, matching: match, direction: direction, missing: amount & 128 == 0 ? .skipMonth : .earlierDay
            )
        }
        if let weeks = try? WeekRules(firstWeekday: weekday ?? 2, minimumDays: date.month) {
            _ = try? calendar.weekOfMonth(of: day, weeks: weeks)
            if let week = try? calendar.weekOfYear(of: day, weeks: weeks) {
                let again = try? calendar.day(week: week, weekday: day.weekday, weeks: weeks)
                require(again == nil || again == day, "\(id): day \(day.dayNumber) is in \(week)")
            }
            _ = try? calendar.day(week: WeekOfYear(year: date.year, week: date.day), weekday: date.month, weeks: weeks)
        }
    }

    private static func neighbours(_ calendar: CalendarSystem, _ day: FixedDay, _ found: CalendarFields) {
        for unit in CalendarUnit.allCases {
            guard let interval = try? calendar.interval(of: unit, containing: day) else { continue }
            // A half-open range cannot hold the last day of all.
            require(
                interval.contains(day) || day == FixedDay.max,
                "\(calendar.id): day \(day.dayNumber) is not in its \(unit)")
        }
        if let months = try? calendar.months(inYearOf: day) {
            require(
                months.contains { $0.number == found.month && $0.isLeap == found.isLeapMonth },
                "\(calendar.id): no month \(found.month) in the year of \(day.dayNumber)")
        }
        if let numbers = try? calendar.dayNumbers(inMonthOf: day) {
            require(numbers.contains(found.day), "\(calendar.id): no day \(found.day) in the month of \(day.dayNumber)")
        }
        _ = try? calendar.monthNumbers(inYearOf: day)
    }

    /// `<5` is five days before the first that there is, `>5` five after the last one.
    private static func day(_ text: String, _ range: ClosedRange<FixedDay>) -> FixedDay {
        let number = Fields.integer(String(text.drop { $0 == "<" || $0 == ">" }))
        if text.hasPrefix("<") { return range.lowerBound.advanced(by: number % 1_000) }
        if text.hasPrefix(">") { return range.upperBound.advanced(by: number % 1_000) }
        return (try? FixedDay(number)) ?? range.lowerBound.advanced(by: abs(number % 8_000_000))
    }

    private static func optional(_ text: String) -> Int? { text.isEmpty ? nil : Fields.integer(text) }

    static func options(_ flags: Int) -> CalendarOptions {
        var options = CalendarOptions()
        if flags & 1 != 0 { options.gregorianCutover = flags & 2 == 0 ? .proleptic : .never }
        if flags & 4 != 0 { options.eastAsian.chinese = .computed }
        if flags & 8 != 0 { options.hindu.bangla = flags & 16 == 0 ? .suryaSiddhanta : .bangladesh }
        if flags & 32 != 0 { options.hindu.vikramMonths = .amanta }
        if flags & 64 != 0 { options.hindu.vikramYear = .brightHalf }
        if flags & 128 != 0 { options.hindu.gujaratiYear = flags & 256 == 0 ? .chaitra : .ashadha }
        if flags & 512 != 0 { options.islamic = .conjunction }
        // Beyond the polar circle the sun does not rise.
        if flags & 1024 != 0, let place = try? Place(latitude: Double(flags % 181 - 90), longitude: 20, utcOffset: 1) {
            options.hindu.place = place
        }
        return options
    }
}
