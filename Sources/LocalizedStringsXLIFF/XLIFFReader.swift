public import FoundationEssentials
internal import LocalizedStrings

extension XLIFFDocument {
    /// Reads a document of version 1.0 to 1.2 or 2.0 to 2.2.
    ///
    /// Version 2 is checked against the standard: what each element has and where it stands, identifiers, references, pairs and
    /// order of inline codes, languages, and the modules. Nothing of such a document is lost: ``bytes(_:)`` writes it as it was,
    /// with the units changed that you changed.
    ///
    /// ```swift unchecked
    /// try XLIFFDocument(reading: bytes, file: "fr.xlf")
    /// // throws: fr.xlf:6:21: <ec>: startRef '9' names no <sc> before it
    /// ```
    ///
    /// - Parameters:
    ///   - bytes: the document, in UTF-8, or in the encoding that its first bytes say.
    ///   - file: the file's name, for errors.
    ///   - checksConstraints: false for a file of a tool that does not keep the standard; then only what has to be known is.
    /// - Throws: ``XLIFFError``: `malformed` for `<xliff><file></xliff>`, `documentType` for `<!DOCTYPE xliff …>`, `tooDeep`,
    ///   `tooManyAttributes`, `tooManyParts`, `tooLarge`, `encoding`, `unexpected` for `<xliff version="3.0">`, `constraint` for
    ///   version 2 with two units of one id, `inlineCode` for a text of version 1 with `<x id="1"/>` that tells no text.
    public init(reading bytes: [UInt8], file: String = "", checksConstraints: Bool = true) throws(XLIFFError) {
        do throws(XLIFFError) {
            guard bytes.count <= XLIFFDocument.sizeLimit else {
                throw .tooLarge(file: "", bytes: bytes.count, limit: XLIFFDocument.sizeLimit)
            }
            let text = try XMLText(bytes)
            let reader = XLIFFReader(checksConstraints: checksConstraints)
            try XMLReader.read(text, isWhole: XLIFFReader.isWhole) { (element, around) throws(XLIFFError) in
                try reader.visit(element, around)
            }
            guard reader.isXLIFF else {
                throw XLIFFError.unexpected(file: "", line: 1, element: "xliff", expected: "such a root element")
            }
            self.init(reader.files)
            if !reader.origins.isEmpty {
                origin = XLIFFOrigin(bytes: text.bytes, files: reader.files, units: reader.origins)
            }
        } catch {
            throw error.inFile(file)
        }
    }

    /// Reads the document at a path: a regular file of at most ``sizeLimit`` bytes.
    ///
    /// - Throws: ``XLIFFError``; ``XLIFFError/unreadable(file:reason:)`` where there is none.
    public init(contentsOf path: String, checksConstraints: Bool = true) throws(XLIFFError) {
        let bytes: [UInt8]
        do throws(StringsError) { bytes = try FileReader.bytes(of: path) } catch { throw XLIFFError(error) }
        try self.init(reading: bytes, file: path, checksConstraints: checksConstraints)
    }

    /// Reads the document at a URL, as ``init(contentsOf:checksConstraints:)-(String,_)`` does at a path.
    ///
    /// - Throws: ``XLIFFError``; a URL of the network is unreadable.
    public init(contentsOf url: URL, checksConstraints: Bool = true) throws(XLIFFError) {
        let path: String
        do throws(StringsError) { path = try FileReader.path(of: url) } catch { throw XLIFFError(error) }
        try self.init(contentsOf: path, checksConstraints: checksConstraints)
    }
}

/// Collects files and units as their elements end.
private final class XLIFFReader {
    private(set) var files: [XLIFFFile] = []
    private(set) var isXLIFF = false
    /// Where the units of version 2 stand, file by file.
    private(set) var origins: [[UnitOrigin]] = []
    private var units: [XLIFFUnit] = []
    private var places: [UnitOrigin] = []
    private var catalog: String?
    /// How the catalog spells the languages of the file.
    private var spellings: [String: String] = [:]
    private var checker: XLIFFChecker?

    init(checksConstraints: Bool) { checker = checksConstraints ? XLIFFChecker() : nil }

    /// Whether an element is read with its content: units, and in version 2 all that stands in files and groups beside them.
    static func isWhole(_ element: XMLElementNode, _ around: [XMLElementNode]) -> Bool {
        if ["trans-unit", "unit", "header", "metadata"].contains(element.name) { return true }
        guard around.first?.attributes["version"]?.hasPrefix("2.") == true else { return false }
        guard around.count >= 2 else { return element.name == "notes" }
        return element.name != "group" || XLIFFNames.module(element.namespace) != nil
    }

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
        let isOne = version.hasPrefix("1.")
        if !isOne, checker != nil {
            guard XLIFFNames.isCore(root.namespace) else {
                throw root.breaks("is of the namespace urn:oasis:names:tc:xliff:document:2.0, or 2.2")
            }
            try checker?.check(element, in: around)
        }
        switch element.name {
        case "trans-unit" where isOne: units.append(try XLIFFUnit(transUnit: element))
        case "unit" where !isOne:
            let (unit, place) = try UnitOrigin.read(element)
            units.append(unit)
            places.append(place)
        case "header" where isOne:
            for note in element.elements("note") where note.attributes["from"] == "localized-strings" {
                catalog = note.text
            }
        case "metadata" where around.last?.name == "file":
            let values = XLIFFUnit.metadata(element)
            catalog = values["catalog"] ?? catalog
            spellings.merge(values) { $1 }
        case "file" where around.count == 1:
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
            if !isOne { XLIFFLanguage.spell(&file, spellings) }
            files.append(file)
            if !isOne { origins.append(places) }
            (units, places, catalog, spellings) = ([], [], nil, [:])
        default: break
        }
    }
}

extension XLIFFUnit {
    /// What `<mda:metadata>` holds in groups of our category.
    static func metadata(_ metadata: XMLElementNode) -> [String: String] {
        var values: [String: String] = [:]
        for group in metadata.elements("metaGroup") where group.attributes["category"] == "localized-strings" {
            for meta in group.elements("meta") { values[meta.attributes["type"] ?? ""] = meta.text }
        }
        return values
    }

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
        var none: Int?
        let sourceText = try InlineText.read(source, [:], objects: &none)
        var text = try target.map { element throws(XLIFFError) in try InlineText.read(element, [:], objects: &none) }
        // Tools write `<target/>` for what nobody has translated.
        if text == "", target?.attributes["state"] == nil, !sourceText.isEmpty { text = nil }
        self.init(
            id: element.attributes["id"] ?? element.attributes["resname"] ?? "", source: sourceText, target: text,
            state: text.flatMap { _ in target.map { XLIFFStates.state12($0.attributes["state"]) } },
            note: notes.isEmpty ? nil : notes.joined(separator: "\n"),
            isTranslatable: element.attributes["translate"] != "no", metadata: metadata, line: element.line)
    }
}
