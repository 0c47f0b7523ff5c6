public import LocaleFormatCalendars

extension Instant {
    /// The instant in RFC 9557: by clocks of a zone, with the zone and, unless it is ISO 8601's, the calendar.
    ///
    /// ```swift
    /// let instant = try Instant(iso8601: "2025-11-21T03:00:00Z")
    /// instant.rfc9557(in: "Asia/Kolkata")                           // "2025-11-21T08:30:00+05:30[Asia/Kolkata]"
    /// instant.rfc9557(in: "+05:30", calendar: .hebrew)              // "2025-11-21T08:30:00+05:30[+05:30][u-ca=hebrew]"
    /// ```
    ///
    /// A rule of POSIX has no place in such a text: its offset stands there. An offset with seconds has none in brackets, and stands alone.
    public func rfc9557(in zone: TimeZoneID, calendar: CalendarID = .iso8601) -> String {
        iso8601(in: zone) + annotation(zone) + calendar.suffix
    }

    private func annotation(_ zone: TimeZoneID) -> String {
        let id = zone.identifier
        let isOffset = id.hasPrefix("GMT") && id.contains(":")
        guard isOffset || !ISOReader.isZone(id[...]) else { return "[\(id)]" }
        let offset = ISOWriter.offset(zone.secondsFromUTC(at: self))
        return offset.utf8.count > 6 ? "" : "[\(offset)]"
    }
}

extension CalendarID {
    /// `[u-ca=hebrew]`; nothing for ISO 8601's, which is meant without it.
    package var suffix: String { self == .iso8601 ? "" : "[u-ca=\(bcp47)]" }
}
