internal import LocaleFormatCore

extension DateStyle {
    /// The parser of this style, to hold where many texts are read. It needs no cache and no lock.
    ///
    /// - Throws: `DateError` for a style that cannot be compiled.
    public func compiledParser() throws(DateError) -> CompiledDateParser { try CompiledDateParser(self) }

    /// Reads what this style writes.
    ///
    /// ```swift
    /// let style = DateStyle(date: .long, locale: "de").timeZone(.utc)
    /// try style.parse("21. November 2025").instant                 // 2025-11-21T00:00:00Z
    /// try style.parse("21 nov 2025", mode: .lenient).instant       // 2025-11-21T00:00:00Z
    /// try style.parse("30. Februar 2025")                          // throws: no such date: day 30 is outside 1...28 (at byte 0)
    /// ```
    ///
    /// - Throws: ``DateParseError``.
    public func parse(
        _ text: some StringProtocol, mode: DateParseMode = .strict, options: DateParseOptions = DateParseOptions()
    ) throws(DateParseError) -> ParsedDate {
        let parser: CompiledDateParser
        do throws(DateError) { parser = try .cached(self) } catch { throw .style(error) }
        return try parser.parse(text, mode: mode, options: options)
    }
}
