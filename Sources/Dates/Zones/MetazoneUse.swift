internal import LocaleFormatBridge

/// A stretch of time during which CLDR names a zone by one metazone (bundle `metaZones`).
struct MetazoneUse: Hashable, Sendable {
    let metazone: String
    /// Seconds since 1970.
    let start: Int64
    let end: Int64

    func contains(_ seconds: Int64) -> Bool { start <= seconds && seconds < end }

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

    /// `1970-01-01 00:00` in UTC; `9999-…` stands for no end.
    private static func seconds(_ text: String, else limit: Int64) -> Int64 {
        guard !text.hasPrefix("9999"), let instant = try? Instant(iso8601: text + "Z") else { return limit }
        return instant.seconds
    }
}
