import LocaleFormat

extension CommandFailure {
    init(_ error: DateError) {
        switch error {
        case .locale(let error): self.init(error)
        case .unknownCalendar(let name):
            self = .usage("unknown calendar '\(name.shortened)'; 'fmt calendar-ids' lists them")
        case .unknownTimeZone(let name):
            self = .usage(
                "unknown time zone '\(name.shortened)'; expected an offset such as +05:30 or one of 'fmt time-zones'")
        case .invalidPattern, .invalidSkeleton, .nothingToShow, .undetermined, .unreadable:
            self = .usage(error.description)
        case .outOfRange, .notAnInstant, .impossibleDate, .icu: self = .value(error.description)
        }
    }

    init(_ error: CalendarError) { self = .value(error.description) }
}

extension Instant {
    /// An instant as a command line has it, with blanks around it: `2025-11-21`, `2025-11-21T08:30:00+05:30`, seconds since
    /// 1970, `now`. A date alone is noon in `zone`.
    init(commandText text: String, in zone: TimeZoneID) throws(CommandFailure) {
        let text = text.trimmingBlanks
        // More digits than any number of seconds that could be meant.
        if text.utf8.count >= 20, text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0).allSatisfy({ 0x30...0x39 ~= $0 }) {
            throw .value("second \(String(text).shortened) is out of range")
        }
        do { try self.init(text, in: zone) } catch { throw CommandFailure(error) }
    }
}
