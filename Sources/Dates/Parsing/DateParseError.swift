public import LocaleFormatCalendars
internal import LocaleFormatCore

/// Why text could not be read as a date. Positions are UTF-8 byte offsets into the text.
public enum DateParseError: Error, Hashable, Sendable {
    /// `""`, or nothing but spaces.
    case empty
    /// More text than any date needs; both in UTF-8 bytes.
    case tooLong(length: Int, limit: Int)
    /// Something that does not belong there: `"21 Foo 2025"`. `text` is what stands there, abbreviated; it is empty where
    /// the text ends too early. Where strict reading fails and lenient reading would not, `expected` says so.
    case unexpected(text: String, at: Int, expected: String)
    /// Digits of two systems in one number: `"2०25"`.
    case mixedDigits(at: Int)
    /// A number that its field never has: hour 25, month 0 of a time without date.
    case outOfRange(DateField, value: Int, allowed: ClosedRange<Int>, at: Int)
    /// Every field could be read, but there is no such date: 30 February, a skipped tithi, a leap month that the year
    /// lacks. The reason is the calendar's; `at` is the field it is about.
    case impossibleDate(CalendarError, at: Int)
    /// A field says other than the date does: `"Monday, 21 November 2025"`. `expected` is what would be right.
    case contradiction(DateField, text: String, at: Int, expected: String)
    /// The clocks of the zone skip this time, as they do when daylight saving begins: `"2025-03-30 02:30"` in Vienna. In
    /// lenient reading the offset before the gap holds on, which gives 03:30.
    case skippedTime(timeZone: String, at: Int)
    /// The text fits several dates: `"J 5"` where January, June and July are all `J`.
    case ambiguous(DateField, text: String, at: Int)
    /// A zone name or id that is not known: `"Mars/Phobos"`.
    case unknownTimeZone(text: String, at: Int)
    /// A name that several zones have, and that neither the style's zone nor its locale explains: `"IST"` in German. The
    /// candidates are ids, `Asia/Kolkata`, `Europe/Dublin` and `Asia/Jerusalem`.
    case ambiguousTimeZone(text: String, candidates: [String], at: Int)
    /// The style itself is at fault, or the instant lies beyond `Instant.range`.
    case style(DateError)
}

extension DateParseError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "the text is empty; expected a date"
        case .tooLong(let length, let limit): "the text is \(length) bytes long; at most \(limit) are allowed"
        case .unexpected("", let offset, let expected):
            "the text ends at byte \(offset); expected \(VisibleText.quoted(expected))"
        case .unexpected(let text, let offset, let expected):
            "unexpected '\(VisibleText.quoted(text))' at byte \(offset); expected \(VisibleText.quoted(expected))"
        case .mixedDigits(let offset): "the digit at byte \(offset) is of another numbering system than those before it"
        case .outOfRange(let field, let value, let allowed, let offset):
            "\(field.rawValue) \(value) at byte \(offset) is outside \(allowed.lowerBound)...\(allowed.upperBound)"
        case .impossibleDate(let error, let offset): "no such date: \(error) (at byte \(offset))"
        case .contradiction(let field, let text, let offset, let expected):
            "the \(field.rawValue) '\(VisibleText.quoted(text))' at byte \(offset) contradicts the other fields"
                + (expected.isEmpty ? "" : ", which give '\(VisibleText.quoted(expected))'")
        case .skippedTime(let zone, let offset):
            "the clocks of \(zone) skip the time at byte \(offset)"
        case .ambiguous(let field, let text, let offset):
            "the \(field.rawValue) '\(VisibleText.quoted(text))' at byte \(offset) may mean several dates"
        case .unknownTimeZone(let text, let offset): "unknown time zone '\(VisibleText.quoted(text))' at byte \(offset)"
        case .ambiguousTimeZone(let text, let candidates, let offset):
            "the time zone '\(VisibleText.quoted(text))' at byte \(offset) may be \(candidates.dropLast().joined(separator: ", "))"
                + "\(candidates.count > 1 ? " or " : "")\(candidates.last ?? "")"
        case .style(let error): error.description
        }
    }

    /// The byte where reading stopped, where there is one.
    public var offset: Int? {
        switch self {
        case .unexpected(_, let offset, _), .mixedDigits(let offset), .outOfRange(_, _, _, let offset),
            .impossibleDate(_, let offset), .contradiction(_, _, let offset, _), .skippedTime(_, let offset),
            .ambiguous(_, _, let offset), .unknownTimeZone(_, let offset), .ambiguousTimeZone(_, _, let offset):
            offset
        case .empty, .tooLong, .style: nil
        }
    }
}
