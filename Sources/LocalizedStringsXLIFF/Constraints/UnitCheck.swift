/// The constraints inside of one `<unit>` (XLIFF 2.1, sections 4.2.2 and 4.7).
struct UnitCheck {
    let unit: XMLElementNode
    let around: [XMLElementNode]
    /// What the file and its groups say of sizes.
    var sizes: SizeRules
    /// Units that codes name as their sub-flows.
    private(set) var subFlows: [(id: String, node: XMLElementNode)] = []

    private var parts: [XMLElementNode] = []
    private var dataIDs: Set<String> = []
    private var noteIDs: Set<String> = []

    init(_ unit: XMLElementNode, around: [XMLElementNode], sizes: SizeRules) {
        self.unit = unit
        self.around = around
        self.sizes = sizes
    }

    mutating func check() throws(XLIFFError) {
        try unit.checkNoText()
        var scope = XLIFFChecker.Scope()
        for element in unit.elements {
            try XLIFFChecker.checkPlace(element, in: unit)
            guard XLIFFNames.isCore(element.namespace) else {
                guard parts.isEmpty else { throw element.breaks("stands before the segments of the unit") }
                try ModuleCheck.check(element, in: around + [unit], &scope)
                continue
            }
            try element.checkAttributes()
            switch element.name {
            case "notes":
                guard !scope.hasNotes, parts.isEmpty else {
                    throw element.breaks("stands once, and before the segments")
                }
                scope.hasNotes = true
                try XLIFFChecker.checkNotes(element)
                noteIDs = Set(element.elements.compactMap { $0.attributes["id"] })
            case "originalData":
                guard dataIDs.isEmpty, parts.isEmpty else {
                    throw element.breaks("stands once, and before the segments")
                }
                dataIDs = try Self.dataIDs(in: element)
            default: parts.append(element)
            }
        }
        guard parts.contains(where: { $0.name == "segment" }) else { throw unit.breaks("has a segment") }
        sizes.formUnion(scope.sizes)
        try sizes.check(unit)
        for part in parts { try check(part) }
        try checkOrder()
        try checkContent()
    }

    /// `<originalData>` of a unit or of a translation candidate.
    static func dataIDs(in element: XMLElementNode) throws(XLIFFError) -> Set<String> {
        var ids: Set<String> = []
        try element.checkNoText()
        for data in element.elements {
            try XLIFFChecker.checkPlace(data, in: element)
            try data.checkAttributes()
            for code in data.elements {
                try XLIFFChecker.checkPlace(code, in: data)
                try code.checkAttributes()
                try InlineContent.checkCharacter(code)
            }
            let id = data.attributes["id"] ?? ""
            guard ids.insert(id).inserted else { throw data.breaks("its id '\(id)' is that of other data of the unit") }
        }
        guard !ids.isEmpty else { throw element.breaks("has data") }
        return ids
    }

    // MARK: Segments

    private func check(_ part: XMLElementNode) throws(XLIFFError) {
        try part.checkNoText()
        for element in part.elements {
            try XLIFFChecker.checkPlace(element, in: part)
            try element.checkAttributes()
        }
        let names = part.elements.map(\.name)
        guard names == ["source"] || names == ["source", "target"] else {
            throw part.breaks("has one source, and after it at most one target")
        }
        if let subState = part.attributes["subState"] {
            guard part.attributes["state"] != nil else { throw part.breaks("subState stands beside state") }
            guard subState.isPrefixedValue else {
                throw part.breaks("subState is 'prefix:value', with a prefix other than xlf")
            }
        }
        let root = around[0].attributes
        for (name, language) in [("source", root["srcLang"]), ("target", root["trgLang"])] {
            guard let text = part.first(name) else { continue }
            guard let language else { throw text.breaks("stands only where <xliff> has trgLang") }
            if let said = nearest("lang", to: text), said.lowercased() != language.lowercased() {
                throw text.breaks("xml:lang is '\(said)', and the document's language '\(language)'")
            }
        }
        if let source = part.first("source"), let target = part.first("target"),
            nearest("space", to: source) ?? "default" != nearest("space", to: target) ?? "default"
        {
            throw target.breaks("has the xml:space of its source")
        }
    }

    /// What the element, or the nearest around it, says of `xml:lang` or `xml:space`.
    private func nearest(_ name: String, to text: XMLElementNode) -> String? {
        ([text, unit] + around.reversed()).lazy.compactMap { $0.attributes[XMLAttributes.xml, name] }.first
    }

