internal import LocaleFormatCore
internal import LocaleFormatMemory
public import LocaleFormatNumbers

extension DurationStyle {
    /// The parser of this style, to hold where many texts are read. It needs no cache and no lock.
    ///
    /// - Throws: ``DurationError`` for a style that cannot be compiled.
    public func compiledParser() throws(DurationError) -> CompiledDurationParser { try CompiledDurationParser(self) }

    /// Reads what this style writes.
    ///
    /// ```swift
    /// try DurationStyle(.time(.hourMinute), locale: "en").parse("1:30")               // 5400.0 seconds
    /// try DurationStyle(.time(.minuteSecond), locale: "fi").parse("1.30")             // 90.0 seconds
    /// try DurationStyle(.units(), locale: "de").parse("1 Std., 30 Min.")              // 5400.0 seconds
    /// try DurationStyle(.units(), locale: "de").parse("90s", mode: .lenient)          // 90.0 seconds
    /// ```
    ///
    /// - Throws: ``DurationParseError``.
    public func parse(
        _ text: some StringProtocol, mode: NumberParseMode = .strict
    ) throws(DurationParseError) -> Duration {
        let parser: CompiledDurationParser
        do throws(DurationError) {
            parser = try Self.parsers.value(for: self) { () throws(DurationError) in try compiledParser() }
        } catch { throw .style(error) }
        return try parser.parse(text, mode: mode)
    }

    private static let parsers = CompiledCache<DurationStyle, CompiledDurationParser>(capacity: 32)
}

extension CalendarDurationStyle {
    /// The parser of this style, to hold where many texts are read. It needs no cache and no lock.
    ///
    /// - Parameter pattern: which fields a time of two of them has, `1:30`; nil where that is refused.
    /// - Throws: ``DurationError`` for a style that cannot be compiled.
    public func compiledParser(
        reading pattern: DurationStyle.Pattern? = nil
    ) throws(DurationError) -> CompiledCalendarDurationParser {
        try CompiledCalendarDurationParser(self, reading: pattern)
    }

    /// Reads what this style writes.
    ///
    /// ```swift
    /// let style = CalendarDurationStyle(locale: "en").timeZone(.utc)
    /// try style.parse("2 years, 3 months, 6 days").iso8601                    // "P2Y3M6D"
    /// try style.parse("90 minutes", mode: .lenient).iso8601                   // "PT1H30M"
    /// ```
    ///
    /// - Throws: ``DurationParseError``.
    public func parse(
        _ text: some StringProtocol, mode: NumberParseMode = .strict
    ) throws(DurationParseError) -> CalendarDuration {
        let parser: CompiledCalendarDurationParser
        do throws(DurationError) {
            var style = self
            style.timeZone = try days().zone
            let key = style
            parser = try Self.parsers.value(for: key) { () throws(DurationError) in try key.compiledParser() }
        } catch { throw .style(error) }
        return try parser.parse(text, mode: mode)
    }

    private static let parsers = CompiledCache<CalendarDurationStyle, CompiledCalendarDurationParser>(capacity: 32)
}
