internal import LocaleFormatCore
internal import LocaleFormatMemory

extension RelativeDateStyle {
    /// The parser of this style, to hold where many texts are read. It needs no cache and no lock.
    ///
    /// - Throws: `DateError` for a style that cannot be compiled.
    public func compiledParser() throws(DateError) -> CompiledRelativeDateParser {
        try CompiledRelativeDateParser(self)
    }

    /// Reads what this style writes.
    ///
    /// ```swift
    /// try RelativeDateStyle(locale: "fr").parse("dans 2 heures").description                   // "2 hour"
    /// try RelativeDateStyle(locale: "ja").parse("先週").description                            // "-1 week"
    /// try RelativeDateStyle(locale: "en").parse("next Friday").description                     // "1 friday"
    /// try RelativeDateStyle(locale: "en").parse("3 DAYS AGO", mode: .lenient).description      // "-3 day"
    /// try RelativeDateStyle(locale: "hi").parse("कल")                                          // throws: 'कल' may be -1 day, or 1 day
    /// ```
    ///
    /// - Throws: ``RelativeDateParseError``.
    public func parse(
        _ text: some StringProtocol, mode: DateParseMode = .strict
    ) throws(RelativeDateParseError) -> ParsedRelativeDate {
        let parser: CompiledRelativeDateParser
        do throws(DateError) {
            parser = try Self.parsers.value(for: self) { () throws(DateError) in try compiledParser() }
        } catch { throw .style(error) }
        return try parser.parse(text, mode: mode)
    }

    private static let parsers = CompiledCache<RelativeDateStyle, CompiledRelativeDateParser>(capacity: 32)
}
