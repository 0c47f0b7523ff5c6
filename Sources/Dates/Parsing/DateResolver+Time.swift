internal import LocaleFormatCalendars

/// The time of day, and the instant.
extension DateResolver {
    struct Time {
        /// 0 to 86,399.
        var second = 0
        var nanosecond = 0
    }

    /// What failed, and at which step.
    enum Failure: Error {
        case outOfRange(value: Int, allowed: ClosedRange<Int>, step: Int)
        case impossible(CalendarError)
        case contradiction(step: Int, DateValues)
        case ambiguous(DateField)
        case ambiguousZone([String])
        case skippedTime
        case style(DateError)
    }

    /// - Throws: a number that its field never has, or a day period that the hour does not lie in.
    func time() throws(Failure) -> Time {
        for index in slots.indices where slots[index].kind == .number {
            guard case .number(let number) = plan.steps[index].action, var allowed = number.source.range else {
                continue
            }
            // A clock of 24 hours where the style has one of twelve.
            if isLenient, number.source == .hour1To12 || number.source == .hour0To11, halves == nil, !hasDayPeriod {
                allowed = 0...23
            }
            if number.source == .hour0To23 || number.source == .hour1To24, isClockOfTwelve { allowed = 0...12 }
            guard !allowed.contains(slots[index].value) else { continue }
            throw .outOfRange(value: slots[index].value, allowed: allowed, step: index)
        }
        if let milliseconds, hour == nil, hour12 == nil {
            let time = Time(
                second: milliseconds / 1_000, nanosecond: nanosecond ?? milliseconds % 1_000 * 1_000_000)
            try check(time)
            return time
        }
        let hours: [Int]
        if let hour {
            hours = isClockOfTwelve ? [hour % 12, hour % 12 + 12] : [hour]
        } else if let hour12 {
            if let halves {
                hours = halves.map { hour12 % 12 + 12 * $0 }
            } else if hasDayPeriod {
                hours = [hour12 % 12, hour12 % 12 + 12]
            } else {
                // Lenient: the clock without a half of the day is read as it stands.
                hours = [isLenient ? hour12 : hour12 % 12]
            }
        } else if let halves {
            hours = halves.map { 12 * $0 }
        } else if hasDayPeriod {
            hours = Array(0..<24)
        } else {
            hours = found.isDisjoint(with: .time) ? [options.hourOfBareDates] : [0]
        }
        var failure: Failure?
        var times: [Time] = []
        for hour in hours {
            let time = Time(
                second: hour * 3_600 + (minute ?? 0) * 60 + (second ?? 0), nanosecond: nanosecond ?? 0)
            do throws(Failure) {
                try check(time)
                times.append(time)
            } catch { failure = failure ?? error }
        }
        guard let first = times.first else { throw failure ?? .ambiguous(.hour) }
        // Without an hour, a part of the day is its first hour.
        if times.count > 1, hour12 != nil || hour != nil { throw .ambiguous(.dayPeriod) }
        return first
    }

    private func check(_ time: Time) throws(Failure) {
        let day = FixedDay(unchecked: FixedDay.unixEpoch)
        guard let fields = try? CalendarSystem.iso8601.fields(of: day) else { return }
        let values = DateValues(day: day, fields: fields, secondOfDay: time.second, nanoseconds: time.nanosecond)
        if let step = contradiction(values, ofTime: true) { throw .contradiction(step: step, values) }
    }

    // MARK: Instants

    /// The instant of a civil time, with what the text says of the zone.
    func instant(_ day: FixedDay, _ time: Time) throws(Failure) -> Instant {
        let local = Int64(day.unixDay) * 86_400 + Int64(time.second)
        let seconds: Int64
        switch zone {
        case nil: seconds = plan.zone.rules.instant(ofLocal: local)
        case .offset(let offset): seconds = local - Int64(offset)
        case .own(let keys): seconds = own(keys, local)
        case .zone(let zone, let isDaylight): seconds = zone.rules.instant(ofLocal: local, isDaylight: isDaylight)
        case .ambiguous(let candidates): throw .ambiguousZone(candidates)
        }
        if !isLenient, let rules = zoneRules, rules.skips(local, wholeDay: found.isDisjoint(with: .time)) {
            throw .skippedTime
        }
        do throws(DateError) {
            return try Instant(seconds: seconds, nanoseconds: Int64(time.nanosecond))
        } catch { throw .style(error) }
    }

    /// One of the style's own zone's names. Of two times that a clock shows twice, the one of that name; a name that was not
    /// in use then still tells its offset.
    private func own(_ keys: [Int], _ local: Int64) -> Int64 {
        let rules = plan.zone.rules
        for near in [local - 86_400, local + 86_400] {
            let instant = local - Int64(rules.segment(at: near).offset)
            if keys.contains(Int(rules.segment(at: instant).nameKey)),
                rules.segment(at: instant).offset == rules.segment(at: near).offset
            {
                return instant
            }
        }
        let plain = rules.instant(ofLocal: local)
        // A name for the whole year round says nothing about the offset.
        guard keys.count == 1, let key = keys.first, rules.samples.indices.contains(key),
            !keys.contains(Int(rules.segment(at: plain).nameKey))
        else { return plain }
        return local - Int64(rules.segment(at: rules.samples[key]).offset)
    }
}

extension ZoneRules {
    /// Whether no instant shows this local time, or any time of its day.
    fileprivate func skips(_ local: Int64, wholeDay: Bool) -> Bool {
        let instant = instant(ofLocal: local)
        let shown = instant + Int64(segment(at: instant).offset)
        return wholeDay ? shown - local >= 86_400 - Int64(Instant.utc(local).second) : shown != local
    }

    /// The same as ``instant(ofLocal:)`` in standard or daylight time. Where the zone had another then, the offset of the
    /// nearest half-year with it counts.
    fileprivate func instant(ofLocal local: Int64, isDaylight: Bool?) -> Int64 {
        let plain = instant(ofLocal: local)
        guard let isDaylight, segment(at: plain).isDaylight != isDaylight else { return plain }
        for days in [1, -1, 90, -90, 180, -180, 270, -270] as [Int64] {
            let other = segment(at: plain + days * 86_400)
            if other.isDaylight == isDaylight { return local - Int64(other.offset) }
        }
        return plain
    }
}

extension NumberSource {
    /// The values of fields that no calendar changes.
    fileprivate var range: ClosedRange<Int>? {
        switch self {
        case .hour0To23: 0...23
        case .hour1To24: 1...24
        case .hour1To12: 1...12
        case .hour0To11: 0...11
        case .minute, .second: 0...59
        case .millisecondsInDay: 0...86_399_999
        case .localWeekday: 1...7
        default: nil
        }
    }
}

extension DateResolver {
    /// The zone whose clock the text is about; nil where it gives an offset.
    private var zoneRules: ZoneRules? {
        switch zone {
        case nil, .own: plan.zone.rules
        case .zone(let zone, _): zone.rules
        case .offset, .ambiguous: nil
        }
    }

    /// The zone or offset that the text gives.
    var zoneOfText: (zone: TimeZoneID?, offset: Int?) {
        switch zone {
        case nil, .ambiguous: (nil, nil)
        case .own: (plan.zone, nil)
        case .offset(let offset): (nil, offset)
        case .zone(let zone, _): (zone, nil)
        }
    }
}
