public import LocaleFormatCalendars
public import LocaleFormatCore
public import LocaleFormatLocales
public import LocaleFormatDates

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension RelativeDateStyle: FieldFormatStyle {
    public typealias FormatInput = Date
    public typealias FormatOutput = String

    /// The date seen from now, counted on the calendar of the current time zone, as `format(_:relativeTo:in:)` does. A date that
    /// is not finite or beyond `Instant.range` gives its seconds since 1970.
    public func format(_ value: Date) -> String { relative(to: Date.now).format(value) }

    public func formattedText(_ value: Date) throws(DateError) -> FormattedText<RelativeDateField> {
        try relative(to: Date.now).formattedText(value)
    }

    /// The style seen from another date than now.
    public func relative(to reference: Date) -> DateDistanceStyle { DateDistanceStyle(from: reference, style: self) }

    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

/// A date seen from another one. (Foundation's `Date.AnchoredRelativeFormatStyle` says it the other way round: its anchor seen from the
/// date.)
public struct DateDistanceStyle: FieldFormatStyle {
    /// The date from which others are seen.
    public var reference: Date
    /// Words and units.
    public var style: RelativeDateStyle
    /// Whose days are counted; nil for the locale's `-u-tz-`, and without one the zone that is current.
    public var timeZone: TimeZoneID?

    /// Dates seen from `reference`.
    public init(from reference: Date, style: RelativeDateStyle, timeZone: TimeZoneID? = nil) {
        self.reference = reference
        self.style = style
        self.timeZone = timeZone
    }

    /// The date seen from the reference. Where it cannot be said, the seconds since 1970.
    public func format(_ value: Date) -> String {
        do throws(DateError) {
            return try style.format(Instant(value), relativeTo: Instant(reference), in: zone())
        } catch {
            return "\(value.timeIntervalSince1970)"
        }
    }

    public func formattedText(_ value: Date) throws(DateError) -> FormattedText<RelativeDateField> {
        try style.formattedText(Instant(value), relativeTo: Instant(reference), in: zone())
    }

    package func zone() throws(DateError) -> TimeZoneID {
        if let timeZone { return timeZone }
        return try style.locale.timeZone() ?? .current
    }

    /// The same with the days of this zone.
    public func timeZone(_ zone: TimeZoneID) -> Self {
        var copy = self
        copy.timeZone = zone
        return copy
    }

    private func with(_ change: (inout RelativeDateStyle) -> Void) -> Self {
        var copy = self
        change(&copy.style)
        return copy
    }

    /// The same in another locale.
    public func locale(_ locale: LocaleID) -> Self { with { $0.locale = locale } }
    /// The same with the time of day, in days always: `.relative(to: now, in: "en").time(.short)` is "tomorrow at 3:00 PM".
    public func time(_ time: DateStyle.Length) -> Self { with { $0.time = time } }
    /// The same with the next unit from there on.
    public func thresholds(_ thresholds: RelativeThresholds) -> Self { with { $0.thresholds = thresholds } }
    /// The same by this calendar, whatever the locale prefers.
    public func calendar(_ calendar: CalendarID) -> Self { with { $0.calendar = calendar } }
    /// The same with the capitals of the place where the text will stand.
    public func capitalizationContext(_ context: DateStyle.CapitalizationContext) -> Self {
        with { $0.capitalization = context }
    }

    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle where Self == RelativeDateStyle {
    /// A date seen from now: `Date.now.formatted(.relative(in: "en"))` is `now`.
    ///
    /// - Parameters:
    ///   - presentation: words such as "yesterday" where there are some (`.named`), or always numbers (`.numeric`).
    ///   - unitsStyle: units in full, or abbreviated.
    ///   - locale: whose words and digits are used.
    public static func relative(
        presentation: RelativeDateStyle.Numeric = .named, unitsStyle: RelativeDateStyle.Width = .wide,
        in locale: LocaleID
    ) -> Self {
        Self(numeric: presentation, width: unitsStyle, locale: locale)
    }
}

extension FormatStyle where Self == DateDistanceStyle {
    /// A date seen from another one.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let start = Date(timeIntervalSince1970: 1_763_715_600)
    /// let later = start.addingTimeInterval(3 * 86_400)
    /// later.formatted(.relative(to: start, in: "de"))                                   // "in 3 Tagen"
    /// start.formatted(.relative(to: later, presentation: .numeric, in: "en"))           // "3 days ago"
    /// ```
    public static func relative(
        to reference: Date, presentation: RelativeDateStyle.Numeric = .named,
        unitsStyle: RelativeDateStyle.Width = .wide, in locale: LocaleID
    ) -> Self {
        Self(
            from: reference, style: RelativeDateStyle(numeric: presentation, width: unitsStyle, locale: locale))
    }
}
