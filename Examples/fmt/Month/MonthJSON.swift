import LocaleFormat
import LocaleFormatJSON

extension MonthGrid {
    /// The month as the members of a JSON object; `column` counts from the locale's first weekday, from 0.
    func append(to object: inout JSONObjectWriter) {
        object.member("calendar", string: calendar.rawValue)
        object.member("title", string: title)
        object.member("rightToLeft", bool: isRightToLeft)
        object.member("weekdays", strings: weekdays)
        var days: [UInt8] = [UInt8(ascii: "[")]
        for (index, cell) in cells.enumerated() {
            if index > 0 { days.append(UInt8(ascii: ",")) }
            var member = JSONObjectWriter(taking: &days)
            member.member("day", integer: cell.fields.day)
            member.member("text", string: cell.number)
            member.member("date", string: cell.day.civilText)
            member.member("column", integer: (firstColumn + index) % 7)
            if let half = cell.half { member.member("half", string: half == .bright ? "bright" : "dark") }
            if cell.fields.isRepeatedDay { member.member("repeatedDay", bool: true) }
            if cell.isToday { member.member("today", bool: true) }
            days = member.finish()
        }
        days.append(UInt8(ascii: "]"))
        object.member("days", json: days[...])
        let numbers = skipped.flatMap { $0.map(String.init) }.joined(separator: ",")
        object.member("skipped", json: "[\(numbers)]")
    }
}

extension FixedDay {
    /// The civil date, `2025-11-21`, by Gregorian rules.
    fileprivate var civilText: String {
        guard let noon = try? Instant(day: self, hour: 12) else { return "" }
        return String(noon.description.prefix { $0 != "T" })
    }
}
