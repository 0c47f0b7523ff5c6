public import LocaleFormatCalendars
internal import LocaleFormatNumbers

extension ParsedRelativeDate {
    /// The day, or the point in time, that is meant by it.
    ///
    /// | what is said | what it is |
    /// |---|---|
    /// | hours, minutes, seconds, "now" | exact time from now |
    /// | days, "yesterday" | the civil day in the zone, without a time unless one stands beside it |
    /// | weeks | the day so many times seven days away |
    /// | months, years, "next month" | the same day of that month in the ``calendar``, or the one before where it has none |
    /// | quarters | three months each |
    /// | "next Friday", "in 1 Friday" | the first Friday after today; "in 2 Fridays" is the one after that |
    /// | "last Friday", "1 Friday ago" | the last Friday before today |
    /// | "this Friday" | that of the week that today is in, by the locale's first weekday |
    ///
    /// To many people "next Friday" is that of the next week. CLDR writes it for the first one from now on, and so it is read.
    ///
    /// - Parameters:
    ///   - now: the instant that it is seen from.
    ///   - zone: whose days are counted, unless the text names one.
    ///   - calendar: by which months and years are counted; nil for ``calendar``.
    /// - Returns: a date without a time for whole days (`hasTime` is false, and the instant is the start of the day).
    /// - Throws: ``RelativeDateParseError/noFixedFraction(_:)`` for a fraction of a day or of what is longer,
    ///   ``RelativeDateParseError/noQuarters(_:)``, ``RelativeDateParseError/style(_:)`` beyond the ranges of calendars and instants.
    public func date(
        from now: Instant, in zone: TimeZoneID, calendar: CalendarSystem? = nil
    ) throws(RelativeDateParseError) -> ParsedDate {
        let calendar = calendar ?? self.calendar
        if let length = unit.nanoseconds {
            let instant = try Self.styled { () throws(DateError) in try now.moved(by: offset, of: length) }
            return try moment(instant, in: zone, calendar)
        }
        let zone = try Self.styled { () throws(DateError) in try time?.zone ?? zone }
        let day = try day(from: Self.today(now, zone).day, by: calendar)
        let instant = try Self.styled { () throws(DateError) in
            try Instant(
                day: day, hour: time?.hour ?? 0, minute: time?.minute ?? 0, second: time?.second ?? 0,
                nanosecond: time?.nanosecond ?? 0, in: zone)
        }
        return ParsedDate(
            instant: instant, day: day, fields: try Self.fields(of: day, calendar), second: time?.secondOfDay ?? 0,
            nanosecond: time?.nanosecond ?? 0, timeZone: time?.timeZone, offset: time?.offset,
            found: DateFieldSet(time == nil ? Self.dateFields : Self.dateFields + Self.timeFields))
    }

    /// The same as an instant: of a day without a time its start in the zone.
    ///
    /// - Throws: as `date(from:in:calendar:)`.
    public func instant(
        from now: Instant, in zone: TimeZoneID, calendar: CalendarSystem? = nil
    ) throws(RelativeDateParseError) -> Instant {
        try date(from: now, in: zone, calendar: calendar).instant
    }
}

// MARK: Days

extension ParsedRelativeDate {
    private static let dateFields: [DateField] = [.year, .month, .day]
    private static let timeFields: [DateField] = [.hour, .minute]

    /// What clocks of the zone show at an instant.
    private func moment(
        _ instant: Instant, in zone: TimeZoneID, _ calendar: CalendarSystem
    ) throws(RelativeDateParseError) -> ParsedDate {
        let (day, second) = try Self.today(instant, zone)
        return ParsedDate(
            instant: instant, day: day, fields: try Self.fields(of: day, calendar), second: second,
            nanosecond: Int(instant.nanoseconds), timeZone: nil, offset: nil,
            found: DateFieldSet(Self.dateFields + Self.timeFields + [.second]))
    }

    private func day(
        from today: FixedDay, by calendar: CalendarSystem
    ) throws(RelativeDateParseError) -> FixedDay {
        guard offset.isInteger else { throw .noFixedFraction(unit) }
        guard let count = Int(offset.description), abs(count) < Self.limit else {
            throw .style(.outOfRange("distance \(offset)"))
        }
        func adding(_ period: CalendarPeriod) throws(RelativeDateParseError) -> FixedDay {
            try Self.dated { () throws(CalendarError) in try calendar.day(today, adding: period) }
        }
        switch unit {
        case .year: return try adding(CalendarPeriod(years: count))
        case .quarter:
            guard calendar.hasQuarters else { throw .noQuarters(calendar.id) }
            return try adding(CalendarPeriod(months: 3 * count))
        case .month: return try adding(CalendarPeriod(months: count))
        case .week: return try adding(CalendarPeriod(weeks: count))
        default:
            let days = unit.weekday.map { distance(to: $0, from: today.weekday, count) } ?? count
            return try adding(CalendarPeriod(days: days))
        }
    }

