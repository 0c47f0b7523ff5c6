internal import LocaleFormatCalendars
internal import LocaleFormatCivil
internal import LocaleFormatDates

/// The moments at which something comes again: those of a rule from a start, with some more and without some.
///
/// ```swift
/// let rule = try RecurrenceRule("FREQ=MONTHLY;BYDAY=-1FR")
/// let review = try Recurrence(rule, start: ZonedInstant("2025-11-28T09:00[Europe/Berlin]"))
/// review.prefix(2).map(\.description)              // ["2025-11-28T09:00:00+01:00[Europe/Berlin]", "2025-12-26T09:00:00+01:00[Europe/Berlin]"]
/// try review.next(after: ZonedInstant("2040-06-01T00:00[Europe/Berlin]"))?.date.description       // "2040-06-29"
/// let birthday = try Recurrence(RecurrenceRule("RSCALE=HEBREW;FREQ=YEARLY"), start: PlainDate("2025-11-21"))
/// birthday.prefix(3).map(\.description)            // ["2025-11-21", "2026-11-11", "2027-12-01"]
/// ```
///
/// Days and times are those that clocks show; instants in a zone are at 9:00 all year. A time that clocks skip is told by the offset before the change, and
/// of one that they show twice it is the first (RFC 5545, section 3.3.5). What falls together is one occurrence.
///
/// Occurrences are in order, and none is before the start. The start itself is one only if the rule has it, or if it is added. They end with the
/// year 9999, and where nothing more can come: `FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30` has none.
public struct Recurrence<Moment: RecurringMoment>: Hashable, Sendable {
    /// What comes again, and when.
    public let rule: RecurrenceRule
    /// The first moment that may be one.
    public let start: Moment
    /// Moments that are added, `RDATE`.
    public let additions: [Moment]
    /// Moments that are left out, `EXDATE`, those that were added among them.
    public let exclusions: Set<Moment>
    let program: RecurrenceProgram

    /// A rule with its start. Moments that are added and left out may come in any order.
    ///
    /// ```swift
    /// let days = try Recurrence(
    ///     RecurrenceRule("FREQ=WEEKLY;COUNT=3"), start: PlainDate("2025-11-21"), additions: [PlainDate("2025-11-30")],
    ///     exclusions: [PlainDate("2025-11-28")])
    /// days.map(\.description)                      // ["2025-11-21", "2025-11-30", "2025-12-05"]
    /// ```
    ///
    /// - Throws: ``RecurrenceError``: parts that do not go together, hours of a day without a time, a start that the calendar cannot tell.
    public init(
        _ rule: RecurrenceRule, start: Moment, additions: [Moment] = [], exclusions: [Moment] = []
    ) throws(RecurrenceError) {
        try rule.check()
        if !Moment.hasTime {
            let isOfTime = rule.frequency.isOfTime
            if isOfTime || !rule.hours.isEmpty || !rule.minutes.isEmpty || !rule.seconds.isEmpty {
                throw .conflict(
                    isOfTime ? "FREQ=\(rule.frequency.rawValue)" : "BYHOUR, BYMINUTE, BYSECOND",
                    "a start without a time",
                    offset: nil)
            }
        }
        program = try RecurrenceProgram(rule, start: start.slot)
        (self.rule, self.start, self.exclusions) = (rule, start, Set(exclusions))
        self.additions = additions.sorted { $0.precedes($1) }
    }

    public static func == (left: Recurrence, right: Recurrence) -> Bool {
        left.rule == right.rule && left.start == right.start && left.additions == right.additions
            && left.exclusions == right.exclusions
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
        hasher.combine(start)
    }

    /// The first occurrence behind a moment; nil where there is none. A rule goes to the period of that moment at once, whatever lies between; one with
    /// `COUNT` goes through all before it.
    public func next(after moment: Moment) -> Moment? {
        var iterator = moments(after: moment)
        return iterator.next()
    }

