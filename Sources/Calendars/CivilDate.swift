/// The name of a day in some calendar: era, year, month and day, without zone or time.
///
/// The value does not know its calendar; `CalendarSystem.day(of:)` gives it its meaning.
///
/// ```swift
/// let leapMonth = CivilDate(era: 78, year: 50, month: 11, isLeapMonth: true, day: 1)
/// try CalendarSystem(.chinese).day(of: leapMonth)   // R.D. 742529; 2033-12-22
/// ```
public struct CivilDate: Hashable, Codable, Sendable {
    /// The era number, or nil when `year` is the extended year: the count of years that knows no eras.
    public var era: Int?
    /// The year of the era, or the extended year.
    public var year: Int
    /// The month number.
    public var month: Int
    /// True for an intercalary month.
    public var isLeapMonth: Bool
    /// The day of the month.
    public var day: Int
    /// True for the second of two civil days with this number. Ignored where the day is not repeated.
    public var isRepeatedDay: Bool

    /// Names a day. Nothing is checked here: whether it exists is for the calendar to say.
    public init(
        era: Int? = nil, year: Int, month: Int, isLeapMonth: Bool = false, day: Int, isRepeatedDay: Bool = false
    ) {
        self.era = era
        self.year = year
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.day = day
        self.isRepeatedDay = isRepeatedDay
    }
}
