/// The constraints of the standard's modules (XLIFF 2.1, chapter 5).
enum ModuleCheck {
    /// An element of a module or an extension that stands in a file, a group or a unit.
    static func check(
        _ element: XMLElementNode, in around: [XMLElementNode], _ scope: inout XLIFFChecker.Scope
    ) throws(XLIFFError) {
        let parent = around[around.count - 1]
        switch (XLIFFNames.module(element.namespace), element.name) {
        case ("matches"?, _):
            guard parent.name == "unit", element.name == "matches" else {
                throw element.breaks("<matches> stands in <unit>")
            }
            try checkMatches(element, in: around)
        case ("glossary"?, _):
            guard parent.name == "unit", element.name == "glossary" else {
                throw element.breaks("<glossary> stands in <unit>")
            }
            try checkGlossary(element)
        case ("metadata"?, _): try MetadataCheck.check(element)
        case ("validation"?, _): try MetadataCheck.checkValidation(element)
        case ("resourcedata"?, _): try checkResources(element, in: around, &scope)
        case ("changetracking"?, _): try checkChanges(element, in: parent)
        case ("sizerestriction"?, "profiles"): scope.sizes.formUnion(SizeRules(profiles: element))
        case ("sizerestriction"?, "data"):
            var open = [element]
            while let next = open.popLast() {
                if let id = next.attributes["id"] { scope.sizes.data.insert(id) }
                open += next.elements
            }
        case (nil, _):
            var open = [element]
            while let next = open.popLast() {
                // Either name (XLIFF 2.1, section 4.8.2).
                for id in Set([next.attributes["", "id"], next.attributes[XMLAttributes.xml, "id"]].compactMap(\.self))
                {
                    guard id.isNMTOKEN else { throw next.breaks("its id '\(id)' is no identifier (NMTOKEN)") }
                    guard scope.extensionIDs.insert(next.namespace + " " + id).inserted else {
                        throw next.breaks(
                            "its id '\(id)' is that of another element of its namespace in <\(parent.name)>")
                    }
                }
                open += next.elements
            }
        default: break
        }
    }

    // MARK: Translation candidates

    private static func checkMatches(_ matches: XMLElementNode, in around: [XMLElementNode]) throws(XLIFFError) {
        var ids: Set<String> = []
        guard !matches.elements.isEmpty else { throw matches.breaks("has a match") }
        try matches.checkNoText()
        for match in matches.elements {
            let values = match.attributes
            guard match.name == "match" else { throw match.breaks("does not stand in <matches>") }
            try match.checkNoText()
            try checkMetadata(in: match)
            if let id = values["", "id"] {
                guard id.isNMTOKEN else { throw match.breaks("its id '\(id)' is no identifier (NMTOKEN)") }
                guard ids.insert(id).inserted else { throw match.breaks("its id '\(id)' is that of another match") }
            }
            guard values[XMLAttributes.xml, "lang"] == nil else { throw match.breaks("has no xml:lang") }
            for name in ["matchQuality", "matchSuitability", "similarity"] {
                guard let value = values["", name] else { continue }
                guard let number = Double(value), (0...100).contains(number), value.first?.isNumber == true else {
                    throw match.breaks("\(name) is 0 to 100")
                }
            }
            if let type = values["", "type"], !["am", "icm", "idm", "mt", "tb", "tm", "other"].contains(type) {
                throw match.breaks("type is am, icm, idm, mt, tb, tm or other")
            }
            if let subType = values["", "subType"] {
                guard values["", "type"] != nil else { throw match.breaks("subType stands beside type") }
                guard subType.isPrefixedValue else { throw match.breaks("subType is 'prefix:value'") }
            }
            if let reference = values["", "reference"], !["yes", "no"].contains(reference) {
                throw match.breaks("reference is yes or no")
            }
            try checkCandidate(match, in: around)
        }
    }

    private static func checkCandidate(_ match: XMLElementNode, in around: [XMLElementNode]) throws(XLIFFError) {
        var data: Set<String> = []
        if let original = match.first("originalData") { data = try UnitCheck.dataIDs(in: original) }
        for (name, language) in [
            ("source", around[0].attributes["srcLang"]), ("target", around[0].attributes["trgLang"]),
        ] {
            // Files in which candidates inherit no namespace are common; the names are XLIFF's own.
            guard let text = match.first(name), match.elements(name).count == 1 else {
                throw match.breaks("has one source and one target")
            }
            if match.attributes["", "reference"] != "yes" || name == "source",
                let said = text.attributes[XMLAttributes.xml, "lang"], let language,
                said.lowercased() != language.lowercased()
            {
                throw text.breaks("xml:lang is '\(said)', and the document's language '\(language)'")
            }
            guard XLIFFNames.isCore(text.namespace) else { continue }
            var content = InlineContent()
            try content.read(text)
            try content.checkIDs(beside: [])
            try content.checkPairs(isWhole: true)
            let codes = Dictionary(content.codes.compactMap { code in code.id.map { ($0, code.node) } }) { $1 }
            try content.checkValues(data: data, codes: codes)
        }
    }

    /// References from candidates, glossaries and annotations to the unit that they stand in.
    static func checkReferences(
        in unit: XMLElementNode, ids: Set<String>, targetIDs: Set<String>, noteIDs: Set<String>, dataIDs: Set<String>
    ) throws(XLIFFError) {
        for (list, item, isRequired) in [("matches", "match", true), ("glossary", "glossEntry", false)] {
            for entry in unit.elements(list).flatMap({ $0.elements(item) })
            where XLIFFNames.module(entry.namespace) != nil {
                guard let text = entry.attributes["", "ref"] else {
                    guard !isRequired else { throw entry.breaks("lacks the attribute ref") }
                    continue
                }
                let reference = try FragmentID(text, of: entry, around: [unit])
                guard reference.isInside || !isRequired else {
                    throw entry.breaks("ref '\(text)' names no part of its unit")
                }
                guard reference.isInside, let leaf = reference.leaf else { continue }
                let known =
                    leaf.prefix.isEmpty
                    ? ids : leaf.prefix == "t" ? targetIDs : ["n": noteIDs, "d": dataIDs][leaf.prefix] ?? []
                guard known.contains(leaf.id) else { throw entry.breaks("ref '\(text)' names no part of its unit") }
            }
        }
    }

