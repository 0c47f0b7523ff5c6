import LocaleFormat

/// `--form` of a date: texts for machines.
public enum InstantForm: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case iso8601, week, ordinal, basic, rfc9557, rfc5322, http

    /// - Parameter zone: whose clocks; UTC is written `Z`.
    func text(_ instant: Instant, in zone: TimeZoneID, _ calendar: CalendarID) throws(CommandFailure) -> String {
        let shown = zone.canonical == TimeZoneID.utc.canonical ? nil : zone
        do throws(DateError) {
            switch self {
            case .iso8601: return instant.iso8601(in: shown)
            case .week: return instant.iso8601(.week, in: shown)
            case .ordinal: return instant.iso8601(.ordinal, in: shown)
            case .basic: return instant.iso8601(isBasic: true, in: shown)
            case .rfc9557: return instant.rfc9557(in: zone, calendar: calendar)
            case .rfc5322: return try instant.rfc5322(in: zone)
            case .http: return try instant.httpDate()
            }
        } catch { throw CommandFailure(error) }
    }
}
