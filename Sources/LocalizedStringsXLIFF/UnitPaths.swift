internal import LocaleFormatJSON
internal import LocaleFormatNumbers
internal import LocalizedStrings

/// Which wordings of a key have a unit of their own.
enum UnitPaths {
    /// Those of the target, and those of the source that do not contradict them, each plural with the categories that the target
    /// language has: a translator into Japanese is not asked for a wording for one.
    ///
    /// - Parameter categories: those of the target language; none for what is no language.
    static func exported(
        source: CatalogLocalization?, target: CatalogLocalization?, categories: [String]
    ) -> [CatalogUnitPath] {
        let targets = target?.units.map(\.path) ?? []
        var sources = source?.units.map(\.path) ?? []
        if sources.isEmpty && targets.isEmpty { sources = [.root] }
        var paths: [CatalogUnitPath] = []
        var seen: Set<CatalogUnitPath> = []
        func add(_ path: CatalogUnitPath) {
            if seen.insert(path).inserted { paths.append(path) }
        }
        let known = PathTree(targets)
        let others = Set(sources)
        for path in sources where known.contradiction(of: path) == nil && !isOfOthers(path, categories, others) {
            add(path)
            guard path.steps.last == .plural("other") else { continue }
            for category in categories {
                let needed = CatalogUnitPath(path.steps.dropLast() + [.plural(category)])
                if known.contradiction(of: needed) == nil { add(needed) }
            }
        }
        for path in targets { add(path) }
        return paths
    }

    /// Whether a wording of the source is for numbers of a category that the language does not have. There is one for `other` then, and
    /// `zero` is a wording for 0 in every language.
    private static func isOfOthers(
        _ path: CatalogUnitPath, _ categories: [String], _ sources: Set<CatalogUnitPath>
    ) -> Bool {
        guard !categories.isEmpty else { return false }
        return path.steps.indices.contains { index in
            guard case .variation(kind: "plural", let category) = path.steps[index], category != "zero",
                PluralCategory(rawValue: category) != nil, !categories.contains(category)
            else { return false }
            var steps = path.steps
            steps[index] = .plural("other")
            return sources.contains(CatalogUnitPath(steps))
        }
    }

    /// A unit with its key and path; a nil path for an id that is none of ours.
    static func place(_ unit: XLIFFUnit) -> CatalogUnits.Placed {
        if let key = unit.metadata[UnitMetadata.key].flatMap(string),
            let path = unit.metadata[UnitMetadata.path].flatMap(path)
        {
            return CatalogUnits.Placed(key: key, path: path, unit: unit)
        }
        guard let parts = UnitID.parts(of: unit.id) else {
            return CatalogUnits.Placed(key: UnitID.key(of: unit.id), path: nil, unit: unit)
        }
        return CatalogUnits.Placed(key: parts.key, path: parts.path, unit: unit)
    }

    /// A path as a row of rows: `[["plural","one"]]`.
    static func json(_ path: CatalogUnitPath) -> JSONValue {
        .array(
            path.steps.map { step in
                switch step {
                case .variation(let kind, let name): .array([.string("variation"), .string(kind), .string(name)])
                case .substitution(let name): .array([.string("substitution"), .string(name)])
                case .element(let index): .array([.string("element"), .string(String(index))])
                }
            })
    }

    private static func string(_ json: String) -> String? { (try? JSONReader.read(Array(json.utf8)))?.string }

    private static func path(_ json: String) -> CatalogUnitPath? {
        guard let rows = (try? JSONReader.read(Array(json.utf8)))?.array else { return nil }
        var steps: [CatalogUnitPath.Step] = []
        for row in rows {
            let words = (row.array ?? []).compactMap(\.string)
            switch (words.first, words.count) {
            case ("variation", 3): steps.append(.variation(kind: words[1], case: words[2]))
            case ("substitution", 2): steps.append(.substitution(words[1]))
            case ("element", 2):
                guard let index = Int(words[1]), index >= 0 else { return nil }
                steps.append(.element(index))
            default: return nil
            }
        }
        return CatalogUnitPath(checking: steps)
    }
}
