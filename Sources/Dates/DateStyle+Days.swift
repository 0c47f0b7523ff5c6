package import LocaleFormatCalendars

extension DateStyle {
    /// The calendar and the zone by which the style counts days: its own, or those that the locale decides.
    package func days() throws(DateError) -> (calendar: CalendarSystem, zone: TimeZoneID) {
        var style = self
        style.template = .pattern("y")
        let resolved = try ResolvedDate(style)
        return (resolved.calendar, resolved.zone)
    }
}
