import LocaleFormat

extension CommandFailure {
    init(_ error: DateError) {
        switch error {
        case .locale(let error): self.init(error)
        case .unknownCalendar(let name):
            let hint = NearestWord.hint(
                name, among: CalendarID.allCases.map(\.rawValue), otherwise: "'fmt calendar-ids' lists them")
            self = .usage("unknown calendar '\(name.shortened)'\(hint)")
        case .unknownTimeZone(let name):
            let hint = NearestWord.hint(
                name, among: TimeZoneID.all(withAliases: true),
                otherwise: "expected an offset such as +05:30 or one of 'fmt time-zones'")
            self = .usage("unknown time zone '\(name.shortened)'\(hint)")
        case .invalidPattern, .invalidSkeleton, .nothingToShow, .undetermined, .unreadable:
            self = .usage(error.description)
        case .notAnInstant(let text, let offset):
            self = .value(
                "'\(text)' is not an instant (at byte \(offset)); expected 2025-11-21, 2025-11-21T08:30:00Z, @1700000000, today or now"
            )
        case .outOfRange, .impossibleDate, .noZoneFolder, .damagedZoneFile, .icu: self = .value(error.description)
        }
    }

    init(_ error: CalendarError) { self = .value(error.description) }
}
