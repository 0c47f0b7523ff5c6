internal import LocaleFormatBridge
public import LocaleFormatCalendars
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

    /// The same with the next unit from there on.
    public func thresholds(_ thresholds: RelativeThresholds) -> Self { with { $0.thresholds = thresholds } }
    /// The same with the time of day, in days always.
    public func time(_ time: DateStyle.Length) -> Self { with { $0.time = time } }
    /// The same by this calendar, whatever the locale prefers.
    public func calendar(_ calendar: CalendarID) -> Self { with { $0.calendar = calendar } }

    /// The distance from one instant to another as people tell it by their calendar.
    ///
    /// With words (``Numeric/auto``) days, weeks, months and years are counted on the calendar: "yesterday" is the day before in
    /// the zone, however many hours ago, once ``thresholds`` say that it is told in days. Weeks begin on the locale's first weekday. With
    /// numbers (``Numeric/always``), and below a day, it is the time that lies between, as `format(_:relativeTo:)` says it.
    ///
    /// With a ``time`` it is told in days of the zone, with the time of day behind.
    ///
    /// ```swift
    /// let now = try Instant(iso8601: "2025-11-22T01:00:00Z")
    /// let then = try Instant(iso8601: "2025-11-20T19:00:00Z")
    /// let style = RelativeDateStyle(locale: "en")
    /// try style.format(then, relativeTo: now, in: .utc)                       // "2 days ago"
    /// try style.format(then, relativeTo: now)                                 // "yesterday"; 30 hours are nearer to one day
    /// try style.locale("de").time(.short).format(then, relativeTo: now, in: .utc)     // "vorgestern um 19:00"
    /// try style.calendar(.hebrew).format(Instant(iso8601: "2026-01-22"), relativeTo: now, in: .utc)      // "in 2 months"; Kislev to Shevat
    /// ```
    public func format(
        _ instant: Instant, relativeTo now: Instant, in zone: TimeZoneID
    ) throws(DateError) -> String {
        if time != .none { return try textWithTime(instant, relativeTo: now, in: zone).text }
        let (offset, unit) = try distance(from: now, to: instant, zone)
        return try format(offset, unit)
    }

    /// The same with the place of its number.
    public func formattedText(
        _ instant: Instant, relativeTo now: Instant, in zone: TimeZoneID
    ) throws(DateError) -> FormattedText<RelativeDateField> {
        if time != .none { return try textWithTime(instant, relativeTo: now, in: zone) }
        let (offset, unit) = try distance(from: now, to: instant, zone)
        return try formattedText(offset, unit)
    }

    /// "in 2 days at 3 PM"
    private func textWithTime(
        _ instant: Instant, relativeTo now: Instant, in zone: TimeZoneID
    ) throws(DateError) -> FormattedText<RelativeDateField> {
        let days: Double
        do throws(CalendarError) { days = try CalendarDistance.days(from: now, to: instant, in: zone) } catch {
            throw .impossibleDate(error)
        }
        let pattern = try RelativeTimePattern.of(locale, isWide: width == .wide) { (day, time) throws(DateError) in
            try combine(day: day, time: time)
        }
        let style = beside(pattern)
        let clock = DateStyle(date: .none, time: time, locale: locale).timeZone(zone)
        return pattern.joined(try style.formattedText(days, .day), try clock.formattedText(instant).text)
    }

    /// The style of the day, where the time may stand before it.
    package func beside(_ pattern: RelativeTimePattern) -> Self {
        let isMoved = !pattern.isDayFirst && capitalization == .beginningOfSentence
        return isMoved ? capitalizationContext(.middleOfSentence) : self
    }

    private func distance(
        from now: Instant, to instant: Instant, _ zone: TimeZoneID
    ) throws(DateError) -> CompiledRelativeDate.Input {
        if let elapsed = thresholds.elapsed(now.seconds(to: instant), isNumeric: numeric == .always) { return elapsed }
        let counted = CalendarDistance(thresholds, try system(zone))
        do throws(CalendarError) {
            return try counted.distance(from: now, to: instant, in: zone) { firstWeekday }
        } catch { throw .impossibleDate(error) }
    }

    package func system(_ zone: TimeZoneID) throws(DateError) -> CalendarSystem {
        var date = DateStyle(pattern: "y", locale: locale).timeZone(zone)
        date.calendar = calendar
        return try date.days().calendar
    }

    /// Of the locale, by its region or `-u-fw-`; 1 is Sunday.
    package var firstWeekday: Int {
        let style = DateStyle(pattern: "y", locale: locale).timeZone(.utc)
        return (try? ResolvedDate(style).open().handle.firstWeekday) ?? WeekRules.iso8601.firstWeekday
    }
}
