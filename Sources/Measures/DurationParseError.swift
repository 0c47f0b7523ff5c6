internal import LocaleFormatCore

/// Why a text is not a duration.
public enum DurationParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// `""`, or nothing but spaces.
    case empty
    /// More text than any duration needs; both in UTF-8 bytes.
    case tooLong(length: Int, limit: Int)
    /// Something that does not belong there: `"2 parsnips"`, `"1:75:00"`. `text` is what stands there, abbreviated; it is empty where the
    /// text ends too early. Where strict reading fails and lenient reading would not, `expected` says so.
    case unexpected(text: String, at: Int, expected: String)
    /// A text that may be several durations: `"1:30"`, which may be hours and minutes or minutes and seconds; `"5m"`, which may be
    /// minutes or months in English. At least two readings.
    case ambiguous(text: String, readings: [CalendarDuration])
    /// The style itself is at fault.
    case style(DurationError)
    /// Not a duration of ISO 8601; `offset` counts UTF-8 bytes.
    case malformed(text: String, offset: Int, expected: String)
    /// Years or months, which are longer or shorter by the date.
    case noFixedLength(text: String, unit: String)
    /// A fraction of a year or a month; `offset` is where the number begins.
    case noFixedFraction(text: String, offset: Int, unit: String)
    /// More than a `Duration` holds, or a fraction beyond the attosecond; for years, months, weeks and days more than an `Int` does.
    case outOfRange(text: String)

    public var description: String {
        switch self {
        case .empty: "the text is empty; expected a duration"
        case .tooLong(let length, let limit): "the text is \(length) bytes long; at most \(limit) are allowed"
        case .unexpected("", let offset, let expected):
            "the text ends at byte \(offset); expected \(VisibleText.quoted(expected))"
        case .unexpected(let text, let offset, let expected):
            "unexpected '\(VisibleText.quoted(text))' at byte \(offset); expected \(VisibleText.quoted(expected))"
        case .ambiguous(let text, let readings):
            "'\(Self.quoted(text))' may be \(readings.map(\.iso8601).joined(separator: " or "))"
        case .style(let error): error.description
        case .malformed(let text, let offset, let expected):
            "'\(Self.quoted(text))' is no duration of ISO 8601: at byte \(offset) expected \(expected)"
        case .noFixedLength(let text, let unit):
            "'\(Self.quoted(text))' has \(unit), whose length depends on the date; expected weeks, days, hours, minutes or seconds"
        case .noFixedFraction(let text, let offset, let unit):
            "'\(Self.quoted(text))' has a fraction of \(unit), whose length depends on the date; expected a whole number at byte \(offset)"
        case .outOfRange(let text):
            "'\(Self.quoted(text))' is out of range; expected at most 170141183460469231731 seconds, and 18 fraction digits"
        }
    }

    private static func quoted(_ text: String) -> String { VisibleText.quoted(String(text.prefix(60))) }
}
