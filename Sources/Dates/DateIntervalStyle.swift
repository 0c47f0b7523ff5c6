internal import LocaleFormatBridge
public import LocaleFormatCalendars
public import LocaleFormatCore

/// A span of time from one instant to another, with what both have in common written once (UTS #35 part 4, "Interval
/// Formats").
///
/// ```swift
/// let style = DateIntervalStyle(skeleton: "yMMMd", locale: "en").timeZone(.utc)
/// try style.format(from: a, to: b)      // "Nov 21 – 24, 2025"
/// ```
///
/// ICU writes the text. In the ten calendars that it does not know, and for `islamic`, the two ends are written in full,
/// with the locale's pattern for spans between them.
public struct DateIntervalStyle: Hashable, Codable, Sendable {
    /// The fields that are wanted, and the calendar, zone, digits and language. A style by lengths is taken by the fields
    /// of its pattern.
    public var style: DateStyle

    public init(skeleton: String, locale: LocaleID) { style = DateStyle(skeleton: skeleton, locale: locale) }

    public init(_ style: DateStyle) { self.style = style }

    private func with(_ change: (inout DateStyle) -> Void) -> Self {
        var copy = self
        change(&copy.style)
        return copy
    }

    public func locale(_ locale: LocaleID) -> Self { with { $0.locale = locale } }
    public func calendar(_ calendar: CalendarID) -> Self { with { $0.calendar = calendar } }
    public func timeZone(_ zone: TimeZoneID) -> Self { with { $0.timeZone = zone } }
    public func numbering(_ system: NumberingSystem) -> Self { with { $0.numbering = system } }
    public func hourCycle(_ cycle: DateStyle.HourCycle) -> Self { with { $0.hourCycle = cycle } }
    public func capitalizationContext(_ context: DateStyle.CapitalizationContext) -> Self {
        with { $0.capitalization = context }
    }

    /// The style made ready to run.
    public func compiled() throws(DateError) -> CompiledDateInterval { try CompiledDateInterval(self) }

    /// The span as text. Where both ends show alike it is one date.
    ///
    /// Never fails: a style that cannot be compiled gives both in ISO 8601, with a solidus between them.
    public func format(from start: Instant, to end: Instant) -> String {
        (try? CompiledDateInterval.cached(self).format(from: start, to: end)) ?? "\(start)/\(end)"
    }

    /// The span with the meaning of its parts.
    public func formattedText(from start: Instant, to end: Instant) throws(DateError) -> FormattedText<DateField> {
        try CompiledDateInterval.cached(self).formattedText(from: start, to: end)
    }
}

/// A style for spans, ready to run and shareable between threads.
public final class CompiledDateInterval: Sendable {
    private enum Engine: Sendable {
        case icu(HandlePool<DateIntervalHandle>)
        /// A single date, and the pattern that joins two.
        case joined(CompiledDate, before: String, between: String, after: String)
    }

    private let engine: Engine

    /// - Throws: ``DateError``.
    public init(_ style: DateIntervalStyle) throws(DateError) {
        let single = style.style
        let resolved = try ResolvedDate(single)
        guard resolved.calendar == resolved.reference else {
            let pattern = try Self.fallbackPattern(resolved.locale)
            engine = .joined(try CompiledDate(single), before: pattern.0, between: pattern.1, after: pattern.2)
            return
        }
        let skeleton = try Self.skeleton(of: single, resolved)
        let (locale, zone, context) = (resolved.locale, resolved.zone.identifier, single.capitalization)
        let pool = HandlePool { () throws(ICUError) in
            let handle = try DateIntervalHandle(skeleton: skeleton, locale: locale, zone: zone)
            if context != .unknown { try handle.setContext(context.icu) }
            return handle
        }
        try bridged { () throws(ICUError) in try pool.withHandle { _ in } }
        engine = .icu(pool)
    }

    /// The span as text.
    public func format(from start: Instant, to end: Instant) throws(DateError) -> String {
        try formattedText(from: start, to: end).text
    }

    /// The span with the meaning of its parts.
    public func formattedText(from start: Instant, to end: Instant) throws(DateError) -> FormattedText<DateField> {
        switch engine {
        case .icu(let pool):
            let raw = try bridged { () throws(ICUError) in
                try pool.withHandle { (handle) throws(ICUError) in
                    try handle.format(from: start.milliseconds, to: end.milliseconds)
                }
            }
            return FormattedText(
                text: raw.text,
                spans: raw.spans.compactMap { span in
                    // 0x1005: ICU's category for the two ends, whose field is 0 or 1.
                    let field = span.category == 0x1005
                        ? (span.field == 0 ? DateField.start : .end) : DateField(icuField: span.field)
                    return field.map { .init(field: $0, range: span.range) }
                })
        case .joined(let date, let before, let between, let after):
            let (first, second) = (try date.formattedText(start), try date.formattedText(end))
            if first.text == second.text { return first }
            var text = before
            var spans: [FormattedText<DateField>.Span] = []
            for (part, field) in [(first, DateField.start), (second, .end)] {
                if field == .end { text += between }
                let offset = text.utf8.count
                spans.append(.init(field: field, range: offset..<offset + part.text.utf8.count))
                spans += part.spans.map {
                    .init(field: $0.field, range: $0.range.lowerBound + offset..<$0.range.upperBound + offset)
                }
                text += part.text
            }
            return FormattedText(text: text + after, spans: spans)
        }
    }

    /// The letters of a pattern are its skeleton.
    private static func skeleton(of style: DateStyle, _ resolved: ResolvedDate) throws(DateError) -> String {
        switch style.template {
        case .skeleton(let skeleton): return skeleton
        case .pattern(let pattern): return letters(try DatePattern(pattern))
        case .lengths:
            let pattern = try bridged { () throws(ICUError) in try resolved.open().pattern() }
            return letters(try DatePattern(pattern))
        }
    }

    private static func letters(_ pattern: DatePattern) -> String {
        pattern.fields.map { String(repeating: $0.letter, count: $0.count) }.joined()
    }

    /// CLDR's `intervalFormatFallback`, `{0} – {1}`, taken apart.
    private static func fallbackPattern(_ locale: String) throws(DateError) -> (String, String, String) {
        // ICU falls back to it where the two ends are eras apart and the skeleton has no pattern for that.
        let handle = try bridged { () throws(ICUError) in
            try DateIntervalHandle(skeleton: "A", locale: locale, zone: "Etc/UTC")
        }
        let raw = try bridged { () throws(ICUError) in try handle.format(from: 0, to: 86_399_000) }
        let ends = raw.spans.filter { $0.category == 0x1005 }.map(\.range)
        guard ends.count == 2, ends[0].upperBound <= ends[1].lowerBound else { return ("", " – ", "") }
        let bytes = Array(raw.text.utf8)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return (
            text(0..<ends[0].lowerBound), text(ends[0].upperBound..<ends[1].lowerBound),
            text(ends[1].upperBound..<bytes.count)
        )
    }

    static let cache = CompiledCache<DateIntervalStyle, CompiledDateInterval>(capacity: 128)

    static func cached(_ style: DateIntervalStyle) throws(DateError) -> CompiledDateInterval {
        var style = style
        if style.style.timeZone == nil, style.style.locale.keyword("tz") == nil { style.style.timeZone = .current }
        return try cache.value(for: style) { () throws(DateError) in try CompiledDateInterval(style) }
    }
}
