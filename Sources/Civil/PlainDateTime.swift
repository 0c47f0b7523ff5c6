public import LocaleFormatCalendars
public import LocaleFormatDates
public import LocaleFormatMeasures

/// A day and a time without a zone: what a clock on the wall shows, wherever that is.
///
/// ```swift
/// let alarm = try PlainDateTime("2026-03-29T02:30")
/// try alarm.adding(CalendarDuration(days: 1, time: .seconds(-3_600))).description       // "2026-03-30T01:30:00"
/// try alarm.in("Europe/Berlin").description                                             // "2026-03-29T03:30:00+02:00[Europe/Berlin]"
/// try alarm.in("Europe/Berlin", choosing: .earlier).description                         // "2026-03-29T01:30:00+01:00[Europe/Berlin]"
/// try alarm.in("Europe/Berlin", choosing: .reject)                                      // throws: clocks of Europe/Berlin skip …
/// ```
public struct PlainDateTime: Hashable, Sendable {
    /// The day, with its calendar.
    public let date: PlainDate
    /// The time of day.
    public let time: PlainTime

    /// A day with a time.
    public init(date: PlainDate, time: PlainTime) { (self.date, self.time) = (date, time) }

    /// Years, months, weeks and days of the calendar later, then so much time, as if each day had 24 hours.
    ///
    /// - Throws: `DateError.impossibleDate(_:)` where a step leaves the calendar's range.
    public func adding(_ duration: CalendarDuration) throws(DateError) -> PlainDateTime {
        let (time, days) = self.time.adding(duration.time)
        return PlainDateTime(
            date: try date.adding(duration.period).adding(CalendarPeriod(days: days)), time: time)
    }

    /// How far it is to another time, in units of this day's calendar and then in time; all parts have the sign of the distance.
    ///
    /// - Throws: `DateError.impossibleDate(_:)` for a day that the calendar cannot tell.
    public func distance(
        to other: PlainDateTime, in units: Set<CalendarUnit> = [.year, .month, .day]
    ) throws(DateError) -> CalendarDuration {
        // The last day may not be whole.
        let isForward = (date.day, time) <= (other.date.day, other.time)
        var end = other.date.day
        if isForward ? other.time < time : other.time > time { end = end.advanced(by: isForward ? -1 : 1) }
        let period = try date.distance(to: PlainDate(checked: end, date.calendar), in: units)
        let reached = try date.adding(period)
        let days = reached.day.distance(to: other.date.day)
        return CalendarDuration(period, time: .seconds(days * 86_400) + time.distance(to: other.time))
    }

    /// The instant at which clocks of a zone show this.
    ///
    /// - Throws: `DateError.uncertainTime(_:timeZone:)` with `.reject`, `DateError.outOfRange(_:)` at the ends of the range.
    public func `in`(
        _ zone: TimeZoneID, choosing choice: ClockDisambiguation = .compatible
    ) throws(DateError) -> ZonedInstant {
        let instant = try Instant(
            day: date.day, hour: time.hour, minute: time.minute, second: time.second, nanosecond: time.nanosecond,
            in: zone, choosing: choice)
        return ZonedInstant(instant, in: zone, calendar: date.calendar)
    }
}

extension PlainDateTime: Comparable {
    public static func < (lhs: PlainDateTime, rhs: PlainDateTime) -> Bool {
        lhs.date.day == rhs.date.day && lhs.time != rhs.time ? lhs.time < rhs.time : lhs.date < rhs.date
    }
}

/// Encoded as its text in RFC 9557.
extension PlainDateTime: Codable, CustomStringConvertible {
    /// `2025-11-21T08:30:00`, in another calendar than ISO 8601's with `[u-ca=hebrew]`.
    public var description: String { ISOWriter.day(date.day) + "T\(time)" + date.calendar.suffix }

    /// Reads `2025-11-21T08:30` with or without a calendar. A day alone is its midnight; an offset and a zone are passed over.
    ///
    /// - Throws: as ``PlainDate/init(_:)``.
    public init(_ text: some StringProtocol) throws(DateError) {
        let iso = try ISODateTime(plain: text)
        let (time, days) = try iso.plainTime()
        let date = try PlainDate(iso.day, calendar: iso.calendar ?? .iso8601)
        self.init(date: days == 0 ? date : try date.adding(CalendarPeriod(days: days)), time: time)
    }

    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
