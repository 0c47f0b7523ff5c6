public import LocaleFormatDates
internal import LocaleFormatCalendars

extension DateStyle {
    /// The style for a value's calendar, unless the style or its locale names one, or the value's is ISO 8601's.
    fileprivate func showing(_ calendar: CalendarID, in zone: TimeZoneID) -> DateStyle {
        var style = self
        style.timeZone = zone
        if style.calendar == nil, calendar != .iso8601, locale.keyword("ca") == nil { style.calendar = calendar }
        return style
    }
}

extension PlainDate {
    /// The day in a style.
    ///
    /// ```swift
    /// import LocaleFormat
    ///
    /// try PlainDate("2025-11-21[u-ca=hebrew]").formatted(DateStyle(date: .long, locale: "en"))      // "1 Kislev 5786"
    /// ```
    public func formatted(_ style: DateStyle) -> String { at(.midnight).formatted(style) }
}

extension PlainDateTime {
    /// Day and time in a style, whose zone does not matter.
    public func formatted(_ style: DateStyle) -> String {
        let style = style.showing(date.calendar, in: .utc)
        return (try? self.in(.utc)).map { style.format($0.instant) } ?? description
    }
}

extension PlainTime {
    /// The time in a style that shows no more than times.
    ///
    /// ```swift
    /// import LocaleFormat
    ///
    /// try PlainTime("17:45").formatted(DateStyle(date: .none, time: .short, locale: "de"))          // "17:45"
    /// ```
    public func formatted(_ style: DateStyle) -> String {
        PlainDateTime(date: PlainDate(checked: FixedDay(unchecked: FixedDay.unixEpoch), .iso8601), time: self)
            .formatted(style)
    }
}

extension ZonedInstant {
    /// The instant in a style, by its own zone and calendar.
    public func formatted(_ style: DateStyle) -> String { style.showing(calendar, in: timeZone).format(instant) }
}
