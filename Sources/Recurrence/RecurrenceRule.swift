public import LocaleFormatCalendars
public import LocaleFormatCivil
public import LocaleFormatDates

/// How something comes again: a rule of iCalendar (RFC 5545, section 3.3.10), with the calendars of RFC 7529.
///
/// ```swift
/// let payday = try RecurrenceRule("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1")
/// payday.frequency                                     // .monthly
/// var newYear = RecurrenceRule(.yearly)
/// newYear.calendar = .chinese
/// newYear.description                                  // "RSCALE=CHINESE;FREQ=YEARLY"
/// ```
///
/// A rule alone has no days: a ``Recurrence`` has, which begins with one. What a rule leaves open is as in the first: `FREQ=YEARLY` is the same day
/// of the same month at the same time. Whether parts go together is asked when it is read, and again when a ``Recurrence`` is made.
public struct RecurrenceRule: Hashable, Sendable {
    /// `FREQ`
    public enum Frequency: String, Hashable, Codable, Sendable, CaseIterable {
        /// By time.
        case secondly = "SECONDLY", minutely = "MINUTELY", hourly = "HOURLY"
        /// By days of the calendar.
        case daily = "DAILY", weekly = "WEEKLY", monthly = "MONTHLY", yearly = "YEARLY"

        /// Whether it is counted in time rather than in days.
        var isOfTime: Bool { self == .secondly || self == .minutely || self == .hourly }
    }

    /// `SKIP` (RFC 7529): what becomes of a day that there is not, 29 February in most years.
    public enum Skip: String, Hashable, Codable, Sendable, CaseIterable {
        /// There is no occurrence.
        case omit = "OMIT"
        /// The month or the day before.
        case backward = "BACKWARD"
        /// The month or the day behind.
        case forward = "FORWARD"
    }

    /// A day of the week.
    public enum Weekday: String, Hashable, Codable, Sendable, CaseIterable {
        /// Sunday to Saturday.
        case sunday = "SU", monday = "MO", tuesday = "TU", wednesday = "WE", thursday = "TH", friday = "FR", saturday =
            "SA"

        /// 0 is Sunday, 6 is Saturday.
        var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// `MO`, or with an ordinal `-1FR`, the last Friday of the month or the year.
    public struct WeekdayPart: Hashable, Sendable {
        /// From 1, or from the end -1; nil for each of them.
        public let ordinal: Int?
        /// Which day.
        public let weekday: Weekday

        /// A weekday; an ordinal goes with months and years.
        public init(_ weekday: Weekday, ordinal: Int? = nil) { (self.weekday, self.ordinal) = (weekday, ordinal) }
    }

    /// `5`, or `5L` for the leap month behind it; Adar I is `5L`, and Adar is `6` (RFC 7529, section 4.2).
    public struct Month: Hashable, Sendable, ExpressibleByIntegerLiteral {
        /// From 1.
        public let number: Int
        /// Whether it is the leap month of that number.
        public let isLeap: Bool

        /// A month.
        public init(_ number: Int, isLeap: Bool = false) { (self.number, self.isLeap) = (number, isLeap) }

        public init(integerLiteral number: Int) { self.init(number) }
    }

    /// What ends the occurrences.
    public enum End: Hashable, Sendable {
        /// `COUNT=10`: so many, the first included.
        case count(Int)
        /// `UNTIL=20251224`: that day is the last.
        case day(PlainDate)
        /// `UNTIL=20251224T120000`: none is later, by the clocks of the place.
        case time(PlainDateTime)
        /// `UNTIL=20251224T120000Z`: none is later.
        case instant(Instant)
    }

    /// How often.
    public var frequency: Frequency
    /// Every so many days, weeks, months, years, hours, minutes or seconds: 1 to 1,000,000.
    public var interval: Int
    /// What ends the occurrences; nil where nothing does.
    public var end: End?
    /// 0 to 60; second 60 is second 59, as clocks have no other.
    public var seconds: [Int] = []
    /// 0 to 59.
    public var minutes: [Int] = []
    /// 0 to 23.
    public var hours: [Int] = []
    /// Days of the week.
    public var weekdays: [WeekdayPart] = []
    /// Days of the month, from the end -1.
    public var daysOfMonth: [Int] = []
    /// Days of the year, from the end -1.
    public var daysOfYear: [Int] = []
    /// Weeks of the year, from the end -1. The first has four days of the year.
    public var weeks: [Int] = []
    /// Months.
    public var months: [Month] = []
    /// Which of the days and times of a period, from the end -1.
    public var positions: [Int] = []
    /// On which day weeks begin; Monday where nothing is said.
    public var weekStart: Weekday = .monday
    /// Whose years, months and days; nil is Gregorian, as long as RFC 7529 is not needed.
    public var calendar: CalendarID?
    /// What becomes of days that there are not.
    public var skip: Skip = .omit

    /// The most bytes of a rule's text: 16,384.
    public static let maximumLength = 16_384

    /// A rule that leaves all else open.
    public init(_ frequency: Frequency, interval: Int = 1) {
        (self.frequency, self.interval) = (frequency, interval)
    }
}

/// Encoded as its text.
extension RecurrenceRule: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
