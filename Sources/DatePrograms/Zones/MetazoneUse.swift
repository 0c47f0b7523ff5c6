/// A stretch of time during which CLDR names a zone by one metazone (bundle `metaZones`).
package struct MetazoneUse: Hashable, Sendable {
    package let metazone: String
    /// Seconds since 1970.
    package let start: Int64
    package let end: Int64

    package init(metazone: String, start: Int64, end: Int64) {
        (self.metazone, self.start, self.end) = (metazone, start, end)
    }

    package func contains(_ seconds: Int64) -> Bool { start <= seconds && seconds < end }
}

/// By what names ICU and CLDR have a zone.
package struct ZoneIdentity: Hashable, Sendable {
    /// CLDR's canonical id; the zone's own where there is none.
    package let canonical: String
    /// The id by which ICU has the zone, or the one that it is another name of; nil for a zone that ICU does not have.
    package let icuID: String?
    /// Oldest first; none before 1970.
    package let metazones: [MetazoneUse]

    package init(canonical: String, icuID: String?, metazones: [MetazoneUse]) {
        (self.canonical, self.icuID, self.metazones) = (canonical, icuID, metazones)
    }
}
