internal import LocaleFormatBridge
internal import LocaleFormatNumbers

extension UnitTable {
    private init?() {
        guard let data = try? ResourceBundle(name: "units", fallback: false), let units = data.child("convertUnits")
        else { return nil }
        var simple: [String: Simple] = [:]
        for (index, unit) in units.children.enumerated() {
            guard let id = unit.key, let target = unit.child("target")?.string else { continue }
            simple[id] = Simple(
                factor: unit.child("factor")?.string ?? "", offset: unit.child("offset")?.string ?? "",
                special: unit.child("special")?.string, target: target, systems: unit.child("systems")?.string,
                index: index)
        }
        var constants: [String: String] = [:]
        for constant in data.child("unitConstants")?.children ?? [] {
            if let name = constant.key { constants[name] = constant.string }
        }
        var quantities: [(base: String, name: String)] = []
        for row in data.child("unitQuantities")?.children ?? [] {
            guard let pair = row.child(at: 0), let base = pair.key, let name = pair.string else { continue }
            quantities.append((base, name))
        }
        var aliases: [String: String] = [:]
        let metadata = try? ResourceBundle(name: "metadata", fallback: false)
        for alias in metadata?.node("alias", "unit")?.children ?? [] {
            if let old = alias.key, let new = alias.child("replacement")?.string { aliases[old] = new }
        }
        self.init(simple: simple, constants: constants, quantities: quantities, aliases: aliases)
    }

    /// Nil where the loaded ICU has no such data.
    package static let shared = UnitTable()
}
