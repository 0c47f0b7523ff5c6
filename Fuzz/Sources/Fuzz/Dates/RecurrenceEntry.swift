import LocaleFormat
import LocaleFormatCivil
import LocaleFormatRecurrence

/// Rules of iCalendar: what is read is written and read again; occurrences come in order, and going back finds them too.
enum RecurrenceEntry {
    /// Line 1: a start. 2: a zone. 3: another moment. Then the rule.
    static func run(_ fields: inout Fields) {
        let start = (try? PlainDateTime(fields.line())) ?? midnight
        let zone = (try? TimeZoneID(fields.line())) ?? .utc
        let other = (try? PlainDateTime(fields.line())) ?? midnight
        guard let rule = try? RecurrenceRule(fields.text()) else { return }
        require((try? RecurrenceRule(rule.description)) == rule, "\(rule) reads back otherwise")
        if let days = try? Recurrence(rule, start: start.date, exclusions: [other.date]) { check(days, other.date) }
        if let times = try? Recurrence(rule, start: start, additions: [other]) { check(times, other) }
        guard let first = try? start.in(zone), let far = try? other.in(zone) else { return }
        if let instants = try? Recurrence(rule, start: first) { check(instants, far) }
    }

    private static func check<Moment: RecurringMoment>(_ recurrence: Recurrence<Moment>, _ other: Moment) {
        let found = Array(recurrence.prefix(12))
        for (earlier, later) in zip(found, found.dropFirst()) {
            require(earlier.precedes(later), "\(recurrence.rule): \(later) behind \(earlier)")
        }
        if let first = found.first, let second = found.dropFirst().first {
            require(recurrence.next(after: first) == second, "\(recurrence.rule): behind \(first)")
            require(recurrence.previous(before: second) == first, "\(recurrence.rule): before \(second)")
        }
        if let next = recurrence.next(after: other) { require(other.precedes(next), "\(recurrence.rule): \(next)") }
        if let last = recurrence.previous(before: other) {
            require(last.precedes(other), "\(recurrence.rule): \(last)")
        }
    }

    private static let midnight = PlainDateTime(
        date: ZonedInstant(.epoch, in: .utc).date, time: .midnight)
}
