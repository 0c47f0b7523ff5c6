/// An amount of calendar time: so many years, then months, then weeks, then days.
///
/// ```swift
/// let period = CalendarPeriod(years: 1, days: -1)
/// ```
public struct CalendarPeriod: Hashable, Codable, Sendable {
    /// Years of the calendar, applied first.
    public var years: Int
    /// Months, leap months counted as months.
    public var months: Int
    /// Weeks of seven days.
    public var weeks: Int
    /// Civil days, applied last.
    public var days: Int

    /// A period. The parts may have different signs; they are applied from the largest to the smallest.
    public init(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) {
        self.years = years
        self.months = months
        self.weeks = weeks
        self.days = days
    }
}
