package import LocaleFormatCalendars
package import LocaleFormatValuePrograms

/// How far an instant is from another one as people tell it by their calendar: "yesterday" is the day before in the zone, however many hours ago.
package struct CalendarDistance: Sendable {
    /// How many, negative for the past, and of what.
    package typealias Distance = (offset: Double, unit: RelativeDateUnit)

    private let thresholds: RelativeThresholds
    private let calendar: CalendarSystem

    package init(_ thresholds: RelativeThresholds, _ calendar: CalendarSystem) {
        (self.thresholds, self.calendar) = (thresholds, calendar)
    }

    /// - Parameter firstWeekday: the weekday on which weeks begin; 1 is Sunday. Asked where weeks count.
    package func distance(
        from now: Instant, to instant: Instant, in zone: TimeZoneID, firstWeekday: () -> Int
    ) throws(CalendarError) -> Distance {
        let seconds = now.seconds(to: instant)
        let (start, end) = (try now.day(in: zone), try instant.day(in: zone))
        // Of 23 hours and 50 minutes, which are nearly a day, it depends on midnight.
        let unit = thresholds.unit(seconds)
        let largest = try whole(unit.isOfClock ? .day : unit, from: start, to: end)
        return try counted(from: start, to: end, largest: largest, firstWeekday) ?? thresholds.withinDay(seconds)
    }

    /// Days of the zone from one instant to another.
    package static func days(from now: Instant, to instant: Instant, in zone: TimeZoneID) throws(CalendarError)
        -> Double
    {
        Double(try now.day(in: zone).distance(to: try instant.day(in: zone)))
    }

    /// The unit, or the next one where the calendar has a whole one of it, which may be shorter than one is on average: a year of 365
    /// days, or of 354. Only where the style does not say itself when it begins.
    private func whole(
        _ unit: RelativeDateUnit, from start: FixedDay, to end: FixedDay
    ) throws(CalendarError) -> RelativeDateUnit {
        let isMonth = unit == .month && thresholds.months == RelativeThresholds.standard.months
        guard isMonth || unit == .week && thresholds.weeks == RelativeThresholds.standard.weeks else { return unit }
        let period = try calendar.period(from: start, to: end, in: isMonth ? [.year] : [.month])
        return isMonth ? period.years == 0 ? unit : .year : period.months == 0 ? unit : .month
    }

    /// In the largest unit, up to a given one, of which there is one on the calendar; nil on one day.
    private func counted(
        from start: FixedDay, to end: FixedDay, largest: RelativeDateUnit, _ firstWeekday: () -> Int
    ) throws(CalendarError) -> Distance? {
        let units: [RelativeDateUnit] = [.year, .month, .week, .day]
        for unit in units where unit.place >= largest.place && thresholds.uses(unit) {
            let count: Int
            switch unit {
            case .year: count = try calendar.fields(of: end).extendedYear - calendar.fields(of: start).extendedYear
            case .month: count = try calendar.monthIndex(of: end) - calendar.monthIndex(of: start)
            case .week:
                let first = firstWeekday()
                count = Self.week(of: end, first) - Self.week(of: start, first)
            default: count = start.distance(to: end)
            }
            if count != 0 { return (Double(count), unit) }
        }
        return nil
    }

    /// Weeks since day 0, which was a Sunday.
    private static func week(of day: FixedDay, _ firstWeekday: Int) -> Int {
        let days = day.dayNumber - (firstWeekday - 1)
        return days >= 0 ? days / 7 : (days - 6) / 7
    }
}

extension RelativeThresholds {
    /// The time that lies between, where that counts: below a day, and with numbers always; nil where the calendar counts.
    package func elapsed(_ seconds: Double, isNumeric: Bool) -> CalendarDistance.Distance? {
        let elapsed = distance(seconds)
        return isNumeric || elapsed.unit.isOfClock ? elapsed : nil
    }
}

extension RelativeDateUnit {
    /// Hours, minutes and seconds.
    fileprivate var isOfClock: Bool { self == .hour || self == .minute || self == .second }
}

extension Instant {
    /// The seconds to another instant, as exactly as a distance is told.
    package func seconds(to other: Instant) -> Double {
        Double(other.seconds - seconds) + Double(other.nanoseconds - nanoseconds) / 1e9
    }

    /// The civil day in a zone.
    fileprivate func day(in zone: TimeZoneID) throws(CalendarError) -> FixedDay {
        try FixedDay(LocalTime(self, zone.rules.segment(at: seconds)).fixedDay)
    }
}
