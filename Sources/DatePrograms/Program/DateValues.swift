package import LocaleFormatCalendars

/// What a clock in a zone shows at an instant, and on which day.
package struct LocalTime: Sendable {
    /// The number of the civil day, as ``FixedDay`` counts it.
    package let fixedDay: Int
    /// Seconds since local midnight, 0 to 86,399.
    package let secondOfDay: Int
    package let zone: ZoneRules.Segment

    @inline(__always)
    package init(_ instant: Instant, _ zone: ZoneRules.Segment) {
        self.zone = zone
        let local = instant.seconds &+ Int64(zone.offset)
        // Truncated division is floor division for what is never negative; the offset is whole days.
        let shift: Int64 = 200_000_000_000_000 / 86_400 * 86_400
        let shifted = UInt64(bitPattern: local &+ shift)
        let days = shifted / 86_400
        secondOfDay = Int(shifted &- days &* 86_400)
        fixedDay = Int(days) &- Int(shift / 86_400) &+ FixedDay.unixEpoch
    }
}

extension LocalTime {
    /// A time without a zone.
    package init(day: FixedDay, secondOfDay: Int) {
        fixedDay = day.dayNumber
        self.secondOfDay = secondOfDay
        zone = ZoneRules.Segment(offset: 0, isDaylight: false, nameKey: 0)
    }
}

/// What a program reads: the fields of one instant in a zone and a calendar.
package struct DateValues: Sendable {
    package let fields: CalendarFields
    package let local: LocalTime
    package let nanoseconds: Int32

    /// The civil day in the zone.
    package var day: FixedDay { FixedDay(unchecked: local.fixedDay) }
    package var secondOfDay: Int { local.secondOfDay }
    package var zone: ZoneRules.Segment { local.zone }
    @inline(__always) package var hour: Int { secondOfDay / 3_600 }
    @inline(__always) package var minute: Int { secondOfDay / 60 % 60 }
    @inline(__always) package var second: Int { secondOfDay % 60 }

    /// The hour; 24 at midnight and 25 at noon, as exactly as is seen.
    package func dayPeriod(seesMinutes: Bool, seesSeconds: Bool) -> Int {
        let isExact = (!seesMinutes || minute == 0) && (!seesSeconds || second == 0)
        return isExact && hour % 12 == 0 ? 24 + hour / 12 : hour
    }

    @inline(__always)
    package init(_ fields: CalendarFields, _ local: LocalTime, nanoseconds: Int32) {
        self.fields = fields
        self.local = local
        self.nanoseconds = nanoseconds
    }

    /// - Throws: `CalendarError.outOfRange` for a day that the calendar cannot convert.
    package init(_ instant: Instant, zone rules: ZoneRules, calendar: CalendarSystem) throws(CalendarError) {
        try self.init(instant, LocalTime(instant, rules.segment(at: instant.seconds)), calendar)
    }

    /// - Parameter plainDays: `PlainGregorian.days(of:)` of the calendar, or nothing.
    @inline(__always)
    package init(
        _ instant: Instant, _ local: LocalTime, _ calendar: CalendarSystem, plainDays: Range<Int> = 0..<0
    ) throws(CalendarError) {
        self.init(
            try calendar.fields(of: local.fixedDay, plainDays: plainDays), local, nanoseconds: instant.nanoseconds)
    }
}

extension CalendarSystem {
    /// The fields of a day, those of Gregorian days without exceptions by the short way.
    ///
    /// - Parameter plainDays: `PlainGregorian.days(of:)` of the calendar, or nothing.
    @inline(__always)
    package func fields(of day: Int, plainDays: Range<Int>) throws(CalendarError) -> CalendarFields {
        if day >= plainDays.lowerBound, day < plainDays.upperBound { return PlainGregorian.fields(of: day) }
        return try fields(of: FixedDay(day))
    }
}
