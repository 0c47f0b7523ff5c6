/// Checks a document of XLIFF 2 against the constraints of the standard, as its elements end.
///
/// Constraints that hold only for who changes a document, and those that a schema of another version would add, are not
/// checked; see `XLIFFDocument.init(reading:file:checksConstraints:)`.
struct XLIFFChecker {
    /// What is known of an element that is still open, by its children that have ended.
    struct Scope {
        var hasContent = false
        var hasNotes = false
        var hasSkeleton = false
        /// Ids of elements of extensions, with their namespace.
        var extensionIDs: Set<String> = []
        var resources: Set<String> = []
        var sizes = SizeRules()
    }

    private var scopes: [Int: Scope] = [:]
    private var fileIDs: Set<String> = []
    private var unitIDs: Set<String> = []
    private var groupIDs: Set<String> = []
    /// Units that codes have as their sub-flows; they may stand further on.
    private var subFlows: [(id: String, node: XMLElementNode)] = []

    /// - Parameters:
    ///   - element: one that has ended; with content, unless it is `<xliff>`, `<file>` or `<group>`.
    ///   - around: those around it, the outermost first.
    mutating func check(_ element: XMLElementNode, in around: [XMLElementNode]) throws(XLIFFError) {
        let depth = around.count
        let scope = scopes.removeValue(forKey: depth) ?? Scope()
        guard let parent = around.last else { return try checkRoot(element, scope) }
        try Self.checkPlace(element, in: parent)
        var outer = scopes[depth - 1] ?? Scope()
        guard XLIFFNames.isCore(element.namespace) else {
            guard !outer.hasContent else {
                throw element.breaks(
                    "stands before the \(depth == 1 ? "files" : "units and groups") of <\(parent.name)>")
            }
            try checkExtension(element, in: around, &outer)
            scopes[depth - 1] = outer
            return
        }
        try element.checkAttributes()
        switch element.name {
        case "file":
            guard fileIDs.insert(element.attributes["id"] ?? "").inserted else {
                throw element.breaks("its id is that of another file")
            }
            guard scope.hasContent else { throw element.breaks("has a unit or a group") }
            for (id, node) in subFlows where !unitIDs.contains(id) {
                throw node.breaks("subFlows names no unit '\(id)' of the file")
            }
            (unitIDs, groupIDs, subFlows) = ([], [], [])
            outer.hasContent = true
        case "group", "unit":
            try checkID(of: element)
            outer.hasContent = true
            if element.name == "unit" { try checkUnit(element, in: around) }
        case "skeleton":
            guard !outer.hasSkeleton, !outer.hasNotes, !outer.hasContent else {
                throw element.breaks("is the first in <file>, and one")
            }
            outer.hasSkeleton = true
            if element.attributes["href"] != nil, !element.isBlank {
                throw element.breaks("has either content or href")
            }
            if element.attributes["href"] == nil, element.children.isEmpty {
                throw element.breaks("has content or href")
            }
        case "notes":
            guard !outer.hasNotes, !outer.hasContent else {
                throw element.breaks("stands once, and first in <\(parent.name)>, before its content")
            }
            outer.hasNotes = true
            try Self.checkNotes(element)
        default: break
        }
        if element.name != "unit" {
            var sizes = sizes(around)
            if element.name == "file" { sizes.formUnion(SizeRules(profilesOf: scope.sizes)) }
            try sizes.check(element)
        }
        scopes[depth - 1] = outer
    }

    private func checkRoot(_ root: XMLElementNode, _ scope: Scope) throws(XLIFFError) {
        try root.checkAttributes()
        guard scope.hasContent else { throw root.breaks("has a file") }
        for name in ["srcLang", "trgLang"] {
            guard let language = root.attributes["", name], !language.isLanguageTag else { continue }
            throw root.breaks("\(name) '\(language)' is no language tag (BCP 47)")
        }
    }

    private mutating func checkID(of element: XMLElementNode) throws(XLIFFError) {
        let id = element.attributes["id"] ?? ""
        let isNew = element.name == "unit" ? unitIDs.insert(id).inserted : groupIDs.insert(id).inserted
        guard isNew else { throw element.breaks("its id '\(id)' is that of another \(element.name) of the file") }
        if let type = element.attributes["type"], !type.isPrefixedValue {
            throw element.breaks("type is 'prefix:value', with a prefix other than xlf")
        }
    }

    private mutating func checkUnit(_ unit: XMLElementNode, in around: [XMLElementNode]) throws(XLIFFError) {
        var check = UnitCheck(unit, around: around, sizes: sizes(around))
        try check.check()
        for flow in check.subFlows { subFlows.append(flow) }
    }

    private func sizes(_ around: [XMLElementNode]) -> SizeRules {
        around.indices.reduce(into: SizeRules()) { rules, depth in
            if let scope = scopes[depth] { rules.formUnion(scope.sizes) }
        }
    }

    /// An element of a module or an extension, inside of `<file>` or `<group>`.
    private func checkExtension(
        _ element: XMLElementNode, in around: [XMLElementNode], _ scope: inout Scope
    ) throws(XLIFFError) {
        try ModuleCheck.check(element, in: around, &scope)
    }