    /// Where each target stands among the others: what `order` says, or the place of its segment.
    private func checkOrder() throws(XLIFFError) {
        var taken: Set<Int> = []
        for (index, part) in parts.enumerated() {
            let target = part.first("target")
            let order = target?.attributes["order"]
            let place = order.map { Int($0) ?? 0 } ?? index + 1
            guard (1...parts.count).contains(place) else {
                throw (target ?? part).breaks("order is 1 to \(parts.count)")
            }
            guard taken.insert(place).inserted else {
                throw (target ?? part).breaks("two targets have the order \(place)")
            }
        }
    }

    /// Targets in the order in which they are read; nil for a part without one.
    private var orderedTargets: [XMLElementNode?] {
        let placed = parts.enumerated().map { index, part in
            (part.first("target")?.attributes["order"].flatMap { Int($0) } ?? index + 1, part.first("target"))
        }
        return placed.sorted { $0.0 < $1.0 }.map(\.1)
    }

    // MARK: Content

    private mutating func checkContent() throws(XLIFFError) {
        var ids: Set<String> = []
        for part in parts {
            guard let id = part.attributes["id"] else { continue }
            guard ids.insert(id).inserted else {
                throw part.breaks("its id '\(id)' is that of another part of the unit")
            }
        }
        var source = InlineContent()
        for part in parts { if let text = part.first("source") { try source.read(text) } }
        let targets = orderedTargets
        var target = InlineContent()
        for text in targets { if let text { try target.read(text) } }
        let isWhole = !targets.contains { $0 == nil }
        try source.checkIDs(beside: ids)
        try target.checkIDs(beside: ids)
        try source.checkPairs(isWhole: true)
        try target.checkPairs(isWhole: isWhole)
        try target.checkSameCodes(as: source)
        for content in [source, target] {
            let codes = Dictionary((source.codes + target.codes).compactMap { code in code.id.map { ($0, code.node) } })
            { $1 }
            try content.checkValues(data: dataIDs, codes: codes)
            for code in content.codes {
                // The end of <pc> and <mrk> is their element again.
                if code.id != nil { try sizes.check(code.node) }
                try checkReference(of: code)
            }
            for code in content.codes where code.kind != .end || code.node.name == "ec" {
                for name in ["subFlows", "subFlowsStart", "subFlowsEnd"] {
                    for id in (code.node.attributes[name] ?? "").split(separator: " ") {
                        subFlows.append((String(id), code.node))
                    }
                }
            }
        }
        try ReorderCheck.checkSource(source)
        try ReorderCheck.checkTarget(target, of: source)
        try checkDeletions(target, targets.isEmpty)
        try ModuleCheck.checkReferences(
            in: unit, ids: ids.union(source.codes.compactMap(\.id)),
            targetIDs: ids.union(target.codes.compactMap(\.id)),
            noteIDs: noteIDs, dataIDs: dataIDs)
    }

    /// A code that cannot be deleted stands in some target, once its segment has one (section 4.7.2.4, canDelete).
    private func checkDeletions(_ target: InlineContent, _ hasNone: Bool) throws(XLIFFError) {
        let kept = Set(target.codes.compactMap(\.id))
        for part in parts where part.first("target") != nil {
            var source = InlineContent()
            if let text = part.first("source") { try source.read(text) }
            for code in source.codes where code.kind == .place || code.kind == .start {
                guard code.node.attributes["canDelete"] == "no", let id = code.id, !kept.contains(id) else { continue }
                throw code.node.breaks("the code '\(id)' must not be deleted, and no target has it")
            }
        }
    }

    /// `ref` of an annotation: a comment's is a note of the unit.
    private func checkReference(of code: InlineContent.Code) throws(XLIFFError) {
        guard code.kind == .annotationStart else { return }
        let node = code.node
        let reference = try node.attributes["ref"].map { text throws(XLIFFError) in
            try FragmentID(text, of: node, around: around + [unit])
        }
        guard node.attributes["type"] == "comment" else { return }
        guard (node.attributes["value"] == nil) != (reference == nil) else {
            throw node.breaks("a comment has either value or ref")
        }
        guard let reference else { return }
        guard reference.isIn(unit, file: around.first { $0.name == "file" }), reference.leaf?.prefix == "n",
            noteIDs.contains(reference.leaf?.id ?? "")
        else { throw node.breaks("the ref of a comment names a note of its unit") }
    }
}
