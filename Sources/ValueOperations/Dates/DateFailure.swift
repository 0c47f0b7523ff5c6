import LocaleFormat

extension CommandFailure {
    /// What is wrong with a date, or with what says how it is written.
    public init(_ error: DateError) {
        switch error {
        case .locale(let error): self.init(error)
        case .unknownCalendar(let name):
            let hint = NearestWord.hint(
                name, among: CalendarID.allCases.map(\.rawValue),
                otherwise: "'\(CommandName.own) calendar-ids' lists them")
            self = .usage("unknown calendar '\(name.shortened)'\(hint)")
        case .unknownTimeZone(let name):
            let hint = NearestWord.hint(
                name, among: TimeZoneID.all(withAliases: true),
                otherwise: "expected an offset such as +05:30 or one of '\(CommandName.own) time-zones'")
            self = .usage("unknown time zone '\(name.shortened)'\(hint)")
        case .invalidPattern, .invalidSkeleton, .nothingToShow, .undetermined, .unreadable:
            self = .usage(error.description)
        case .notAnInstant(let text, let offset):
            self = .value("'\(text)' is not an instant (at byte \(offset)); \(Self.hint(text))")
        case .outOfRange, .impossibleDate, .contradiction, .uncertainTime, .unknownSuffix, .noZoneFolder,
            .damagedZoneFile, .icu:
            self = .value(error.description)
        }
    }

    /// What a text that is no instant was meant to be.
    private static func hint(_ text: String) -> String {
        if text.hasPrefix("+") && text.contains("%") {
            return "a format is an option: '\(CommandName.own) date now --pattern yyyy-MM-dd'"
        }
        if text.contains(":"), text.allSatisfy({ $0.isNumber || $0 == ":" }) {
            return
                "a time stands behind its date, in one word: '\(CommandName.own) date 2025-11-21T\(text) --time short'"
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
        if parts == [4, 2], text.allSatisfy({ $0.isNumber || $0 == "-" }) {
            return "a month is no day: '\(CommandName.own) date \(text)-01 --skeleton yMMMM'"
        }
        if let hint = DateError.signHint(text) { return hint }
        let known = "expected 2025-11-21, 2025-11-21T08:30:00Z, @1700000000, today, tomorrow, yesterday or now"
        return known + "; '\(CommandName.own) parse date' reads dates as people write them"
    }

    /// What is wrong with a day.
    public init(_ error: CalendarError) { self = .value(error.description) }
}
