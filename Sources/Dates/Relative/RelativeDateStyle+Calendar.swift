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
        let days = Double(try Self.day(of: now, zone).distance(to: Self.day(of: instant, zone)))
        let pattern = try RelativeTimePattern.of(locale, isWide: width == .wide) { (day, time) throws(DateError) in
            try combine(day: day, time: time)
        }
        let style = beside(pattern)
        let clock = DateStyle(date: .none, time: time, locale: locale).timeZone(zone)
        return pattern.joined(try style.formattedText(days, .day), try clock.formattedText(instant).text)
    }

    /// The style of the day, where the time may stand before it.
    func beside(_ pattern: RelativeTimePattern) -> Self {
        let isMoved = !pattern.isDayFirst && capitalization == .beginningOfSentence
        return isMoved ? capitalizationContext(.middleOfSentence) : self
    }

    private static func day(of instant: Instant, _ zone: TimeZoneID) throws(DateError) -> FixedDay {
        do throws(CalendarError) {
            return try FixedDay(LocalTime(instant, zone.rules.segment(at: instant.seconds)).fixedDay)
        } catch {
            throw .impossibleDate(error)
        }
    }

    private func distance(
        from now: Instant, to instant: Instant, _ zone: TimeZoneID
    ) throws(DateError) -> CompiledRelativeDate.Input {
        let seconds = now.seconds(to: instant)
        let elapsed = thresholds.distance(seconds)
        guard numeric == .auto, !elapsed.unit.isOfClock else { return elapsed }
        // Of 23 hours and 50 minutes, which are nearly a day, it depends on midnight.
        let unit = thresholds.unit(seconds)
        let largest = try whole(unit.isOfClock ? .day : unit, from: now, to: instant, zone)
        if let counted = try calendarDistance(from: now, to: instant, zone, largest: largest) {
            return counted
        }
        return thresholds.withinDay(seconds)
    }

    private func system(_ zone: TimeZoneID) throws(DateError) -> CalendarSystem {
        var date = DateStyle(pattern: "y", locale: locale).timeZone(zone)
        date.calendar = calendar
        return try date.days().calendar
    }

    /// The unit, or the next one where the calendar has a whole one of it, which may be shorter than one is on average: a year of 365
    /// days, or of 354. Only where the style does not say itself when it begins.
    private func whole(
        _ unit: Unit, from now: Instant, to then: Instant, _ zone: TimeZoneID
    ) throws(DateError) -> Unit {
        let isMonth = unit == .month && thresholds.months == RelativeThresholds.standard.months
        guard isMonth || unit == .week && thresholds.weeks == RelativeThresholds.standard.weeks else { return unit }
        let (start, end) = (try Self.day(of: now, zone), try Self.day(of: then, zone))
        let system = try system(zone)
        do throws(CalendarError) {
            let period = try system.period(from: start, to: end, in: isMonth ? [.year] : [.month])
            return isMonth ? period.years == 0 ? unit : .year : period.months == 0 ? unit : .month
        } catch { throw .impossibleDate(error) }
    }

    /// In the largest unit, up to a given one, of which there is one on the calendar; nil on one day.
    private func calendarDistance(
        from now: Instant, to then: Instant, _ zone: TimeZoneID, largest: Unit
    ) throws(DateError) -> CompiledRelativeDate.Input? {
        let (start, end) = (try Self.day(of: now, zone), try Self.day(of: then, zone))
        let system = try system(zone)
        do throws(CalendarError) {
            for unit in [Unit.year, .month, .week, .day] where unit.icu >= largest.icu && thresholds.uses(unit) {
                let count: Int
                switch unit {
                case .year: count = try system.fields(of: end).extendedYear - system.fields(of: start).extendedYear
                case .month: count = try system.monthIndex(of: end) - system.monthIndex(of: start)
                case .week:
                    let first = firstWeekday
                    count = Self.week(of: end, first) - Self.week(of: start, first)
                default: count = start.distance(to: end)
                }
                if count != 0 { return (Double(count), unit) }
            }
            return nil
        } catch { throw .impossibleDate(error) }
    }

    /// Weeks since day 0, which was a Sunday.
    private static func week(of day: FixedDay, _ firstWeekday: Int) -> Int {
        let days = day.dayNumber - (firstWeekday - 1)
        return days >= 0 ? days / 7 : (days - 6) / 7
    }

    /// Of the locale, by its region or `-u-fw-`; 1 is Sunday.
    var firstWeekday: Int {
        let style = DateStyle(pattern: "y", locale: locale).timeZone(.utc)
        return (try? ResolvedDate(style).open().handle.firstWeekday) ?? WeekRules.iso8601.firstWeekday
    }
}

extension RelativeDateStyle.Unit {
    /// Hours, minutes and seconds.
    fileprivate var isOfClock: Bool { self == .hour || self == .minute || self == .second }
}

extension Instant {
    /// The seconds to another instant, as exactly as a distance is told.
    func seconds(to other: Instant) -> Double {
        Double(other.seconds - seconds) + Double(other.nanoseconds - nanoseconds) / 1e9
    }
}
