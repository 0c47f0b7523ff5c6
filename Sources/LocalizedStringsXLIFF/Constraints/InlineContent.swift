/// The inline codes and annotations of a unit's sources, or of its targets, in the order in which they are read
/// (XLIFF 2.1, section 4.7).
struct InlineContent {
    enum Kind { case place, start, end, annotationStart, annotationEnd }

    struct Code {
        var kind: Kind
        var node: XMLElementNode
        /// Nil for the end of what another code begins.
        var id: String?
    }

    private(set) var codes: [Code] = []

    /// Adds what stands in a `<source>` or `<target>`, or in a spanning code.
    mutating func read(_ text: XMLElementNode) throws(XLIFFError) {
        for node in text.elements {
            try XLIFFChecker.checkPlace(node, in: text)
            guard XLIFFNames.inline.contains(node.name) else { throw node.breaks("is no inline code") }
            try node.checkAttributes()
            if !["pc", "mrk"].contains(node.name) {
                if let inside = node.elements.first { throw inside.breaks("<\(node.name)> is empty") }
                try node.checkNoText()
            }
            let id = node.attributes["id"]
            switch node.name {
            case "cp": try Self.checkCharacter(node)
            case "ph": codes.append(Code(kind: .place, node: node, id: id))
            case "sc": codes.append(Code(kind: .start, node: node, id: id))
            case "ec":
                let isIsolated = node.attributes["isolated"] == "yes"
                guard isIsolated == (id != nil), isIsolated == (node.attributes["startRef"] == nil) else {
                    throw node.breaks("has an id where it is isolated, and startRef where it is not")
                }
                codes.append(Code(kind: .end, node: node, id: id))
            case "sm": codes.append(Code(kind: .annotationStart, node: node, id: id))
            case "em": codes.append(Code(kind: .annotationEnd, node: node, id: nil))
            default:
                codes.append(Code(kind: node.name == "pc" ? .start : .annotationStart, node: node, id: id))
                try read(node)
                codes.append(Code(kind: node.name == "pc" ? .end : .annotationEnd, node: node, id: nil))
            }
        }
    }

    /// `hex` of `<cp>`: a code point that XML cannot hold, two digits for each octet (XLIFF 2.1, section 4.3.1.19).
    static func checkCharacter(_ node: XMLElementNode) throws(XLIFFError) {
        let hex = node.attributes["hex"] ?? ""
        guard [4, 6].contains(hex.utf8.count), hex.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(hex, radix: 16), value <= 0x10FFFF
        else { throw node.breaks("hex is a character in 4 or 6 hexadecimal digits") }
        if let scalar = Unicode.Scalar(value), scalar.isXML {
            throw node.breaks("hex '\(hex)' is a character that stands in the text itself")
        }
        try node.checkNoText()
    }

    /// Identifiers are unique among the sources of a unit and among its targets, those of segments counted.
    func checkIDs(beside others: Set<String>) throws(XLIFFError) {
        var ids = others
        for code in codes {
            guard let id = code.id else { continue }
            guard ids.insert(id).inserted else { throw code.node.breaks("its id '\(id)' is taken in this unit") }
        }
    }

    /// `<sc>` with `<ec>`, `<sm>` with `<em>`, in this order; isolated ones stand alone.
    ///
    /// - Parameter isWhole: whether nothing is missing, so that a half without the other is a mistake.
    func checkPairs(isWhole: Bool) throws(XLIFFError) {
        var starts: [String: XMLElementNode] = [:]
        var ended: Set<String> = []
        let ids = Set(codes.compactMap(\.id))
        for code in codes {
            switch (code.kind, code.node.name) {
            case (.start, "sc"), (.annotationStart, "sm"): starts[code.id ?? ""] = code.node
            case (.end, "ec") where code.id == nil, (.annotationEnd, "em"):
                let reference = code.node.attributes["startRef"] ?? ""
                let name = code.node.name == "ec" ? "sc" : "sm"
                guard let start = starts[reference], start.name == name else {
                    if isWhole || ids.contains(reference) {
                        throw code.node.breaks("startRef '\(reference)' names no <\(name)> before it")
                    }
                    continue
                }
                guard ended.insert(reference).inserted else {
                    throw code.node.breaks("'\(reference)' has ended already")
                }
                guard start.attributes["isolated"] != "yes" else {
                    throw start.breaks("is isolated, and <ec> with its startRef is in the unit")
                }
                if name == "sc" { try Self.checkEqual(code.node, to: start) }
            default: break
            }
        }
        guard isWhole else { return }
        for code in codes where code.node.name == "sc" || code.node.name == "sm" {
            guard let id = code.id, !ended.contains(id), code.node.attributes["isolated"] != "yes" else { continue }
            throw code.node.breaks(
                code.node.name == "sc"
                    ? "has no <ec> in the unit, and is not marked as isolated" : "has no <em> in the unit")
        }
    }

