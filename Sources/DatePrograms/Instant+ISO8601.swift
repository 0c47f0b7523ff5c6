internal import LocaleFormatCalendars
internal import LocaleFormatMemory

// ISO 8601 with the proleptic Gregorian calendar, and RFC 9557: the forms in which instants are written and read.
extension Instant {
    /// Days since 1970-01-01 UTC, and seconds since the midnight before, 0 to 86,399.
    package var utc: (day: Int, second: Int) { Self.utc(seconds) }

    /// The same of seconds since 1970.
    package static func utc(_ seconds: Int64) -> (day: Int, second: Int) {
        let (day, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
        return second < 0 ? (Int(day) - 1, Int(second) + 86_400) : (Int(day), Int(second))
    }
}

extension Instant: CustomStringConvertible {
    /// `2025-11-21T03:00:00Z`; a fraction only if there is one, years outside 0000...9999 with a sign and six digits or more.
    public var description: String { iso8601() }

    /// The instant in ISO 8601.
    ///
    /// ```swift
    /// let instant = try Instant(iso8601: "2025-11-21T03:00:00Z")
    /// instant.iso8601(in: "Asia/Kolkata")                 // "2025-11-21T08:30:00+05:30"
    /// instant.iso8601(.week)                              // "2025-W47-5T03:00:00Z"
    /// instant.iso8601(.ordinal)                           // "2025-325T03:00:00Z"
    /// instant.iso8601(isBasic: true)                      // "20251121T030000Z"
    /// ```
    ///
    /// - Parameters:
    ///   - day: how the day is told.
    ///   - isBasic: whether there are neither hyphens nor colons.
    ///   - zone: whose clocks; nil for UTC, which is written `Z`.
    public func iso8601(_ day: ISO8601Day = .calendar, isBasic: Bool = false, in zone: TimeZoneID? = nil) -> String {
        let offset = zone?.secondsFromUTC(at: self) ?? 0
        let (number, second) = Self.utc(seconds + Int64(offset))
        guard let fixed = try? FixedDay(unixDay: number) else { return "" }
        return ISOWriter.day(fixed, day, isBasic: isBasic) + "T"
            + ISOWriter.time(second, nanosecond: Int(nanoseconds), isBasic: isBasic)
            + (zone == nil ? "Z" : ISOWriter.offset(offset, isBasic: isBasic))
    }

    /// Reads ISO 8601 and RFC 9557.
    ///
    /// ```swift
    /// try Instant(iso8601: "2025-11-21T08:30:00.25+05:30").description            // "2025-11-21T03:00:00.25Z"
    /// try Instant(iso8601: "2025-W47-5T08:30Z").description                       // "2025-11-21T08:30:00Z"
    /// try Instant(iso8601: "2025-325").description                                // "2025-11-21T12:00:00Z"
    /// try Instant(iso8601: "20251121T083000Z").description                        // "2025-11-21T08:30:00Z"
    /// try Instant(iso8601: "2016-12-31T23:59:60Z").description                    // "2017-01-01T00:00:00Z"
    /// try Instant(iso8601: "2025-11-21T08:30[Asia/Kolkata]").description          // "2025-11-21T03:00:00Z"
    /// try Instant(iso8601: "2025-11-21T08:30+05:00[Asia/Kolkata]")                // throws: '+05:00' contradicts Asia/Kolkata, …
    /// ```
    ///
    /// Years may have a sign and up to seven digits, without hyphens six. A fraction has nine digits at most, and zeros behind them. Without an offset the time is that of the zone that the text
    /// names, else of `zone`; without a time it is noon there. Second 60, a leap second, is the next one, as POSIX counts; it is read at
    /// the end of a month of UTC, where leap seconds are. Suffixes of RFC 9557 that are not known are passed over, with `!` refused; the
    /// calendar that one names is for `ZonedInstant`.
    ///
    /// - Parameters:
    ///   - text: the instant.
    ///   - zone: whose clock counts where the text names no zone and no offset.
    ///   - preference: what counts where an offset and a zone disagree.
    ///   - choice: which instant a time means that clocks show twice, or skip.
    /// - Throws: ``DateError/notAnInstant(text:offset:)`` with the byte at fault, ``DateError/impossibleDate(_:)`` for
    ///   2025-02-30, ``DateError/contradiction(_:to:expected:)``, ``DateError/uncertainTime(_:timeZone:)``,
    ///   ``DateError/unknownSuffix(_:offset:)``, ``DateError/unknownTimeZone(_:)``, ``DateError/outOfRange(_:)``.
    public init(
        iso8601 text: some StringProtocol, in zone: TimeZoneID = .utc, offset preference: OffsetPreference = .reject,
        choosing choice: ClockDisambiguation = .compatible
    ) throws(DateError) {
        self = try ISODateTime(text).instant(in: zone, offset: preference, choosing: choice)
    }

    /// Reads what a command line gives: ISO 8601, RFC 9557, what mail and HTTP write, seconds since 1970 (`1763694000`, `-1.5`), or
    /// `now`.
    public init(_ text: some StringProtocol, in zone: TimeZoneID = .utc) throws(DateError) {
        let text = String(text).withOrderedMarks
        if text == "now" {
            self = .now
            return
        }
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        if let seconds = Int64(parts[0]), parts.count == 1 {
            try self.init(seconds: seconds)
        } else if let whole = Int64(parts[0]), parts[1].allSatisfy({ $0.isASCII && $0.isNumber }), !parts[1].isEmpty,
            let fraction = Int64(parts[1].prefix(9) + String(repeating: "0", count: 9 - min(9, parts[1].count)))
        {
            try self.init(seconds: whole, nanoseconds: text.hasPrefix("-") ? -fraction : fraction)
        } else if let mail = MailDate(text, now: .now) {
            self = try mail.instant()
        } else {
            try self.init(iso8601: text, in: zone)
        }
    }
}
