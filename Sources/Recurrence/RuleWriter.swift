internal import LocaleFormatCalendars
internal import LocaleFormatCivil
internal import LocaleFormatDates

extension RecurrenceRule: CustomStringConvertible {
    /// The rule's text, in the order of RFC 5545's examples: the calendar, frequency, interval and end, then the parts that choose, `WKST` and
    /// `SKIP`. What is as usual is left out. It reads back as an equal rule.
    public var description: String {
        var parts: [String] = []
        if let calendar { parts.append("RSCALE=\(calendar.rawValue.uppercased())") }
        parts.append("FREQ=\(frequency.rawValue)")
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        switch end {
        case .count(let count): parts.append("COUNT=\(count)")
        case .day(let day): parts.append("UNTIL=\(Self.text(day))")
        case .time(let time): parts.append("UNTIL=\(Self.text(time))")
        case .instant(let instant): parts.append("UNTIL=\(Self.text(ZonedInstant(instant, in: .utc).dateTime))Z")
        case nil: break
        }
        for (name, numbers) in [
            ("BYSECOND", seconds), ("BYMINUTE", minutes), ("BYHOUR", hours), ("BYMONTHDAY", daysOfMonth),
            ("BYYEARDAY", daysOfYear), ("BYWEEKNO", weeks),
        ] where !numbers.isEmpty { parts.append("\(name)=\(numbers.map(String.init).joined(separator: ","))") }
        let months = months.map { "\($0.number)" + ($0.isLeap ? "L" : "") }
        if !months.isEmpty { parts.append("BYMONTH=\(months.joined(separator: ","))") }
        let weekdays = weekdays.map { ($0.ordinal.map(String.init) ?? "") + $0.weekday.rawValue }
        if !weekdays.isEmpty { parts.append("BYDAY=\(weekdays.joined(separator: ","))") }
        if !positions.isEmpty { parts.append("BYSETPOS=\(positions.map(String.init).joined(separator: ","))") }
        if weekStart != .monday { parts.append("WKST=\(weekStart.rawValue)") }
        if skip != .omit { parts.append("SKIP=\(skip.rawValue)") }
        return parts.joined(separator: ";")
    }

    /// `20251224`
    private static func text(_ date: PlainDate) -> String {
        // By ISO 8601, whatever the calendar of the value.
        let day = (try? date.calendar(.iso8601)) ?? date
        return String(day.description.prefix(10)).replacing("-", with: "")
    }

    /// `20251224T120000`
    private static func text(_ time: PlainDateTime) -> String {
        text(time.date) + "T" + time.time.description.prefix(8).replacing(":", with: "")
    }
}
