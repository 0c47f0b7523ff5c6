/// A civil day as a count of days: day 1 is Monday, 0001-01-01 of the proleptic Gregorian calendar.
///
/// All calendars of this room meet at this type. It has no time of day and no time zone. The count is what books on
/// calendars call the rata die; the Julian Day Number of the same day is 1,721,425 larger.
///
/// The range is ±2,000,000,000 days, about ±5.47 million years.
///
/// ```swift
/// let day = try FixedDay(739_576)
/// day.weekday             // 6; Friday
/// day.unixDay             // 20413; days since 1970-01-01
/// ```
public struct FixedDay: Hashable, Sendable {
    /// The smallest and largest day count.
    public static let dayNumbers: ClosedRange<Int> = -2_000_000_000...2_000_000_000

    /// The first day that can be represented.
    public static let min = FixedDay(unchecked: -2_000_000_000)

    /// The last day that can be represented.
    public static let max = FixedDay(unchecked: 2_000_000_000)

    @usableFromInline let storage: Int32

    /// Days, counted so that 0001-01-01 proleptic Gregorian is 1.
    public var dayNumber: Int { Int(storage) }

    /// Wraps a day count. Throws `outOfRange(.fixedDay, …)` beyond `dayNumbers`.
    public init(_ dayNumber: Int) throws(CalendarError) {
        guard Self.dayNumbers.contains(dayNumber) else {
            throw .outOfRange(.fixedDay, value: dayNumber, allowed: Self.dayNumbers)
        }
        storage = Int32(truncatingIfNeeded: dayNumber)
    }

    /// Wraps a count that is known to lie in `dayNumbers`.
    @inlinable @inline(__always)
    package init(unchecked dayNumber: Int) {
        storage = Int32(truncatingIfNeeded: dayNumber)
    }

    /// Wraps a count of days since 1970-01-01. Throws when the day is out of range.
    public init(unixDay: Int) throws(CalendarError) {
        let (dayNumber, overflow) = unixDay.addingReportingOverflow(Self.unixEpoch)
        guard !overflow else { throw .outOfRange(.fixedDay, value: unixDay, allowed: Self.dayNumbers) }
        try self.init(dayNumber)
    }

    /// The day with a Julian Day Number. Throws when the day is out of range.
    public init(julianDayNumber: Int) throws(CalendarError) {
        let (dayNumber, overflow) = julianDayNumber.subtractingReportingOverflow(Self.julianOffset)
        guard !overflow else { throw .outOfRange(.fixedDay, value: julianDayNumber, allowed: Self.dayNumbers) }
        try self.init(dayNumber)
    }

    /// Days since 1970-01-01; negative before.
    public var unixDay: Int { dayNumber - Self.unixEpoch }

    /// The Julian Day Number: the Julian Date at noon UT of this day.
    public var julianDayNumber: Int { dayNumber + Self.julianOffset }

    private static let julianOffset = 1_721_425

    /// The day of the week: 1 is Sunday, 7 is Saturday, as Foundation and ICU count.
    @inline(__always)
    public var weekday: Int {
        // Whole weeks on top, more than any count before day 0, make it an unsigned division.
        Int((UInt32(bitPattern: storage) &+ 7 * 285_714_286) % 7) + 1
    }

    /// The day this many civil days later, or earlier when `days` is negative.
    ///
    /// Throws `outOfRange(.fixedDay, …)` when the result cannot be represented.
    public func adding(days: Int) throws(CalendarError) -> FixedDay {
        let (sum, overflow) = dayNumber.addingReportingOverflow(days)
        guard !overflow else { throw .outOfRange(.fixedDay, value: days, allowed: Self.dayNumbers) }
        return try FixedDay(sum)
    }

    /// Fixed day of 1970-01-01.
    @inlinable package static var unixEpoch: Int { 719_163 }
}

extension FixedDay: Comparable {
    public static func < (lhs: FixedDay, rhs: FixedDay) -> Bool { lhs.storage < rhs.storage }
}

/// Lets `Range<FixedDay>` be walked day by day. Stepping stops at the ends of the representable range: run-time data must
/// not trap, and code that has to know about the end uses `adding(days:)`.
extension FixedDay: Strideable {
    public func distance(to other: FixedDay) -> Int { other.dayNumber - dayNumber }

    public func advanced(by days: Int) -> FixedDay {
        let (sum, overflow) = dayNumber.addingReportingOverflow(days)
        if overflow { return days < 0 ? .min : .max }
        return FixedDay(unchecked: Swift.min(Swift.max(sum, Self.dayNumbers.lowerBound), Self.dayNumbers.upperBound))
    }
}

extension FixedDay: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(Int.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dayNumber)
    }
}

extension FixedDay: CustomStringConvertible {
    /// The day count, as in `R.D. 739576`.
    public var description: String { "R.D. \(dayNumber)" }
}
