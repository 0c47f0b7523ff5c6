/// A span of time that calendars divide the days into.
public enum CalendarUnit: String, CaseIterable, Hashable, Codable, Sendable {
    /// The era: a Japanese reign, a cycle of 60 Chinese years, or all years after an epoch.
    case era
    /// From the first day of the calendar's first month to the day before the next.
    case year
    /// A month, or a leap month by itself.
    case month
    /// Seven days from the first weekday of the `WeekRules` in force.
    case week
    /// A civil day.
    case day
}
