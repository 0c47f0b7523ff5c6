internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatCore

/// Two dates in full, with the locale's text between them.
struct JoinedDates: Sendable {
    private let date: CompiledDate
    private let before: String
    private let between: String
    private let after: String

    init(_ resolved: ResolvedDate) throws(DateError) {
        (before, between, after) = try Self.fallbackPattern(resolved.locale)
        date = try CompiledDate(resolved.style)
    }

    var isFast: Bool { date.isFast }

    /// The span with the meaning of its parts; one date where both show alike.
    func formattedText(from start: Instant, to end: Instant) throws(DateError) -> FormattedText<DateField> {
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
