/// One amanta month: the civil days whose sunrise falls between two new moons.
///
/// The day number of its civil day `o` (from 0) is `1 + o`, less one for each repeated number so far, plus one for each
/// number skipped so far. The two masks hold these events by civil day, so that a number takes two bit counts.
struct Lunation: Hashable, Sendable {
    /// The fixed day of the first civil day.
    var start: Int
    /// Saka year * 12 + month - 1. A leap month has the count of the regular month that follows it.
    var monthCount: Int
    var isLeap: Bool
    /// Civil days: 29 or 30.
    var length: Int
    /// Bit o: civil day o carries the number of the day before.
    var repeats: UInt32
    /// Bit o: a number was skipped between civil day o - 1 and civil day o (or, for bit 0, before the first day).
    var skips: UInt32

    /// The day number of civil day `offset`, 1...30.
    @inline(__always)
    func number(_ offset: Int) -> Int {
        let mask = (UInt32(2) << UInt32(truncatingIfNeeded: offset)) &- 1
        return 1 + offset - (repeats & mask).nonzeroBitCount + (skips & mask).nonzeroBitCount
    }

    @inline(__always)
    func isRepeated(_ offset: Int) -> Bool {
        repeats & (1 << UInt32(truncatingIfNeeded: offset)) != 0
    }

    /// The first civil day that carries `number`, or the first after where it would be. `length` when there is none.
    @inline(__always)
    func offset(of number: Int) -> Int {
        // Few events happen in one month, so the day `number - 1` is a step or two away at most.
        var o = min(max(number - 1, 0), length - 1)
        var value = self.number(o)
        while value < number {
            o += 1
            if o == length { return o }
            value += step(o)
        }
        while o > 0, value - step(o) >= number {
            value -= step(o)
            o -= 1
        }
        return o
    }

    /// By how much the number grows from civil day `offset - 1` to `offset`: 0, 1 or 2.
    @inline(__always)
    private func step(_ offset: Int) -> Int {
        let shift = UInt32(truncatingIfNeeded: offset)
        return 1 + Int((skips >> shift) & 1) - Int((repeats >> shift) & 1)
    }

    /// The first civil day of the dark half (numbers 16...30).
    @inline(__always)
    var darkHalf: Int { offset(of: 16) }
}
