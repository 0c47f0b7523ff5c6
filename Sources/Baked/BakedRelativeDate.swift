internal import LocaleFormatCalendars
public import LocaleFormatDatePrograms
internal import LocaleFormatIdentifiers
internal import LocaleFormatMemory
public import LocaleFormatValuePrograms

/// A baked format of distances in time for one locale, ready to run. Immutable, and threads may share it.
///
/// ```swift
/// let seen = try formats.relative("seen", in: "de")
/// try seen.format(-1, .day)                                 // "gestern"
/// try seen.format(seconds: 7_200)                           // "in 2 Stunden"
/// ```
public final class BakedRelativeDate: Sendable {
    private let baked: BakedRelativeProgram
    let moment: BakedRelativeMoment?

    /// - Parameter moment: what instants need; nil where distances alone were baked.
    init(_ baked: BakedRelativeProgram, _ moment: BakedRelativeMoment?) {
        (self.baked, self.moment) = (baked, moment)
    }

    /// The distance as text: negative for the past. `-0.0` is "0 days ago", 0 is "in 0 days", where words are not used.
    ///
    /// - Throws: ``BakedError/beyondProgram(_:)`` for what is not finite, and for a unit that ICU alone writes in the language.
    public func format(_ offset: Double, _ unit: RelativeDateUnit) throws(BakedError) -> String {
        if let text = baked.program.text(offset, unit) { return text }
        throw unwritten(offset, unit)
    }

    /// Appends the distance as UTF-8. Where it throws, `bytes` is as it was.
    ///
    /// - Throws: as ``format(_:_:)``.
    public func append(_ offset: Double, _ unit: RelativeDateUnit, to bytes: inout [UInt8]) throws(BakedError) {
        if !baked.program.append(offset, unit, to: &bytes) { throw unwritten(offset, unit) }
    }

    /// The distance of so many seconds, in the unit that the thresholds of the format choose: the largest of which there is at least one,
    /// where nothing else was baked.
    ///
    /// - Throws: as ``format(_:_:)``.
    public func format(seconds: Double) throws(BakedError) -> String {
        let (offset, unit) = baked.thresholds.distance(seconds)
        return try format(offset, unit)
    }

    /// The distance from one instant to another as people tell it by the locale's calendar, in days of the zone: "yesterday" is the day
    /// before, however many hours ago. With the time of day, where the format has one.
    ///
    /// ```swift
    /// let seen = try formats.relative("seen", in: "de")
    /// let now = try Instant("2025-11-22T01:00:00Z")
    /// try seen.format(Instant("2025-11-20T19:00:00Z"), relativeTo: now, in: .utc)       // "vorgestern"
    /// ```
    ///
    /// - Throws: as ``format(_:_:)``, ``BakedError/impossibleDate(_:)``, and ``BakedError/zoneNotBaked(_:)`` where a time of day shows the
    ///   name of a zone.
    public func format(
        _ instant: Instant, relativeTo now: Instant, in zone: TimeZoneID
    ) throws(BakedError) -> String {
        guard let moment else { throw .beyondProgram(instant.description) }
        if let clock = moment.clock { return try format(instant, now, zone, clock) }
        let isNumeric = baked.program.isNumeric
        if let (offset, unit) = baked.thresholds.elapsed(now.seconds(to: instant), isNumeric: isNumeric) {
            return try format(offset, unit)
        }
        let distance: CalendarDistance.Distance
        do throws(CalendarError) {
            distance = try CalendarDistance(baked.thresholds, moment.calendar)
                .distance(from: now, to: instant, in: zone) { moment.firstWeekday }
        } catch { throw .impossibleDate(error) }
        return try format(distance.offset, distance.unit)
    }

    private func format(
        _ instant: Instant, _ now: Instant, _ zone: TimeZoneID, _ clock: BakedRelativeMoment.Clock
    ) throws(BakedError) -> String {
        let days: Double
        do throws(CalendarError) { days = try CalendarDistance.days(from: now, to: instant, in: zone) } catch {
            throw .impossibleDate(error)
        }
        guard let day = clock.day.program.text(days, .day) else { throw unwritten(days, .day) }
        guard let time = try clock.time.date(in: zone) else { throw .beyondProgram(instant.description) }
        return clock.joined(day, try time.format(instant))
    }

