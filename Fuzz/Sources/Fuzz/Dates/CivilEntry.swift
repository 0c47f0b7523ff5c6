import LocaleFormat
import LocaleFormatCivil

/// Texts of RFC 9557, mail and HTTP, and the types that they become.
enum CivilEntry {
    static func run(_ text: String, in zone: TimeZoneID) {
        for choice in ClockDisambiguation.allCases {
            for offset in OffsetPreference.allCases {
                guard let zoned = try? ZonedInstant(text, offset: offset, choosing: choice) else { continue }
                let again = try? ZonedInstant(zoned.description)
                require(
                    again?.instant == zoned.instant, "\(text) is \(zoned), which is \(again?.description ?? "nothing")")
                _ = try? zoned.startOfDay()
                _ = try? zoned.adding(CalendarDuration(months: 1, days: -3, time: .seconds(90_000)), choosing: choice)
            }
        }
        if let date = try? PlainDate(text) { require((try? PlainDate(date.description)) == date, "\(date)") }
        if let time = try? PlainTime(text) { require((try? PlainTime(time.description)) == time, "\(time)") }
        if let plain = try? PlainDateTime(text) {
            require((try? PlainDateTime(plain.description)) == plain, "\(plain)")
            _ = try? plain.in(zone, choosing: .reject)
        }
        _ = try? Instant(rfc5322: text)
        if let instant = try? Instant(httpDate: text, now: .epoch) {
            require((try? Instant(httpDate: instant.httpDate())) == instant, "\(text) is \(instant)")
        }
    }
}
