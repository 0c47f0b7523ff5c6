internal import LocaleFormatNumbers

/// The names of the world's zones in a locale: those of CLDR's metazones, and those that few zones have for themselves, as
/// British Summer Time (ICU's bundle `zone`).
///
/// A metazone is many zones; its name stands for the one that CLDR files under it for the locale's region, or for the world.
/// Where two zones have one name, that of the region is meant.
struct ZoneNames: Sendable {
    struct Entry: Sendable {
        let name: [UInt32]
        /// Its id: most zones are never asked for.
        let zone: String
        let isDaylight: Bool?
        /// Whether clocks of the locale's region go by it.
        let isOfRegion: Bool
    }

    struct Match {
        /// Zones of one name that show different times; usually one.
        var zones: [TimeZoneID]
        let isDaylight: Bool?
        let isOfRegion: Bool
        let end: Int

        var reading: ZoneReading {
            zones.count == 1 ? .zone(zones[0], isDaylight: isDaylight) : .ambiguous(zones.map(\.identifier))
        }
    }

    /// By first scalar, the longest first.
    let exact: [UInt32: [Entry]]
    let folded: [UInt32: [Entry]]

    /// At most four, the longest first.
    func matches(_ text: [UInt32], at position: Int, isLenient: Bool, _ folding: LenientFolding) -> [Match] {
        guard position < text.count, let entries = (isLenient ? folded : exact)[text[position]] else { return [] }
        var matches: [Match] = []
        for entry in entries {
            guard let end = ReadableNames.end(of: entry.name, in: text, at: position),
                let zone = try? TimeZoneID(entry.zone)
            else { continue }
            if let last = matches.last, last.end == end {
                // Those of the region are first among names of one length, and are meant.
                if last.isOfRegion, !entry.isOfRegion { continue }
                let isAnother = last.zones.allSatisfy { !Self.showSameTime($0, zone) }
                if isAnother { matches[matches.count - 1].zones.append(zone) }
                if isAnother || last.isDaylight == entry.isDaylight { continue }
            }
            if matches.count == 4 { break }
            matches.append(
                Match(zones: [zone], isDaylight: entry.isDaylight, isOfRegion: entry.isOfRegion, end: end))
        }
        return matches
    }

    /// Whether two zones agree this year, in January and in July.
    private static func showSameTime(_ first: TimeZoneID, _ second: TimeZoneID) -> Bool {
        guard first != second else { return true }
        let now = Instant.now.seconds
        return [now, now + 182 * 86_400].allSatisfy { first.segment(at: $0).isLike(second.segment(at: $0)) }
    }
}