    /// The occurrences behind a moment, in order; it costs what ``next(after:)`` does to come there.
    ///
    /// ```swift
    /// let weekly = try Recurrence(RecurrenceRule("FREQ=WEEKLY"), start: PlainDate("2025-11-21"))
    /// var moments = try weekly.moments(after: PlainDate("2100-01-01"))
    /// moments.next()?.description                  // "2100-01-08"
    /// ```
    public func moments(after moment: Moment) -> RecurrenceIterator<Moment> { RecurrenceIterator(self, after: moment) }

    /// The last occurrence before a moment; nil where there is none. What it costs is as for ``next(after:)``.
    public func previous(before moment: Moment) -> Moment? {
        let added = additions.last { $0.precedes(moment) && !exclusions.contains($0) }
        // Of what clocks show twice the first is meant, which may be earlier than what they show less.
        var bound = moment.slot.advanced(by: 1 + Swift.max(0, -moment.clockChange))
        if let end = firstBeyondEnd { bound = Swift.min(bound, end) }
        var known: KnownBatch?
        var found: Moment?
        while let slot = program.last(before: bound, &known) {
            bound = slot
            guard let candidate = try? start.moved(to: slot), candidate.precedes(moment), isTaken(candidate) else {
                continue
            }
            found = latest(from: slot, candidate, before: moment, &known)
            break
        }
        guard let found, let added else { return found ?? added }
        return found.precedes(added) ? added : found
    }

    /// What clocks skip is shown later than what may come next, a while after they are put forward.
    private func latest(
        from slot: Slot, _ candidate: Moment, before moment: Moment, _ known: inout KnownBatch?
    ) -> Moment {
        let change = candidate.clockChange
        guard change > 0 else { return candidate }
        var bound = slot
        while let earlier = program.last(before: bound, &known), earlier > slot.advanced(by: -change) {
            bound = earlier
            guard let other = try? start.moved(to: earlier), other.slot != earlier, other.precedes(moment),
                isTaken(other)
            else { continue }
            return candidate.precedes(other) ? other : candidate
        }
        return candidate
    }

    /// Whether a moment of the rule is an occurrence.
    func isTaken(_ moment: Moment) -> Bool { !exclusions.contains(moment) && !isBeyondEnd(moment) }

    /// What clocks show behind the last moment that `UNTIL` allows.
    private var firstBeyondEnd: Slot? {
        switch rule.end {
        case .count, nil: nil
        case .day(let day): Slot(day: day.day.dayNumber + 1, second: 0)
        case .time(let time): time.slot.advanced(by: 1)
        case .instant(let instant):
            Self.slot(behind: ZonedInstant(instant, in: (start as? ZonedInstant)?.timeZone ?? .utc))
        }
    }

    /// Where clocks were put back they have shown more before.
    private static func slot(behind moment: ZonedInstant) -> Slot {
        moment.slot.advanced(by: 1 + Swift.max(0, -moment.clockChange))
    }

    func isBeyondEnd(_ moment: Moment) -> Bool {
        switch rule.end {
        case .count, nil: false
        case .day(let day): moment.slot.day > day.day.dayNumber
        case .time(let time): Slot(day: time.date.day.dayNumber, second: time.time.secondOfDay) < moment.slot
        case .instant(let instant): moment.isLater(than: instant)
        }
    }
}

extension Recurrence: Sequence {
    public func makeIterator() -> RecurrenceIterator<Moment> { RecurrenceIterator(self) }
}

extension Recurrence: Codable where Moment: Codable {
    private enum Key: String, CodingKey { case rule, start, additions, exclusions }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        try self.init(
            values.decode(RecurrenceRule.self, forKey: .rule), start: values.decode(Moment.self, forKey: .start),
            additions: values.decodeIfPresent([Moment].self, forKey: .additions) ?? [],
            exclusions: values.decodeIfPresent([Moment].self, forKey: .exclusions) ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(rule, forKey: .rule)
        try values.encode(start, forKey: .start)
        if !additions.isEmpty { try values.encode(additions, forKey: .additions) }
        if !exclusions.isEmpty {
            try values.encode(exclusions.sorted { $0.precedes($1) }, forKey: .exclusions)
        }
    }
}
