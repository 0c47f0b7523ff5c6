/// What a distance in time is counted in. Weekdays are counted in weeks: 1 is "next Monday".
public enum RelativeDateUnit: String, Hashable, Codable, Sendable, CaseIterable {
    /// "last year", "in 2 years".
    case year
    /// "in 2 quarters"
    case quarter
    /// "next month"
    case month
    /// "last week"
    case week
    /// "yesterday", "in 3 days".
    case day
    /// "in 3 hours"
    case hour
    /// "5 minutes ago"
    case minute
    /// "now", "in 10 seconds".
    case second
    /// "last Sunday", "in 2 Mondays".
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday

    /// How many there are.
    @inlinable package static var count: Int { 15 }

    /// Its place among them, which is its number in ICU's `URelativeDateTimeUnit`.
    @inlinable @inline(__always)
    package var place: Int {
        switch self {
        case .year: 0
        case .quarter: 1
        case .month: 2
        case .week: 3
        case .day: 4
        case .hour: 5
        case .minute: 6
        case .second: 7
        case .sunday: 8
        case .monday: 9
        case .tuesday: 10
        case .wednesday: 11
        case .thursday: 12
        case .friday: 13
        case .saturday: 14
        }
    }
}
