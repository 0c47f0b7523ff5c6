public import LocaleFormatDates

extension RelativeDateStyle {
    /// When the text of an instant is another one as now goes on; nil where it is never.
    ///
    /// ```swift
    /// import LocaleFormatChanges
    /// let style = RelativeDateStyle(locale: "en")
    /// let now = try Instant(iso8601: "2025-11-21T08:30:00Z")
    /// let then = try Instant(iso8601: "2025-11-21T08:00:00Z")
    /// try style.format(then, relativeTo: now, in: .utc)                   // "30 minutes ago"
    /// let next = try style.change(of: then, after: now, in: .utc)
    /// next?.description                                                   // "2025-11-21T08:30:30Z"
    /// ```
    ///
    /// - Parameters:
    ///   - instant: what is told.
    ///   - now: from where it is seen.
    ///   - zone: whose days are counted.
    /// - Throws: `DateError` for a style that cannot be compiled.
    public func change(of instant: Instant, after now: Instant, in zone: TimeZoneID) throws(DateError) -> Instant? {
        try RelativeChanges(style: self, zone: zone).ofNow(now, instant, isForward: true)
    }

    /// When the text of an instant was another one before now; nil where it was never.
    ///
    /// - Throws: `DateError` for a style that cannot be compiled.
    public func change(of instant: Instant, before now: Instant, in zone: TimeZoneID) throws(DateError) -> Instant? {
        try RelativeChanges(style: self, zone: zone).ofNow(now, instant, isForward: false)
    }

    /// The first instant after another one that is told otherwise from the same now; nil where there is none.
    ///
    /// - Throws: `DateError` for a style that cannot be compiled.
    public func change(
        after instant: Instant, relativeTo now: Instant, in zone: TimeZoneID
    ) throws(DateError) -> Instant? {
        try RelativeChanges(style: self, zone: zone).ofInstant(instant, now, isForward: true)
    }

    /// The last instant before another one that is told otherwise from the same now; nil where there is none.
    ///
    /// - Throws: `DateError` for a style that cannot be compiled.
    public func change(
        before instant: Instant, relativeTo now: Instant, in zone: TimeZoneID
    ) throws(DateError) -> Instant? {
        try RelativeChanges(style: self, zone: zone).ofInstant(instant, now, isForward: false)
    }
}

private struct RelativeChanges {
    let style: RelativeDateStyle
    let zone: TimeZoneID

    func ofNow(_ now: Instant, _ instant: Instant, isForward: Bool) throws(DateError) -> Instant? {
        try change(from: now, isForward: isForward) { now throws(DateError) in
            try style.format(instant, relativeTo: now, in: zone)
        }
    }

    func ofInstant(_ instant: Instant, _ now: Instant, isForward: Bool) throws(DateError) -> Instant? {
        if style.time == .none {
            return try change(from: instant, isForward: isForward) { instant throws(DateError) in
                try style.format(instant, relativeTo: now, in: zone)
            }
        }
        // The time of day comes back; its changes are those of its own style, and with a day they are the text's.
        let clock = DateStyle(date: .none, time: style.time, locale: style.locale).timeZone(zone)
        let days = DateStyle(skeleton: "yMd", locale: style.locale).timeZone(zone)
        let others = [
            isForward ? try clock.change(after: instant) : try clock.change(before: instant),
            isForward ? try days.change(after: instant) : try days.change(before: instant),
        ].compactMap(\.self)
        return isForward ? others.min() : others.max()
    }

    private func change(
        from start: Instant, isForward: Bool, text: (Instant) throws(DateError) -> String
    ) throws(DateError) -> Instant? {
        let same = try text(start)
        let sign: Int128 = isForward ? 1 : -1
        let limit = isForward ? Instant.places.upperBound : -Instant.places.lowerBound
        let found = ChangeSearch.first(after: sign * start.nanosecond, upTo: limit, reach: 1_000_000_000) { place in
            // Typed errors do not pass through the search; what cannot be told is another text.
            (try? text(Instant(nanosecond: sign * place))) == same
        }
        guard let found else { return nil }
        return try Instant(nanosecond: sign * found)
    }
}
