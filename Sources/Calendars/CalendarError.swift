/// The fields that an error can be about.
public enum CalendarField: String, Hashable, Codable, Sendable {
    /// A count of days, as ``FixedDay`` has it.
    case fixedDay
    /// The number of an era, and of a month or a day within what is above it.
    case era, year, month, day
    /// The number of a day within its year, from 1.
    case dayOfYear
    /// 1 for Sunday to 7 for Saturday.
    case weekday
    /// The number of a week within its year, from 1.
    case weekOfYear
    /// An amount that is added or counted: a part of a ``CalendarPeriod``, or the days that a week needs to belong to a year.
    case days, weeks, months, years
    /// Degrees, of a ``Place``.
    case latitude, longitude
    /// The hours by which the clock of a ``Place`` is ahead of UTC.
    case utcOffset
    /// The fixed day with which the Gregorian calendar begins, of a ``GregorianCutover``.
    case cutover
}

/// Why a date could not be made or moved.
///
/// Each case names what was given and what would have been accepted. Years are those of the calendar that was asked,
/// as the caller wrote them.
public enum CalendarError: Error, Hashable, Sendable {
    /// A number lies outside what the calendar, or that month or year, has: `day: 31` in April, `month: 14`, a year beyond
    /// ±5 million, a latitude of 91 degrees.
    case outOfRange(CalendarField, value: Int, allowed: ClosedRange<Int>)

    /// The year has no such month: month 6 (Adar I) of a common Hebrew year, a leap month in a year that has none with
    /// that number, a lunisolar month that was lost.
    case missingMonth(month: Int, isLeapMonth: Bool, year: Int)

    /// The month exists and runs over this number, but no civil day carries it: 1582-10-10 in the Gregorian calendar with
    /// the cutover of 1582, or a skipped tithi.
    case skippedDay(day: Int, month: Int, isLeapMonth: Bool, year: Int)

    /// The Japanese era and year name a day before that era began or after it ended, such as Heisei 31-05-01.
    case outsideEra(era: Int, year: Int, month: Int, day: Int)

    /// Two given fields contradict each other: a weekday that the date does not fall on.
    case conflict(CalendarField, value: Int, expected: Int)
}

extension CalendarError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .outOfRange(let field, let value, let allowed):
            "\(field == .fixedDay ? "fixed day" : field.rawValue) \(value) is outside \(allowed.lowerBound)...\(allowed.upperBound)"
        case .missingMonth(let month, let isLeapMonth, let year):
            "year \(year) has no \(isLeapMonth ? "leap " : "")month \(month)"
        case .skippedDay(let day, let month, let isLeapMonth, let year):
            "day \(day) of \(isLeapMonth ? "leap " : "")month \(month) of year \(year) is skipped: no civil day has this number"
        case .outsideEra(let era, let year, let month, let day):
            "year \(year), month \(month), day \(day) does not lie in era \(era)"
        case .conflict(let field, let value, let expected):
            "\(field.rawValue) \(value) contradicts the other fields, which give \(expected)"
        }
    }
}
