internal import LocaleFormatCalendars
public import LocaleFormatDates

extension DateStyle {
    /// The first instant after another one that has another text; nil where there is none.
    ///
    /// What shows the text need not make it anew before. Days, months and years are the calendar's in the style's zone, hours those of its
    /// clock, and where the zone's offset changes the text may change too.
    ///
    /// ```swift
    /// import LocaleFormatChanges
    /// let style = DateStyle(date: .none, time: .short, locale: "de").timeZone("Europe/Berlin")
    /// let now = try Instant(iso8601: "2025-11-21T08:30:12Z")
    /// style.format(now)                                                   // "09:30"
    /// try style.change(after: now)?.description                           // "2025-11-21T08:31:00Z"
    /// try style.change(before: now)?.description                          // "2025-11-21T08:29:59.999999999Z"
    /// let month = DateStyle(skeleton: "yMMMM", locale: "de").calendar(.hebrew).timeZone(.utc)
    /// try month.change(after: now)?.description                           // "2025-12-21T00:00:00Z"; the first day of Tevet
    /// ```
    ///
    /// - Throws: `DateError` for a style that cannot be compiled, and for a calendar's days beyond its range.
    public func change(after instant: Instant) throws(DateError) -> Instant? {
        try DateChanges(self).change(from: instant, isForward: true)
    }

    /// The last instant before another one that has another text; nil where there is none.
    ///
    /// - Throws: `DateError` for a style that cannot be compiled, and for a calendar's days beyond its range.
    public func change(before instant: Instant) throws(DateError) -> Instant? {
        try DateChanges(self).change(from: instant, isForward: false)
    }
}

/// A style of dates, made ready to tell when its text changes.
struct DateChanges {
    private let compiled: CompiledDate
    private let clock: TextClock

    init(_ style: DateStyle) throws(DateError) {
        compiled = try style.compiled()
        let (calendar, zone) = try style.days()
        clock = TextClock(try DatePattern(compiled.pattern), zone: zone, calendar: calendar)
    }

    func change(from instant: Instant, isForward: Bool) throws(DateError) -> Instant? {
        let text = try compiled.format(instant)
        let start = instant.nanosecond
        let limit = isForward ? Instant.places.upperBound : Instant.places.lowerBound
        // What cannot be told, beyond the calendar's range, is another text.
        func isSame(_ place: Int128) -> Bool { (try? compiled.format(Instant(nanosecond: place))) == text }
        if clock.step == .era { return try era(start, limit, isSame: isSame) }
        let end = clock.end(isForward: isForward, from: start) ?? limit
        var place = start
        while isForward ? place < end : place > end {
            let next = try next(from: place, start: start, isForward: isForward)
            if next == place { return nil }
            if !isSame(next) {
                if isSame(isForward ? next - 1 : next + 1) { return try Instant(nanosecond: next) }
                // A name of a zone may change where its offset does not.
                return try Instant(nanosecond: ChangeSearch.bisected(place, next, isSame: isSame))
            }
            place = next
        }
        return nil
    }

    private func next(from place: Int128, start: Int128, isForward: Bool) throws(DateError) -> Int128 {
        if let leap = clock.leap(isForward: isForward, from: place, start: start) { return leap }
        return isForward ? try clock.next(after: place) : try clock.last(before: place)
    }

    /// Eras do not come back.
    private func era(_ start: Int128, _ limit: Int128, isSame: (Int128) -> Bool) throws(DateError) -> Instant? {
        let reach: Int128 = 86_400_000_000_000
        if limit > start {
            guard let place = ChangeSearch.first(after: start, upTo: limit, reach: reach, isSame: isSame) else {
                return nil
            }
            return try Instant(nanosecond: place)
        }
        guard let place = ChangeSearch.first(after: -start, upTo: -limit, reach: reach, isSame: { isSame(-$0) }) else {
            return nil
        }
        return try Instant(nanosecond: -place)
    }
}
