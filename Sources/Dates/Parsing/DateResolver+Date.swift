internal import LocaleFormatCalendars

/// The civil day.
extension DateResolver {
    /// A year as a text gives it.
    enum Year {
        /// The year of an era; nil for the main era.
        case ofEra(Int?, Int)
        case extended(Int)
    }

    /// A day with its fields.
    struct Day {
        let day: FixedDay
        let fields: CalendarFields
    }

    /// The one day that agrees with everything that was read.
    ///
    /// - Throws: why the likeliest reading is no date, or ``Failure/ambiguous(_:)``.
    func civilDay() throws(Failure) -> Day {
        if found.isDisjoint(with: .date), era == nil { return try reference() }
        if let julianDay {
            let day = try impossible { () throws(CalendarError) in try FixedDay(julianDayNumber: julianDay) }
            return try checked(day)
        }
        var failure: Failure?
        var days: [Day] = []
        for (rank, year) in try years().enumerated() {
            // A weekday decides between a year and its like in the cycles beside it. Further cycles are for leap months and
            // days that no nearer year has.
            if rank > 2, isYearGuessed, let failure, failure.isContradiction { break }
            for month in months ?? [(0, false)] {
                do throws(Failure) {
                    let candidate = try self.candidate(year, month: month.month, isLeap: month.isLeap)
                    if !days.contains(where: { $0.day == candidate.day }) { days.append(candidate) }
                } catch {
                    let isNearer = isYearGuessed && error.isContradiction && failure?.isContradiction != true
                    failure = isNearer ? error : failure ?? error
                }
            }
            // Years that were guessed come in the order of likelihood.
            if !days.isEmpty, isYearGuessed { break }
        }
        guard let first = days.first else { throw failure ?? .ambiguous(.year) }
        if days.count > 1 { throw .ambiguous((months?.count ?? 0) > 1 ? .month : .era) }
        return first
    }

    /// More than one year may be meant, and the nearest is taken.
    private var isYearGuessed: Bool { year == nil && relatedYear == nil || calendar.id.hasCyclicYears }

    private func candidate(_ year: Year, month: Int, isLeap: Bool) throws(Failure) -> Day {
        if let dayOfYear, months == nil || day == nil && dayOfHalf == nil {
            return try self.day(dayOfYear: dayOfYear, of: year)
        }
        if months != nil, let day = try self.day(month, isLeap) {
            return try checked(fixedDay(year, month, isLeap, day, isRepeatedDay))
        }
        if months == nil, week != nil, day == nil, dayOfHalf == nil { return try self.dayOfWeek(year) }
        // Something is missing: the first day that agrees with the rest.
        let start = months != nil ? try monthStart(year, month, isLeap) : try startWithoutMonth(year)
        var failure: Failure?
        for offset in 0..<(months != nil ? 64 : 400) {
            let next = try impossible { () throws(CalendarError) in try start.adding(days: offset) }
            do throws(Failure) { return try checked(next) } catch { failure = failure ?? error }
        }
        throw failure ?? .ambiguous(.day)
    }

    /// The day number through the month.
    private func day(_ month: Int, _ isLeap: Bool) throws(Failure) -> Int? {
        guard let dayOfHalf, let half = lunarHalves?.first.flatMap({ AlmanacDay.Half(rawValue: $0) }) else {
            return day
        }
        let day = AlmanacDay(month: month, isLeapMonth: isLeap, half: half, number: dayOfHalf).day(in: calendar)
        guard let day else { throw .impossible(.outOfRange(.day, value: dayOfHalf, allowed: 1...15)) }
        return day
    }

    private func day(dayOfYear: Int, of year: Year) throws(Failure) -> Day {
        let days = try self.days(of: year)
        guard 1...days.count ~= dayOfYear else {
            throw .impossible(.outOfRange(.dayOfYear, value: dayOfYear, allowed: 1...days.count))
        }
        return try checked(days.lowerBound.advanced(by: dayOfYear - 1))
    }

