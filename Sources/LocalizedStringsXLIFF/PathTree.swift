internal import LocalizedStrings

/// Paths of one string, in which one that cannot stand beside them is found without comparing it with each: a string has a
/// wording or variations in one place, and variations of one kind.
struct PathTree {
    /// What there is below the first steps of some paths.
    private struct Node {
        /// The path that ends here.
        var end: CatalogUnitPath?
        /// The first path that goes on, but for those into a substitution, which may stand beside a wording.
        var longer: CatalogUnitPath?
        /// The first two kinds of variations, each with its first path; there is one, unless the paths contradict each other.
        var kinds: [(kind: String, path: CatalogUnitPath)] = []
    }

    private var nodes: [CatalogUnitPath: Node] = [:]

    init(_ paths: [CatalogUnitPath] = []) {
        for path in paths { insert(path) }
    }

    mutating func insert(_ path: CatalogUnitPath) {
        for (depth, step) in path.steps.enumerated() {
            if case .substitution = step { continue }
            let start = CatalogUnitPath(Array(path.steps[..<depth]))
            var node = nodes[start] ?? Node()
            if node.longer == nil { node.longer = path }
            if case .variation(let kind, _) = step, node.kinds.count < 2, node.kinds.first?.kind != kind {
                node.kinds.append((kind, path))
            }
            nodes[start] = node
        }
        if nodes[path, default: Node()].end == nil { nodes[path, default: Node()].end = path }
    }

    /// The first of the paths that cannot stand beside another one; nil where all can.
    func contradiction(of path: CatalogUnitPath) -> CatalogUnitPath? {
        for (depth, step) in path.steps.enumerated() {
            guard let node = nodes[CatalogUnitPath(Array(path.steps[..<depth]))] else { continue }
            if case .substitution = step { continue }
            if let end = node.end { return end }
            guard case .variation(let kind, _) = step else { continue }
            if let other = node.kinds.first(where: { $0.kind != kind }) { return other.path }
        }
        return nodes[path]?.longer
    }
}
