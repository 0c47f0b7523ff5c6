/// The ends of the stretch around a place within which something stays as it is.
///
/// What is asked may change many times further away, yet never be again what it was: each answer holds on one stretch. That is so of all
/// that grows with the place, as durations and distances do.
enum ChangeSearch {
    /// The first place after `start` where `isSame` is false; nil where it is true up to `end`.
    ///
    /// - Parameter reach: about how far away the change may be, at least 1.
    static func first(after start: Int128, upTo end: Int128, reach: Int128, isSame: (Int128) -> Bool) -> Int128? {
        guard start < end, !isSame(end) else { return nil }
        var (same, reach) = (start, reach)
        // Twice as far each time: a change that is far away takes few steps too.
        while end - same > reach, isSame(same + reach) {
            same += reach
            reach *= 2
        }
        return bisected(same, end - same > reach ? same + reach : end, isSame: isSame)
    }

    /// The first place of the two, or between them, where `isSame` is false; it is true at `same` and false at `other`.
    static func bisected(_ same: Int128, _ other: Int128, isSame: (Int128) -> Bool) -> Int128 {
        var (same, other) = (same, other)
        while (other - same).magnitude > 1 {
            let middle = same + (other - same) / 2
            if isSame(middle) { same = middle } else { other = middle }
        }
        return other
    }
}
