internal import LocaleFormatSystem
public import LocaleFormatCalendars

/// A point in time: seconds since 1970-01-01 00:00:00 UTC, leap seconds not counted, and nanoseconds.
///
/// Exact over the range of `FixedDay`, about ±5.4 million years.
///
/// ```swift
/// let instant = try Instant(iso8601: "2025-11-21T08:30:00+05:30")
/// instant.seconds          // 1763694000
/// instant.description      // "2025-11-21T03:00:00Z"
/// ```
public struct Instant: Hashable, Sendable {
    /// Seconds since 1970-01-01 UTC, rounded down.
    public let seconds: Int64
    /// Nanoseconds after `seconds`, 0 to 999,999,999.
    public let nanoseconds: Int32

    /// The seconds that are allowed: those of `FixedDay.dayNumbers`, less a day at each end for time zones.
    public static let range: ClosedRange<Int64> = -172_862_134_396_800...172_737_862_396_800

    /// 1970-01-01 00:00:00 UTC.
    public static let epoch = Instant(unchecked: 0, 0)

    /// The present, by the system's clock.
    public static var now: Instant {
        let time = SystemClock.now()
        return Instant(unchecked: time.seconds, time.nanoseconds)
    }

    /// - Throws: ``DateError/outOfRange(_:)`` beyond ``range``; nanoseconds outside 0..<1,000,000,000 are carried over.
    public init(seconds: Int64, nanoseconds: Int64 = 0) throws(DateError) {
        let billion: Int64 = 1_000_000_000
        var carry = nanoseconds / billion
        var rest = nanoseconds % billion
        if rest < 0 {
            carry -= 1
            rest += billion
        }
        let (sum, overflow) = seconds.addingReportingOverflow(carry)
        guard !overflow, Self.range.contains(sum) else { throw .outOfRange("second \(seconds)") }
        self.init(unchecked: sum, Int32(rest))
    }

    /// - Throws: ``DateError/outOfRange(_:)`` beyond ``range``.
    public init(milliseconds: Int64) throws(DateError) {
        var seconds = milliseconds / 1_000
        var rest = milliseconds % 1_000
        if rest < 0 {
            seconds -= 1
            rest += 1_000
        }
        try self.init(seconds: seconds, nanoseconds: rest * 1_000_000)
    }

    /// Seconds since 1970 as a floating-point number, to the nearest nanosecond that it can say.
    ///
    /// - Throws: ``DateError/outOfRange(_:)`` for what is not finite or beyond ``range``.
    public init(secondsSince1970 seconds: Double) throws(DateError) {
        let whole = seconds.rounded(.down)
        guard let integer = Int64(exactly: whole) else { throw .outOfRange("second \(seconds)") }
        try self.init(seconds: integer, nanoseconds: Int64(((seconds - whole) * 1e9).rounded()))
    }

    package init(unchecked seconds: Int64, _ nanoseconds: Int32) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// Milliseconds since 1970, rounded down: what ICU is given.
    package var milliseconds: Double { Double(seconds) * 1_000 + Double(nanoseconds / 1_000_000) }
}

extension Instant: Comparable {
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
        (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
    }
}

/// Encoded as its ISO 8601 text.
extension Instant: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(iso8601: decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension Instant {
    /// An instant by its civil time in a zone. A time that a clock skipped is read with the offset before the gap, one that
    /// it showed twice is the first of the two, unless `choice` says otherwise.
    ///
    /// - Throws: ``DateError/outOfRange(_:)``, with ``ClockDisambiguation/reject`` ``DateError/uncertainTime(_:timeZone:)``.
    public init(
        day: FixedDay, hour: Int = 0, minute: Int = 0, second: Int = 0, nanosecond: Int = 0, in zone: TimeZoneID = .utc,
        choosing choice: ClockDisambiguation = .compatible
    ) throws(DateError) {
        guard 0...24 ~= hour, 0...59 ~= minute, 0...60 ~= second else {
            throw .outOfRange("time \(hour):\(minute):\(second)")
        }
        let local = Int64(day.unixDay) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
        guard let instant = zone.rules.instant(ofLocal: local, choice) else {
            throw .uncertainTime(ISOWriter.local(local), timeZone: zone.identifier)
        }
        try self.init(seconds: instant, nanoseconds: Int64(nanosecond))
    }
}
