/// Which times of a day a rule takes: the parts `BYHOUR` to `BYSECOND`, filled up from the start, or every so many hours, minutes and seconds.
struct TimeChoice: Sendable {
    private let frequency: RecurrenceRule.Frequency
    private let interval: Int
    private let hours: [Int]
    private let minutes: [Int]
    private let seconds: [Int]
    private let positions: [Int]
    private let start: Slot
    /// Of rules that count days, each day's.
    let times: [Int]

    init(_ rule: RecurrenceRule, start: Slot) {
        (frequency, interval, positions, self.start) = (rule.frequency, rule.interval, rule.positions, start)
        let order = RecurrenceRule.Frequency.allCases.firstIndex(of: frequency) ?? 0
        // What is counted itself, or is larger, is bounded and not filled up.
        func filled(_ numbers: [Int], _ index: Int, _ value: Int) -> [Int] {
            let numbers = Set(numbers).sorted()
            return numbers.isEmpty && order > index ? [value] : numbers
        }
        hours = filled(rule.hours, 2, start.second / 3_600)
        minutes = filled(rule.minutes, 1, start.second / 60 % 60)
        seconds = filled(rule.seconds.map { min($0, 59) }, 0, start.second % 60)
        times =
            frequency.isOfTime
            ? []
            : hours.flatMap { [minutes, seconds] hour in
                minutes.flatMap { minute in seconds.map { hour * 3_600 + minute * 60 + $0 } }
            }
    }

    /// Seconds of what is counted.
    private var unit: Int { frequency == .hourly ? 3_600 : frequency == .minutely ? 60 : 1 }

    /// The first period on a day or behind it, in units since day 0.
    private func first(from day: Int) -> Int {
        let (begin, origin) = (day * (86_400 / unit), start.day * (86_400 / unit) + start.second / unit)
        return begin + floorModulo(origin - begin, by: interval)
    }

    /// The first day from one on, or the last one up to it, on which a period begins.
    func day(nearest day: Int, isForward: Bool) -> Int {
        let perDay = 86_400 / unit
        let index = isForward ? first(from: day) : first(from: day + 1) - interval
        return floorDivide(index, by: perDay)
    }

    /// The times of a day, in order, by rules that count time.
    func times(on day: Int) -> [Int] {
        let perDay = 86_400 / unit
        var times: [Int] = []
        var index = first(from: day) - day * perDay
        while index < perDay {
            defer { index += interval }
            guard takes(index) else { continue }
            switch frequency {
            case .hourly:
                times += chosen(minutes.flatMap { minute in seconds.map { index * 3_600 + minute * 60 + $0 } })
            case .minutely: times += chosen(seconds.map { index * 60 + $0 })
            default: times += chosen([index])
            }
        }
        return times
    }

    private func chosen(_ times: [Int]) -> [Int] {
        Batch.picks(positions, of: times.count)?.map { times[$0] } ?? times
    }

    /// Whether there is a time of day that a period may begin at, and that the rule takes; of rules that count days there always is.
    var isReachable: Bool {
        if frequency == .daily { return Batch.picks(positions, of: times.count)?.isEmpty != true }
        guard frequency.isOfTime else { return true }
        // Each period has as many times, of which the positions take the same.
        let count = frequency == .hourly ? minutes.count * seconds.count : frequency == .minutely ? seconds.count : 1
        if let picks = Batch.picks(positions, of: count), picks.isEmpty { return false }
        let perDay = 86_400 / unit
        let step = Self.commonDivisor(interval, perDay)
        return stride(from: floorModulo(start.second / unit, by: step), to: perDay, by: step).contains { takes($0) }
    }

    /// After how many days times repeat.
    var cycle: Int { frequency.isOfTime ? interval / Self.commonDivisor(interval, 86_400 / unit) : 1 }

    private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
        second == 0 ? first : commonDivisor(second, first % second)
    }

    /// Whether the rule takes the period that begins so many units behind midnight.
    private func takes(_ index: Int) -> Bool {
        switch frequency {
        case .hourly: return hours.isEmpty || hours.contains(index)
        case .minutely:
            return (hours.isEmpty || hours.contains(index / 60)) && (minutes.isEmpty || minutes.contains(index % 60))
        default:
            return (hours.isEmpty || hours.contains(index / 3_600))
                && (minutes.isEmpty || minutes.contains(index / 60 % 60))
                && (seconds.isEmpty || seconds.contains(index % 60))
        }
    }
}
