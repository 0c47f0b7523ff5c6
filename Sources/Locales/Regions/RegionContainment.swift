internal import LocaleFormatBridge

/// CLDR's tables of what is in which region, read once.
struct RegionContainment: Sendable {
    static let shared = RegionContainment()

    /// The tree of the world: what is right in a region.
    let parts: [String: [String]]
    /// Groups that are no part of it.
    let groupings: [String: [String]]
    /// The tree, upwards.
    let containing: [String: String]

    private init() {
        let tables = (try? ResourceBundle(name: "supplementalData", fallback: false))?.child("territoryContainment")
        var parts: [String: [String]] = [:]
        for table in tables?.children ?? [] {
            // The others have words for keys: groupings, and what is out of use.
            guard let key = table.key, key.utf8.count <= 3 else { continue }
            parts[key] = table.strings
        }
        var groupings: [String: [String]] = [:]
        for table in tables?.child("grouping")?.children ?? [] where table.key != nil {
            groupings[table.key ?? ""] = table.strings
        }
        var containing: [String: String] = [:]
        for (region, inside) in parts {
            for part in inside { containing[part] = region }
        }
        (self.parts, self.groupings, self.containing) = (parts, groupings, containing)
    }
}
