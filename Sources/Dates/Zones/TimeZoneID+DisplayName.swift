public import LocaleFormatCore
public import LocaleFormatLocales

extension TimeZoneID {
    /// How a zone is named (UTS #35 part 4, "Time Zone Format Terminology").
    public enum NameForm: String, Hashable, Codable, Sendable, CaseIterable {
        /// Whatever the season: "Central European Time".
        case generic
        /// "Central European Standard Time"
        case standard
        /// "Central European Summer Time"; that of standard time where the clock is not changed.
        case daylight
        /// By the country or the city: "Germany Time".
        case location
        /// The city alone: "Berlin".
        case exemplarCity
        /// As it is at the instant: "GMT+01:00".
        case offset
    }

    /// What the zone is called, as it is kept at an instant.
    ///
    /// ```swift
    /// let berlin: TimeZoneID = "Europe/Berlin"
    /// berlin.displayName(.generic, in: "en")                          // "Central European Time"
    /// berlin.displayName(.exemplarCity, in: "ja")                     // "ベルリン"
    /// berlin.displayName(.standard, width: .short, in: "de")          // "MEZ"
    /// ```
    ///
    /// - Parameters:
    ///   - form: which name.
    ///   - width: the long name, or for `short` and `narrow` its abbreviation, where the language has one in use; otherwise the
    ///     offset stands in its place.
    ///   - locale: the language.
    ///   - instant: when; nil for now. Names of standard and daylight time are those of the year around it.
    public func displayName(
        _ form: NameForm = .generic, width: DisplayNames.Width = .standard, in locale: LocaleID,
        at instant: Instant? = nil
    ) -> String {
        let isShort = width == .short || width == .narrow
        let instant = instant ?? .now
        let pattern =
            switch form {
            case .generic: isShort ? "v" : "vvvv"
            case .standard, .daylight: isShort ? "z" : "zzzz"
            case .location: "VVVV"
            case .exemplarCity: "VVV"
            case .offset: isShort ? "O" : "OOOO"
            }
        var when = instant
        if form == .standard || form == .daylight {
            when = nearest(isDaylight: form == .daylight, to: instant) ?? instant
        }
        return DateStyle(pattern: pattern, locale: locale).timeZone(self).format(when)
    }

    /// The first of some instants within a year at which daylight saving time is in force, or is not.
    private func nearest(isDaylight: Bool, to instant: Instant) -> Instant? {
        let half: Int64 = 183 * 86_400
        let changes = rules.changes.filter { instant.seconds - half...instant.seconds + 2 * half ~= $0 }
        return ([instant.seconds] + changes).lazy.compactMap { try? Instant(seconds: $0) }
            .first { isDaylightSavingTime(at: $0) == isDaylight }
    }
}
