internal import LocalizedStrings

/// Where a unit of version 2 stands in the document that it was read from, and what it said.
struct UnitOrigin: Sendable {
    /// A segment, or what is ignorable between two.
    struct Part: Sendable {
        var isSegment: Bool
        /// The tag with which it begins.
        var tag: Range<Int>
        var id: String?
        var canResegment: String?
        /// The whole source, with its tags.
        var source: Range<Int>
        /// The whole target; nil where there is none.
        var target: Range<Int>?
        var order: String?
        /// `xml:space` of the source, which the target has too.
        var space: String?
    }

    /// A code that a new target can take over as it was written.
    struct Code: Sendable {
        var id: String
        /// What it stands for; for one that tells no text, ``InlineText/object``.
        var text: String
        /// The element; for a spanning code, the tag with which it begins.
        var range: Range<Int>
        /// What the end of a spanning code stands for; nil for other codes.
        var end: String?
    }

    var id: String
    var range: Range<Int>
    var tag: Range<Int>
    var notes: Range<Int>?
    var parts: [Part]
    var codes: [Code]

    /// `<unit>` of version 2: its segments, and what is ignorable between them, make one text; targets follow their order.
    static func read(_ element: XMLElementNode) throws(XLIFFError) -> (XLIFFUnit, UnitOrigin) {
        var objects: Int? = 0
        var data: [String: String] = [:]
        for item in element.first("originalData")?.elements("data") ?? [] {
            data[item.attributes["id"] ?? ""] = try InlineText.read(item, [:], objects: &objects)
        }
        var origin = UnitOrigin(
            id: element.attributes["id"] ?? "", range: element.range,
            tag: element.range.lowerBound..<element.content.lowerBound, notes: element.first("notes")?.range, parts: [],
            codes: [])
        var known: Set<String> = []
        var source = ""
        var targets: [(place: Int, text: String)] = []
        var state: TranslationState?
        var (hasTarget, isStated) = (false, false)
        for case .element(let part) in element.children where part.name == "segment" || part.name == "ignorable" {
            guard let partSource = part.first("source") else {
                throw .unexpected(file: "", line: part.line, element: part.name, expected: "<source> in it")
            }
            let text = try InlineText.read(partSource, data, objects: &objects)
            source += text
            try origin.collectCodes(in: partSource, data, &known)
            let target = part.first("target")
            var place = origin.parts.count + 1
            if let target {
                place = target.attributes["order"].flatMap { Int($0) } ?? place
                targets.append((place, try InlineText.read(target, data, objects: &objects)))
                try origin.collectCodes(in: target, data, &known)
                if part.name == "segment" {
                    hasTarget = true
                    isStated = isStated || part.attributes["state"] != nil
                    let partState = XLIFFStates.state20(part.attributes["state"], subState: part.attributes["subState"])
                    // The text as a whole is as far as its least finished segment.
                    if state == nil || state == .translated || partState == .new { state = partState }
                }
            } else if part.name == "ignorable" {
                targets.append((place, text))
            }
            origin.parts.append(
                Part(
                    isSegment: part.name == "segment", tag: part.range.lowerBound..<part.content.lowerBound,
                    id: part.attributes["id"], canResegment: part.attributes["canResegment"], source: partSource.range,
                    target: target?.range, order: target?.attributes["order"],
                    space: partSource.attributes[XMLAttributes.xml, "space"]))
        }
        guard origin.parts.contains(where: \.isSegment) else {
            throw .unexpected(file: "", line: element.line, element: "unit", expected: "<segment> in it")
        }
        // Tools write `<target/>` for what nobody has translated.
        if !isStated, !source.isEmpty, targets.allSatisfy(\.text.isEmpty) { hasTarget = false }
        let notes = (element.first("notes")?.elements("note") ?? []).map(\.text).filter { !$0.isEmpty }
        var unit = XLIFFUnit(
            id: element.attributes["name"] ?? origin.id, source: source,
            target: hasTarget ? targets.sorted { $0.place < $1.place }.map(\.text).joined() : nil,
            state: hasTarget ? state : nil, note: notes.isEmpty ? nil : notes.joined(separator: "\n"),
            isTranslatable: element.attributes["translate"] != "no",
            metadata: element.first("metadata").map(XLIFFUnit.metadata) ?? [:], line: element.line)
        unit.codesWithoutText = objects ?? 0
        return (unit, origin)
    }

    /// The most codes of a unit that a new target is searched for.
    private static let codeLimit = 1_000

    private mutating func collectCodes(
        in text: XMLElementNode, _ data: [String: String], _ known: inout Set<String>
    ) throws(XLIFFError) {
        for node in text.elements where codes.count < Self.codeLimit {
            let id = node.attributes["id"] ?? node.attributes["startRef"].map { "end of " + $0 } ?? ""
            let isNew = known.insert(node.name + " " + id).inserted
            switch node.name {
            case "ph", "sc", "ec":
                let written = try InlineText.text(of: node, data) ?? (node.name == "ph" ? InlineText.object : "")
                if isNew, !written.isEmpty { codes.append(Code(id: id, text: written, range: node.range)) }
            case "pc":
                if isNew, let begins = try InlineText.original("dataRefStart", of: node, data), !begins.isEmpty,
                    let ends = try InlineText.original("dataRefEnd", of: node, data), !ends.isEmpty
                {
                    let tag = node.range.lowerBound..<node.content.lowerBound
                    codes.append(Code(id: id, text: begins, range: tag, end: ends))
                }
                try collectCodes(in: node, data, &known)
            case "mrk": try collectCodes(in: node, data, &known)
            default: break
            }
        }
    }
}
