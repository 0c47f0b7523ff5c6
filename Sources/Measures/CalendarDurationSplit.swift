internal import LocaleFormatCalendars
internal import LocaleFormatDates
internal import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

/// Divides the way from one instant to another among units of a calendar and of exact time.
struct CalendarDurationSplit: Sendable {
    typealias Field = CalendarDurationStyle.Field

    let calendar: CalendarSystem
    let zone: TimeZoneID
    let rounding: RoundingMode

    /// How many there are of a unit.
    struct Count {
        let field: Field
        var magnitude: UInt128
        var isNegative = false

        func part(isNegative: Bool) -> UnitListProgram.Part {
            .init(place: field.place, value: .init(whole: magnitude), isNegative: isNegative)
        }
    }

    /// The units to show, by the rules of ``DurationUnitsProgram``: zeros are left out; what is still too much is cut, and what was cut
    /// is rounded into what stays.
    ///
    /// - Parameter fields: the largest first; at least one.
    func counts(
        from start: Instant, to end: Instant, _ fields: [Field], most: Int?
    ) throws(DateError) -> [Count] {
        let all = try rounded(from: start, to: end, fields).filter { $0.magnitude > 0 }
        if all.isEmpty { return [Count(field: fields[fields.count - 1], magnitude: 0)] }
        if all.count <= most ?? .max { return all }
        let few = all.prefix(most ?? .max).map(\.field)
        return try rounded(from: start, to: end, few).filter { $0.magnitude > 0 }
    }

    /// So many of each unit, the last one rounded.
    private func rounded(from start: Instant, to end: Instant, _ fields: [Field]) throws(DateError) -> [Count] {
        let units = Set(fields.compactMap(\.calendarUnit))
        let whole = try CalendarDuration(from: start, to: end, in: zone, calendar, units: units)
        guard whole.time != .zero else { return counts(of: whole, fields) }
        let clockUnits = fields.compactMap(\.durationUnit)
        var target: Instant
        if let smallest = clockUnits.last {
            let time = whole.time.rounded(to: smallest, rounding)
            if time == whole.time { return counts(of: whole, fields) }
            target = try start.adding(CalendarDuration(whole.period, time: time), in: zone, calendar)
        } else {
            guard let last = fields.last, rounding != .down,
                let above = try? neighbor(of: whole.period, last, isForward: end > start, from: start)
            else { return counts(of: whole, fields) }
            let below = try start.adding(CalendarDuration(whole.period), in: zone, calendar)
            let unit = below.distance(to: above).attoseconds.magnitude
            let isOdd = whole.period[last] & 1 != 0
            guard rounding.isAway(whole.time.attoseconds.magnitude, of: unit, afterOdd: isOdd, isNegative: end < start)
            else { return counts(of: whole, fields) }
            target = above
        }
        // Twelve months may be a year now, and 24 hours a day.
        return counts(of: try CalendarDuration(from: start, to: target, in: zone, calendar, units: units), fields)
    }

    /// The instant one unit further.
    private func neighbor(
        of period: CalendarPeriod, _ field: Field, isForward: Bool, from start: Instant
    ) throws(DateError) -> Instant {
        var next = period
        next[field] += isForward ? 1 : -1
        return try start.adding(CalendarDuration(next), in: zone, calendar)
    }

    /// The parts of a duration in units that it has been counted in; what is less than the last of them is left out.
    private func counts(of duration: CalendarDuration, _ fields: [Field]) -> [Count] {
        let clockUnits = fields.compactMap(\.durationUnit)
        let clock =
            clockUnits.isEmpty
            ? nil : DurationParts(duration.time, units: clockUnits, fractionLength: 0, rounding: .down)
        return fields.map { field in
            if let unit = field.durationUnit {
                let place = clockUnits.firstIndex(of: unit) ?? 0
                return Count(
                    field: field, magnitude: clock?.values[place].whole ?? 0, isNegative: duration.time < .zero)
            }
            let count = duration.period[field]
            return Count(field: field, magnitude: UInt128(count.magnitude), isNegative: count < 0)
        }
    }

    /// The parts of a duration that is known, without zeros.
    func counts(of duration: CalendarDuration, _ fields: [Field], most: Int?) -> [Count] {
        let clock = fields.filter { $0.durationUnit != nil }
        let shown =
            Field.allCases.filter { $0.calendarUnit != nil } + (clock.isEmpty ? [.hour, .minute, .second] : clock)
        func rounded(_ fields: [Field]) -> [Count] {
            var duration = duration
            if let smallest = fields.compactMap(\.durationUnit).last {
                duration.time = duration.time.rounded(to: smallest, rounding)
            }
            return counts(of: duration, fields).filter { $0.magnitude > 0 }
        }
        let all = rounded(shown)
        if all.isEmpty { return [Count(field: fields[fields.count - 1], magnitude: 0)] }
        if all.count <= most ?? .max { return all }
        let few = rounded(all.prefix(most ?? .max).map(\.field))
        return few.isEmpty ? [Count(field: all[0].field, magnitude: 0)] : few
    }
}

extension CalendarPeriod {
    /// So many of a unit of the calendar.
    fileprivate subscript(field: CalendarDurationStyle.Field) -> Int {
        get {
            switch field {
            case .year: years
            case .month: months
            case .week: weeks
            case .day: days
            case .hour, .minute, .second: 0
            }
        }
        set {
            switch field {
            case .year: years = newValue
            case .month: months = newValue
            case .week: weeks = newValue
            case .day: days = newValue
            case .hour, .minute, .second: break
            }
        }
    }
}

extension Duration {
    /// A whole number of a unit; what would be too much to hold stays as it is.
    fileprivate func rounded(to unit: DurationUnit, _ mode: RoundingMode) -> Duration {
        let size = unit.attoseconds
        let (count, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: size)
        let isAway = mode.isAway(rest, of: size, afterOdd: count & 1 == 1, isNegative: attoseconds < 0)
        guard let magnitude = Int128(exactly: (count + (isAway ? 1 : 0)) * size) else { return self }
        return Duration(attoseconds: attoseconds < 0 ? -magnitude : magnitude)
    }
}