    /// What `<ec>` says, `<sc>` says too; the end of the first code of a sequence follows it (XLIFF 2.1, section 4.2.3.6).
    private static func checkEqual(_ end: XMLElementNode, to start: XMLElementNode) throws(XLIFFError) {
        guard end.attributes["", "dir"] == nil else { throw end.breaks("dir is that of its <sc>") }
        for name in ["canCopy", "canDelete", "canOverlap", "canReorder", "copyOf", "subType", "type"] {
            guard let value = end.attributes["", name] else { continue }
            var said = start.attributes["", name] ?? (name.hasPrefix("can") ? "yes" : nil)
            if name == "canReorder", said == "firstNo" { said = "no" }
            guard value == said else { throw end.breaks("\(name) differs from that of its <sc>") }
        }
    }

    /// A code of a target with the id of one of the source is that code.
    func checkSameCodes(as source: InlineContent) throws(XLIFFError) {
        var kinds: [String: Kind] = [:]
        for code in source.codes { if let id = code.id { kinds[id] = code.kind } }
        for code in codes {
            guard let id = code.id, let kind = kinds[id], kind != code.kind else { continue }
            throw code.node.breaks("its id '\(id)' is that of another kind of code in the source")
        }
    }

    /// Types, original data and copies.
    ///
    /// - Parameter codes: all codes of the unit by their ids.
    func checkValues(data: Set<String>, codes all: [String: XMLElementNode]) throws(XLIFFError) {
        for code in codes where code.kind != .annotationEnd {
            let node = code.node
            if code.kind == .annotationStart {
                let type = node.attributes["type"] ?? "generic"
                guard ["generic", "comment", "term"].contains(type) || type.isPrefixedValue else {
                    throw node.breaks("type is generic, comment, term or 'prefix:value'")
                }
                continue
            }
            if code.kind == .end, node.name == "pc" { continue }
            try Self.checkType(of: node)
            let references = ["dataRef", "dataRefStart", "dataRefEnd"].compactMap { node.attributes["", $0] }
            for reference in references where !data.contains(reference) {
                throw node.breaks("the unit has no original data '\(reference)'")
            }
            guard let original = node.attributes["copyOf"] else { continue }
            guard references.isEmpty else { throw node.breaks("a copy has no original data of its own") }
            guard original != code.id, let base = all[original] else {
                throw node.breaks("copyOf '\(original)' names no code of the unit")
            }
            guard base.attributes["canCopy"] != "no" else {
                throw node.breaks("copyOf '\(original)' names a code that must not be copied")
            }
        }
    }

    /// `type` and `subType` (section 4.3.1): `xlf:` only with the values that are listed.
    static func checkType(of node: XMLElementNode) throws(XLIFFError) {
        let type = node.attributes["", "type"]
        if let type, !["fmt", "ui", "quote", "link", "image", "other"].contains(type) {
            throw node.breaks("type is fmt, ui, quote, link, image or other")
        }
        guard let subType = node.attributes["", "subType"] else { return }
        guard let type else { throw node.breaks("subType stands beside type") }
        switch subType {
        case "xlf:lb", "xlf:pb", "xlf:b", "xlf:i", "xlf:u":
            guard type == "fmt" else { throw node.breaks("subType '\(subType)' is of the type fmt") }
        case "xlf:var":
            guard type == "ui" else { throw node.breaks("subType xlf:var is of the type ui") }
        default:
            guard subType.isPrefixedValue else { throw node.breaks("subType is 'prefix:value', or one of XLIFF's own") }
        }
    }
}
