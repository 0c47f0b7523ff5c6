/// A reference into an XLIFF document: `#f=f1/u=u1/n=n1` (XLIFF 2.1, section 3, fragment identification).
struct FragmentID {
    /// What a selector names, and its identifier. An empty prefix is a segment or code of a source, `t` one of a target.
    struct Selector: Hashable {
        var prefix: String
        var id: String
    }

    private(set) var selectors: [Selector] = []
    /// Whether the reference is into this very document.
    let isInside: Bool

    /// Prefixes of the core and of modules.
    private static let known: Set = [
        "f", "g", "u", "n", "d", "t", "gls", "mtc", "res", "mda", "ctr", "slr", "val", "fs", "its", "pgs",
    ]

    /// Reads a reference; one to another resource is not looked into.
    ///
    /// - Throws: `constraint` for a fragment that is not in the form of the standard.
    init(_ text: String, of node: XMLElementNode, around: [XMLElementNode]) throws(XLIFFError) {
        guard text.hasPrefix("#") else {
            isInside = false
            return
        }
        isInside = true
        var body = text.dropFirst()
        if body.hasPrefix("/") { body = body.dropFirst() }
        for part in body.split(separator: "/", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let selector = Selector(prefix: sides.count == 2 ? sides[0] : "", id: sides[sides.count - 1])
            guard selector.id.isNMTOKEN, sides.count == 1 || selector.prefix.isNMTOKEN else {
                throw node.breaks("the reference '\(text)' has an identifier that is none")
            }
            if !selector.prefix.isEmpty, !Self.known.contains(selector.prefix) {
                guard selector.prefix.utf8.count > 1, Self.isRegistered(selector.prefix) else {
                    throw node.breaks("the reference '\(text)' has an unknown prefix '\(selector.prefix)'")
                }
            }
            selectors.append(selector)
        }
        let ranks = selectors.map { ["f": 0, "g": 1, "u": 2][$0.prefix] ?? 3 }
        guard ranks == ranks.sorted(), Set(ranks).count == ranks.count else {
            throw node.breaks("the reference '\(text)' goes from file to group to unit, and names one thing there")
        }
    }

    /// Prefixes that extensions have registered with the technical committee, as far as they are known here.
    private static func isRegistered(_ prefix: String) -> Bool { ["tbx", "okp"].contains(prefix) }

    /// What it names in the end; nil for a reference to another resource.
    var leaf: Selector? { selectors.last }

    /// Whether it names something in that unit, where it is a reference into this document.
    func isIn(_ unit: XMLElementNode, file: XMLElementNode?) -> Bool {
        var names = ["u": unit.attributes["id"]]
        names["f"] = file?.attributes["id"]
        // A file alone, and a group, name other things than the unit's.
        let prefixes = selectors.dropLast().map(\.prefix)
        guard prefixes.isEmpty || prefixes.contains("u") else { return false }
        return selectors.dropLast().allSatisfy { $0.prefix == "g" || names[$0.prefix] == $0.id }
    }
}
