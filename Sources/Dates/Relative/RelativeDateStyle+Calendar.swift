internal import LocaleFormatBridge
internal import LocaleFormatCalendars
public import LocaleFormatCore

extension RelativeDateStyle.Numeric {
    /// Foundation's word for ``always``.
    public static var numeric: Self { .always }
    /// Foundation's word for ``auto``.
    public static var named: Self { .auto }
}

extension RelativeDateStyle.Width {
    /// Foundation's word for ``short``.
    public static var abbreviated: Self { .short }
}

extension RelativeDateStyle {
    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// The same in another locale.
    public func locale(_ locale: LocaleID) -> Self { with { $0.locale = locale } }
    /// With words such as "tomorrow" where there are some, or with numbers always.
    public func numeric(_ numeric: Numeric) -> Self { with { $0.numeric = numeric } }
    /// With units in full, or abbreviated.
    public func width(_ width: Width) -> Self { with { $0.width = width } }
    /// With the capitals of the place where the text will stand.
    public func capitalizationContext(_ context: DateStyle.CapitalizationContext) -> Self {
        with { $0.capitalization = context }
    }

    /// The distance from one instant to another as people tell it by their calendar.
    ///
    /// With words (``Numeric/auto``) days, weeks, months and years are counted on the calendar: "yesterday" is the day before in
    /// the zone, however many hours ago, once it is a day. Weeks begin on the locale's first weekday. With numbers
    /// (``Numeric/always``), and below a day, it is the time that lies between, as `format(_:relativeTo:)` says it.
    ///
    /// ```swift
    /// let now = try Instant(iso8601: "2025-11-22T01:00:00Z")
    /// let then = try Instant(iso8601: "2025-11-20T19:00:00Z")
    /// try RelativeDateStyle(locale: "en").format(then, relativeTo: now, in: .utc)        // "2 days ago"
    /// try RelativeDateStyle(locale: "en").format(then, relativeTo: now)                  // "yesterday"; 30 hours are nearer to one day
    /// ```
    public func format(
        _ instant: Instant, relativeTo now: Instant, in zone: TimeZoneID
    ) throws(DateError) -> String {
        let (offset, unit) = try distance(from: now, to: instant, zone)
        return try format(offset, unit)
    }

    /// The same with the place of its number.
    public func formattedText(
        _ instant: Instant, relativeTo now: Instant, in zone: TimeZoneID
    ) throws(DateError) -> FormattedText<RelativeDateField> {
        let (offset, unit) = try distance(from: now, to: instant, zone)
        return try formattedText(offset, unit)
    }

    private func distance(
        from now: Instant, to instant: Instant, _ zone: TimeZoneID
    ) throws(DateError) -> CompiledRelativeDate.Input {
        guard numeric == .auto, let (count, unit) = try calendarDistance(from: now, to: instant, zone) else {
            return CompiledRelativeDate.distance(from: now, to: instant)
        }
        return (Double(count), unit)
    }

    /// In the largest unit of which there is one both by time and on the calendar; nil below a day.
    private func calendarDistance(
        from now: Instant, to then: Instant, _ zone: TimeZoneID
    ) throws(DateError) -> (Int, Unit)? {
        let elapsed = abs(then.seconds - now.seconds)
        guard elapsed >= 86_400 else { return nil }
        do throws(CalendarError) {
            let calendar = CalendarSystem(.gregorian)
            let start = try DateValues(now, zone: zone.rules, calendar: calendar)
            let end = try DateValues(then, zone: zone.rules, calendar: calendar)
            let years = end.fields.extendedYear - start.fields.extendedYear
            if elapsed >= 31_556_952, years != 0 { return (years, .year) }
            let months = years * 12 + end.fields.month - start.fields.month
            if elapsed >= 2_629_746, months != 0 { return (months, .month) }
            let days = start.day.distance(to: end.day)
            if elapsed >= 604_800 {
                let first = firstWeekday
                let weeks = Self.week(of: end.day, first) - Self.week(of: start.day, first)
                if weeks != 0 { return (weeks, .week) }
            }
            return (days, .day)
        } catch { throw .impossibleDate(error) }
    }

    /// Weeks since day 0, which was a Sunday.
    private static func week(of day: FixedDay, _ firstWeekday: Int) -> Int {
        let days = day.dayNumber - (firstWeekday - 1)
        return days >= 0 ? days / 7 : (days - 6) / 7
    }

    /// Of the locale, by its region or `-u-fw-`; 1 is Sunday.
    private var firstWeekday: Int {
        let style = DateStyle(pattern: "y", locale: locale).timeZone(.utc)
        return (try? ResolvedDate(style).open().handle.firstWeekday) ?? WeekRules.iso8601.firstWeekday
    }
}
