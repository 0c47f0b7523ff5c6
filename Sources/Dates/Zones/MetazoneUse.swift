/// A stretch of time during which CLDR names a zone by one metazone (bundle `metaZones`).
struct MetazoneUse: Hashable, Sendable {
    let metazone: String
    /// Seconds since 1970.
    let start: Int64
    let end: Int64

    func contains(_ seconds: Int64) -> Bool { start <= seconds && seconds < end }
}

/// By what names ICU and CLDR have a zone.
struct ZoneIdentity: Hashable, Sendable {
    /// CLDR's canonical id; the zone's own where there is none.
    let canonical: String
    /// The id by which ICU has the zone, or the one that it is another name of; nil for a zone that ICU does not have.
    let icuID: String?
    /// Oldest first; none before 1970.
    let metazones: [MetazoneUse]
}
