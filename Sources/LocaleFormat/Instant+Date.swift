public import LocaleFormatDates

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Instant {
    /// The same point in time.
    ///
    /// - Throws: `DateError.outOfRange(_:)` for a date that is not finite or beyond `Instant.range`.
    public init(_ date: Date) throws(DateError) { try self.init(secondsSince1970: date.timeIntervalSince1970) }
}

extension Date {
    /// The same point in time, as near as a `Double` of seconds can say it.
    public init(_ instant: Instant) {
        self.init(timeIntervalSince1970: Double(instant.seconds) + Double(instant.nanoseconds) / 1e9)
    }
}
