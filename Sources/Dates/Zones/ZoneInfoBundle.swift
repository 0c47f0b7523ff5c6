internal import LocaleFormatBridge
internal import LocaleFormatCalendars

/// ICU's own zone data (its bundle `zoneinfo64`): the periods of a zone without asking for one after another, which takes
/// ICU a hundred times as long.
enum ZoneInfoBundle {
    /// The periods that begin before `limit` (seconds since 1970), oldest first; nil for a zone that is not there.
    static func periods(of zone: String, before limit: Int64) -> [ZonePeriod]? {
        guard let bundle = try? ResourceBundle(name: "zoneinfo64", fallback: false), let zones = bundle.child("Zones"),
            let index = bundle.child("Names")?.index(of: zone), var node = zones.child(at: index)
        else { return nil }
        // Another name of a zone is that zone's index.
        if let target = node.integer {
            guard let zone = zones.child(at: target) else { return nil }
            node = zone
        }
        let offsets = node.child("typeOffsets")?.integers ?? []
        let types = node.child("typeMap")?.bytes ?? []
        func times(_ key: String) -> [Int64] {
            let words = node.child(key)?.integers ?? []
            return stride(from: 0, to: words.count - 1, by: 2).map {
                Int64(words[$0]) << 32 | Int64(UInt32(truncatingIfNeeded: words[$0 + 1]))
            }
        }
        let times = times("transPre32") + (node.child("trans")?.integers ?? []).map(Int64.init) + times("transPost32")
        func period(_ start: Int64, _ type: Int) -> ZonePeriod? {
            guard offsets.indices.contains(2 * type + 1) else { return nil }
            let (raw, saving) = (offsets[2 * type], offsets[2 * type + 1])
            return .init(start: start, offset: Int32(clamping: raw + saving), isDaylight: saving != 0)
        }
        guard times.count == types.count, let first = period(.min, 0) else { return nil }
        var periods = [first]
        for (time, type) in zip(times, types) {
            guard let next = period(time, Int(type)) else { return nil }
            if time < limit { periods.append(next) }
        }
        guard let rule = node.child("finalRule")?.string else { return periods }
        guard let numbers = bundle.child("Rules")?.child(rule)?.integers, let raw = node.child("finalRaw")?.integer,
            let year = node.child("finalYear")?.integer, let final = ZoneInfoRule(numbers, raw: raw)
        else { return nil }
        return periods + final.periods(from: year, before: limit, after: periods[periods.count - 1])
    }
}

extension ZoneRules {
    /// What ICU has of a zone.
    static func icuPeriods(of id: String) throws(ICUError) -> [ZonePeriod] {
        if let periods = ZoneInfoBundle.periods(of: id, before: end) { return periods }
        return try TimeZoneData.periods(of: id, before: end).map {
            ZonePeriod(start: $0.start, offset: $0.offset, isDaylight: $0.isDaylight)
        }
    }
}

/// The rule of the years after the last transition, as ICU's `SimpleTimeZone` has it.
private struct ZoneInfoRule {
    private let raw: Int
    private let saving: Int
    private let start: Day
    private let end: Day

    private struct Day {
        let month: Int
        let day: Int
        let weekday: Int
        let time: Int
        /// 0 the clock's time, 1 standard time, 2 UTC.
        let mode: Int

        /// Seconds since 1970 as if in UTC.
        func local(_ year: Int) -> Int {
            let month = month + 1
            let length = GregorianRule.daysIn(month, of: year)
            let first = GregorianRule.fixedDay(year, month, 1)
            // Fixed day 0 is a Sunday, which is 1 here.
            func ahead(_ fixedDay: Int, to weekday: Int) -> Int { ((weekday - 1 - fixedDay) % 7 + 7) % 7 }
            let fixedDay: Int
            if weekday == 0 {
                fixedDay = first + day - 1
            } else if weekday > 0, day > 0 {
                fixedDay = first + ahead(first, to: weekday) + 7 * (day - 1)
            } else if weekday > 0 {
                // Counted from the end of the month.
                let last = first + length - 1
                fixedDay = last - (7 - ahead(last, to: weekday)) % 7 + 7 * (day + 1)
            } else if day > 0 {
                // On that day or later.
                fixedDay = first + day - 1 + ahead(first + day - 1, to: -weekday)
            } else {
                // On that day or earlier.
                let limit = first - day - 1
                fixedDay = limit - (7 - ahead(limit, to: -weekday)) % 7
            }
            return (fixedDay - FixedDay.unixEpoch) * 86_400 + time
        }
    }

    /// Nil for what is no rule.
    init?(_ numbers: [Int], raw: Int) {
        guard numbers.count == 11, 0...11 ~= numbers[0], 0...11 ~= numbers[5], numbers[1] != 0, numbers[6] != 0,
            [numbers[1], numbers[6]].allSatisfy({ -31...31 ~= $0 }),
            [numbers[2], numbers[7]].allSatisfy({ -7...7 ~= $0 })
        else { return nil }
        self.raw = raw
        saving = numbers[10]
        (start, end) = (
            Day(month: numbers[0], day: numbers[1], weekday: numbers[2], time: numbers[3], mode: numbers[4]),
            Day(month: numbers[5], day: numbers[6], weekday: numbers[7], time: numbers[8], mode: numbers[9])
        )
    }

    func periods(
        from year: Int, before limit: Int64, after last: ZonePeriod
    ) -> [ZonePeriod] {
        var periods: [ZonePeriod] = []
        var last = last
        let first = Int64(GregorianRule.yearStart(year) - FixedDay.unixEpoch) * 86_400
        func add(_ time: Int, _ isDaylight: Bool) {
            let offset = Int32(clamping: raw + (isDaylight ? saving : 0))
            guard max(Int64(time), first) < limit, offset != last.offset || isDaylight != last.isDaylight else {
                return
            }
            last = .init(start: max(Int64(time), first), offset: offset, isDaylight: isDaylight)
            periods.append(last)
        }
        for year in year...Int(1_970 + limit / 31_556_952) {
            let starts = start.local(year) - [raw, raw, 0][start.mode % 3]
            let ends = end.local(year) - [raw + saving, raw, 0][end.mode % 3]
            if starts < ends {
                add(starts, true)
                add(ends, false)
            } else {
                add(ends, false)
                add(starts, true)
            }
        }
        return periods
    }
}
