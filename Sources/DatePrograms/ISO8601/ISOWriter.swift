package import LocaleFormatCalendars

/// How the day is written in ISO 8601.
public enum ISO8601Day: String, Hashable, Codable, Sendable, CaseIterable {
    /// `2025-11-21`
    case calendar
    /// By weeks, from Monday, 1 to 7: `2025-W47-5`
    case week
    /// By the days of the year: `2025-325`
    case ordinal
}

/// Writes days, times and offsets as ISO 8601 has them.
package enum ISOWriter {
    /// A year outside 0000...9999 has a sign and six digits or more.
    package static func day(_ day: FixedDay, _ form: ISO8601Day = .calendar, isBasic: Bool = false) -> String {
        let calendar = CalendarSystem.iso8601
        guard let fields = try? calendar.fields(of: day) else { return "" }
        let hyphen = isBasic ? "" : "-"
        switch form {
        case .calendar:
            return year(fields.extendedYear) + hyphen + two(fields.month) + hyphen + two(fields.day)
        case .week:
            guard let week = try? calendar.weekOfYear(of: day) else { return "" }
            return year(week.extendedYear) + hyphen + "W" + two(week.week) + hyphen
                + String((day.weekday + 5) % 7 + 1)
        case .ordinal:
            return year(fields.extendedYear) + hyphen + padded(fields.dayOfYear, 3)
        }
    }

    /// A fraction only if there is one.
    package static func time(_ second: Int, nanosecond: Int = 0, isBasic: Bool = false) -> String {
        let colon = isBasic ? "" : ":"
        var text = two(second / 3_600) + colon + two(second / 60 % 60) + colon + two(second % 60)
        if nanosecond > 0 {
            text += "." + padded(nanosecond, 9)
            while text.hasSuffix("0") { text.removeLast() }
        }
        return text
    }

    /// `+05:30`, with seconds where there are some.
    package static func offset(_ seconds: Int, isBasic: Bool = false) -> String {
        let size = abs(seconds)
        let colon = isBasic ? "" : ":"
        let rest = size % 60 > 0 ? colon + two(size % 60) : ""
        return (seconds < 0 ? "-" : "+") + two(size / 3_600) + colon + two(size / 60 % 60) + rest
    }

    /// A day and a time, of seconds from 1970 as a clock shows them.
    package static func local(_ local: Int64) -> String {
        let (day, second) = Instant.utc(local)
        return ((try? FixedDay(unixDay: day)).map { Self.day($0) } ?? "") + "T" + time(second)
    }

    private static func year(_ year: Int) -> String {
        0...9_999 ~= year ? padded(year, 4) : (year < 0 ? "-" : "+") + padded(abs(year), 6)
    }

    package static func two(_ number: Int) -> String { padded(number, 2) }

    package static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
