/// A year of twelve or thirteen months of 29 or 30 days.
struct EastAsianYear: Hashable, Sendable {
    /// The fixed day of its first day.
    var start: Int
    /// Bit i: the month in position i (from 0) has 30 days.
    var longMonths: UInt32
    /// The number of the month that a leap month follows, or 0. The leap month stands in position `leapMonth`.
    var leapMonth: Int

    @inline(__always)
    var monthCount: Int { leapMonth == 0 ? 12 : 13 }

    /// Days before the month in position `position` (0...13).
    @inline(__always)
    func daysBefore(_ position: Int) -> Int {
        let mask = (UInt32(1) << UInt32(truncatingIfNeeded: position)) &- 1
        return 29 * position + (longMonths & mask).nonzeroBitCount
    }

    @inline(__always)
    func length(_ position: Int) -> Int {
        29 + Int((longMonths >> UInt32(truncatingIfNeeded: position)) & 1)
    }

    /// Days of the year.
    @inline(__always)
    var length: Int { daysBefore(monthCount) }
    /// Days that every year has.
    static let leastLength = 12 * 29

    /// The position of the month that holds day `offset` (from 0) of the year, and the days before that month.
    @inline(__always)
    func month(holding offset: Int) -> (position: Int, daysBefore: Int) {
        // Months have 29 or 30 days, so thirtieths can only be too few.
        var position = min(offset / 30, monthCount - 1)
        var before = daysBefore(position)
        while position + 1 < monthCount, before + length(position) <= offset {
            before += length(position)
            position += 1
        }
        return (position, before)
    }

    /// The number 1...12 and leap flag of the month in `position`.
    @inline(__always)
    func name(_ position: Int) -> (month: Int, isLeap: Bool) {
        if leapMonth == 0 || position < leapMonth { return (position + 1, false) }
        return (position, position == leapMonth)
    }

    /// The position of a month, or nil when the year has no such month.
    @inline(__always)
    func position(month: Int, isLeap: Bool) -> Int? {
        if isLeap { return leapMonth == month ? month : nil }
        return leapMonth != 0 && month > leapMonth ? month : month - 1
    }
}
