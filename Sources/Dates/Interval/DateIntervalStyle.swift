public import LocaleFormatCalendars
public import LocaleFormatCore

/// A span of time from one instant to another, with what both have in common written once (UTS #35 part 4, "Interval
/// Formats").
///
/// ```swift
/// let style = DateIntervalStyle(skeleton: "yMMMd", locale: "en").timeZone(.utc)
/// let start = try Instant(iso8601: "2025-11-21T12:00:00Z")
/// let end = try Instant(iso8601: "2025-11-24T12:00:00Z")
/// style.format(from: start, to: end)      // "Nov 21 – 24, 2025"
/// ```
///
/// In the ten calendars that ICU does not know, and for `islamic`, the patterns are those of the nearest calendar that it
/// has. Two exceptions write the two ends in full, with the locale's pattern for spans between them: lunar days in halves,
/// and a style that gives a pattern, which is used as it is.
public struct DateIntervalStyle: Hashable, Codable, Sendable {
    /// The fields that are wanted, and the calendar, zone, digits and language. A style by lengths keeps its length:
    /// `2025年11月21日至24日`. It is written by CLDR's pattern for spans where that has the fields of the length's own, as wide
    /// as they are there, and else as two dates in full; a span within a day is the date.
    public var style: DateStyle

    /// The fields that are wanted, such as `yMMMd` or `jm`; the locale decides the rest.
    public init(skeleton: String, locale: LocaleID) { style = DateStyle(skeleton: skeleton, locale: locale) }

    /// Spans with the fields, calendar, zone and digits of a style for dates.
    public init(_ style: DateStyle) { self.style = style }

    private func with(_ change: (inout DateStyle) -> Void) -> Self {
        var copy = self
        change(&copy.style)
        return copy
    }

    /// The same in another locale.
    public func locale(_ locale: LocaleID) -> Self { with { $0.locale = locale } }
    /// In this calendar, whatever the locale prefers.
    public func calendar(_ calendar: CalendarID) -> Self { with { $0.calendar = calendar } }
    /// The same on the clocks of this zone.
    public func timeZone(_ zone: TimeZoneID) -> Self { with { $0.timeZone = zone } }
    /// With digits of this system, whatever the locale prefers.
    public func numbering(_ system: NumberingSystem) -> Self { with { $0.numbering = system } }
    /// With hours of this cycle.
    public func hourCycle(_ cycle: DateStyle.HourCycle) -> Self { with { $0.hourCycle = cycle } }
    /// With the capitals of the place where the text will stand.
    public func capitalizationContext(_ context: DateStyle.CapitalizationContext) -> Self {
        with { $0.capitalization = context }
    }

    /// The style made ready to run.
    public func compiled() throws(DateError) -> CompiledDateInterval { try CompiledDateInterval(self) }

    /// The span as text. Where both ends show alike it is one date.
    ///
    /// Never fails: a style that cannot be compiled gives both in ISO 8601, with a solidus between them.
    public func format(from start: Instant, to end: Instant) -> String {
        TieredInterval.read(self) { style in
            style.read(mayBeICU: style.once.mayBeICU(start, end)) { try? $0.format(from: start, to: end) }
        } ?? "\(start)/\(end)"
    }

    /// The span with the meaning of its parts.
    public func formattedText(from start: Instant, to end: Instant) throws(DateError) -> FormattedText<DateField> {
        try TieredInterval.of(self).compile().formattedText(from: start, to: end)
    }
}