    /// The first day of a week that agrees with the rest. Where the year is that of the day, its first and last days may
    /// be in weeks of the years beside it.
    private func dayOfWeek(_ year: Year) throws(Failure) -> Day {
        let rules = plan.program.weeks
        let years: [Int]
        if let weekYear = try fullWeekYear() {
            years = [weekYear]
        } else {
            let extended = try fields(yearStart(year)).extendedYear
            years = [extended, extended + 1, extended - 1]
        }
        var failure: Failure?
        for year in years {
            for weekday in weekdays ?? (0..<7).map({ rules.weekday(at: $0 + 1) }) {
                do throws(Failure) {
                    return try checked(
                        impossible { () throws(CalendarError) in
                            try calendar.day(
                                week: WeekOfYear(year: year, week: week ?? 1), weekday: weekday, weeks: rules)
                        })
                } catch { failure = failure ?? error }
            }
        }
        throw failure ?? .ambiguous(.weekday)
    }

    /// Without a month: the start of the year, or near the reference where there is no year either.
    private func startWithoutMonth(_ year: Year) throws(Failure) -> FixedDay {
        guard self.year == nil, extendedYear == nil, relatedYear == nil, !cyclicYear, weekYear == nil else {
            return try yearStart(year)
        }
        let reference = try reference()
        guard day != nil || dayOfHalf != nil || found.contains(DateFieldSet([.weekOfMonth])) else {
            return weekdays != nil || era != nil ? reference.day : try yearStart(year)
        }
        let run = calendar.family.monthRun(containing: reference.day.dayNumber)
        return try impossible { () throws(CalendarError) in try FixedDay(run.start) }
    }

    // MARK: Days of the calendar

    private func fixedDay(
        _ year: Year, _ month: Int, _ isLeap: Bool, _ day: Int, _ isRepeated: Bool
    ) throws(Failure) -> FixedDay {
        try impossible { () throws(CalendarError) in
            switch year {
            case .ofEra(let era, let year):
                return try calendar.day(
                    of: CivilDate(
                        era: era, year: year, month: month, isLeapMonth: isLeap, day: day, isRepeatedDay: isRepeated))
            case .extended(let year):
                return try calendar.day(
                    ofExtendedYear: year, month: month, isLeapMonth: isLeap, day: day, isRepeatedDay: isRepeated)
            }
        }
    }

    /// The first civil day of a month, whatever number it has.
    private func monthStart(_ year: Year, _ month: Int, _ isLeap: Bool) throws(Failure) -> FixedDay {
        var failure: Failure?
        for number in 1...32 {
            do throws(Failure) {
                let day = try fixedDay(year, month, isLeap, number, false)
                guard isFirst(number) else { return day }
                let run = calendar.family.monthRun(containing: day.dayNumber)
                return isOutside(run.start, of: year) ? day : FixedDay(unchecked: run.start)
            } catch {
                failure = failure ?? error
                // Half of a purnimanta month may be all that a year has of it.
                if case .impossible(.missingMonth) = error, !calendar.id.hasRepeatedDays { throw error }
                if case .impossible(.outOfRange(.year, _, _)) = error { throw error }
            }
        }
        throw failure ?? .ambiguous(.month)
    }

    /// Eras may begin within a month; the days before are then not meant.
    private func isOutside(_ day: Int, of year: Year) -> Bool {
        guard case .ofEra(let era?, _) = year, let fields = try? calendar.fields(of: FixedDay(unchecked: day)) else {
            return false
        }
        return fields.era != era
    }

    private func isFirst(_ number: Int) -> Bool { number <= 16 }

    private func yearStart(_ year: Year) throws(Failure) -> FixedDay { try days(of: year).lowerBound }

    private func days(of year: Year) throws(Failure) -> Range<FixedDay> {
        let extended: Int
        switch year {
        case .extended(let year): extended = year
        case .ofEra:
            // Any month will do; the first may be a month that some years lack, or lie before an era.
            var found: FixedDay?
            var failure: Failure?
            for month in [1, 2, 6, 12] where found == nil {
                do throws(Failure) { found = try monthStart(year, month, false) } catch { failure = failure ?? error }
            }
            guard let found else { throw failure ?? .ambiguous(.year) }
            extended = try fields(found).extendedYear
        }
        return try impossible { () throws(CalendarError) in try calendar.days(ofExtendedYear: extended) }
    }

    private func fields(_ day: FixedDay) throws(Failure) -> CalendarFields {
        try impossible { () throws(CalendarError) in try calendar.fields(of: day) }
    }

