internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

extension ZoneNames {
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
            let order = [Int](places: entries.count) { first, second in
                let (lhs, rhs) = (entries[first], entries[second])
                if lhs.name.count != rhs.name.count { return lhs.name.count > rhs.name.count }
                return lhs.isOfRegion != rhs.isOfRegion ? lhs.isOfRegion : first < second
            }
            return order.map { entries[$0] }
        }
    }

    /// `Asia/Kolkata` for `asia/kolkata`.
    static func canonicalSpelling(of id: String) -> String? { spellings[id.lowercased()] }

    private static let spellings: [String: String] = Dictionary(
        TimeZoneID.all(withAliases: true).map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}
