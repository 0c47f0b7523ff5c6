internal import LocaleFormatBridge
internal import LocaleFormatCore
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
    private let exact: [UInt32: [Entry]]
    private let folded: [UInt32: [Entry]]

    private static let cache = CompiledCache<LocaleID, ZoneNames>(capacity: 16)

    /// Read when the first text asks for it: a few milliseconds for each locale.
    static func of(_ locale: LocaleID) -> ZoneNames { cache.value(for: locale) { ZoneNames(locale) } }

    private init(_ locale: LocaleID) {
        var entries: [(text: String, entry: Entry)] = []
        let folding = LenientFolding.of(locale.icuName)
        let region = locale.maximized.region ?? "001"
        let map = (try? ResourceBundle(name: "metaZones", fallback: false))?.child("mapTimezones")
        var seen: Set<String> = []
        for bundle in locale.bundles("zone") {
            for node in bundle.child("zoneStrings")?.children ?? [] {
                guard let key = node.key, key.contains(":") else { continue }
                let id: String?
                let isOfRegion: Bool
                if key.hasPrefix("meta:") {
                    let uses = map?.child(String(key.dropFirst("meta:".count)))
                    let local = uses?.child(region)?.string
                    (id, isOfRegion) = (local ?? uses?.child("001")?.string, local != nil)
                } else {
                    let own = String(key.map { $0 == ":" ? "/" : $0 })
                    (id, isOfRegion) = (own, ZoneNameTable.country(of: own) == region)
                }
                guard let zone = id else { continue }
                for (kind, isDaylight) in [
                    ("ls", false), ("ss", false), ("ld", true), ("sd", true), ("lg", nil), ("sg", nil),
                ]
                    as [(String, Bool?)]
                {
                    guard let name = node.child(kind)?.string, seen.insert(key + "/" + kind).inserted, name != Self.none
                    else { continue }
                    entries.append(
                        (name, Entry(name: [], zone: zone, isDaylight: isDaylight, isOfRegion: isOfRegion)))
                }
            }
        }
        exact = Self.table(entries) { $0.scalarValues }
        folded = Self.table(entries) { folding.scalars(of: $0).values }
    }

    /// Stands for no name, where the parents' is not to be taken.
    static let none = "∅∅∅"

    private static func table(
        _ entries: [(text: String, entry: Entry)], _ scalars: (String) -> [UInt32]
    ) -> [UInt32: [Entry]] {
        var table: [UInt32: [Entry]] = [:]
        for (text, entry) in entries {
            let name = scalars(text)
            guard let first = name.first else { continue }
            table[first, default: []].append(
                Entry(name: name, zone: entry.zone, isDaylight: entry.isDaylight, isOfRegion: entry.isOfRegion))
        }
        return table.mapValues { entries in
            let order = entries.indices.sorted { first, second in
                let (lhs, rhs) = (entries[first], entries[second])
                if lhs.name.count != rhs.name.count { return lhs.name.count > rhs.name.count }
                return lhs.isOfRegion != rhs.isOfRegion ? lhs.isOfRegion : first < second
            }
            return order.map { entries[$0] }
        }
    }

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

    /// `Asia/Kolkata` for `asia/kolkata`.
    static func canonicalSpelling(of id: String) -> String? { spellings[id.lowercased()] }

    private static let spellings: [String: String] = Dictionary(
        TimeZoneID.all(withAliases: true).map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}
