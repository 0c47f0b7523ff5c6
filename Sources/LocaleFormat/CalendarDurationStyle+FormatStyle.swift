public import LocaleFormatCore
internal import LocaleFormatDates
public import LocaleFormatMeasures
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension CalendarDurationStyle: FieldFormatStyle {
    public typealias FormatInput = Range<Date>
    public typealias FormatOutput = String

    /// How long it is from the first date to the last.
    public func format(_ value: Range<Date>) -> String { format(from: value.lowerBound, to: value.upperBound) }

    public func formattedText(_ value: Range<Date>) throws(DurationError) -> FormattedText<Field> {
        let ends: (Instant, Instant)
        do throws(DateError) { ends = try (Instant(value.lowerBound), Instant(value.upperBound)) } catch {
            throw .date(error)
        }
        return try formattedText(from: ends.0, to: ends.1)
    }

    /// How far it is from one date to another, with a minus sign where it is earlier. Dates that are not finite or beyond
    /// `Instant.range` give the seconds between them.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let date = Date(timeIntervalSince1970: 1_763_715_600)
    /// let style = CalendarDurationStyle(fields: [.month, .day], locale: "de").timeZone(.utc)
    /// style.format(from: date, to: date.addingTimeInterval(-40 * 86_400))             // "-1 Monat, 9 Tage"
    /// ```
    // `.now` alone is an instant's.
    @_disfavoredOverload
    public func format(from start: Date, to end: Date) -> String {
        guard let first = try? Instant(start), let last = try? Instant(end) else {
            return "\(end.timeIntervalSince(start)) s"
        }
        return format(from: first, to: last)
    }

    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle where Self == CalendarDurationStyle {
    /// How long it is from one date to another, in units of a calendar.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let date = Date(timeIntervalSince1970: 1_763_715_600)
    /// let stay = date..<date.addingTimeInterval(40 * 86_400 + 5_400)
    /// stay.formatted(.components(style: .wide, fields: [.month, .day], in: "en").timeZone("UTC"))     // "1 month, 10 days"
    /// stay.formatted(.components(style: .narrow, maximumFieldCount: 1, in: "de").timeZone("UTC"))     // "1 M"
    /// ```
    ///
    /// - Parameters:
    ///   - style: units in full, or abbreviated.
    ///   - fields: the units that may appear.
    ///   - maximumFieldCount: at most so many units, the largest; nil for any number.
    ///   - locale: whose words, digits and calendar are used.
    public static func components(
        style: NumberSpecification.UnitWidth = .wide,
        fields: Set<CalendarDurationStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maximumFieldCount: Int? = nil, in locale: LocaleID
    ) -> Self {
        Self(fields: fields, width: style, maximumFieldCount: maximumFieldCount, locale: locale)
    }
}

extension Range<Date> {
    /// How long the span is: `(a..<b).formatted(.components(fields: [.day], in: "de"))`.
    public func formatted(_ style: CalendarDurationStyle) -> String { style.format(self) }
}

extension ClosedRange<Date> {
    /// How long the span is.
    public func formatted(_ style: CalendarDurationStyle) -> String { style.format(from: lowerBound, to: upperBound) }
}

extension DateInterval {
    /// How long the interval is, in units of a calendar.
    public func formatted(_ style: CalendarDurationStyle) -> String { style.format(from: start, to: end) }
}
