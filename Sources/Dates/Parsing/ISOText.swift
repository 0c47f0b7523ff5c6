internal import LocaleFormatCalendars

/// An ISO 8601 text among dates of any calendar: `2025-11-21`, `2025-11-21T08:30:00+05:30[Asia/Kolkata]`.
struct ISOText {
    let instant: Instant
    let day: FixedDay
    /// Of the text's own clock, 0 to 86,399.
    let second: Int
    let nanosecond: Int
    /// Seconds east of UTC, where the text says so.
    let offset: Int?
    let timeZone: TimeZoneID?
    let hasTime: Bool
    let hasSeconds: Bool

    /// Nil for other texts.
    ///
    /// - Throws: why there is no such date, `2025-02-30`.
    init?(_ text: String, zone: TimeZoneID, hourOfBareDates: Int) throws(DateError) {
        // Seven digits are ISO's ordinal day, and a day and month without a zero before it to others.
        let isNumber = text.utf8.count != 8 && text.allSatisfy(\.isASCIIDigit)
        guard text.utf8.count <= Self.maximumLength, !isNumber else { return nil }
        do throws(DateError) {
            try self.init(ISODateTime(text, isLoose: true), zone: zone, hourOfBareDates: hourOfBareDates)
        } catch {
            if case .notAnInstant = error { return nil }
            throw error
        }
    }

    /// Bytes of a time with a zone, and room for what is not known.
    private static let maximumLength = 192

    init(_ iso: ISODateTime, zone: TimeZoneID, hourOfBareDates: Int) throws(DateError) {
        instant = try iso.instant(in: zone, hourOfBareDays: hourOfBareDates)
        let local = iso.local(hourOfBareDays: hourOfBareDates)
        let (number, second) = Instant.utc(local)
        do throws(CalendarError) { day = try FixedDay(unixDay: number) } catch { throw .impossibleDate(error) }
        self.second = second
        nanosecond = iso.time?.nanosecond ?? 0
        offset = iso.offset.map(\.seconds)
        timeZone = try iso.namedZone()
        hasTime = iso.time != nil
        hasSeconds = iso.time?.hasSeconds ?? false
    }

    /// Whether this is how the calendar's own dates are written by many, so that such a text means nothing else.
    static func comesFirst(in calendar: CalendarID, _ text: String) -> Bool {
        if text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "t") }) { return true }
        switch calendar {
        case .gregorian, .iso8601, .japanese, .republicOfChina: return true
        default: return calendar.hasCyclicYears
        }
    }
}
