public import LocaleFormatDates

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TimeZoneID {
    /// The zone that Foundation means, by its identifier.
    ///
    /// - Throws: `DateError.unknownTimeZone(_:)` for a zone that neither the zone data nor ICU has.
    public init(_ zone: TimeZone) throws(DateError) { try self.init(zone.identifier) }
}

extension TimeZone {
    /// The zone of this package as Foundation's, by its identifier; nil where Foundation does not know it. FoundationEssentials
    /// alone knows fixed offsets only.
    public init?(_ zone: TimeZoneID) { self.init(identifier: zone.identifier) }
}

extension DateStyle {
    /// The same on the clocks of Foundation's zone.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    /// try DateStyle(date: .none, time: .short, locale: "de").timeZone(zone).format(instant)        // "09:30"
    /// ```
    ///
    /// - Throws: `DateError.unknownTimeZone(_:)` for a zone that neither the zone data nor ICU has.
    // `.current` is a `TimeZoneID` here.
    @_disfavoredOverload
    public func timeZone(_ zone: TimeZone) throws(DateError) -> Self { timeZone(try TimeZoneID(zone)) }
}

extension DateIntervalStyle {
    /// The same on the clocks of Foundation's zone.
    ///
    /// - Throws: `DateError.unknownTimeZone(_:)` for a zone that neither the zone data nor ICU has.
    @_disfavoredOverload
    public func timeZone(_ zone: TimeZone) throws(DateError) -> Self { timeZone(try TimeZoneID(zone)) }
}
