public import LocaleFormatCalendars

/// An amount of calendar time and an amount of exact time: 2 years, 3 months, 10 days, and 2 hours 30 minutes.
///
/// How long that is depends on where it begins: years and months are those of a calendar, days those of a zone, where the clocks
/// change. Only ``time`` has a length of its own.
///
/// ```swift
/// let term = CalendarDuration(months: 18, days: 3, time: .seconds(9_000))
/// term.iso8601                                                        // "P18M3DT2H30M"
/// try CalendarDuration(iso8601: "P1Y2M10DT2H30M").months              // 2
/// ```
///
/// The parts may have different signs; they are applied from the largest to the smallest.
public struct CalendarDuration: Hashable, Sendable {
    /// Years of the calendar.
    public var years: Int
    /// Months, leap months counted as months.
    public var months: Int
    /// Weeks of seven days.
    public var weeks: Int
    /// Civil days, of 23 or 25 hours where the clocks change.
    public var days: Int
    /// What the hours, minutes and seconds come to.
    public var time: Duration

    /// An amount of time; nothing unless told otherwise.
    public init(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, time: Duration = .zero) {
        self.years = years
        self.months = months
        self.weeks = weeks
        self.days = days
        self.time = time
    }

    /// An amount of calendar time with an amount of exact time.
    public init(_ period: CalendarPeriod, time: Duration = .zero) {
        self.init(years: period.years, months: period.months, weeks: period.weeks, days: period.days, time: time)
    }

    /// The part in units of the calendar.
    public var period: CalendarPeriod { CalendarPeriod(years: years, months: months, weeks: weeks, days: days) }

    /// Whether all parts are nothing.
    public var isZero: Bool { self == CalendarDuration() }

    /// Whether some parts go forward and others back.
    public var hasMixedSigns: Bool { hasNegative && hasPositive }

    private var counts: [Int] { [years, months, weeks, days] }
    var hasNegative: Bool { counts.contains { $0 < 0 } || time < .zero }
    private var hasPositive: Bool { counts.contains { $0 > 0 } || time > .zero }
}

/// Encoded as its text in ISO 8601.
extension CalendarDuration: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(iso8601: decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(iso8601)
    }
}
