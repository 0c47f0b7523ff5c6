/// Which instant a time of day means that clocks of a zone show twice, or skip: Temporal's `disambiguation`.
///
/// | | shown twice, 02:30 in October | skipped, 02:30 in March |
/// |---|---|---|
/// | `compatible` | the first | by the offset before: 03:30 |
/// | `earlier` | the first | by the offset behind: 01:30 |
/// | `later` | the second | by the offset before: 03:30 |
/// | `reject` | an error | an error |
public enum ClockDisambiguation: String, Hashable, Codable, Sendable, CaseIterable {
    /// What calendars on people's desks do, and RFC 5545.
    case compatible
    /// The instant that comes first.
    case earlier
    /// The instant that comes last.
    case later
    /// Such a time is an error.
    case reject
}

/// What counts where a text has an offset and a zone, `2025-11-21T08:30:00+05:00[Asia/Kolkata]`: Temporal's `offset`.
///
/// They may disagree in texts that were written before a country changed its clocks. `Z` says nothing of the place, and never does.
public enum OffsetPreference: String, Hashable, Codable, Sendable, CaseIterable {
    /// A zone that does not have the offset then is an error.
    case reject
    /// The offset: the instant stays what it was, its clock time may not.
    case use
    /// The offset where the zone has it then, else the zone.
    case prefer
    /// The zone: the clock time stays what it was, the instant may not.
    case ignore
}
