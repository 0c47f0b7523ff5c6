internal import LocalizedStrings

/// The wordings of a string in the source language, by their paths.
struct SourceText {
    private let wordings: [CatalogUnitPath: String]
    private let first: String?
    private let key: String
    /// Whether the language has anything for the key.
    private let isThere: Bool

    init(_ source: CatalogLocalization?, key: String) {
        let units = source?.units ?? []
        wordings = Dictionary(units.map { ($0.path, $0.unit.value) }) { $1 }
        (first, self.key, isThere) = (units.first?.unit.value, key, source != nil)
    }

    func has(_ path: CatalogUnitPath) -> Bool { wordings[path] != nil }

    /// The wording that a translator of a variation sees: the variation's own, else that for `other` in its place, else the plain
    /// one, else the key.
    func wording(of path: CatalogUnitPath) -> String {
        guard isThere else { return path.substitution == nil ? key : "" }
        if let text = wordings[path] { return text }
        var steps = path.steps
        for index in steps.indices.reversed() {
            if case .variation(let kind, _) = steps[index] {
                steps[index] = .variation(kind: kind, case: "other")
                if let text = wordings[CatalogUnitPath(steps)] { return text }
            }
        }
        while let last = steps.popLast() {
            if case .substitution = last { break }
            if let text = wordings[CatalogUnitPath(steps)] { return text }
        }
        return wordings[.root] ?? first ?? key
    }
}

extension CatalogLocalization {
    /// All wordings by their paths.
    var unitsByPath: [CatalogUnitPath: CatalogUnit] { Dictionary(units.map { ($0.path, $0.unit) }) { $1 } }
}
