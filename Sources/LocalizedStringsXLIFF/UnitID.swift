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
        guard let start = text.firstRange(of: opening),
            let end = text[start.upperBound...].firstRange(of: "@.") ?? text[start.upperBound...].firstRange(of: "@")
        else { return text.isEmpty ? nil : CatalogUnitPath(text) }
        let before = text[..<start.lowerBound]
        guard before.isEmpty || before.hasSuffix("."), let head = CatalogUnitPath(String(before.dropLast())),
            let tail = path(String(text[end.upperBound...])) ?? (end.upperBound == text.endIndex ? .root : nil)
        else { return nil }
        return CatalogUnitPath(
            head.steps + [.substitution(String(text[start.upperBound..<end.lowerBound]))] + tail.steps)
    }
}
