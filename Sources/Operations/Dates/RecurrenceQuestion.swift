import LocaleFormat
import LocaleFormatCivil
import LocaleFormatRecurrence

/// What is asked of a rule: from when on, between which moments, with which more and without which; all of one kind, that of the start.
struct RecurrenceQuestion: Sendable {
    private enum Kind: Sendable {
        case days(Asked<PlainDate>)
        case times(Asked<PlainDateTime>)
        case instants(Asked<ZonedInstant>)
    }

    private struct Asked<Moment: RecurringMoment>: Sendable {
        var start: Moment
        var after: Moment?
        var before: Moment?
        var included: [Moment]
        var excluded: [Moment]

        init(
            _ values: OptionValues, start: Moment, _ read: (String) throws(CommandFailure) -> Moment
        ) throws(CommandFailure) {
            self.start = start
            after = try values[.after].map { text throws(CommandFailure) in try read(text) }
            before = try values[.before].map { text throws(CommandFailure) in try read(text) }
            included = try values.words(.include).map { text throws(CommandFailure) in try read(String(text)) }
            excluded = try values.words(.exclude).map { text throws(CommandFailure) in try read(String(text)) }
        }

        func answer(_ rule: RecurrenceRule, _ limit: Int) throws(RecurrenceError) -> [Moment] {
            let recurrence = try Recurrence(rule, start: start, additions: included, exclusions: excluded)
            var found: [Moment] = []
            if let before, after == nil {
                // The last so many.
                var bound = before
                while found.count < limit, let moment = recurrence.previous(before: bound) {
                    found.append(moment)
                    bound = moment
                }
                return found.reversed()
            }
            var moments = after.map(recurrence.moments(after:)) ?? recurrence.makeIterator()
            while found.count < limit, let moment = moments.next() {
                if let before, !moment.precedes(before) { break }
                found.append(moment)
            }
            return found
        }
    }

    private let kind: Kind

    init(_ values: OptionValues) throws(CommandFailure) {
        guard let text = values[.start]?.trimmingBlanks else {
            throw .usage("missing --start, the first moment: 2025-11-21, or 2025-11-21T09:00")
        }
        let zone = try values[.timeZone].map { name throws(CommandFailure) in
            try Self.reading { () throws(DateError) in try TimeZoneID(name) }
        }
        let here = zone ?? .current
        func day(_ text: String) throws(CommandFailure) -> PlainDate {
            try Self.reading { () throws(DateError) in
                if let day = try Self.day(text, in: here) { return day }
                return try PlainDate(text)
            }
        }
        func time(_ text: String) throws(CommandFailure) -> PlainDateTime {
            try Self.reading { () throws(DateError) in try PlainDateTime(text.trimmingBlanks) }
        }
        func instant(_ text: String, _ zone: TimeZoneID?) throws(CommandFailure) -> ZonedInstant {
            try Self.reading { () throws(DateError) in try Self.instant(text.trimmingBlanks, in: zone) }
        }
        if let first = try Self.reading({ () throws(DateError) in try Self.day(text, in: here) }) {
            kind = .days(try Asked(values, start: first, day))
        } else if zone == nil, !Self.hasZone(text), let first = try? PlainDateTime(text) {
            kind = .times(try Asked(values, start: first, time))
        } else {
            let first = try instant(String(text), zone)
            kind = .instants(
                try Asked(values, start: first) { text throws(CommandFailure) in try instant(text, first.timeZone) })
        }
    }

    private static func reading<Value>(_ read: () throws(DateError) -> Value) throws(CommandFailure) -> Value {
        do throws(DateError) { return try read() } catch { throw CommandFailure(error) }
    }

    func answer(_ rule: RecurrenceRule, _ limit: Int) throws(RecurrenceError) -> [String] {
        switch kind {
        case .days(let asked): try asked.answer(rule, limit).map(\.description)
        case .times(let asked): try asked.answer(rule, limit).map(\.description)
        case .instants(let asked): try asked.answer(rule, limit).map(\.description)
        }
    }

    /// `2025-11-21`, `20251121`, `today`; nil for what has a time.
    private static func day(_ text: some StringProtocol, in zone: TimeZoneID) throws(DateError) -> PlainDate? {
        if text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }) { return nil }
        if let days = ["yesterday": -1, "today": 0, "tomorrow": 1][text.lowercased()] {
            return try ZonedInstant.now(in: zone).date.adding(CalendarPeriod(days: days))
        }
        // A week is written with W, a calendar with brackets; T stands before a time.
        let plain = text.prefix { $0 != "[" }
        return plain.utf8.contains { $0 | 0x20 == UInt8(ascii: "t") } || plain.lowercased() == "now"
            ? nil : try PlainDate(text)
    }

    private static func hasZone(_ text: some StringProtocol) -> Bool {
        let zones = text.split(separator: "[").dropFirst()
        let time = text.drop { $0 != "T" && $0 != "t" && $0 != " " }.prefix { $0 != "[" }
        return zones.contains { !$0.contains("=") } || time.contains { "+-zZ".contains($0) }
    }

    private static func instant(_ text: some StringProtocol, in zone: TimeZoneID?) throws(DateError) -> ZonedInstant {
        if text.lowercased() == "now" { return .now(in: zone ?? .current) }
        if text.hasPrefix("@") { return ZonedInstant(try Instant(String(text.dropFirst())), in: zone ?? .current) }
        if hasZone(text) {
            let instant = try ZonedInstant(text)
            return zone.map { instant.in($0) } ?? instant
        }
        return try PlainDateTime(text).in(zone ?? .current)
    }
}
