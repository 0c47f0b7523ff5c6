public import LocaleFormatCalendars
public import LocaleFormatDates

/// A day of a calendar, without a time and without a zone: a birthday, a holiday.
///
/// ```swift
/// let day = try PlainDate(year: 2026, month: 1, day: 31)
/// try day.adding(CalendarPeriod(months: 1)).description             // "2026-02-28"
/// try day.distance(to: PlainDate("2026-12-25"), in: [.month, .day]) // CalendarPeriod(years: 0, months: 10, weeks: 0, days: 25)
/// try PlainDate("2025-11-21[u-ca=hebrew]").fields.year              // 5786
/// ```
///
/// Days of different calendars are compared by what day they are, and are equal only if their calendars are.
public struct PlainDate: Hashable, Sendable {
    /// The day, as all calendars count it.
    public let day: FixedDay
    /// The calendar in which it is told and counted on.
    public let calendar: CalendarID

    /// A day in a calendar. ISO 8601's leaves it to styles in which one the day is shown.
    ///
    /// - Throws: `DateError.impossibleDate(_:)` for a day that the calendar cannot tell.
    public init(_ day: FixedDay, calendar: CalendarID = .iso8601) throws(DateError) {
        _ = try Self.fields(of: day, calendar)
        self.init(checked: day, calendar)
    }

    init(checked day: FixedDay, _ calendar: CalendarID) { (self.day, self.calendar) = (day, calendar) }

    /// A day by its numbers; years are those that know no eras.
    ///
    /// - Throws: `DateError.impossibleDate(_:)` for a day that the calendar does not have.
    public init(year: Int, month: Int, day: Int, calendar: CalendarID = .iso8601) throws(DateError) {
        try self.init(CivilDate(year: year, month: month, day: day), calendar: calendar)
    }

    /// A day by all that may name one: eras, leap months, days that come twice.
    ///
    /// - Throws: `DateError.impossibleDate(_:)` for a day that the calendar does not have.
    public init(_ date: CivilDate, calendar: CalendarID) throws(DateError) {
        do throws(CalendarError) { self.init(checked: try CalendarSystem(calendar).day(of: date), calendar) } catch {
            throw .impossibleDate(error)
        }
    }

    /// Year, month and day, and what else the calendar tells.
    public var fields: CalendarFields {
        // Every way in has asked the calendar before.
        (try? Self.fields(of: day, calendar)) ?? PlainGregorian.fields(of: day.dayNumber)
    }

    private static func fields(of day: FixedDay, _ calendar: CalendarID) throws(DateError) -> CalendarFields {
        do throws(CalendarError) { return try CalendarSystem(calendar).fields(of: day) } catch {
            throw .impossibleDate(error)
        }
    }

    /// The same day in another calendar.
    ///
    /// - Throws: `DateError.impossibleDate(_:)` for a day that the calendar cannot tell.
    public func calendar(_ calendar: CalendarID) throws(DateError) -> PlainDate {
        try PlainDate(day, calendar: calendar)
    }

    /// The week of ISO 8601 that the day is in.
    ///
    /// - Throws: `DateError.impossibleDate(_:)` at the ends of the range.
    public func week() throws(DateError) -> WeekOfYear {
        do throws(CalendarError) { return try CalendarSystem(.iso8601).weekOfYear(of: day) } catch {
            throw .impossibleDate(error)
        }
    }

    /// The day so much later. Where there is no such day it is the one before: a month from 31 January is 28 February.
    ///
    /// - Throws: `DateError.impossibleDate(_:)` where a step leaves the calendar's range.
    public func adding(_ period: CalendarPeriod) throws(DateError) -> PlainDate {
        do throws(CalendarError) {
            return PlainDate(checked: try CalendarSystem(calendar).day(day, adding: period), calendar)
        } catch { throw .impossibleDate(error) }
    }

    /// How far it is to another day, in units of this day's calendar.
    ///
    /// - Throws: `DateError.impossibleDate(_:)` for a day that the calendar cannot tell.
    public func distance(
        to other: PlainDate, in units: Set<CalendarUnit> = [.year, .month, .day]
    ) throws(DateError) -> CalendarPeriod {
        do throws(CalendarError) {
            return try CalendarSystem(calendar).period(from: day, to: other.day, in: units)
        } catch { throw .impossibleDate(error) }
    }

    /// The day with a time.
    public func at(_ time: PlainTime) -> PlainDateTime { PlainDateTime(date: self, time: time) }

    /// The first instant of the day in a zone. It is not midnight where the clocks skip that.
    ///
    /// - Throws: `DateError.outOfRange(_:)` at the ends of the range.
    public func start(in zone: TimeZoneID) throws(DateError) -> ZonedInstant {
        ZonedInstant(try zone.start(of: day), in: zone, calendar: calendar)
    }
}

extension PlainDate: Comparable {
    public static func < (lhs: PlainDate, rhs: PlainDate) -> Bool {
        (lhs.day, lhs.calendar.rawValue) < (rhs.day, rhs.calendar.rawValue)
    }
}

/// Encoded as its text in RFC 9557.
extension PlainDate: Codable, CustomStringConvertible {
    /// `2025-11-21`, in another calendar than ISO 8601's `2025-11-21[u-ca=hebrew]`.
    public var description: String { ISOWriter.day(day) + calendar.suffix }

    /// Reads `2025-11-21`, `2025-W47-5`, `2025-325` with or without a calendar, `[u-ca=hebrew]`. A time, an offset and a zone are passed
    /// over.
    ///
    /// - Throws: `DateError.notAnInstant(text:offset:)`, `DateError.impossibleDate(_:)`; the same for `Z`, by which the day
    ///   depends on the place.
    public init(_ text: some StringProtocol) throws(DateError) {
        let iso = try ISODateTime(plain: text)
        try self.init(iso.day, calendar: iso.calendar ?? .iso8601)
    }

    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
