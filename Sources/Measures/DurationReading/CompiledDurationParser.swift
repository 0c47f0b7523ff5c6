public import LocaleFormatNumbers

/// The inverse of a duration style, ready to run: immutable, shareable between threads, independent of any cache.
///
/// ```swift
/// let parser = try CompiledDurationParser(DurationStyle(.units(width: .wide), locale: "en"))
/// try parser.parse("2 hours, 5 minutes")                           // 7500.0 seconds
/// try parser.parse("1.5h", mode: .lenient)                         // 5400.0 seconds
/// try parser.parse("1:30:05", mode: .lenient)                      // 5405.0 seconds
/// try parser.parse("1:30", mode: .lenient)                         // throws: '1:30' may be PT1H30M or PT1M30S
/// ```
///
/// | text, in a style that writes `2 hours, 5 minutes` | strict | lenient |
/// |---|---|---|
/// | `2 hours, 5 minutes` | yes | yes |
/// | `2 HOURS and 5 min`, `2h5m`, `2.5 hours`, `125 minutes` | error | yes |
/// | `2:05:00`, `PT2H5M` | error | yes |
/// | `1:30` | error | error: hours and minutes, or minutes and seconds; read where the style's pattern says which |
/// | `90` (no unit), `5 min 2 h` (from small to large), `1.5 h 5 min` (a fraction before more) | error | error |
///
/// In lenient mode units may have any name of the locale or an English one, in any width, with digits of any script. All arithmetic is exact;
/// a minus sign before the first number is that of all, unless others have signs too.
public final class CompiledDurationParser: Sendable {
    /// The longest text that is read, in UTF-8 bytes.
    public static let maximumLength = DurationReader.maximumLength

    private let reader: DurationReader
    private let written: CompiledDuration

    /// - Throws: ``DurationError`` for whatever ``CompiledDuration`` would throw for this style.
    public convenience init(_ style: DurationStyle) throws(DurationError) {
        let pattern: DurationStyle.Pattern? = if case .time(let pattern, _, _) = style.layout { pattern } else { nil }
        self.init(
            try CompiledDuration(once: style), try DurationReader(style.locale, pattern: pattern, hasCalendar: false))
    }

    private init(_ written: CompiledDuration, _ reader: DurationReader) {
        (self.written, self.reader) = (written, reader)
    }

    /// Reads a whole text.
    ///
    /// - Throws: ``DurationParseError`` with the place and what was expected there, or with all readings;
    ///   ``DurationParseError/noFixedLength(text:unit:)`` for years and months, which `CalendarDurationStyle` reads.
    public func parse(
        _ text: some StringProtocol, mode: NumberParseMode = .strict
    ) throws(DurationParseError) -> Duration {
        let text = String(text)
        var durations: [Duration] = []
        for parts in try reader.readings(text) {
            let duration = try Duration(parts, of: text)
            if !durations.contains(duration) { durations.append(duration) }
        }
        return try DurationReader.chosen(durations, text, mode) {
            written.format($0)
        } calendar: {
            CalendarDuration(time: $0)
        }
    }
}

extension DurationReader {
    /// The one duration that is meant: those come first that the style writes to the letter.
    static func chosen<Value>(
        _ values: [Value], _ text: String, _ mode: NumberParseMode, format: (Value) -> String?,
        calendar: (Value) -> CalendarDuration
    ) throws(DurationParseError) -> Value {
        let own = values.filter { format($0)?.utf8.elementsEqual(text.utf8) == true }
        if own.isEmpty, mode == .strict, values.count == 1 {
            let expected = format(values[0]) ?? ""
            throw .unexpected(text: text, at: 0, expected: "'\(expected)'; the lenient mode reads it")
        }
        let best = own.isEmpty ? values : own
        guard best.count == 1 else { throw .ambiguous(text: text, readings: best.map(calendar)) }
        return best[0]
    }
}
