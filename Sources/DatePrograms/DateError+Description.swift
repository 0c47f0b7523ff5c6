internal import LocaleFormatCalendars
internal import LocaleFormatIdentifiers

extension DateError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .outOfRange(let what): "\(what) is out of range"
        case .notAnInstant(let text, let offset):
            "'\(VisibleText.shortened(text))' is not an instant (at byte \(offset)); \(Self.signHint(text) ?? "expected 2025-11-21 or 2025-11-21T08:30:00Z")"
        case .contradiction(let part, let other, let expected):
            "'\(VisibleText.shortened(part))' contradicts \(other), where it is \(expected)"
        case .uncertainTime(let time, let zone): "clocks of \(zone) skip \(time), or show it twice"
        case .unknownSuffix(let suffix, let offset):
            "the suffix '\(VisibleText.shortened(suffix))' at byte \(offset) is critical and not known"
        case .impossibleDate(let error): "no such date: \(error)"
        case .invalidPattern(let pattern, let fault, let offset):
            switch fault {
            case .unknownLetter: "invalid pattern '\(pattern)': unknown letter at byte \(offset); quote text with '…'"
            case .skeletonLetter: "invalid pattern '\(pattern)': the letter at byte \(offset) is for skeletons only"
            case .unterminatedQuote: "invalid pattern '\(pattern)': the quote at byte \(offset) is not closed"
            case .tooManyRepeats:
                "invalid pattern '\(pattern)': at most \(DateError.maximumRepeats) of a letter are allowed (at byte \(offset))"
            case .tooLong: "the pattern is longer than \(DateError.maximumLength) bytes"
            }
        case .invalidSkeleton(let skeleton, let offset):
            "invalid skeleton '\(skeleton)': expected pattern letters only, such as yMMMd (at byte \(offset))"
        case .unknownTimeZone(let zone):
            "unknown time zone '\(zone)'; expected an IANA id such as Asia/Kolkata, or an offset such as +05:30"
        case .noZoneFolder(let path): "no folder of time zone files at '\(path)'"
        case .damagedZoneFile(let path, let reason): "cannot read the time zone file '\(path)': \(reason)"
        case .unknownCalendar(let calendar):
            "unknown calendar '\(calendar)'; expected one of \(CalendarID.allCases.map(\.rawValue).joined(separator: ", "))"
        case .undetermined(let pattern):
            "the pattern '\(pattern)' does not tell a date; it needs a year, month, week or day, or an hour, minute or second"
        case .unreadable(let pattern):
            "texts of the pattern '\(pattern)' cannot be read; fractions of a second need digits"
        case .nothingToShow: "date length and time length are both none"
        case .locale(let error): error.description
        case .icu(let code, let call): "ICU's \(call) failed with \(code)"
        }
    }

    /// What a date lacks whose year is longer than four digits: `10000-01-01`. Nil for other texts.
    package static func signHint(_ text: String) -> String? {
        let year = text.prefix { $0.isASCII && $0.isNumber }
        guard year.count > 4, text[year.endIndex...].first == "-" else { return nil }
        return "a year of more than four digits has a sign: +\(VisibleText.shortened(text))"
    }

    /// Letters in a row, and bytes, that a pattern may have.
    package static let maximumRepeats = 64
    package static let maximumLength = 4_096
}
