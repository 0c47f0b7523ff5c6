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
        let ends = raw.spans.filter { $0.category == 0x1005 }.map(\.range)
        guard ends.count == 2, ends[0].upperBound <= ends[1].lowerBound else { return ("", " – ", "") }
        let bytes = Array(raw.text.utf8)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return (
            text(0..<ends[0].lowerBound), text(ends[0].upperBound..<ends[1].lowerBound),
            text(ends[1].upperBound..<bytes.count)
        )
    }
}
