internal import LocalizedStrings

/// The id of a unit: the key alone, or `key|==|plural.one`, as Xcode writes it. A substitution whose name holds a dot stands between
/// `@`: `key|==|substitutions.@a.b@.plural.one`.
enum UnitID {
    private static let separator = "|==|"

    static func text(key: String, path: CatalogUnitPath) -> String {
        if path.steps.isEmpty { return key }
        let steps = path.steps.map { step in
            if case .substitution(let name) = step, name.contains(".") {
                "substitutions.@\(name)@"
            } else {
                CatalogUnitPath([step]).description
            }
        }
        return key + separator + steps.joined(separator: ".")
    }

    /// The key and path that an id stands for; nil for what follows the separator and is no path.
    static func parts(of id: String) -> (key: String, path: CatalogUnitPath)? {
        guard let range = id.ranges(of: separator).last else { return (id, .root) }
        return path(String(id[range.upperBound...])).map { (String(id[..<range.lowerBound]), $0) }
    }

    /// What stands before the separator.
    static func key(of id: String) -> String {
        id.ranges(of: separator).last.map { String(id[..<$0.lowerBound]) } ?? id
    }

    private static func path(_ text: String) -> CatalogUnitPath? {
        let opening = "substitutions.@"
        var steps: [CatalogUnitPath.Step] = []
        var rest = text[...]
        while let start = rest.firstRange(of: opening),
            let end = rest[start.upperBound...].firstRange(of: "@.") ?? rest[start.upperBound...].firstRange(of: "@")
        {
            let before = rest[..<start.lowerBound]
            guard before.isEmpty || before.hasSuffix("."), let head = CatalogUnitPath(String(before.dropLast())),
                steps.count <= CatalogUnitPath.depthLimit
            else { return nil }
            steps += head.steps + [.substitution(String(rest[start.upperBound..<end.lowerBound]))]
            rest = rest[end.upperBound...]
            if rest.isEmpty, !text[end].hasSuffix(".") { return CatalogUnitPath(checking: steps) }
        }
        guard !rest.isEmpty, let tail = CatalogUnitPath(String(rest)) else { return nil }
        return CatalogUnitPath(checking: steps + tail.steps)
    }
}
