public import LocaleFormatCalendars
public import LocaleFormatDates

/// An instant in a zone and a calendar: Temporal's `ZonedDateTime`, Jiff's `Zoned`.
///
/// ```swift
/// let meeting = try ZonedInstant("2025-11-21T08:30+05:30[Asia/Kolkata][u-ca=indian]")
/// meeting.instant.description                          // "2025-11-21T03:00:00Z"
/// meeting.date.fields.month                            // 8
/// meeting.in("Europe/Berlin").description              // "2025-11-21T04:00:00+01:00[Europe/Berlin][u-ca=indian]"
/// ```
///
/// Two are equal if instant, zone and calendar are; which comes first their ``instant`` says.
public struct ZonedInstant: Hashable, Sendable {
    /// The point in time.
    public let instant: Instant
    /// Whose clocks.
    public let timeZone: TimeZoneID
    /// The calendar in which days are told and counted on.
    public let calendar: CalendarID

    /// An instant in a zone.
    public init(_ instant: Instant, in zone: TimeZoneID, calendar: CalendarID = .iso8601) {
        (self.instant, timeZone, self.calendar) = (instant, zone, calendar)
    }

    /// The present, by the system's clock.
    public static func now(in zone: TimeZoneID) -> ZonedInstant { ZonedInstant(.now, in: zone) }

    /// Seconds east of UTC.
    public var offset: Int { timeZone.secondsFromUTC(at: instant) }

    /// Days since 1970 and seconds since midnight, as clocks of the zone have them.
    var local: (day: FixedDay, second: Int) {
        let local = Int(instant.seconds) + offset
        let second = (local % 86_400 + 86_400) % 86_400
        // The range of instants is a day less at each end.
        return ((try? FixedDay(unixDay: (local - second) / 86_400)) ?? .max, second)
    }

    /// The day that calendars of the zone show.
    public var date: PlainDate { PlainDate(checked: local.day, calendar) }
    /// The time that clocks of the zone show.
    public var time: PlainTime { PlainTime(checked: local.second, Int(instant.nanoseconds)) }
    /// Both.
    public var dateTime: PlainDateTime { PlainDateTime(date: date, time: time) }

    /// The same instant in another zone.
    public func `in`(_ zone: TimeZoneID) -> ZonedInstant { ZonedInstant(instant, in: zone, calendar: calendar) }

    /// The same instant in another calendar.
    public func calendar(_ calendar: CalendarID) -> ZonedInstant {
        ZonedInstant(instant, in: timeZone, calendar: calendar)
    }

    /// The first instant of its day. It is not midnight where the clocks skip that.
    ///
    /// - Throws: `DateError.outOfRange(_:)` at the ends of the range.
    public func startOfDay() throws(DateError) -> ZonedInstant { try date.start(in: timeZone) }

    /// How long its day is: 23 or 25 hours where the clocks change by one.
    ///
    /// ```swift
    /// try ZonedInstant("2026-03-29T12:00[Europe/Berlin]").lengthOfDay()          // 82800.0 seconds
    /// ```
    ///
    /// - Throws: `DateError.outOfRange(_:)` at the ends of the range.
    public func lengthOfDay() throws(DateError) -> Duration {
        let next = local.day.advanced(by: 1)
        return .seconds(try timeZone.start(of: next).seconds - timeZone.start(of: local.day).seconds)
    }
}

extension TimeZoneID {
    /// The first instant of a day. Where midnight is skipped that is when the clocks change.
    func start(of day: FixedDay) throws(DateError) -> Instant {
        let local = Int64(day.unixDay) * 86_400
        if let first = instants(ofLocal: local).first { return try Instant(seconds: first) }
        // Clocks show less than midnight before the change, and more behind it.
        var (before, after) = (local - 172_800, local + 172_800)
        while after - before > 1 {
            let middle = before + (after - before) / 2
            let shown = middle + Int64(secondsFromUTC(at: try Instant(seconds: middle)))
            if shown < local { before = middle } else { after = middle }
        }
        return try Instant(seconds: after)
    }
}
