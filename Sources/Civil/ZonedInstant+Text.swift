public import LocaleFormatDates

/// Encoded as its text in RFC 9557.
extension ZonedInstant: Codable, CustomStringConvertible {
    /// `2025-11-21T08:30:00+05:30[Asia/Kolkata]`, in another calendar than ISO 8601's with `[u-ca=hebrew]` behind it.
    public var description: String { instant.rfc9557(in: timeZone, calendar: calendar) }

    /// Reads RFC 9557. The text names a zone, or has an offset, which is its zone then; `Z` alone is UTC.
    ///
    /// ```swift
    /// let text = "2026-10-25T02:30[Europe/Berlin]"
    /// try ZonedInstant(text).description                            // "2026-10-25T02:30:00+02:00[Europe/Berlin]"
    /// try ZonedInstant(text, choosing: .later).description          // "2026-10-25T02:30:00+01:00[Europe/Berlin]"
    /// let old = "2026-07-01T12:00+06:00[Asia/Kolkata]"
    /// try ZonedInstant(old, offset: .ignore).description            // "2026-07-01T12:00:00+05:30[Asia/Kolkata]"
    /// try ZonedInstant(old, offset: .use).description               // "2026-07-01T11:30:00+05:30[Asia/Kolkata]"
    /// ```
    ///
    /// A day without a time begins with its first instant.
    ///
    /// - Parameters:
    ///   - text: RFC 9557.
    ///   - preference: what counts where offset and zone disagree.
    ///   - choice: which instant a time means that clocks show twice, or skip.
    /// - Throws: `DateError`, as `Instant.init(iso8601:in:offset:choosing:)`; `DateError.notAnInstant(text:offset:)` also for a text
    ///   with neither zone nor offset.
    public init(
        _ text: some StringProtocol, offset preference: OffsetPreference = .reject,
        choosing choice: ClockDisambiguation = .compatible
    ) throws(DateError) {
        let iso = try ISODateTime(text)
        let zone: TimeZoneID
        switch (try iso.namedZone(), iso.offset) {
        case (let named?, _): zone = named
        case (nil, .utc): zone = .utc
        case (nil, .east(let seconds, _)): zone = try TimeZoneID(ISOWriter.offset(seconds))
        case (nil, nil): throw .notAnInstant(text: String(text), offset: text.utf8.count)
        }
        let instant =
            iso.time == nil
            ? try zone.start(of: iso.day) : try iso.instant(in: zone, offset: preference, choosing: choice)
        self.init(instant, in: zone, calendar: iso.calendar ?? .iso8601)
        // Its fields are there for whoever asks.
        _ = try PlainDate(local.day, calendar: calendar)
    }

    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
