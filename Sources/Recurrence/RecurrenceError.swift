public import LocaleFormatCalendars

/// Why there is no such rule, or none with that beginning. Offsets count UTF-8 bytes of the rule's text; they are nil for a rule that was not
/// read.
public enum RecurrenceError: Error, Hashable, Sendable {
    /// `FREQ`, `FREQ=DAILY;;`: no part of a rule there.
    case malformed(offset: Int)
    /// `FREQ=DAILY;BYEASTER=0`: no such part.
    case unknownPart(String, offset: Int)
    /// `FREQ=DAILY;COUNT=1;COUNT=2`: the part is there twice.
    case repeatedPart(String, offset: Int)
    /// `INTERVAL=2`: every rule has a frequency.
    case missingFrequency
    /// `BYDAY=XX`, `UNTIL=tomorrow`: no value of that part.
    case invalidValue(String, part: String, offset: Int)
    /// `BYHOUR=24`
    case outOfRange(Int, part: String, allowed: ClosedRange<Int>, offset: Int?)
    /// `COUNT` and `UNTIL`, `BYWEEKNO` and `FREQ=DAILY`, `BYHOUR` and a start without a time.
    case conflict(String, String, offset: Int?)
    /// `BYSETPOS` without another `BY` part, `SKIP` or `5L` without `RSCALE`.
    case missing(String, for: String, offset: Int?)
    /// `RSCALE=MAYAN`: no calendar of the 27.
    case unknownCalendar(String, offset: Int)
    /// More than ``RecurrenceRule/maximumLength`` bytes.
    case tooLong(length: Int, limit: Int)
    /// The start is no day of the rule's calendar.
    case start(CalendarError)
}

extension RecurrenceError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let offset): "malformed rule at byte \(offset); a rule is 'FREQ=MONTHLY;BYDAY=-1FR'"
        case .unknownPart(let name, let offset): "there is no part '\(name)', at byte \(offset)"
        case .repeatedPart(let name, let offset): "\(name) is there twice, at byte \(offset)"
        case .missingFrequency: "FREQ is missing; a rule is 'FREQ=MONTHLY;BYDAY=-1FR'"
        case .invalidValue(let value, let part, let offset): "'\(value)' is no value of \(part), at byte \(offset)"
        case .outOfRange(let value, let part, let allowed, let offset):
            "\(part) \(value) is outside \(allowed.lowerBound) to \(allowed.upperBound)" + Self.place(offset)
        case .conflict(let first, let second, let offset):
            "\(first) and \(second) exclude each other" + Self.place(offset)
        case .missing(let what, let part, let offset): "\(part) needs \(what)" + Self.place(offset)
        case .unknownCalendar(let name, let offset): "there is no calendar '\(name)', at byte \(offset)"
        case .tooLong(let length, let limit): "the rule has \(length) bytes; \(limit) are allowed"
        case .start(let error): "the start is no day of the rule's calendar: \(error)"
        }
    }

    private static func place(_ offset: Int?) -> String { offset.map { ", at byte \($0)" } ?? "" }
}
