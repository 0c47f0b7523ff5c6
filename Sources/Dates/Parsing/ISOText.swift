internal import LocaleFormatCalendars

/// An ISO 8601 text among dates of any calendar: `2025-11-21`, `2025-11-21T08:30:00+05:30`.
struct ISOText {
    let instant: Instant
    let day: FixedDay
    /// Of the text's own clock, 0 to 86,399.
    let second: Int
    let nanosecond: Int
    /// Seconds east of UTC, where the text says so.
    let offset: Int?
    let hasTime: Bool
    let hasSeconds: Bool

    /// Nil for other texts.
    ///
    /// - Throws: why there is no such date, `2025-02-30`.
    init?(_ text: String, zone: TimeZoneID, hourOfBareDates: Int) throws(DateError) {
        var text = text
        // The basic form, which is nobody's but ISO's.
        if text.utf8.count == 8, text.allSatisfy(\.isASCIIDigit) {
            text = "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
        }
        guard text.utf8.count <= 64, let separator = text.utf8.dropFirst(8).firstIndex(where: { Self.opensTime($0) })
        else {
            guard text.utf8.count <= 16, let noon = try Self.read(text, in: .utc) else { return nil }
            day = try Self.day(noon)
            (second, nanosecond, offset, hasTime, hasSeconds) = (hourOfBareDates * 3_600, 0, nil, false, false)
            instant = try Instant(day: day, hour: hourOfBareDates, in: zone)
            return
        }
        let rest = text[text.utf8.index(after: separator)...]
        let clock = rest.prefix { $0.isASCIIDigit || ":.,".contains($0) }
        // `14:05 +0530`, as many programs print it.
        let zoneText = rest[clock.endIndex...].drop { $0 == " " }
        let time = clock + zoneText
        guard let local = try Self.read(text[..<separator] + "T" + clock + "Z", in: .utc),
            let instant = try Self.read(text[..<separator] + "T" + time, in: zone)
        else { return nil }
        self.instant = instant
        day = try Self.day(local)
        second = Int(local.seconds - Int64(day.unixDay) * 86_400)
        nanosecond = Int(local.nanoseconds)
        offset = !zoneText.isEmpty ? Int(local.seconds - instant.seconds) : nil
        hasTime = true
        hasSeconds = clock.utf8.count > 5
    }

    /// Whether this is how the calendar's own dates are written by many, so that such a text means nothing else.
    static func comesFirst(in calendar: CalendarID, _ text: String) -> Bool {
        if text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "t") }) { return true }
        switch calendar {
        case .gregorian, .iso8601, .japanese, .republicOfChina: return true
        default: return calendar.hasCyclicYears
        }
    }

    private static func opensTime(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "t") || byte == 0x20 }

    private static func read(_ text: some StringProtocol, in zone: TimeZoneID) throws(DateError) -> Instant? {
        do throws(DateError) { return try Instant(iso8601: text, in: zone) } catch {
            if case .notAnInstant = error { return nil }
            throw error
        }
    }

    private static func day(_ instant: Instant) throws(DateError) -> FixedDay {
        do throws(CalendarError) { return try FixedDay(unixDay: instant.utc.day) } catch {
            throw .impossibleDate(error)
        }
    }
}
