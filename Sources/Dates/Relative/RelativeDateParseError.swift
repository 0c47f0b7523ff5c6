public import LocaleFormatCalendars
internal import LocaleFormatCore

/// Why a text could not be read as a time seen from now, or what was read has no day. Positions are UTF-8 byte offsets into the text.
public enum RelativeDateParseError: Error, Hashable, Sendable {
    /// `""`, or nothing but spaces.
    case empty
    /// More text than any distance needs; both in UTF-8 bytes.
    case tooLong(length: Int, limit: Int)
    /// Something that is no distance: `"in 3 parsnips"`. `text` is what stands there, abbreviated; it is empty where the text ends too
    /// early. Where strict reading fails and lenient reading would not, `expected` says so.
    case unexpected(text: String, at: Int, expected: String)
    /// A text that is written for several distances: `"कल"` is yesterday and tomorrow in Hindi. At least two readings.
    case ambiguous(text: String, readings: [ParsedRelativeDate])
    /// A time of day beside what is no day: `"5 minutes ago at 3 PM"`, `"next month at 3 PM"`. `at` is where the time begins.
    case timeWithoutDay(RelativeDateStyle.Unit, at: Int)
    /// A fraction of what has no fixed length, or of a civil day: `"in 1.5 months"`.
    case noFixedFraction(RelativeDateStyle.Unit)
    /// A quarter in a calendar whose years have not always twelve months.
    case noQuarters(CalendarID)
    /// The style itself is at fault, or the result lies beyond the calendar or beyond `Instant.range`.
    case style(DateError)
}

extension RelativeDateParseError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "the text is empty; expected a time seen from now"
        case .tooLong(let length, let limit): "the text is \(length) bytes long; at most \(limit) are allowed"
        case .unexpected("", let offset, let expected):
            "the text ends at byte \(offset); expected \(VisibleText.quoted(expected))"
        case .unexpected(let text, let offset, let expected):
            "unexpected '\(VisibleText.quoted(text))' at byte \(offset); expected \(VisibleText.quoted(expected))"
        case .ambiguous(let text, let readings):
            "'\(VisibleText.quoted(text))' may be \(readings.map(\.description).joined(separator: ", or "))"
        case .timeWithoutDay(let unit, let offset):
            "a time of day at byte \(offset) beside a distance in units of a \(unit.rawValue), which tells no day"
        case .noFixedFraction(let unit):
            "a fraction of a \(unit.rawValue) tells no day; expected a whole number"
        case .noQuarters(let calendar): "years of the calendar \(calendar.rawValue) are not of four quarters"
        case .style(let error): error.description
        }
    }

    /// The byte where reading stopped, where there is one.
    public var offset: Int? {
        switch self {
        case .unexpected(_, let offset, _), .timeWithoutDay(_, let offset): offset
        case .ambiguous: 0
        case .empty, .tooLong, .noFixedFraction, .noQuarters, .style: nil
        }
    }
}
