internal import LocaleFormatBridge

/// The metazones of a zone, by ICU's data.
extension MetazoneUse {
    /// - Parameter zone: a canonical id.
    static func of(_ zone: String) -> [MetazoneUse] {
        guard let bundle = try? ResourceBundle(name: "metaZones", fallback: false),
            let uses = bundle.node("metazoneInfo", String(zone.map { $0 == "/" ? ":" : $0 }))
        else { return [] }
        return uses.children.compactMap { use in
            let parts = use.strings
            guard let metazone = parts.first else { return nil }
            // CLDR's record begins with 1970; earlier times have no metazone.
            guard parts.count == 3 else { return MetazoneUse(metazone: metazone, start: 0, end: .max) }
            return MetazoneUse(
                metazone: metazone, start: seconds(parts[1], else: 0), end: seconds(parts[2], else: .max))
        }
    }

    /// The same with what newer CLDR says: for clocks that are not ICU's.
    static func withLater(_ zone: String) -> [MetazoneUse] { of(zone).continued(by: later[zone] ?? []) }

    /// What CLDR says since 2023 (common/supplemental/metaZones.xml), for older ICUs: from when on a zone goes by which metazone.
    /// Where the new metazone has no names there, as that of Kazakhstan, the offset is written.
    private static let later: [String: [(start: Int64, metazone: String)]] = [
        // 2022-10-30 08:00
        "America/Chihuahua": [(1_667_116_800, "America_Central")],
        "America/Ojinaga": [(1_667_116_800, "America_Central")],
        // 2020-10-03 16:01, 2021-03-13 13:00, 2021-10-02 16:01, 2022-03-12 13:00, 2022-10-01 16:01, 2023-03-08 16:00
        "Antarctica/Casey": [
            (1_601_740_860, "Casey"), (1_615_640_400, "Australia_Western"), (1_633_190_460, "Casey"),
            (1_647_090_000, "Australia_Western"), (1_664_640_060, "Casey"), (1_678_291_200, "Australia_Western"),
        ],
        // 2024-02-29 18:00
        "Asia/Almaty": [(1_709_229_600, "Kazakhstan")],
        "Asia/Qostanay": [(1_709_229_600, "Kazakhstan")],
    ]

    /// `1970-01-01 00:00` in UTC; `9999-…` stands for no end.
    private static func seconds(_ text: String, else limit: Int64) -> Int64 {
        guard !text.hasPrefix("9999"), let instant = try? Instant(iso8601: text + "Z") else { return limit }
        return instant.seconds
    }
}

extension [MetazoneUse] {
    /// The same with later ones in place of what is said of that time, unless the last of them is there already.
    fileprivate func continued(by later: [(start: Int64, metazone: String)]) -> [Element] {
        guard let first = later.first?.start, let last = later.last?.start, !contains(where: { $0.start >= last })
        else {
            return self
        }
        let kept = filter { $0.start < first }.map {
            Element(metazone: $0.metazone, start: $0.start, end: Swift.min($0.end, first))
        }
        let ends = later.dropFirst().map(\.start) + [.max]
        return kept + zip(later, ends).map { Element(metazone: $0.metazone, start: $0.start, end: $1) }
    }
}
