public import LocaleFormatCalendars
public import LocaleFormatDates

// How far it is from one instant to another, in units of a calendar and then in exact time.
//
// The whole days between are those of the zone: so many that the same time of day is not past the end. Years, months and weeks of
// them are those of `CalendarSystem.period(from:to:in:)`. What is left is exact time. A day on which the clocks change is a day, as
// Temporal (ECMA-262, DifferenceZonedDateTime) and java.time have it, and the rest is as long as clocks of the zone take.

extension CalendarDuration {
    /// How far it is from one instant to another by a calendar, on the clocks of a zone.
    ///
    /// ```swift
    /// let start = try Instant(iso8601: "2025-01-31T09:00:00+01:00")
    /// let end = try Instant(iso8601: "2025-03-30T10:30:00+02:00")
    /// try CalendarDuration(from: start, to: end, in: "Europe/Berlin").iso8601                         // "P1M30DT1H30M"
    /// try CalendarDuration(from: start, to: end, in: "Europe/Berlin", units: [.day]).iso8601          // "P58DT1H30M"
    /// try CalendarDuration(from: end, to: start, in: "Europe/Berlin", units: []).iso8601              // "-PT1392H30M"
    /// ```
    ///
    /// `start.adding(result, in: zone, calendar)` is `end`. All parts have the sign of the distance. What is less than the smallest
    /// of `units` is in ``time``.
    ///
    /// - Throws: `DateError.impossibleDate(_:)` for days that the calendar cannot convert.
    public init(
        from start: Instant, to end: Instant, in zone: TimeZoneID,
        _ calendar: CalendarSystem = CalendarSystem(.gregorian), units: Set<CalendarUnit> = [.year, .month, .day]
    ) throws(DateError) {
        let (clock, endClock) = (try ClockTime(start, in: zone), try ClockTime(end, in: zone))
        let isForward = end >= start
        var days = clock.day.distance(to: endClock.day)
        // The last day may not be whole. Where a zone has moved across the date line, days may be fewer than nights.
        for _ in 0..<3 where days != 0 {
            if isForward != (days > 0) { days = 0 }
            // What is beyond the range of instants is beyond the end.
            if let reached = try? clock.moved(by: days, in: zone), isForward ? reached <= end : reached >= end { break }
            days += isForward ? -1 : 1
        }
        do throws(CalendarError) {
            let period = try calendar.period(from: clock.day, to: clock.day.adding(days: days), in: units)
            self.init(period)
        } catch { throw .impossibleDate(error) }
        time = try start.adding(self, in: zone, calendar).distance(to: end)
    }

    /// How far it is from one day to another by a calendar. Without `.day` among `units`, what is less than the smallest of them is
    /// left out.
    ///
    /// ```swift
    /// let hebrew = CalendarSystem(.hebrew)
    /// let (first, last) = (try FixedDay(738_000), try FixedDay(739_576))
    /// try CalendarDuration(from: first, to: last, by: hebrew).iso8601                                  // "P4Y3M10D"
    /// ```
    ///
    /// - Throws: `CalendarError.outOfRange` for days that the calendar cannot convert.
    public init(
        from start: FixedDay, to end: FixedDay, by calendar: CalendarSystem = CalendarSystem(.gregorian),
        units: Set<CalendarUnit> = [.year, .month, .day]
    ) throws(CalendarError) {
        self.init(try calendar.period(from: start, to: end, in: units))
    }
}

extension Instant {
    /// The instant a duration later: years, months, weeks and days of the calendar at the same time of day in the zone, then the
    /// exact time.
    ///
    /// A day that does not exist is the one before, as `CalendarSystem.day(_:adding:)` has it; a time of day that the clocks skip is
    /// read as before the change, one that they show twice is the first of the two. Fractions of a nanosecond are rounded down.
    ///
    /// ```swift
    /// let eve = try Instant(iso8601: "2025-03-29T12:00:00+01:00")
    /// try eve.adding(CalendarDuration(days: 1), in: "Europe/Berlin").description              // "2025-03-30T10:00:00Z"
    /// try eve.adding(CalendarDuration(time: .seconds(86_400)), in: "Europe/Berlin").description    // "2025-03-30T11:00:00Z"
    /// ```
    ///
    /// - Throws: `DateError.impossibleDate(_:)` where a step leaves the calendar's range, `DateError.outOfRange(_:)` beyond
    ///   `Instant.range`.
    public func adding(
        _ duration: CalendarDuration, in zone: TimeZoneID, _ calendar: CalendarSystem = CalendarSystem(.gregorian)
    ) throws(DateError) -> Instant {
        var instant = self
        if duration.period != CalendarPeriod() {
            let clock = try ClockTime(self, in: zone)
            let day: FixedDay
            do throws(CalendarError) { day = try calendar.day(clock.day, adding: duration.period) } catch {
                throw .impossibleDate(error)
            }
            if day != clock.day { instant = try clock.instant(on: day, in: zone) }
        }
        return try instant.adding(duration.time)
    }

    private func adding(_ time: Duration) throws(DateError) -> Instant {
        // Not by `components`, which stops the program where the seconds are no `Int64`.
        let billion: Int128 = 1_000_000_000
        let (nanoseconds, rest) = time.attoseconds.quotientAndRemainder(dividingBy: billion)
        let (seconds, part) = (nanoseconds - (rest < 0 ? 1 : 0)).quotientAndRemainder(dividingBy: billion)
        let sum = Int128(self.seconds) + seconds
        guard let sum = Int64(exactly: sum) else { throw .outOfRange("second \(sum)") }
        return try Instant(seconds: sum, nanoseconds: Int64(self.nanoseconds) + Int64(part))
    }

    /// The exact time to another instant; negative where it is earlier.
    public func distance(to other: Instant) -> Duration {
        .seconds(other.seconds - seconds) + .nanoseconds(Int64(other.nanoseconds) - Int64(nanoseconds))
    }
}

/// The day and the time of day that clocks of a zone show.
private struct ClockTime {
    let start: Instant
    let day: FixedDay
    let secondOfDay: Int

    init(_ instant: Instant, in zone: TimeZoneID) throws(DateError) {
        start = instant
        let local = Int(instant.seconds) + zone.secondsFromUTC(at: instant)
        let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        secondOfDay = local - days * 86_400
        do throws(CalendarError) { day = try FixedDay(unixDay: days) } catch { throw .impossibleDate(error) }
    }

    /// The same time of day so many days later.
    func moved(by days: Int, in zone: TimeZoneID) throws(DateError) -> Instant {
        if days == 0 { return start }
        let later: FixedDay
        do throws(CalendarError) { later = try day.adding(days: days) } catch { throw .impossibleDate(error) }
        return try instant(on: later, in: zone)
    }

    func instant(on day: FixedDay, in zone: TimeZoneID) throws(DateError) -> Instant {
        try Instant(
            day: day, hour: secondOfDay / 3_600, minute: secondOfDay / 60 % 60, second: secondOfDay % 60,
            nanosecond: Int(start.nanoseconds), in: zone)
    }
}
