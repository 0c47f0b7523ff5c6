internal import LocaleFormatCalendars

extension ISODateTime {
    /// Seconds from 1970-01-01 00:00:00 as the text's own clock shows it.
    package func local(hourOfBareDays hour: Int = 12) -> Int64 {
        Int64(day.unixDay) * 86_400 + Int64(time?.second ?? hour * 3_600)
    }

    /// The instant that is meant.
    ///
    /// - Parameter zone: that of texts which name none; `hour` is that of texts without a time.
    package func instant(
        in zone: TimeZoneID, hourOfBareDays hour: Int = 12, offset preference: OffsetPreference = .reject,
        choosing choice: ClockDisambiguation = .compatible
    ) throws(DateError) -> Instant {
        let named = self.zone == nil ? nil : try namedZone()
        let seconds = try seconds(named ?? zone, isNamed: named != nil, local(hourOfBareDays: hour), preference, choice)
        if time?.isLeapSecond == true { try Self.checkLeapSecond(seconds) }
        return try Instant(seconds: seconds, nanoseconds: Int64(time?.nanosecond ?? 0))
    }

    /// The zone that the text names.
    package func namedZone() throws(DateError) -> TimeZoneID? {
        guard let zone else { return nil }
        return try TimeZoneID(zone)
    }

    private func seconds(
        _ zone: TimeZoneID, isNamed: Bool, _ local: Int64, _ preference: OffsetPreference, _ choice: ClockDisambiguation
    ) throws(DateError) -> Int64 {
        switch offset {
        case .utc: return local
        case .east(let offset, _) where !isNamed || preference == .use: return local - Int64(offset)
        case .east(let offset, let isRounded) where preference != .ignore:
            let shown = zone.rules.instants(ofLocal: local).shown
            // Before there were zones clocks went by the sun: Paris had +00:09:21, which `+00:09` means.
            if let exact = shown.first(where: { local - $0 == Int64(offset) })
                ?? shown.first(where: { isRounded && Self.minutes(local - $0) == Int64(offset) })
            {
                return exact
            }
            if preference == .reject {
                let right = shown.map { ISOWriter.offset(Int(local - $0)) }.joined(separator: " or ")
                let expected = right.isEmpty ? "another time, as its clocks skip this one" : right
                throw .contradiction(offsetText, to: zone.identifier, expected: expected)
            }
        case nil, .east: break
        }
        guard let instant = zone.rules.instant(ofLocal: local, choice) else {
            throw .uncertainTime(ISOWriter.local(local), timeZone: zone.identifier)
        }
        return instant
    }

    /// To the nearest minute, halves away from zero, as Temporal rounds.
    private static func minutes(_ offset: Int64) -> Int64 {
        offset.signum() * Int64((offset.magnitude + 30) / 60 * 60)
    }

    /// Leap seconds are the last of a month of UTC (ITU-R TF.460-6, 2.1), and there has been one since June 1972. Which months have
    /// one is announced half a year ahead, and no rule tells.
    ///
    /// - Parameter seconds: the one that follows, as POSIX counts the leap second too.
    private static func checkLeapSecond(_ seconds: Int64) throws(DateError) {
        let (day, second) = Instant.utc(seconds)
        guard second == 0, seconds >= 78_796_800,
            let fields = try? CalendarSystem.iso8601.fields(of: FixedDay(unixDay: day)), fields.day == 1
        else { throw .outOfRange("second 60, other than at the end of a month of UTC since 1972,") }
    }
}
