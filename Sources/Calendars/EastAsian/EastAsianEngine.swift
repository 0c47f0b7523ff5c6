/// Years of the Chinese calendar and its relatives, computed from the sky.
///
/// A month starts on the day of a new moon. The month of the December solstice is the eleventh. When thirteen months lie
/// between two such months, the first of them in which no major solar term falls is leap and repeats the number before it.
struct EastAsianEngine: Hashable, Sendable {
    var clock: MeridianClock

    /// The year whose first month starts in the Gregorian year `year`.
    func compute(_ year: Int) -> EastAsianYear {
        // Term 9 is the solstice of December 1999.
        let solstice = 9 + 12 * (year - 2000)
        let opening = eleventhMonth(solstice)
        let closing = eleventhMonth(solstice + 12)
        let following = eleventhMonth(solstice + 24)
        let leap = closing - opening == 13 ? leapPosition(opening, solstice, limit: 12) : 0
        let nextLeap = following - closing == 13 ? leapPosition(closing, solstice + 12, limit: 3) : 0
        // Months 11 and 12 come before month 1, and with them a month 11 or 12 that is leap.
        let first = opening + (1...2 ~= leap ? 3 : 2)
        let next = closing + (1...2 ~= nextLeap ? 3 : 2)
        var result = EastAsianYear(start: newMoonDay(first), longMonths: 0, leapMonth: 0)
        // A leap month in position p repeats number p.
        if leap > 2 { result.leapMonth = opening + leap - first }
        if 1...2 ~= nextLeap { result.leapMonth = closing + nextLeap - first }
        var start = result.start
        for n in first..<next {
            let end = newMoonDay(n + 1)
            if end - start == 30 { result.longMonths |= 1 << UInt32(truncatingIfNeeded: n - first) }
            start = end
        }
        return result
    }

    /// The position, counted from an eleventh month, of the first month in which no major term falls; `limit` when the
    /// months before that have one each.
    private func leapPosition(_ eleventh: Int, _ solstice: Int, limit: Int) -> Int {
        var term = solstice + 1
        var day = termDay(term)
        for position in 1..<limit {
            let end = newMoonDay(eleventh + position + 1)
            if day >= end { return position }
            while day < end {
                term += 1
                day = termDay(term)
            }
        }
        return limit
    }

    /// The lunation that holds the day of a December solstice: its new moon is on or before that day.
    private func eleventhMonth(_ solstice: Int) -> Int {
        let day = termDay(solstice)
        var n = NewMoon.approximateIndex(Double(day))
        while newMoonDay(n) > day { n -= 1 }
        while newMoonDay(n + 1) <= day { n += 1 }
        return n
    }

    /// The civil day of a new moon. The full series is asked only when the short one falls near midnight.
    private func newMoonDay(_ n: Int) -> Int {
        let t = NewMoon.centuries(n, .short)
        let moment = Moment.universal(centuries: t)
        return isNearMidnight(moment, seconds: 40 + 0.05 * t * t) ? clock.day(NewMoon.moment(n)) : clock.day(moment)
    }

    private func termDay(_ index: Int) -> Int {
        let t = SolarTerm.major(index, .short)
        let moment = Moment.universal(centuries: t)
        guard isNearMidnight(moment, seconds: 60 + 0.3 * t * t) else { return clock.day(moment) }
        return clock.day(Moment.universal(centuries: SolarTerm.major(index)))
    }

    private func isNearMidnight(_ moment: Double, seconds: Double) -> Bool {
        Trigonometry.wrap(moment + clock.offset(moment)).magnitude * 86400 < seconds
    }

    private static let cache = EngineCache<Key, EastAsianYear>(bits: 8)

    private struct Key: Hashable, Sendable {
        var engine: EastAsianEngine
        var year: Int
    }

    /// The year, remembered.
    func year(_ year: Int) -> EastAsianYear {
        let salt =
            switch clock {
            case .beijing: 0
            case .korea, .seoulLegal: 1
            case .hanoi, .vietnam: 2
            }
        return Self.cache.value(for: Key(engine: self, year: year), hash: year &* 3 &+ salt) {
            $0.engine.compute($0.year)
        }
    }
}
