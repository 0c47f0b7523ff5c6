/// The Gregorian calendar where it has no exceptions: after its cutover and before the year 10,000. Most dates are there, and
/// formatting inlines this instead of asking which calendar it is.
package enum PlainGregorian {
    /// The fixed day of 1 January 10000, the first that is not converted here.
    private static let end = 3_652_060

    /// The fixed days that can be converted here for a calendar, and none for one that is not Gregorian. They begin with the
    /// year after the cutover, and never before 1 CE.
    package static func days(of calendar: CalendarSystem) -> Range<Int> {
        guard calendar.id == .gregorian || calendar.id == .iso8601 else { return 0..<0 }
        let cutover = calendar.options.gregorianCutover
        let year = max(1, cutover.lastMixedYear + 1)
        guard year < 10_000, let first = try? CalendarSystem.iso8601.day(of: CivilDate(year: year, month: 1, day: 1))
        else {
            return 0..<0
        }
        return first.dayNumber..<end
    }

    /// The year, month, day and weekday of a day within `days(of:)`, and its place among the days from 1 March, from 0.
    @inlinable @inline(__always)
    package static func date(
        of fixedDay: Int
    ) -> (year: UInt32, month: UInt32, day: UInt32, weekday: UInt32, marchDay: UInt32) {
        // Cassio Neri and Lorenz Schneider, "Euclidean affine functions and their application to calendar algorithms" (2023):
        // years from 1 March, so that the leap day is the last; divisions by 1461 and 153 become a multiplication each.
        let centuries = 4 &* UInt32(truncatingIfNeeded: fixedDay &+ 305) &+ 3
        let century = centuries / 146_097
        let years = UInt64(2_939_745) &* UInt64(centuries % 146_097 | 3)
        let marchDay = UInt32(truncatingIfNeeded: years) / 2_939_745 / 4
        let months = 2_141 &* marchDay &+ 197_913
        let isNextYear = marchDay >= 306
        let year = 100 &* century &+ UInt32(truncatingIfNeeded: years >> 32) &+ (isNextYear ? 1 : 0)
        let month = months >> 16 &- (isNextYear ? 12 : 0)
        let day = (months & 0xFFFF) / 2_141 &+ 1
        return (year, month, day, UInt32(truncatingIfNeeded: fixedDay) % 7 &+ 1, marchDay)
    }

    /// The fields of a day within `days(of:)`.
    @inlinable @inline(__always)
    package static func fields(of fixedDay: Int) -> CalendarFields {
        let (year, month, day, weekday, marchDay) = date(of: fixedDay)
        let isLeap = GregorianRule.isLeap(Int(year))
        let dayOfYear = month < 3 ? marchDay &- 305 : marchDay &+ (isLeap ? 61 : 60)
        return CalendarFields(
            era: 1, year: Int(year), extendedYear: Int(year), relatedGregorianYear: Int(year), cyclicYear: nil,
            month: Int(month), isLeapMonth: false, day: Int(day), isRepeatedDay: false, dayOfYear: Int(dayOfYear),
            weekday: Int(weekday))
    }
}
