public import LocaleFormatDatePrograms
internal import LocaleFormatIdentifiers

extension BakedFormats {
    /// A format of dates in a locale and a zone, to be held where many instants are formatted.
    ///
    /// Clocks are those of the system's zone files. Names of zones are written of those that were baked.
    ///
    /// ```swift
    /// let day = try formats.date("day", timeZone: "Europe/Berlin", in: "de")
    /// ```
    ///
    /// - Parameters:
    ///   - name: the format.
    ///   - timeZone: the zone in which instants are written.
    ///   - locale: the language, with `-u-ca-`, `-u-hc-` and `-u-nu-` where these were baked.
    /// - Throws: ``BakedError/unknownFormat(_:available:)``, ``BakedError/wrongKind(format:expected:)``, ``BakedError/zoneNotBaked(_:)``,
    ///   and as ``locale(for:)``.
    public func date(
        _ name: String, timeZone: TimeZoneID, in locale: some StringProtocol
    ) throws(BakedError) -> BakedDate {
        try date(at: place(of: name), timeZone, String(locale))
    }

    func date(at place: Int, _ zone: TimeZoneID, _ locale: String) throws(BakedError) -> BakedDate {
        func date(_ program: BakedProgram) throws(BakedError) -> BakedDate {
            guard case .date(let source) = program.kind, let date = try source.date(in: zone) else {
                throw program.isNot(name(of: place))
            }
            return date
        }
        do throws(BakedError) { return try read(place, locale, .dates, date) } catch {
            // What a locale has anyway need not be baked once more: `de-u-ca-gregory`.
            guard case .keywordNotBaked(_, let tag) = error, let parts = try? LocaleParts(tag: locale) else {
                throw error
            }
            let plain = try read(place, tag, .dates, date)
            guard plain.honours(parts.keywords) else { throw error }
            return plain
        }
    }

    /// An instant as text.
    ///
    /// ```swift
    /// try formats.format("day", Instant("2025-11-21"), timeZone: .utc, in: "de")      // "21. November 2025"
    /// ```
    ///
    /// - Throws: as ``date(_:timeZone:in:)`` and ``BakedDate/format(_:)``.
    public func format(
        _ name: String, _ instant: Instant, timeZone: TimeZoneID, in locale: some StringProtocol
    ) throws(BakedError) -> String {
        try date(name, timeZone: timeZone, in: locale).format(instant)
    }

    /// A format of the time between two instants, to be held where many are formatted.
    ///
    /// - Throws: as ``date(_:timeZone:in:)``.
    public func interval(
        _ name: String, timeZone: TimeZoneID, in locale: some StringProtocol
    ) throws(BakedError) -> BakedInterval {
        try interval(at: place(of: name), timeZone, String(locale))
    }

    func interval(at place: Int, _ zone: TimeZoneID, _ locale: String) throws(BakedError) -> BakedInterval {
        try read(place, locale, .dates) { program throws(BakedError) in
            guard case .interval(let source) = program.kind, let interval = try source.interval(in: zone) else {
                throw program.isNot(name(of: place))
            }
            return interval
        }
    }

    /// The time from one instant to another as text.
    ///
    /// - Throws: as ``date(_:timeZone:in:)`` and ``BakedInterval/format(from:to:)``.
    public func format(
        _ name: String, from start: Instant, to end: Instant, timeZone: TimeZoneID, in locale: some StringProtocol
    ) throws(BakedError) -> String {
        try interval(name, timeZone: timeZone, in: locale).format(from: start, to: end)
    }
}
