/// What a searched day has to look like. Everything left nil is free.
///
/// ```swift
/// let leapDay = DateMatch(month: 2, day: 29)
/// let fridayThe13th = DateMatch(day: 13, weekday: 6)
/// let secondOfTwoDaysNumbered30 = DateMatch(day: 30, isRepeatedDay: true)
/// ```
public struct DateMatch: Hashable, Codable, Sendable {
    /// The era; without a year, any year of it.
    public var era: Int?
    /// The year: of `era`, or when that is nil, counted continuously in the main era as in `CivilDate`.
    public var year: Int?
    /// The month number.
    public var month: Int?
    /// True for leap months only, false for regular months only.
    public var isLeapMonth: Bool?
    /// The day number.
    public var day: Int?
    /// True for second days only, false for first (or only) days only.
    public var isRepeatedDay: Bool?
    /// 1 is Sunday, 7 is Saturday.
    public var weekday: Int?

    /// A search for days that have all of the given fields. Whether such days exist is for the calendar to say.
    public init(
        era: Int? = nil, year: Int? = nil, month: Int? = nil, isLeapMonth: Bool? = nil, day: Int? = nil,
        isRepeatedDay: Bool? = nil, weekday: Int? = nil
    ) {
        self.era = era
        self.year = year
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.day = day
        self.isRepeatedDay = isRepeatedDay
        self.weekday = weekday
    }

    /// Which way to search.
    public enum Direction: String, Hashable, Codable, Sendable {
        /// To later days, or to earlier ones.
        case forward, backward
    }

    /// What to do in a month that matches but lacks the day number.
    public enum MissingDay: String, Hashable, Codable, Sendable {
        /// Go on to the next month that has it: 29 February is found in leap years only.
        case skipMonth
        /// Take the nearest earlier day of that month: 28 February, or the day before a skipped tithi.
        case earlierDay
    }

    func accepts(_ fields: CalendarFields) -> Bool {
        (era == nil || era == fields.era)
            && (month == nil || month == fields.month)
            && (isLeapMonth == nil || isLeapMonth == fields.isLeapMonth)
            && (weekday == nil || weekday == fields.weekday)
    }
}
