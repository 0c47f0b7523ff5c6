public import LocaleFormatCalendars
public import LocaleFormatDates

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension CalendarID {
    /// The calendar that Foundation means; nil for one that came later than this package.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// CalendarID(Calendar.Identifier.islamicUmmAlQura)?.rawValue      // "islamic-umalqura"
    /// ```
    public init?(_ identifier: Calendar.Identifier) {
        // Foundation's words for its cases are among the names that are read.
        self.init(identifier: "\(identifier)")
    }
}

extension DateStyle {
    /// In Foundation's calendar, whatever the locale prefers: its identifier counts, not its zone, locale or weeks.
    ///
    /// Never fails: a calendar that came later than this package leaves the style as it is.
    public func calendar(_ calendar: Calendar) -> Self {
        CalendarID(calendar.identifier).map { self.calendar($0) } ?? self
    }
}

extension DateIntervalStyle {
    /// In Foundation's calendar, as `DateStyle.calendar(_:)`.
    public func calendar(_ calendar: Calendar) -> Self { Self(style.calendar(calendar)) }
}