    private func checked(_ day: FixedDay) throws(Failure) -> Day {
        let fields = try self.fields(day)
        let values = DateValues(day: day, fields: fields)
        if let step = contradiction(values, ofTime: false) {
            // Common years have one Adar, which is called neither the first nor the second.
            if calendar.id == .hebrew, fields.month == Hebrew.adar, slots[step].kind == .name,
                plan.steps[step].field == .month,
                self.values(of: slots[step], plan.steps[step].action).contains(MonthNameIndex.adarII)
            {
                throw .impossible(.missingMonth(month: Hebrew.adar, isLeapMonth: true, year: fields.year))
            }
            throw .contradiction(step: step, values)
        }
        return Day(day: day, fields: fields)
    }

    private func impossible<Result>(_ body: () throws(CalendarError) -> Result) throws(Failure) -> Result {
        do throws(CalendarError) { return try body() } catch { throw .impossible(error) }
    }

    // MARK: Years

    /// The day that what is missing is taken from, in the style's zone.
    private func reference() throws(Failure) -> Day {
        let instant = options.reference ?? .now
        let values = try impossible { () throws(CalendarError) in
            try DateValues(instant, zone: plan.zone.rules, calendar: calendar)
        }
        return Day(day: values.day, fields: values.fields)
    }

    /// Every year that may be meant, the likeliest first.
    private func years() throws(Failure) -> [Year] {
        if let extendedYear { return [.extended(extendedYear)] }
        if let relatedYear, era == nil { return try related(relatedYear) }
        if calendar.id.hasCyclicYears, year != nil || cyclicYear {
            if let era, let year { return era.map { .ofEra($0, year) } }
            return try nearReference { fields in year.map { $0 == fields.year } ?? true }
        }
        if let year {
            var value = year
            if expandsYear, 0...99 ~= year {
                value = expanded(year, near: try reference().fields.year)
            }
            if let era { return era.map { .ofEra($0, value) } }
            return [.ofEra(calendar.id == .japanese ? try reference().fields.era : nil, value)]
        }
        if let relatedYear { return try related(relatedYear) }
        if cyclicYear { return try nearReference { _ in true } }
        if let weekYear = try fullWeekYear() { return [0, -1, 1].map { .extended(weekYear + $0) } }
        return [.extended(try reference().fields.extendedYear)]
    }

    /// The year of those last two digits in the hundred years around a reference.
    private func expanded(_ year: Int, near reference: Int) -> Int {
        let first = reference - options.yearsBack
        return first + (((year - first) % 100) + 100) % 100
    }

    private func fullWeekYear() throws(Failure) -> Int? {
        guard let weekYear, isTwoDigitWeekYear else { return weekYear }
        return expanded(weekYear, near: try reference().fields.extendedYear)
    }

    /// The years that are paired with a Gregorian one.
    private func related(_ related: Int) throws(Failure) -> [Year] {
        try impossible { () throws(CalendarError) in try calendar.extendedYears(relatedTo: related) }.map {
            .extended($0)
        }
    }

    /// The years of that place in the 60-year cycle, the nearest to the reference first: of its cycle and of five on either side.
    private func nearReference(_ isWanted: (CalendarFields) -> Bool) throws(Failure) -> [Year] {
        let year = try reference().fields.extendedYear
        let slot = plan.steps.indices.first { plan.steps[$0].field == .cyclicYear && slots[$0].kind == .name }
        let ofOneCycle = (year - 29...year + 30).filter { year in
            guard let start = try? yearStart(.extended(year)), let fields = try? fields(start), isWanted(fields) else {
                return false
            }
            guard let slot else { return true }
            return values(of: slots[slot], plan.steps[slot].action)
                .contains(plan.program.name(.cyclicYear, DateValues(day: start, fields: fields)))
        }
        var years: [Int] = []
        for cycle in -5...5 { years += ofOneCycle.map { $0 + 60 * cycle } }
        years.order { lhs, rhs in
            let distances: (Int, Int) = (abs(lhs - year), abs(rhs - year))
            return distances.0 != distances.1 ? distances.0 < distances.1 : lhs > rhs
        }
        return years.map { Year.extended($0) }
    }
}

extension DateResolver.Failure {
    fileprivate var isContradiction: Bool { if case .contradiction = self { true } else { false } }
}