    static func checkPlace(_ element: XMLElementNode, in parent: XMLElementNode) throws(XLIFFError) {
        guard element.namespace != XMLElementNode.undeclared else { throw element.breaks("its prefix is not declared") }
        guard XLIFFNames.isCore(parent.namespace) else { return }
        if XLIFFNames.isCore(element.namespace) {
            let isNew = parent.name == "xliff" && element.name == "notes" && XLIFFNames.isCore22(parent.namespace)
            guard
                XLIFFNames.children[parent.name]?.contains(element.name) == true || parent.name == "skeleton" || isNew
            else {
                throw element.breaks("does not stand in <\(parent.name)>")
            }
        } else if parent.name == "xliff", XLIFFNames.isCore22(parent.namespace) {
            guard XLIFFNames.module(element.namespace) == "metadata" else {
                throw element.breaks("<xliff> has no elements of other namespaces but <mda:metadata>")
            }
        } else if !XLIFFNames.extended.contains(parent.name) {
            throw element.breaks("<\(parent.name)> has no elements of other namespaces")
        }
    }

    static func checkNotes(_ notes: XMLElementNode) throws(XLIFFError) {
        var ids: Set<String> = []
        guard !notes.elements.isEmpty else { throw notes.breaks("has a note") }
        for note in notes.elements {
            try checkPlace(note, in: notes)
            try note.checkAttributes()
            try SizeRules().check(note)
            if let inside = note.elements.first { throw inside.breaks("<note> is plain text") }
            if let id = note.attributes["id"], !ids.insert(id).inserted {
                throw note.breaks("its id '\(id)' is that of another note beside it")
            }
            if let priority = note.attributes["priority"], !(1...10).contains(Int(priority) ?? 0) {
                throw note.breaks("priority is 1 to 10")
            }
        }
        try notes.checkNoText()
    }
}

extension XMLElementNode {
    /// The error for an element that breaks a constraint.
    func breaks(_ rule: String) -> XLIFFError {
        .constraint(file: "", line: line, column: column, element: name, rule: rule)
    }

    /// The attributes of an element of the core.
    func checkAttributes() throws(XLIFFError) {
        guard let known = XLIFFNames.attributes[name] else { throw breaks("is no element of XLIFF 2") }
        for required in XLIFFNames.required[name] ?? [] where attributes["", required] == nil {
            throw breaks("lacks the attribute \(required)")
        }
        for attribute in attributes.list {
            switch attribute.namespace {
            case "": try check(attribute, known)
            case XMLAttributes.xml:
                if attribute.name == "space", !["default", "preserve"].contains(attribute.value) {
                    throw breaks("xml:space is default or preserve")
                }
            case XMLElementNode.undeclared:
                throw breaks("the prefix of the attribute '\(attribute.name)' is not declared")
            default: try checkForeign(attribute)
            }
        }
        if ["source", "target"].contains(name) || XLIFFNames.extendedAttributes.contains(name) || name == "data" {
            return
        }
        if attributes[XMLAttributes.xml, "lang"] != nil { throw breaks("has no xml:lang") }
    }

    private func check(_ attribute: XMLAttributes.Attribute, _ known: Set<String>) throws(XLIFFError) {
        let isNew = name == "note" && attribute.name == "ref" && XLIFFNames.isCore22(namespace)
        guard known.contains(attribute.name) || isNew else { throw breaks("has no attribute \(attribute.name)") }
        if let values = XLIFFNames.values[attribute.name], !values.contains(attribute.value) {
            throw breaks("\(attribute.name) is one of \(values.joined(separator: ", "))")
        }
        guard XLIFFNames.identifiers.contains(attribute.name) else { return }
        let ids =
            attribute.name.hasPrefix("subFlows")
            ? attribute.value.split(separator: " ").map(String.init) : [attribute.value]
        guard !ids.isEmpty, ids.allSatisfy(\.isNMTOKEN) else {
            throw breaks("\(attribute.name) '\(attribute.value)' is no identifier (NMTOKEN)")
        }
    }

    /// An attribute of a module or an extension.
    private func checkForeign(_ attribute: XMLAttributes.Attribute) throws(XLIFFError) {
        let module = XLIFFNames.module(attribute.namespace)
        let isIsolated = name != "ec" || attributes["isolated"] == "yes"
        if let module, let own = XLIFFNames.moduleAttributes[module], !own.contains(attribute.name) {
            throw breaks("the module of the attribute '\(attribute.name)' has \(own.sorted().joined(separator: ", "))")
        }
        switch module {
        case "pgs"? where name == "segment" && XLIFFNames.isCore22(namespace): break
        case "fs"?:
            guard XLIFFNames.extendedAttributes.contains(name) || XLIFFNames.styled.contains(name) && isIsolated else {
                throw breaks("has no attribute of the format style module")
            }
        case "sizerestriction"? where XLIFFNames.styled.contains(name):
            guard isIsolated else {
                throw breaks("has attributes of the size restriction module only where it is isolated")
            }
        default:
            guard XLIFFNames.extendedAttributes.contains(name) else {
                throw breaks("has no attributes of other namespaces, and so no '\(attribute.name)'")
            }
        }
    }

    /// Text that is no space, where an element has none.
    func checkNoText() throws(XLIFFError) {
        for case .text(let text) in children where !text.allSatisfy(\.isWhitespace) {
            throw breaks("has no text of its own")
        }
    }
}
