public import LocaleFormatCalendars
public import LocaleFormatDates
public import LocaleFormatMeasures

extension ZonedInstant {
    /// The instant a duration later: years, months, weeks and days of the calendar at the same time of day, then exact time.
    ///
    /// ```swift
    /// let eve = try ZonedInstant("2026-10-24T02:30[Europe/Berlin]")
    /// try eve.adding(CalendarDuration(days: 1)).description                                // "2026-10-25T02:30:00+02:00[Europe/Berlin]"
    /// try eve.adding(CalendarDuration(days: 1), choosing: .later).description              // "2026-10-25T02:30:00+01:00[Europe/Berlin]"
    /// try eve.adding(CalendarDuration(time: .seconds(90_000))).description                 // "2026-10-25T02:30:00+01:00[Europe/Berlin]"
    /// ```
    ///
    /// - Parameters:
    ///   - duration: how much later; a negative one leads back.
    ///   - choice: which instant a time of day means that clocks of the new day show twice, or skip.
    /// - Throws: `DateError.impossibleDate(_:)` where a step leaves the calendar's range, `DateError.outOfRange(_:)` beyond
    ///   `Instant.range`, with `.reject` `DateError.uncertainTime(_:timeZone:)`.
    public func adding(
        _ duration: CalendarDuration, choosing choice: ClockDisambiguation = .compatible
    ) throws(DateError) -> ZonedInstant {
        var moved = self
        if duration.period != CalendarPeriod() {
            moved = try PlainDateTime(date: date.adding(duration.period), time: time).in(timeZone, choosing: choice)
        }
        guard duration.time != .zero else { return moved }
        return ZonedInstant(
            try moved.instant.adding(CalendarDuration(time: duration.time), in: timeZone), in: timeZone,
            calendar: calendar)
    }

    /// How far it is to another instant, in units of this calendar and by days of this zone, then in exact time. All parts have the
    /// sign of the distance.
    ///
    /// ```swift
    /// let start = try ZonedInstant("2026-03-28T12:00[Europe/Berlin]")
    /// let end = try ZonedInstant("2026-03-29T13:00[Europe/Berlin]")
    /// try start.distance(to: end).iso8601                  // "P1DT1H"
    /// try start.distance(to: end, in: []).iso8601          // "PT24H"
    /// ```
    ///
    /// - Throws: `DateError.impossibleDate(_:)` for days that the calendar cannot convert.
    public func distance(
        to other: ZonedInstant, in units: Set<CalendarUnit> = [.year, .month, .day]
    ) throws(DateError) -> CalendarDuration {
        try CalendarDuration(
            from: instant, to: other.instant, in: timeZone, CalendarSystem(calendar), units: units)
    }

    /// The same day at another time.
    ///
    /// - Throws: as ``PlainDateTime/in(_:choosing:)``.
    public func at(
        _ time: PlainTime, choosing choice: ClockDisambiguation = .compatible
    ) throws(DateError) -> ZonedInstant { try date.at(time).in(timeZone, choosing: choice) }
}
