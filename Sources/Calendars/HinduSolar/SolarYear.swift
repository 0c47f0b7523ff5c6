/// A year of twelve months of 29 to 32 days.
struct SolarYear: Hashable, Sendable {
    /// The fixed day of its first day.
    var start: Int
    /// Two bits a month, month 1 lowest: its length - 29.
    var lengths: UInt32

    /// Days before month `month` (1...13).
    @inline(__always)
    func daysBefore(_ month: Int) -> Int {
        let before = lengths & ((UInt32(1) << UInt32(truncatingIfNeeded: 2 * (month - 1))) &- 1)
        let ones = (before & 0x55_5555).nonzeroBitCount
        let twos = (before & 0xAA_AAAA).nonzeroBitCount
        return 29 * (month - 1) + ones + 2 * twos
    }

    @inline(__always)
    func length(_ month: Int) -> Int {
        29 + Int((lengths >> UInt32(truncatingIfNeeded: 2 * (month - 1))) & 3)
    }

    /// 365 or 366.
    @inline(__always)
    var length: Int { daysBefore(13) }

    /// The month 1...12 that holds day `offset` (from 0) of the year.
    @inline(__always)
    func month(_ offset: Int) -> Int {
        var month = min(offset / 30 + 1, 12)
        while daysBefore(month) > offset { month -= 1 }
        while month < 12, daysBefore(month + 1) <= offset { month += 1 }
        return month
    }

    /// A year from thirteen month starts, the last being that of the next year.
    init(starts: [Int]) {
        start = starts[0]
        lengths = 0
        for i in 0..<12 {
            lengths |= UInt32(truncatingIfNeeded: starts[i + 1] - starts[i] - 29) << UInt32(2 * i)
        }
    }

    init(start: Int, lengths: UInt32) {
        self.start = start
        self.lengths = lengths
    }
}