    // MARK: Glossary

    private static func checkGlossary(_ glossary: XMLElementNode) throws(XLIFFError) {
        var ids: Set<String> = []
        func add(_ element: XMLElementNode) throws(XLIFFError) {
            guard let id = element.attributes["", "id"] else { return }
            guard id.isNMTOKEN, ids.insert(id).inserted else {
                throw element.breaks("its id '\(id)' is unique in the glossary, and an identifier (NMTOKEN)")
            }
        }
        guard !glossary.elements.isEmpty else { throw glossary.breaks("has a glossEntry") }
        try glossary.checkNoText()
        for entry in glossary.elements {
            guard entry.name == "glossEntry", entry.namespace == glossary.namespace else {
                throw entry.breaks("does not stand in <glossary>")
            }
            try entry.checkNoText()
            try checkMetadata(in: entry)
            try add(entry)
            guard entry.elements("term").count == 1 else { throw entry.breaks("has one term") }
            guard entry.first("translation") != nil || entry.first("definition") != nil else {
                throw entry.breaks("has a translation or a definition")
            }
            for translation in entry.elements("translation") { try add(translation) }
        }
    }

    /// Metadata of a translation candidate or of an entry of the glossary.
    private static func checkMetadata(in element: XMLElementNode) throws(XLIFFError) {
        for inside in element.elements where XLIFFNames.module(inside.namespace) == "metadata" {
            try MetadataCheck.check(inside)
        }
    }

    // MARK: Resource data

    private static func checkResources(
        _ resources: XMLElementNode, in around: [XMLElementNode], _ scope: inout XLIFFChecker.Scope
    ) throws(XLIFFError) {
        try resources.checkNoText()
        for item in resources.elements {
            try item.checkNoText()
            guard ["resourceItem", "resourceItemRef"].contains(item.name) else {
                throw item.breaks("does not stand in <resourceData>")
            }
            if let id = item.attributes["", "id"] {
                guard id.isNMTOKEN, scope.resources.insert(id).inserted else {
                    throw item.breaks("its id '\(id)' is unique among resources, and an identifier (NMTOKEN)")
                }
            }
            if item.name == "resourceItemRef", item.attributes["", "ref"] == nil {
                throw item.breaks("lacks the attribute ref")
            }
            if let context = item.attributes["", "context"], !["yes", "no"].contains(context) {
                throw item.breaks("context is yes or no")
            }
            for text in item.elements where ["source", "target"].contains(text.name) {
                let hasReference = text.attributes["", "href"] != nil
                guard hasReference == text.isBlank else { throw text.breaks("has either content or href") }
                let language = around[0].attributes[text.name == "source" ? "srcLang" : "trgLang"]
                if let said = text.attributes[XMLAttributes.xml, "lang"], let language,
                    said.lowercased() != language.lowercased()
                {
                    throw text.breaks("xml:lang is '\(said)', and the document's language '\(language)'")
                }
            }
        }
    }

    // MARK: Change tracking

    private static func checkChanges(_ changes: XMLElementNode, in parent: XMLElementNode) throws(XLIFFError) {
        let named = parent.name == "unit" ? identifiers(in: parent) : [:]
        for revisions in changes.elements where revisions.name == "revisions" {
            guard let name = revisions.attributes["", "appliesTo"] else {
                throw revisions.breaks("lacks the attribute appliesTo")
            }
            // What is in a file or a group has not been kept: references into it are not followed.
            if parent.name == "unit" {
                if let reference = revisions.attributes["", "ref"] {
                    // An element that has no id, such as <source>, is named by that of another.
                    let ids =
                        XLIFFNames.attributes[name]?.contains("id") == false
                        ? Set(named.values.flatMap(\.ids)) : named[name]?.ids ?? []
                    guard ids.contains(reference) else {
                        throw revisions.breaks("ref '\(reference)' names no <\(name)> of the unit")
                    }
                } else if let (count, ids) = named[name], count > 1, ids.count == count {
                    // Only one without an id may be meant without ref (XLIFF 2.0, section 5.6.4.3).
                    throw revisions.breaks("lacks the attribute ref, and there are \(count) elements <\(name)>")
                }
            }
            for item in revisions.elements.flatMap({ $0.elements("item") }) {
                guard let property = item.attributes["", "property"] else {
                    throw item.breaks("lacks the attribute property")
                }
                let known = XLIFFNames.attributes[name]
                guard property == "content" || known?.contains(property) ?? property.isNMTOKEN else {
                    throw item.breaks("property '\(property)' is neither content nor an attribute of <\(name)>")
                }
            }
        }
    }

    /// How many elements of each name a unit has, and their identifiers.
    private static func identifiers(in unit: XMLElementNode) -> [String: (count: Int, ids: Set<String>)] {
        var found: [String: (count: Int, ids: Set<String>)] = [:]
        var open = unit.elements.filter { XLIFFNames.module($0.namespace) != "changetracking" }
        while let next = open.popLast() {
            found[next.name, default: (0, [])].count += 1
            if let id = next.attributes["", "id"] { found[next.name, default: (0, [])].ids.insert(id) }
            open += next.elements
        }
        return found
    }
}
