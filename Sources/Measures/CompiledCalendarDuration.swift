public import LocaleFormatCalendars
public import LocaleFormatCore
public import LocaleFormatDates
internal import LocaleFormatMemory
internal import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

/// A style for durations by a calendar, ready to run: immutable, shareable between threads, independent of any cache.
///
/// ```swift
/// let style = try CalendarDurationStyle(fields: [.month, .day], width: .short, locale: "en").timeZone(.utc).compiled()
/// let start = try Instant(iso8601: "2025-01-31")
/// try style.format((start, Instant(iso8601: "2025-03-01")))           // "1 mth, 1 day"
/// try style.format(CalendarDuration(months: 2))                       // "2 mths"
/// ```
public final class CompiledCalendarDuration: CompiledStyle {
    /// The beginning and the end.
    public typealias Input = (from: Instant, to: Instant)
    /// The units.
    public typealias Field = CalendarDurationStyle.Field

    /// The calendar by which it counts.
    public let calendar: CalendarSystem
    /// The zone whose days it counts.
    public let timeZone: TimeZoneID

    private let style: CalendarDurationStyle
    /// The largest first.
    private let fields: [Field]
    private let list: UnitListProgram
    private let split: CalendarDurationSplit
    private let made: @Sendable (NumberSpecification) throws(NumberError) -> CompiledNumber

    convenience init(_ style: CalendarDurationStyle) throws(DurationError) {
        try self.init(style) { (number) throws(NumberError) in try CompiledNumber(number) }
    }

    /// The style for few values, whose numbers ICU formats.
    convenience init(once style: CalendarDurationStyle) throws(DurationError) {
        try self.init(style) { (number) throws(NumberError) in try CompiledNumber(once: number) }
    }

    private init(
        _ style: CalendarDurationStyle,
        _ made: @escaping @Sendable (NumberSpecification) throws(NumberError) -> CompiledNumber
    ) throws(DurationError) {
        if style.rounding == .unnecessary { throw .roundingUnavailable }
        guard !style.fields.isEmpty else { throw .noUnits }
        try DurationError.check("maximum field count", style.maximumFieldCount ?? 1, 1...Int.max)
        (calendar, timeZone) = try style.days()
        self.style = style
        self.made = made
        fields = style.fields.ordered(by: >)
        split = CalendarDurationSplit(calendar: calendar, zone: timeZone, rounding: style.rounding)
        list = try Self.list(style, sign: .automatic, made)
    }

    /// Every unit, for durations that are known may have any.
    private static func list(
        _ style: CalendarDurationStyle, sign: SignDisplay, _ made: CompiledNumber.Maker
    ) throws(DurationError) -> UnitListProgram {
        try UnitListProgram(
            Field.allCases.map(\.rawValue), .init(width: style.width, sign: sign, locale: style.locale), made)
    }

    public var isFast: Bool { list.isFast }

    public func format(_ ends: Input) throws(DurationError) -> String { try formattedText(ends).text }

    public func append(_ ends: Input, to bytes: inout [UInt8]) throws(DurationError) {
        bytes.append(contentsOf: try formattedText(ends).text.utf8)
    }

    /// The text, and where in it each number with its unit is.
    public func formattedText(_ ends: Input) throws(DurationError) -> FormattedText<Field> {
        do throws(DateError) {
            let counts = try split.counts(from: ends.from, to: ends.to, fields, most: style.maximumFieldCount)
            return text(counts, isNegative: ends.to < ends.from)
        } catch { throw .date(error) }
    }

    /// A duration that is known, as text: its parts as they are.
    ///
    /// - Throws: ``DurationError``.
    public func format(_ duration: CalendarDuration) throws(DurationError) -> String {
        try formattedText(duration).text
    }

    /// A duration that is known, with its parts.
    ///
    /// - Throws: ``DurationError``.
    public func formattedText(_ duration: CalendarDuration) throws(DurationError) -> FormattedText<Field> {
        let counts = split.counts(of: duration, fields, most: style.maximumFieldCount)
        guard duration.hasMixedSigns else { return text(counts, isNegative: duration.hasNegative) }
        // One sign before the first would be taken for that of all.
        let signed = try Self.list(style, sign: .always(), made)
        return Self.text(counts.map { $0.part(isNegative: $0.isNegative) }, signed)
    }

    private func text(_ counts: [CalendarDurationSplit.Count], isNegative: Bool) -> FormattedText<Field> {
        let isAny = counts.contains { $0.magnitude > 0 }
        let parts = counts.indices.map { counts[$0].part(isNegative: isNegative && isAny && $0 == 0) }
        return Self.text(parts, list)
    }

    private static func text(_ parts: [UnitListProgram.Part], _ list: UnitListProgram) -> FormattedText<Field> {
        let joined = list.joined(parts)
        return FormattedText(
            text: joined.text,
            spans: joined.places.map { .init(field: Field.allCases[parts[$0.element].place], range: $0.range) })
    }
}

/// Durations by a calendar whose styles are not held.
extension CalendarDurationStyle {
    private typealias Tiered = TieredStyle<CompiledCalendarDuration, DurationError>

    private static let shared = SharedStyles<CalendarDurationStyle, Tiered>(limit: 256)

    /// A style that leaves the zone open is made for the zone that is current, so that a changed `TZ` is seen.
    func compiledOnce() throws(DurationError) -> CompiledCalendarDuration {
        var style = self
        style.timeZone = try days().zone
        let key = style
        let tiered = try Self.shared.value(for: key, nil) { () throws(DurationError) in
            // Compiling takes as long as so many texts by ICU.
            Tiered(try CompiledCalendarDuration(once: key), payoff: 64) { () throws(DurationError) in
                try CompiledCalendarDuration(key)
            }
        }
        return tiered.read { $0 } ?? tiered.once
    }
}
