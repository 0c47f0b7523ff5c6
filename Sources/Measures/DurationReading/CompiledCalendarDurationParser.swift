public import LocaleFormatNumbers

/// The inverse of a style for durations by a calendar, ready to run: immutable, shareable between threads, independent of any cache.
///
/// ```swift
/// let parser = try CompiledCalendarDurationParser(CalendarDurationStyle(locale: "de").timeZone(.utc))
/// try parser.parse("2 Jahre, 3 Monate und 6 Tage").iso8601            // "P2Y3M6D"
/// try parser.parse("1 Std. 30 Min.", mode: .lenient).iso8601          // "PT1H30M"
/// try parser.parse("0,5 Jahre", mode: .lenient)                       // throws: '0,5 Jahre' has a fraction of years, …
/// ```
///
/// It reads what ``CompiledDurationParser`` does, and years and months, which stay what they are; a fraction of a week is told in days, that of
/// a day in hours of a 24th of it, as `CalendarDuration(iso8601:)` does it. Units that a locale writes alike are an error that lists the
/// readings, where those beside it do not tell them apart: `5m` in English, but not `2h 5m`.
public final class CompiledCalendarDurationParser: Sendable {
    private let reader: DurationReader
    private let written: CompiledCalendarDuration

    /// - Parameters:
    ///   - style: what is read.
    ///   - pattern: which fields a time of two of them has, `1:30`; nil where that is refused.
    /// - Throws: ``DurationError`` for whatever ``CompiledCalendarDuration`` would throw for this style.
    public convenience init(
        _ style: CalendarDurationStyle, reading pattern: DurationStyle.Pattern? = nil
    ) throws(DurationError) {
        self.init(
            try CompiledCalendarDuration(once: style),
            try DurationReader(style.locale, pattern: pattern, hasCalendar: true))
    }

    private init(_ written: CompiledCalendarDuration, _ reader: DurationReader) {
        (self.written, self.reader) = (written, reader)
    }

    /// Reads a whole text.
    ///
    /// - Throws: ``DurationParseError`` with the place and what was expected there, or with all readings.
    public func parse(
        _ text: some StringProtocol, mode: NumberParseMode = .strict
    ) throws(DurationParseError) -> CalendarDuration {
        let text = String(text)
        var durations: [CalendarDuration] = []
        for parts in try reader.readings(text) {
            let duration = try CalendarDuration(parts, of: text)
            if !durations.contains(duration) { durations.append(duration) }
        }
        return try DurationReader.chosen(durations, text, mode) {
            try? written.format($0)
        } calendar: {
            $0
        }
    }
}
