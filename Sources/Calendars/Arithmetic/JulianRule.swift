/// The Julian calendar, with a leap day every fourth year. Year 0 is 1 BCE.
enum JulianRule {
    /// Fixed day of 0000-03-01 Julian.
    private static let marchEpoch = -307
    /// A multiple of the 4-year cycle that makes every representable day count positive.
    private static let cycles = 1_400_000
    private static let daysInCycle = 1_461

    @inline(__always)
    static func isLeap(_ year: Int) -> Bool { year & 3 == 0 }

    /// The fixed day of 1 January.
    @inline(__always)
    static func yearStart(_ year: Int) -> Int {
        let before = year - 1
        return 365 * before + (before >> 2) - 1
    }

    /// The fixed day of a date that exists.
    @inline(__always)
    static func fixedDay(_ year: Int, _ month: Int, _ day: Int) -> Int {
        yearStart(year) + GregorianRule.daysBefore(month, isLeap: isLeap(year)) + day - 1
    }

    /// The date of a fixed day.
    @inline(__always)
    static func date(_ fixedDay: Int) -> SolarDate {
        let count = fixedDay - marchEpoch + cycles * daysInCycle
        let year = (4 * count + 3) / daysInCycle
        return GregorianRule.marchBased(year: year - 4 * cycles, dayOfYear: count - daysInCycle * year / 4)
    }

    @inline(__always)
    static func daysIn(_ month: Int, of year: Int) -> Int {
        month == 2 ? (isLeap(year) ? 29 : 28) : 30 + ((month + (month >> 3)) & 1)
    }
}
