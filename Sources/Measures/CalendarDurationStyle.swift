public import LocaleFormatCalendars
public import LocaleFormatCore
public import LocaleFormatDates
public import LocaleFormatNumbers

/// How far it is from one instant to another in units of a calendar: "2 years, 3 months".
///
/// The counterpart of Foundation's `Date.ComponentsFormatStyle`, in all 27 calendars, and backwards too.
///
/// ```swift
/// let start = try Instant(iso8601: "2023-08-15T09:00:00Z")
/// let end = try Instant(iso8601: "2025-11-21T10:30:00Z")
/// let style = CalendarDurationStyle(locale: "en").timeZone(.utc)
/// style.format(from: start, to: end)                              // "2 years, 3 months, 6 days, 1 hour, 30 minutes"
/// style.maximumFieldCount(2).format(from: start, to: end)         // "2 years, 3 months"
/// style.fields([.week, .day]).format(from: start, to: end)        // "118 weeks, 3 days"
/// style.calendar(.hebrew).maximumFieldCount(3).locale("de").format(from: start, to: end)      // "2 Jahre, 3 Monate und 2 Tage"
/// ```
///
/// Years, months, weeks and days are counted by `CalendarSystem.period(from:to:in:)`: as many years as do not pass the end, then months
/// and so on, at the same time of day in the zone. A leap month is a month: from 1 Adar I to 1 Adar II it is one. A day is one
/// however many hours it has; hours, minutes and seconds are exact time.
public struct CalendarDurationStyle: Hashable, Codable, Sendable {
    /// A unit in which a duration may be told. Foundation's words, the largest first.
    public enum Field: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
        /// A year of the calendar.
        case year
        /// A month of the calendar, leap months too.
        case month
        /// Seven days.
        case week
        /// A day of the zone, however many hours it has.
        case day
        /// 60 minutes.
        case hour
        /// 60 seconds.
        case minute
        /// The SI second.
        case second

        /// By length: days are more than hours.
        public static func < (one: Self, other: Self) -> Bool { one.place > other.place }

        /// The unit of a calendar; nil for those of exact time.
        var calendarUnit: CalendarUnit? { CalendarUnit(rawValue: rawValue) }
        /// The unit of exact time; nil for those of a calendar.
        var durationUnit: DurationUnit? { calendarUnit == nil ? DurationUnit(rawValue: rawValue + "s") : nil }
        var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// The units that may appear; at least one.
    public var fields: Set<Field>
    /// How units are written.
    public var width: NumberSpecification.UnitWidth
    /// At most so many units, counted from the largest of which there is one; nil for any number.
    public var maximumFieldCount: Int?
    /// What happens to what is less than the smallest unit that is shown: with `.down`, which is usual, it is left out, as Foundation does
    /// it. A month is rounded by its own length, a day by the hours that it has.
    public var rounding: RoundingMode
    /// Nil for the locale's calendar.
    public var calendar: CalendarID?
    /// Choices within the calendars; nil for the usual ones.
    public var calendarOptions: CalendarOptions?
    /// Whose days are counted; nil for the locale's `-u-tz-`, and without one the zone that is current.
    public var timeZone: TimeZoneID?
    /// Whose words and digits are used.
    public var locale: LocaleID

    /// Years, months, days, hours, minutes and seconds in full, unless told otherwise.
    public init(
        fields: Set<Field> = [.year, .month, .day, .hour, .minute, .second],
        width: NumberSpecification.UnitWidth = .wide, maximumFieldCount: Int? = nil, locale: LocaleID
    ) {
        self.fields = fields
        self.width = width
        self.maximumFieldCount = maximumFieldCount
        rounding = .down
        self.locale = locale
    }

    /// The distance as text, with a minus sign where the end is earlier.
    ///
    /// Never fails: a style that cannot be compiled, and an instant that the calendar cannot convert, give the duration in ISO 8601,
    /// `PT36H`. To see why, call ``formattedText(from:to:)``.
    public func format(from start: Instant, to end: Instant) -> String {
        (try? compiledOnce().format((start, end))) ?? start.distance(to: end).iso8601
    }

    /// The distance as text, and where in it each unit is.
    ///
    /// - Throws: ``DurationError``.
    public func formattedText(from start: Instant, to end: Instant) throws(DurationError) -> FormattedText<Field> {
        try compiledOnce().formattedText((start, end))
    }

    /// A duration that is known, as text: its parts as they are.
    ///
    /// ```swift
    /// let duration = try CalendarDuration(iso8601: "P1Y14MT90M")
    /// try CalendarDurationStyle(locale: "en").format(duration)            // "1 year, 14 months, 1 hour, 30 minutes"
    /// ```
    ///
    /// Years, months, weeks and days are shown whether they are among ``fields`` or not, for how many days a month has cannot be known;
    /// hours, minutes and seconds are told in those of the three that are. Where some parts go back and some forward each has its sign.
    ///
    /// - Throws: ``DurationError``.
    public func format(_ duration: CalendarDuration) throws(DurationError) -> String {
        try compiledOnce().format(duration)
    }

    /// A duration that is known, with its parts.
    ///
    /// - Throws: ``DurationError``.
    public func formattedText(_ duration: CalendarDuration) throws(DurationError) -> FormattedText<Field> {
        try compiledOnce().formattedText(duration)
    }

    /// The style made ready to run: hold it where many durations are formatted. It needs no cache and no lock.
    ///
    /// - Throws: ``DurationError``.
    public func compiled() throws(DurationError) -> CompiledCalendarDuration { try CompiledCalendarDuration(self) }

    /// The calendar and the zone, as the locale has them where the style leaves them open.
    func days() throws(DurationError) -> (calendar: CalendarSystem, zone: TimeZoneID) {
        var style = DateStyle(pattern: "y", locale: locale)
        (style.calendar, style.calendarOptions, style.timeZone) = (calendar, calendarOptions, timeZone)
        do throws(DateError) { return try style.days() } catch { throw .date(error) }
    }
}

extension CalendarDurationStyle {
    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// The same with these units.
    public func fields(_ fields: Set<Field>) -> Self { with { $0.fields = fields } }
    /// The same with units in full, or abbreviated.
    public func width(_ width: NumberSpecification.UnitWidth) -> Self { with { $0.width = width } }
    /// The same with at most so many units, the largest.
    public func maximumFieldCount(_ count: Int?) -> Self { with { $0.maximumFieldCount = count } }
    /// The same with what is not shown rounded so.
    public func rounding(_ rounding: RoundingMode) -> Self { with { $0.rounding = rounding } }
    /// The same by this calendar, whatever the locale prefers.
    public func calendar(_ calendar: CalendarID) -> Self { with { $0.calendar = calendar } }
    /// The same with the days of this zone.
    public func timeZone(_ zone: TimeZoneID) -> Self { with { $0.timeZone = zone } }
    /// The same in another locale.
    public func locale(_ locale: LocaleID) -> Self { with { $0.locale = locale } }
}
