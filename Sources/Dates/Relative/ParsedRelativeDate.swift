public import LocaleFormatCalendars
public import LocaleFormatNumbers

/// What a text says of a time seen from now: how many units, and a time of day where one stands beside the day.
///
/// ```swift
/// let parser = try RelativeDateStyle(locale: "en").compiledParser()
/// let now = try Instant(iso8601: "2025-11-21T08:30:00Z")
/// try parser.parse("in 3 days").date(from: now, in: .utc).day.unixDay              // 20416; 2025-11-24
/// try parser.parse("tomorrow at 3 PM", mode: .lenient).instant(from: now, in: .utc)    // 2025-11-22T15:00:00Z
/// try parser.parse("2 hours ago").instant(from: now, in: .utc)                     // 2025-11-21T06:30:00Z
/// try parser.parse("in 2 months").instant(from: now, in: .utc)                     // 2026-01-21T00:00:00Z
/// ```
public struct ParsedRelativeDate: Hashable, Sendable {
    /// A time of day.
    public struct Time: Hashable, Sendable {
        /// 0 to 23.
        public let hour: Int
        /// 0 to 59.
        public let minute: Int
        /// 0 to 59.
        public let second: Int
        /// 0 to 999,999,999.
        public let nanosecond: Int
        /// The zone that the text names by id or name.
        public let timeZone: TimeZoneID?
        /// Seconds east of UTC where the text gives an offset.
        public let offset: Int?

        init(_ date: ParsedDate) {
            (hour, minute, second) = (date.hour, date.minute, date.second)
            (nanosecond, timeZone, offset) = (date.nanosecond, date.timeZone, date.offset)
        }
    }

    /// How many units, negative for the past; "0 days ago" is minus zero, as the style takes it.
    public let offset: ExactDecimal
    /// What is counted.
    public let unit: RelativeDateStyle.Unit
    /// The time of day that stands beside the day.
    public let time: Time?
    /// The calendar of the style, or of the locale, by whose months and years it is counted.
    public let calendar: CalendarSystem
    /// The weekday on which a week begins in the locale; 1 is Sunday.
    let firstWeekday: Int

    /// Whether digits say how many, and not a word such as "next", or "days" in a language with a dual.
    public let isNumeric: Bool

    init(
        _ offset: ExactDecimal, _ unit: RelativeDateStyle.Unit, isNumeric: Bool, time: Time? = nil, _ place: Place
    ) {
        (self.offset, self.unit, self.isNumeric, self.time) = (offset, unit, isNumeric, time)
        (calendar, firstWeekday) = (place.calendar, place.firstWeekday)
    }

    /// What a locale adds.
    struct Place: Sendable {
        let calendar: CalendarSystem
        let firstWeekday: Int
    }

    /// The distance as a style formats it.
    public var distance: CompiledRelativeDate.Input {
        let value = Double(offset.description) ?? 0
        return (offset.isNegative && value == 0 ? -0.0 : value, unit)
    }

    func with(_ time: Time) -> Self {
        Self(offset, unit, isNumeric: isNumeric, time: time, Place(calendar: calendar, firstWeekday: firstWeekday))
    }
}

extension ParsedRelativeDate: CustomStringConvertible {
    /// The number and the unit, `-1 day`, with the time of day where there is one: `1 day 15:00`.
    public var description: String {
        var text = "\(offset) \(unit.rawValue)"
        if let time {
            text += " " + Self.two(time.hour) + ":" + Self.two(time.minute)
            if time.second > 0 { text += ":" + Self.two(time.second) }
        }
        return text
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
