/// Years of the Chinese calendar and its relatives, computed from the sky.
///
/// A month starts on the day of a new moon. The month of the December solstice is the eleventh. When thirteen months lie
/// between two such months, the first of them in which no major solar term falls is leap and repeats the number before it.
struct EastAsianEngine: Hashable, Sendable {
    var clock: MeridianClock

    /// The year whose first month starts in the Gregorian year `year`.
    func compute(_ year: Int) -> EastAsianYear {
        let opening = sui(year), closing = sui(year + 1)
        // Months 1 to 10 with their leap months come from the first sui, 11 and 12 from the second.
        let head = opening.dropFirst(opening.firstIndex { $0.number == 1 } ?? 0)
        let tail = closing.prefix { $0.number > 10 }
        let nextYear = closing.first { $0.number == 1 }?.start ?? 0
        let months = Array(head) + Array(tail)
        var result = EastAsianYear(start: months[0].start, longMonths: 0, leapMonth: 0)
        for (position, month) in months.enumerated() where position < 13 {
            let end = position + 1 < months.count ? months[position + 1].start : nextYear
            if end - month.start == 30 { result.longMonths |= 1 << UInt32(position) }
            if month.isLeap { result.leapMonth = month.number }
        }
        return result
    }

    private struct Month {
        var start: Int
        var number: Int
        var isLeap: Bool
    }

    /// The months from the solstice of December `year - 1` to the one before that of December `year`.
    private func sui(_ year: Int) -> [Month] {
        let firstTerm = 9 + 12 * (year - 2000)
        let first = eleventhMonth(firstTerm), next = eleventhMonth(firstTerm + 12)
        let starts = (first...next).map(newMoonDay)
        let leap = next - first == 13 ? leapPosition(starts, firstTerm) : nil
        var months: [Month] = []
        var number = 11
        for position in 0..<starts.count - 1 {
            if position == leap {
                months.append(Month(start: starts[position], number: number == 1 ? 12 : number - 1, isLeap: true))
            } else {
                months.append(Month(start: starts[position], number: number, isLeap: false))
                number = number == 12 ? 1 : number + 1
            }
        }
        return months
    }

    /// The first month after the eleventh in which no major term falls.
    private func leapPosition(_ starts: [Int], _ firstTerm: Int) -> Int {
        var term = firstTerm + 1
        var day = termDay(term)
        for position in 1..<starts.count - 1 {
            if day >= starts[position + 1] { return position }
            while day < starts[position + 1] {
                term += 1
                day = termDay(term)
            }
        }
        return starts.count - 2
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
        let salt = switch clock {
        case .beijing: 0
        case .korea, .seoulLegal: 1
        case .hanoi, .vietnam: 2
        }
        return Self.cache.value(for: Key(engine: self, year: year), hash: year &* 3 &+ salt) {
            $0.engine.compute($0.year)
        }
    }
}
