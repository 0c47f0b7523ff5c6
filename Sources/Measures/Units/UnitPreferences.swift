internal import LocaleFormatBridge
package import LocaleFormatNumbers

/// Which units people use for what, by region (UTS #35 part 6, "Unit Preferences"). ICU has the data from 68 on.
package struct UnitPreferences: Sendable {
    /// One of the units that people choose among, by size.
    package struct Choice: Hashable, Sendable {
        /// A unit, or several: `foot-and-inch`.
        package let unit: String
        /// From so many of the unit, or of the largest of several, on.
        package let atLeast: ExactDecimal
        /// How the number is rounded, in the words of a number skeleton; empty for the usual way.
        package let skeleton: String

        fileprivate init?(_ data: ResourceBundle) {
            guard let unit = data.child("unit")?.string else { return nil }
            self.unit = unit
            atLeast = data.child("geq")?.string.flatMap { try? ExactDecimal($0) } ?? 1
            skeleton = data.child("skeleton")?.string ?? ""
        }

        /// A unit that does not depend on the size of the quantity.
        package init(unit: String) {
            self.unit = unit
            atLeast = 0
            skeleton = ""
        }
    }

    /// By what is measured, usage and region.
    private let table: [String: [String: [String: [Choice]]]]

    package static let loaded = UnitPreferences()

    private init() {
        var table: [String: [String: [String: [Choice]]]] = [:]
        let data = try? ResourceBundle(name: "units", fallback: false).child("unitPreferenceData")
        for quantity in data?.children ?? [] {
            var usages: [String: [String: [Choice]]] = [:]
            for usage in quantity.children {
                var regions: [String: [Choice]] = [:]
                for region in usage.children {
                    if let key = region.key { regions[key] = region.children.compactMap(Choice.init) }
                }
                if let key = usage.key { usages[key] = regions }
            }
            if let key = quantity.key { table[key] = usages }
        }
        self.table = table
    }

    /// The units of a region, the largest first; the last one is for all that is less. Empty where nothing is known of the quantity.
    ///
    /// - Parameter usage: `person-height-informal` is `person-height` where there is nothing about it, then `person`, then `default`.
    package func choices(quantity: String, usage: String, region: String) -> [Choice] {
        guard let usages = table[quantity] else { return [] }
        var words = usage.split(separator: "-")[...]
        while !words.isEmpty, usages[words.joined(separator: "-")] == nil { words.removeLast() }
        let regions = usages[words.isEmpty ? "default" : words.joined(separator: "-")] ?? [:]
        return regions[region] ?? regions["001"] ?? []
    }

    /// Whether a usage is known for a quantity, for others alone, or not at all, by as many of its first words as are known.
    package func fit(of usage: String, to quantity: String?) -> Fit {
        var words = usage.split(separator: "-")[...]
        while !words.isEmpty {
            let name = words.joined(separator: "-")
            if name == "default" || quantity.flatMap({ table[$0]?[name] }) != nil { return .fits }
            if table.values.contains(where: { $0[name] != nil }) { return .isForOthers }
            words.removeLast()
        }
        return .isUnknown
    }

    /// What a usage has to do with a quantity.
    package enum Fit: Sendable { case fits, isForOthers, isUnknown }

    /// The usages that there is something about, sorted.
    package var usages: [String] { Set(table.values.flatMap(\.keys)).ordered() }
}