    /// Days to the so manieth weekday of a name, from another weekday: 1 is the first one that is not today.
    private func distance(to weekday: Int, from today: Int, _ count: Int) -> Int {
        switch count {
        case 1...: (weekday - today + 6) % 7 + 1 + 7 * (count - 1)
        case ..<0: -((today - weekday + 6) % 7 + 1) + 7 * (count + 1)
        default: (weekday - firstWeekday + 7) % 7 - (today - firstWeekday + 7) % 7
        }
    }

    /// Days and weeks beyond it leave every calendar.
    private static let limit = 10_000_000_000

    private static func today(
        _ now: Instant, _ zone: TimeZoneID
    ) throws(RelativeDateParseError) -> (day: FixedDay, second: Int) {
        try dated { () throws(CalendarError) in
            let local = Int(now.seconds) + zone.secondsFromUTC(at: now)
            let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
            return (try FixedDay(unixDay: days), local - days * 86_400)
        }
    }

    private static func fields(
        of day: FixedDay, _ calendar: CalendarSystem
    ) throws(RelativeDateParseError) -> CalendarFields {
        try dated { () throws(CalendarError) in try calendar.fields(of: day) }
    }

    private static func styled<Result>(
        _ body: () throws(DateError) -> Result
    ) throws(RelativeDateParseError) -> Result {
        do throws(DateError) { return try body() } catch { throw .style(error) }
    }

    private static func dated<Result>(
        _ body: () throws(CalendarError) -> Result
    ) throws(RelativeDateParseError) -> Result {
        do throws(CalendarError) { return try body() } catch { throw .style(.impossibleDate(error)) }
    }
}

extension ParsedRelativeDate.Time {
    fileprivate var secondOfDay: Int { hour * 3_600 + minute * 60 + second }

    /// The zone that the text names, in one way or the other.
    fileprivate var zone: TimeZoneID? {
        get throws(DateError) {
            try offset.map { seconds throws(DateError) in try TimeZoneID(ISOWriter.offset(seconds)) } ?? timeZone
        }
    }
}

extension RelativeDateStyle.Unit {
    /// Of units of exact time.
    fileprivate var nanoseconds: Int128? {
        switch self {
        case .hour: 3_600_000_000_000
        case .minute: 60_000_000_000
        case .second: 1_000_000_000
        default: nil
        }
    }

    /// 1 is Sunday; nil for what is no weekday.
    var weekday: Int? { icu >= Self.sunday.icu ? Int(icu - Self.sunday.icu) + 1 : nil }
}

extension CalendarSystem {
    /// Whether every year has twelve months.
    fileprivate var hasQuarters: Bool {
        switch id {
        case .chinese, .dangi, .vietnamese, .hebrew, .coptic, .ethiopicAmeteAlem, .ethiopicAmeteMihret, .gujarati,
            .kannada, .marathi, .telugu, .vikram:
            false
        default: true
        }
    }
}

extension Instant {
    /// So many units of exact time later; fractions of a nanosecond are cut off.
    fileprivate func moved(by count: ExactDecimal, of unit: Int128) throws(DateError) -> Instant {
        // What has more digits is beyond every instant, or below every nanosecond.
        var value: Int128 = 0
        for digit in count.digits.prefix(24) { value = value * 10 + Int128(digit) }
        let exponent = count.exponent + max(0, count.digits.count - 24)
        value *= unit
        for _ in 0..<min(40, max(0, -exponent)) { value /= 10 }
        for _ in 0..<min(40, max(0, exponent)) {
            let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
            if overflow { throw .outOfRange("distance \(count)") }
            value = tenfold
        }
        guard let seconds = Int64(exactly: value / 1_000_000_000), seconds < 1 << 50 else {
            throw .outOfRange("distance \(count)")
        }
        let sign: Int64 = count.isNegative ? -1 : 1
        return try Instant(
            seconds: self.seconds + sign * seconds,
            nanoseconds: Int64(nanoseconds) + sign * Int64(value % 1_000_000_000))
    }
}
