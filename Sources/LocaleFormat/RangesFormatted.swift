public import LocaleFormatCore
public import LocaleFormatDates
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension NumberRangeStyle: FormatStyle where Base.Value: Comparable {
    public typealias FormatInput = ClosedRange<Base.Value>
    public typealias FormatOutput = String

    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension ClosedRange where Bound: NumberConvertible {
    /// The range in a style for numbers.
    ///
    /// ```swift
    /// (3...5).formatted(.number(in: "en"))                        // "3–5"
    /// (0.1...0.25).formatted(.percent(in: "de"))                  // "10–25 %"
    /// (1_000...2_500).formatted(.currency("EUR", in: "en"))       // "€1,000.00 – €2,500.00"
    /// ```
    public func formatted<Style: NumberStyleProtocol & FormatStyle>(_ style: Style) -> String
    where Style.Value == Bound, Style.FormatInput == Bound {
        style.formatRange(self)
    }

    /// The range in a style for ranges: `(5...5).formatted(NumberStyle(locale: "en").range.identity(.singleValue))` is `5`.
    public func formatted<Base>(_ style: NumberRangeStyle<Base>) -> String where Base.Value == Bound {
        style.format(self)
    }
}

extension Range<Date> {
    /// The span in the fields of a style for dates, with what both ends have in common written once.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let start = Date(timeIntervalSince1970: 1_763_715_600)
    /// let days = start..<start.addingTimeInterval(3 * 86_400)
    /// days.formatted(.date(.long, in: "de").timeZone("UTC"))                      // "21.–24. November 2025"
    /// days.formatted(.date(in: "en").month().day().timeZone("UTC"))               // "Nov 21 – 24"
    /// ```
    public func formatted(_ style: DateStyle) -> String { formatted(DateIntervalStyle(style)) }
}

extension ClosedRange<Date> {
    /// The span in a style: `(start...end).formatted(.interval("yMMMd", in: "en"))`.
    public func formatted(_ style: DateIntervalStyle) -> String { style.format(from: lowerBound, to: upperBound) }

    /// The span in the fields of a style for dates: `(start...end).formatted(.date(.long, in: "de"))`.
    public func formatted(_ style: DateStyle) -> String { formatted(DateIntervalStyle(style)) }
}

extension DateInterval {
    /// The span in a style: `interval.formatted(.interval("yMMMd", in: "en"))`.
    public func formatted(_ style: DateIntervalStyle) -> String { style.format(from: start, to: end) }

    /// The span in the fields of a style for dates.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let interval = DateInterval(start: Date(timeIntervalSince1970: 1_763_715_600), duration: 5_400)
    /// interval.formatted(.date(in: "de").hour().minute().timeZone("UTC"))         // "09:00–10:30 Uhr"
    /// ```
    public func formatted(_ style: DateStyle) -> String { formatted(DateIntervalStyle(style)) }
}

extension DateIntervalStyle {
    /// The span from the first date to the last, in any order. Dates that are not finite or beyond `Instant.range` give their seconds
    /// since 1970, with a solidus between them.
    // `.now` alone is an instant's.
    @_disfavoredOverload
    public func format(from start: Date, to end: Date) -> String {
        guard let first = try? Instant(start), let last = try? Instant(end) else {
            return "\(start.timeIntervalSince1970)/\(end.timeIntervalSince1970)"
        }
        return format(from: first, to: last)
    }
}

extension FormatStyle where Self == DateIntervalStyle {
    /// The fields that dates and times of these lengths have.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let start = Date(timeIntervalSince1970: 1_763_715_600)
    /// (start..<start.addingTimeInterval(5_400)).formatted(.interval(date: .none, time: .short, in: "en").timeZone("UTC"))
    /// // "9:00 – 10:30 AM"
    /// ```
    public static func interval(
        date: DateStyle.Length = .medium, time: DateStyle.Length = .none, in locale: LocaleID
    ) -> Self {
        Self(DateStyle(date: date, time: time, locale: locale))
    }
}
