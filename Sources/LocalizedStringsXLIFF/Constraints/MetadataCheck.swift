/// The constraints of the modules for metadata and validation (XLIFF 2.1, sections 5.4 and 5.8).
enum MetadataCheck {
    static func check(_ metadata: XMLElementNode) throws(XLIFFError) {
        var ids: Set<String> = []
        guard metadata.name == "metadata" else { throw metadata.breaks("stands in <metadata>") }
        var open = [metadata]
        while let group = open.popLast() {
            if let id = group.attributes["", "id"] {
                guard id.isNMTOKEN, ids.insert(id).inserted else {
                    throw group.breaks("its id '\(id)' is unique in the metadata, and an identifier (NMTOKEN)")
                }
            }
            if let applies = group.attributes["", "appliesTo"] {
                guard group.name == "metaGroup", ["source", "target", "ignorable"].contains(applies) else {
                    throw group.breaks("appliesTo is of <metaGroup>, and source, target or ignorable")
                }
            }
            if group.name == "meta" {
                guard group.attributes["", "type"] != nil else { throw group.breaks("lacks the attribute type") }
                continue
            }
            guard group.name == "metadata" || group.name == "metaGroup" else {
                throw group.breaks("does not stand in metadata")
            }
            try group.checkNoText()
            let inside = group.elements
            guard !inside.isEmpty else { throw group.breaks("has a metaGroup") }
            if group.name == "metadata", let meta = inside.first(where: { $0.name != "metaGroup" }) {
                throw meta.breaks("stands in <metaGroup>")
            }
            open += inside.reversed()
        }
    }

    static func checkValidation(_ validation: XMLElementNode) throws(XLIFFError) {
        guard validation.name == "validation", !validation.elements.isEmpty else {
            throw validation.breaks("has a rule")
        }
        try validation.checkNoText()
        for rule in validation.elements {
            guard rule.name == "rule" else { throw rule.breaks("does not stand in <validation>") }
            let attributes = rule.attributes
            let tests = ["isPresent", "isNotPresent", "startsWith", "endsWith"].filter { attributes["", $0] != nil }
            let own = attributes.list.count { !$0.namespace.isEmpty && $0.namespace != XMLAttributes.xml }
            guard tests.count + own == 1 else {
                throw rule.breaks("has one of isPresent, isNotPresent, startsWith, endsWith or a rule of an extension")
            }
            if let occurs = attributes["", "occurs"] {
                guard (Int(occurs) ?? 0) > 0, tests == ["isPresent"] else {
                    throw rule.breaks("occurs is a number from 1, and stands beside isPresent")
                }
            }
            for (name, values) in [
                ("existsInSource", ["yes", "no"]), ("caseSensitive", ["yes", "no"]), ("disabled", ["yes", "no"]),
                ("normalization", ["none", "nfc", "nfd"]),
            ] {
                if let value = attributes["", name], !values.contains(value) {
                    throw rule.breaks("\(name) is \(values.joined(separator: " or "))")
                }
            }
            if attributes["", "existsInSource"] != nil, tests.isEmpty || tests == ["isNotPresent"] {
                throw rule.breaks("existsInSource stands beside isPresent, startsWith or endsWith")
            }
        }
    }
}
