internal import LocaleFormatCalendars
public import LocaleFormatCivil
public import LocaleFormatDates

/// What may come again: a day, a day with a time, or an instant in a zone. Programs use the three that conform.
public protocol RecurringMoment: Hashable, Sendable {
    /// The day and the time that clocks show.
    var clockTime: PlainDateTime { get }
    /// Whether a time of day belongs to it.
    static var hasTime: Bool { get }
    /// The moment of this kind at which clocks show a time; of one that clocks skip, and of one that they show twice, as RFC 5545 says
    /// in section 3.3.5: the first, and by the offset before the change.
    ///
    /// - Throws: `DateError` at the ends of the range.
    func moved(to time: PlainDateTime) throws(DateError) -> Self
    /// Which comes first.
    func precedes(_ other: Self) -> Bool
    /// Whether it is later than an instant; what has no zone is compared by the clocks of UTC.
    func isLater(than instant: Instant) -> Bool
}

extension PlainDate: RecurringMoment {
    public static var hasTime: Bool { false }
    /// Its midnight.
    public var clockTime: PlainDateTime { at(.midnight) }
    /// The day of that time, in this day's calendar.
    public func moved(to time: PlainDateTime) throws(DateError) -> PlainDate { try time.date.calendar(calendar) }
    public func precedes(_ other: PlainDate) -> Bool { day < other.day }
    public func isLater(than instant: Instant) -> Bool { clockTime.isLater(than: instant) }
}

extension PlainDateTime: RecurringMoment {
    public static var hasTime: Bool { true }
    /// Itself.
    public var clockTime: PlainDateTime { self }
    /// That time, in this one's calendar.
    public func moved(to time: PlainDateTime) throws(DateError) -> PlainDateTime {
        PlainDateTime(date: try time.date.calendar(date.calendar), time: time.time)
    }
    public func precedes(_ other: PlainDateTime) -> Bool { (date.day, time) < (other.date.day, other.time) }
    public func isLater(than instant: Instant) -> Bool {
        let other = ZonedInstant(instant, in: .utc).dateTime
        return other.precedes(self)
    }
}

extension ZonedInstant: RecurringMoment {
    public static var hasTime: Bool { true }
    /// What clocks of the zone show.
    public var clockTime: PlainDateTime { dateTime }
    /// The instant in this zone and calendar.
    public func moved(to time: PlainDateTime) throws(DateError) -> ZonedInstant {
        try time.in(timeZone).calendar(calendar)
    }
    public func precedes(_ other: ZonedInstant) -> Bool { instant < other.instant }
    public func isLater(than instant: Instant) -> Bool { self.instant > instant }
}

extension RecurringMoment {
    /// By how many seconds clocks were put forward in the day before; negative where they were put back, 0 where there are none.
    var clockChange: Int {
        guard let zoned = self as? ZonedInstant, let before = try? Instant(seconds: zoned.instant.seconds - 90_000)
        else {
            return 0
        }
        return zoned.offset - zoned.timeZone.secondsFromUTC(at: before)
    }

    /// Where it stands among the occurrences.
    var slot: Slot {
        let time = clockTime
        return Slot(day: time.date.day.dayNumber, second: time.time.secondOfDay)
    }

    /// The moment of a slot; its fraction of a second is this one's.
    func moved(to slot: Slot) throws(DateError) -> Self {
        let time = try PlainTime(
            hour: slot.second / 3_600, minute: slot.second / 60 % 60, second: slot.second % 60,
            nanosecond: clockTime.time.nanosecond)
        let day: FixedDay
        do throws(CalendarError) { day = try FixedDay(slot.day) } catch { throw .impossibleDate(error) }
        return try moved(to: PlainDate(day).at(time))
    }
}
