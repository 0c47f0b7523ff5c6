public import LocaleFormatDatePrograms

/// A baked format of dates, with a name in Swift.
///
/// ```swift unchecked
/// try Formats.day.format(.now, timeZone: "Europe/Berlin", in: "de")       // "21. November 2025"
/// ```
public struct BakedDateFormat: Sendable {
    private let format: BakedFormat

    /// The format of a name; what is wrong with it shows when it is used.
    public init(_ name: String, of literal: BakedLiteral) { format = BakedFormat(name, of: literal) }

    /// The format in a locale and a zone, to be held where many instants are formatted.
    public func compiled(timeZone: TimeZoneID, in locale: some StringProtocol) throws(BakedError) -> BakedDate {
        try format.read { formats, place throws(BakedError) in try formats.date(at: place, timeZone, String(locale)) }
    }

    /// An instant as text.
    ///
    /// - Throws: ``BakedError``: a locale or a zone that was not baked, and as ``BakedDate/format(_:)``.
    public func format(
        _ instant: Instant, timeZone: TimeZoneID, in locale: some StringProtocol
    ) throws(BakedError) -> String { try compiled(timeZone: timeZone, in: locale).format(instant) }
}

/// A baked format of the time between two instants, with a name in Swift.
///
/// ```swift unchecked
/// try Formats.days.format(from: start, to: end, timeZone: .utc, in: "de")      // "21.–23. November 2025"
/// ```
public struct BakedIntervalFormat: Sendable {
    private let format: BakedFormat

    /// The format of a name; what is wrong with it shows when it is used.
    public init(_ name: String, of literal: BakedLiteral) { format = BakedFormat(name, of: literal) }

    /// The format in a locale and a zone, to be held where many are formatted.
    public func compiled(timeZone: TimeZoneID, in locale: some StringProtocol) throws(BakedError) -> BakedInterval {
        try format.read { formats, place throws(BakedError) in
            try formats.interval(at: place, timeZone, String(locale))
        }
    }

    /// The time from one instant to another as text.
    ///
    /// - Throws: ``BakedError``: a locale or a zone that was not baked, and as ``BakedInterval/format(from:to:)``.
    public func format(
        from start: Instant, to end: Instant, timeZone: TimeZoneID, in locale: some StringProtocol
    ) throws(BakedError) -> String { try compiled(timeZone: timeZone, in: locale).format(from: start, to: end) }
}
