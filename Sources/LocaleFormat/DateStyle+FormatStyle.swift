public import LocaleFormatCore
public import LocaleFormatDates

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DateStyle: FormatStyle {
    public typealias FormatInput = Date
    public typealias FormatOutput = String

    /// The formatted date. One that is not finite or beyond `Instant.range` gives its seconds since 1970.
    // `.now` alone is an instant's.
    @_disfavoredOverload
    public func format(_ value: Date) -> String {
        (try? Instant(value)).map { format($0) } ?? "\(value.timeIntervalSince1970)"
    }

    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

// Foundation's own entry points have no label `in:`, so they keep their meaning.
extension FormatStyle where Self == DateStyle {
    /// A date by its fields, as Foundation's `.dateTime`: `date.formatted(.date(in: "de").year().month(.wide).day())` is
    /// `21. November 2025`. Without any it is of medium length.
    @inlinable
    public static func date(in locale: LocaleID) -> Self { Self(locale: locale) }

    /// `date.formatted(.date(.long, in: "de"))` is `21. November 2025`.
    @inlinable
    public static func date(
        _ date: DateStyle.Length = .medium, time: DateStyle.Length = .none, in locale: LocaleID
    ) -> Self {
        Self(date: date, time: time, locale: locale)
    }

    /// `date.formatted(.time(.short, in: "de"))` is `14:30`: the time of day, without the date.
    @inlinable
    public static func time(_ time: DateStyle.Length, in locale: LocaleID) -> Self {
        Self(date: .none, time: time, locale: locale)
    }

    /// `date.formatted(.date(skeleton: "yMMMEd", in: "fr"))` is `ven. 21 nov. 2025`.
    @inlinable
    public static func date(skeleton: String, in locale: LocaleID) -> Self { Self(skeleton: skeleton, locale: locale) }

    /// `date.formatted(.date(pattern: "yyyy-MM-dd", in: "en"))` is `2025-11-21`.
    @inlinable
    public static func date(pattern: String, in locale: LocaleID) -> Self { Self(pattern: pattern, locale: locale) }
}

extension DateIntervalStyle: FormatStyle {
    /// The span from the first date to the last. Dates that are not finite or beyond `Instant.range` give their seconds
    /// since 1970, with a solidus between them.
    public func format(_ value: Range<Date>) -> String { format(from: value.lowerBound, to: value.upperBound) }

    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle where Self == DateIntervalStyle {
    /// `(a..<b).formatted(.interval("yMMMd", in: "en"))` is `Nov 21 – 24, 2025`.
    public static func interval(_ skeleton: String, in locale: LocaleID) -> Self {
        Self(skeleton: skeleton, locale: locale)
    }
}

extension Range<Date> {
    /// The span in a style; Foundation has this function only in the half that is not linked here.
    public func formatted(_ style: DateIntervalStyle) -> String { style.format(self) }
}