    private func unwritten(_ offset: Double, _ unit: RelativeDateUnit) -> BakedError {
        do throws(BakedFault) { try baked.check(unit) } catch { return BakedError(error) }
        return .beyondProgram("\(offset) \(unit.rawValue)")
    }
}

extension BakedFormats {
    /// A format of distances in time in a locale, to be held where many are formatted.
    ///
    /// - Throws: as ``number(_:in:)``; of keywords those of dates count too, since they change how days between instants are counted.
    public func relative(
        _ name: String, in locale: some StringProtocol
    ) throws(BakedError) -> BakedRelativeDate {
        try relative(at: place(of: name), String(locale))
    }

    fileprivate func relative(at place: Int, _ locale: String) throws(BakedError) -> BakedRelativeDate {
        do throws(BakedError) { return try relative(at: place, locale, .dates) } catch {
            // What a locale has anyway need not be baked once more: `de-u-ca-gregory`.
            guard case .keywordNotBaked(_, let tag) = error, let parts = try? LocaleParts(tag: locale) else {
                throw error
            }
            let plain = try relative(at: place, tag, .dates)
            guard plain.moment?.honours(parts.keywords) ?? true else { throw error }
            return plain
        }
    }

    private func relative(
        at place: Int, _ locale: String, _ keywords: BakedFile.Keywords
    ) throws(BakedError) -> BakedRelativeDate {
        try read(place, locale, keywords) { program throws(BakedError) in
            guard case .relative(let relative) = program.kind else { throw program.isNot(name(of: place)) }
            return relative
        }
    }

    /// A distance in time, negative for the past, by a format of `"op":"relative"`.
    ///
    /// ```swift
    /// try formats.format("seen", -3, .day, in: "en")          // "3 days ago"
    /// ```
    ///
    /// - Throws: as ``number(_:in:)``, and as ``BakedRelativeDate/format(_:_:)``.
    public func format(
        _ name: String, _ offset: Double, _ unit: RelativeDateUnit, in locale: some StringProtocol
    ) throws(BakedError) -> String { try relative(at: place(of: name), String(locale), .numbers).format(offset, unit) }

    /// The distance from one instant to another, by a format of `"op":"relative"`.
    ///
    /// ```swift
    /// let now = try Instant("2025-11-22T01:00:00Z")
    /// try formats.format("seen", Instant("2025-11-20T19:00:00Z"), relativeTo: now, timeZone: .utc, in: "de")    // "vorgestern"
    /// ```
    ///
    /// - Throws: as ``relative(_:in:)``, and as ``BakedRelativeDate/format(_:relativeTo:in:)``.
    public func format(
        _ name: String, _ instant: Instant, relativeTo now: Instant, timeZone: TimeZoneID,
        in locale: some StringProtocol
    ) throws(BakedError) -> String { try relative(name, in: locale).format(instant, relativeTo: now, in: timeZone) }
}

/// A baked format of distances in time, with a name in Swift.
///
/// ```swift unchecked
/// try Formats.seen.format(-1, .day, in: "de")        // "gestern"
/// ```
public struct BakedRelativeDateFormat: Sendable {
    private let format: BakedFormat

    /// The format of a name; what is wrong with it shows when it is used.
    public init(_ name: String, of literal: BakedLiteral) { format = BakedFormat(name, of: literal) }

    /// The format in a locale, to be held where many distances are formatted.
    public func compiled(in locale: some StringProtocol) throws(BakedError) -> BakedRelativeDate {
        try format.read { formats, place throws(BakedError) in try formats.relative(at: place, String(locale)) }
    }

    /// A distance in time, negative for the past.
    ///
    /// - Throws: ``BakedError``: a locale that was not baked, and as ``BakedRelativeDate/format(_:_:)``.
    public func format(
        _ offset: Double, _ unit: RelativeDateUnit, in locale: some StringProtocol
    ) throws(BakedError) -> String { try compiled(in: locale).format(offset, unit) }

    /// The distance from one instant to another, as people tell it by the locale's calendar.
    ///
    /// - Throws: ``BakedError``: a locale that was not baked, and as ``BakedRelativeDate/format(_:relativeTo:in:)``.
    public func format(
        _ instant: Instant, relativeTo now: Instant, timeZone: TimeZoneID, in locale: some StringProtocol
    ) throws(BakedError) -> String { try compiled(in: locale).format(instant, relativeTo: now, in: timeZone) }
}
