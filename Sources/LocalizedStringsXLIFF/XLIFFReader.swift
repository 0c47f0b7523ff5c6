internal import LocalizedStrings

extension XLIFFDocument {
    /// Reads a document of version 1.0 to 1.2 or 2.0 to 2.2.
    ///
    /// - Parameters:
    ///   - bytes: the document, in UTF-8, or in the encoding that its first bytes say.
    ///   - file: the file's name, for errors.
    /// - Throws: ``XLIFFError``: `malformed` for `<xliff><file></xliff>`, `documentType` for `<!DOCTYPE xliff …>`, `tooDeep`,
    ///   `tooManyAttributes`, `tooManyParts`, `tooLarge`, `encoding`, `unexpected` for `<xliff version="3.0">`, `inlineCode` for a
    ///   text with `<x id="1"/>` that tells no text.
    public init(reading bytes: [UInt8], file: String = "") throws(XLIFFError) {
        do throws(XLIFFError) {
            let reader = XLIFFReader()
            try XMLReader.read(bytes, isWhole: { ["trans-unit", "unit", "header", "metadata"].contains($0) }) {
                (element, around) throws(XLIFFError) in try reader.visit(element, around)
            }
            guard reader.isXLIFF else {
                throw XLIFFError.unexpected(file: "", line: 1, element: "xliff", expected: "such a root element")
            }
            self.init(reader.files)
        } catch {
            throw error.inFile(file)
        }
    }
}

/// Collects files and units as their elements end.
private final class XLIFFReader {
    private(set) var files: [XLIFFFile] = []
    private(set) var isXLIFF = false
    private var units: [XLIFFUnit] = []
    private var catalog: String?

    func visit(_ element: XMLElementNode, _ around: [XMLElementNode]) throws(XLIFFError) {
        guard let root = around.first ?? (element.name == "xliff" ? element : nil), root.name == "xliff" else {
            throw .unexpected(
                file: "", line: element.line, element: around.first?.name ?? element.name, expected: "<xliff>")
        }
        isXLIFF = true
        let version = root.attributes["version"] ?? ""
        guard version.hasPrefix("1.") || version.hasPrefix("2.") else {
            throw .unexpected(file: "", line: root.line, element: "xliff", expected: "version=\"1.2\" or \"2.0\"")
        }
        switch element.name {
        case "trans-unit": units.append(try XLIFFUnit(transUnit: element))
        case "unit": units.append(try XLIFFUnit(unit: element))
        case "header":
            for note in element.elements("note") where note.attributes["from"] == "localized-strings" {
                catalog = note.text
            }
        case "metadata" where around.last?.name == "file": catalog = Self.values(in: element)["catalog"] ?? catalog
        case "file":
            let isOne = version.hasPrefix("1.")
            guard let source = (isOne ? element : root).attributes[isOne ? "source-language" : "srcLang"] else {
                throw .unexpected(
                    file: "", line: element.line, element: isOne ? "file" : "xliff",
                    expected: "the language of the source")
            }
            var file = XLIFFFile(
                original: element.attributes["original"] ?? "", sourceLanguage: source,
                targetLanguage: (isOne ? element : root).attributes[isOne ? "target-language" : "trgLang"], units: units
            )
            file.catalog = catalog
            files.append(file)
            (units, catalog) = ([], nil)
        default: break
        }
    }

    /// What `<mda:metadata>` holds in groups of our category.
    static func values(in metadata: XMLElementNode) -> [String: String] {
        var values: [String: String] = [:]
        for group in metadata.elements("metaGroup") where group.attributes["category"] == "localized-strings" {
            for meta in group.elements("meta") { values[meta.attributes["type"] ?? ""] = meta.text }
        }
        return values
    }
}

extension XLIFFUnit {
    /// `<trans-unit>` of version 1.2.
    fileprivate init(transUnit element: XMLElementNode) throws(XLIFFError) {
        guard let source = element.first("source") else {
            throw .unexpected(file: "", line: element.line, element: "trans-unit", expected: "<source> in it")
        }
        let target = element.first("target")
        var metadata: [String: String] = [:]
        for group in element.elements("context-group") where group.attributes["purpose"] == "x-localized-strings" {
            for context in group.elements("context") {
                let type = context.attributes["context-type"] ?? ""
                metadata[type.hasPrefix("x-") ? String(type.dropFirst(2)) : type] = context.text
            }
        }
        let notes = element.elements("note").map(\.text).filter { !$0.isEmpty }
        self.init(
            id: element.attributes["id"] ?? element.attributes["resname"] ?? "",
            source: try InlineText.read(source, [:]),
            target: try target.map { element throws(XLIFFError) in try InlineText.read(element, [:]) },
            state: target.map { XLIFFStates.state12($0.attributes["state"]) },
            note: notes.isEmpty ? nil : notes.joined(separator: "\n"),
            isTranslatable: element.attributes["translate"] != "no", metadata: metadata, line: element.line)
    }

    /// `<unit>` of version 2: its segments, and what is ignorable between them, make one text.
    fileprivate init(unit element: XMLElementNode) throws(XLIFFError) {
        var data: [String: String] = [:]
        for item in element.first("originalData")?.elements("data") ?? [] {
            data[item.attributes["id"] ?? ""] = try InlineText.read(item, [:])
        }
        var source = ""
        var target = ""
        var state: TranslationState?
        var hasSource = false
        var hasTarget = false
        for case .element(let part) in element.children where part.name == "segment" || part.name == "ignorable" {
            guard let partSource = part.first("source") else {
                throw .unexpected(file: "", line: part.line, element: part.name, expected: "<source> in it")
            }
            hasSource = true
            let text = try InlineText.read(partSource, data)
            source += text
            if let partTarget = part.first("target") {
                target += try InlineText.read(partTarget, data)
                guard part.name == "segment" else { continue }
                hasTarget = true
                let partState = XLIFFStates.state20(part.attributes["state"], subState: part.attributes["subState"])
                // The text as a whole is as far as its least finished segment.
                if state == nil || state == .translated || partState == .new { state = partState }
            } else if part.name == "ignorable" {
                target += text
            }
        }
        guard hasSource else {
            throw .unexpected(file: "", line: element.line, element: "unit", expected: "<segment> in it")
        }
        let notes = (element.first("notes")?.elements("note") ?? []).map(\.text).filter { !$0.isEmpty }
        self.init(
            id: element.attributes["name"] ?? element.attributes["id"] ?? "", source: source,
            target: hasTarget ? target : nil,
            state: hasTarget ? state : nil, note: notes.isEmpty ? nil : notes.joined(separator: "\n"),
            isTranslatable: element.attributes["translate"] != "no",
            metadata: element.first("metadata").map(XLIFFReader.values) ?? [:],
            line: element.line)
    }
}
