internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatCore

/// Two dates in full, with the locale's text between them.
package struct JoinedDates: Sendable {
    private let date: CompiledDate
    /// For the second of two: it stands at the head of no sentence.
    private let second: CompiledDate
    private let before: String
    private let between: String
    private let after: String
    /// Those of the first and of the second date.
    package let styles: (first: DateStyle, second: DateStyle)
    /// Before, between and behind them.
    package var texts: [String] { [before, between, after] }

    init(_ resolved: ResolvedDate) throws(DateError) {
        (before, between, after) = try Self.fallbackPattern(resolved.spanLocale)
        date = try CompiledDate(resolved.style)
        if resolved.style.capitalization == .beginningOfSentence {
            styles = (resolved.style, resolved.style.capitalizationContext(.middleOfSentence))
            second = try CompiledDate(styles.second)
        } else {
            styles = (resolved.style, resolved.style)
            second = date
        }
    }

    var isFast: Bool { date.isFast }

    /// Numbering systems of rules for single letters, which the pattern asks for.
    var numerals: [Character: String] { date.numerals }

    /// The span as text.
    func text(from start: Instant, to end: Instant) throws(DateError) -> String {
        let first = try date.format(start)
        return first == (try date.format(end)) ? first : "\(before)\(first)\(between)\(try second.format(end))\(after)"
    }

    /// The span with the meaning of its parts; one date where both show alike.
    func formattedText(from start: Instant, to end: Instant) throws(DateError) -> FormattedText<DateField> {
        let first = try date.formattedText(start)
        if first.text == (try date.format(end)) { return first }
        var text = before
        var spans: [FormattedText<DateField>.Span] = []
        for (part, field) in [(first, DateField.start), (try second.formattedText(end), .end)] {
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

    /// CLDR's `intervalFormatFallback`, `{0} – {1}`, taken apart.
    private static func fallbackPattern(_ locale: String) throws(DateError) -> (String, String, String) {
        // ICU falls back to it where the two ends are eras apart and the skeleton has no pattern for that.
        let handle = try bridged { () throws(ICUError) in
            try DateIntervalHandle(skeleton: "A", locale: locale, zone: "Etc/UTC")
        }
        let raw = try bridged { () throws(ICUError) in try handle.format(from: 0, to: 86_399_000) }
        let ends = raw.spans(.dateIntervalEnd).map(\.range)
        guard ends.count == 2, let texts = raw.texts(around: ends) else { return ("", " – ", "") }
        return (texts[0], texts[1], texts[2])
    }
}
