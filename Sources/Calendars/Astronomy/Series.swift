/// How much of a truncated theory to sum.
enum SeriesExtent {
    /// Every stored term: what the calendars are defined by.
    case full
    /// Only the larger terms: a first look that is enough when the answer is not near a boundary.
    case short
}

/// A sum of amplitude * t^power * sine(phase + rate * t), the common form of the planetary series.
struct PeriodicSeries {
    /// Terms of one power of time: triples of amplitude (arcseconds), phase (turns), rate (turns a century),
    /// largest amplitude first; the first `short` of the triples make the short sum.
    @inline(__always)
    static func sum(_ table: [Double], _ t: Double, from first: Int, count: Int) -> Double {
        var sum = 0.0
        var i = first * 3
        let end = (first + count) * 3
        while i + 2 < end {
            sum += table[i] * Trigonometry.sine(table[i + 1] + table[i + 2] * t)
            i += 3
        }
        return sum
    }
}
