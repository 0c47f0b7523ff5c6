/// A second of a day by the clocks of a place, without the place.
struct Slot: Hashable, Comparable, Sendable {
    /// As `FixedDay` counts.
    var day: Int
    /// 0 to 86,399.
    var second: Int

    /// Counted on from day 0.
    var seconds: Int { day * 86_400 + second }

    /// So many seconds later, or earlier.
    func advanced(by distance: Int) -> Slot {
        let seconds = seconds + distance
        return Slot(day: floorDivide(seconds, by: 86_400), second: floorModulo(seconds, by: 86_400))
    }

    static func < (lhs: Slot, rhs: Slot) -> Bool { (lhs.day, lhs.second) < (rhs.day, rhs.second) }
}

/// What a rule chooses of one of its periods: each of some days at each of some times, in order; or some of these.
struct Batch: Sendable {
    var days: [Int] = []
    /// Seconds of the day.
    var times: [Int] = []
    /// By `BYSETPOS`, in order; nil for all.
    var picks: [Int]?

    var count: Int { picks?.count ?? days.count * times.count }

    subscript(index: Int) -> Slot {
        let place = picks?[index] ?? index
        return Slot(day: days[place / times.count], second: times[place % times.count])
    }

    /// What the positions choose among the first `count`, in order.
    static func picks(_ positions: [Int], of count: Int) -> [Int]? {
        guard !positions.isEmpty else { return nil }
        return Set(positions.map { $0 > 0 ? $0 - 1 : count + $0 }).filter { 0..<count ~= $0 }.sorted()
    }
}

func floorDivide(_ value: Int, by divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
}

func floorModulo(_ value: Int, by divisor: Int) -> Int { value - floorDivide(value, by: divisor) * divisor }
