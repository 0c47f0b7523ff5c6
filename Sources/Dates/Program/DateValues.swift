internal import LocaleFormatCalendars

/// What a program reads: the fields of one instant in a zone and a calendar.
struct DateValues: Sendable {
    let fields: CalendarFields
    /// The civil day in the zone.
    let day: FixedDay
    /// Seconds since local midnight, 0 to 86,399.
    let secondOfDay: Int
    let nanoseconds: Int32
    let zone: ZoneRules.Segment

    @inline(__always) var hour: Int { secondOfDay / 3_600 }
    @inline(__always) var minute: Int { secondOfDay / 60 % 60 }
    @inline(__always) var second: Int { secondOfDay % 60 }

    /// - Throws: `CalendarError.outOfRange` for a day that the calendar cannot convert.
    /// - Parameter plainDays: `PlainGregorian.days(of:)` of the calendar, or nothing.
    @inline(__always)
    init(
        _ instant: Instant, zone rules: ZoneRules, calendar: CalendarSystem, plainDays: Range<Int> = 0..<0
    ) throws(CalendarError) {
        zone = rules.segment(at: instant.seconds)
        let local = instant.seconds &+ Int64(zone.offset)
        // Truncated division is floor division for what is never negative; the offset is whole days.
        let shift: Int64 = 200_000_000_000_000 / 86_400 * 86_400
        let shifted = UInt64(bitPattern: local &+ shift)
        secondOfDay = Int(shifted % 86_400)
        nanoseconds = instant.nanoseconds
        let unixDay = Int(shifted / 86_400) &- Int(shift / 86_400)
        let fixedDay = unixDay &+ FixedDay.unixEpoch
        if fixedDay >= plainDays.lowerBound, fixedDay < plainDays.upperBound {
            day = FixedDay(unchecked: fixedDay)
            fields = PlainGregorian.fields(of: fixedDay)
            return
        }
        day = try FixedDay(unixDay: unixDay)
        fields = try calendar.fields(of: day)
    }
}
