internal import LocalizedStrings

extension XLIFFDocument {
    /// The document as UTF-8.
    ///
    /// Version 1.2 has the form of Xcode's exports. Characters that XML cannot hold (U+0001, U+FFFE) are written as the inline
    /// codes `<x ctype="x-control" id="U+0001"/>` and, in 2.0, `<cp hex="0001"/>`.
    ///
    /// A document that was read from version 2 is written as it was, in its own version, where version 2.0 is asked for: segments,
    /// codes, groups, modules and comments stay, and only targets, states and notes that you changed are written anew. A new
    /// target takes over the codes whose text it has. With units added, taken away or of another source, the document is
    /// written from its units alone.
    ///
    /// - Throws: ``XLIFFError/languages(expected:found:)`` for version 2.0 where files differ in their languages;
    ///   ``XLIFFError/inlineCode(file:line:element:)`` where a unit with codes that tell no text would have to be written from its
    ///   text.
    public func bytes(_ version: Version) throws(XLIFFError) -> [UInt8] {
        if version == .v2_0, let kept = try origin?.bytes(with: files) { return kept }
        for unit in files.lazy.flatMap(\.units) where unit.codesWithoutText > 0 {
            throw .inlineCode(file: "", line: unit.line, element: "ph")
        }
        switch version {
        case .v1_2: return bytes12()
        case .v2_0:
            for file in files.dropFirst() {
                guard file.sourceLanguage == files[0].sourceLanguage, file.targetLanguage == files[0].targetLanguage
                else {
                    throw .languages(expected: files[0].languages, found: file.languages)
                }
            }
            return bytes20()
        }
    }

    private func bytes12() -> [UInt8] {
        var writer = XMLWriter()
        writer.open(
            "xliff",
            [
                ("xmlns", "urn:oasis:names:tc:xliff:document:1.2"),
                ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
                ("version", "1.2"),
                (
                    "xsi:schemaLocation",
                    "urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
                ),
            ])
        for file in files {
            writer.open(
                "file",
                [
                    ("original", file.original), ("source-language", file.sourceLanguage),
                    ("target-language", file.targetLanguage), ("datatype", "plaintext"),
                ])
            writer.open("header")
            writer.empty("tool", [("tool-id", "fmt-strings"), ("tool-name", "fmt-strings")])
            if let catalog = file.catalog { writer.element("note", [("from", "localized-strings")], text: catalog) }
            writer.close("header")
            writer.open("body")
            for unit in file.units { unit.write12(to: &writer) }
            writer.close("body")
            writer.close("file")
        }
        writer.close("xliff")
        return writer.bytes
    }

    private func bytes20() -> [UInt8] {
        var writer = XMLWriter()
        let hasTargets = files.contains { $0.units.contains { $0.target != nil } }
        // Where there are targets, their language is told (XLIFF 2.1, section 4.3.1.32): BCP 47's `und` for an unknown one.
        let target = (files.first?.targetLanguage).map(XLIFFLanguage.tag) ?? (hasTargets ? XLIFFLanguage.unknown : nil)
        writer.open(
            "xliff",
            [
                ("xmlns", "urn:oasis:names:tc:xliff:document:2.0"),
                ("xmlns:mda", "urn:oasis:names:tc:xliff:metadata:2.0"),
                ("version", "2.0"), ("srcLang", XLIFFLanguage.tag(files.first?.sourceLanguage ?? "en")),
                ("trgLang", target),
            ])
        for (index, file) in files.enumerated() {
            writer.open("file", [("id", "f\(index + 1)"), ("original", file.original)])
            var metadata = XLIFFLanguage.spellings(of: file, hasTarget: target != nil)
            metadata["catalog"] = file.catalog
            if !metadata.isEmpty { XLIFFUnit.writeMetadata(metadata, to: &writer) }
            // A file has at least one unit or group, and a group may be empty (XLIFF 2.1, sections 4.2.2.2 and 4.2.2.4).
            if file.units.isEmpty { writer.empty("group", [("id", "g1")]) }
            for (index, unit) in file.units.enumerated() { unit.write20(to: &writer, number: index + 1) }
            writer.close("file")
        }
        if files.isEmpty {
            // A document has at least one file.
            writer.open("file", [("id", "f1")])
            writer.empty("group", [("id", "g1")])
            writer.close("file")
        }
        writer.close("xliff")
        return writer.bytes
    }
}

extension XLIFFFile {
    fileprivate var languages: String { sourceLanguage + (targetLanguage.map { " to " + $0 } ?? "") }
}

extension XLIFFUnit {
    fileprivate func write12(to writer: inout XMLWriter) {
        writer.open(
            "trans-unit", [("id", id), ("translate", isTranslatable ? nil : "no"), ("xml:space", "preserve")])
        writer.element("source", text: source, control: InlineText.control12)
        if let target {
            writer.element(
                "target", [("state", XLIFFStates.word12(state ?? .translated))], text: target,
                control: InlineText.control12)
        }
        if let note { writer.element("note", text: note) } else { writer.empty("note") }
        if !metadata.isEmpty {
            writer.open("context-group", [("purpose", "x-localized-strings")])
            for (name, value) in metadata.sorted(by: { $0.key < $1.key }) {
                writer.element("context", [("context-type", "x-" + name)], text: value)
            }
            writer.close("context-group")
        }
        writer.close("trans-unit")
    }

    fileprivate func write20(to writer: inout XMLWriter, number: Int) {
        writer.open(
            "unit",
            [
                ("id", "u\(number)"), ("name", id), ("translate", isTranslatable ? nil : "no"), ("canResegment", "no"),
                ("xml:space", "preserve"),
            ])
        if !metadata.isEmpty { Self.writeMetadata(metadata, to: &writer) }
        if let note {
            writer.open("notes")
            writer.element("note", text: note)
            writer.close("notes")
        }
        let words = target == nil ? nil : XLIFFStates.words20(state ?? .translated)
        writer.open("segment", [("state", words?.state), ("subState", words?.subState)])
        writer.element("source", text: source, control: InlineText.control20)
        if let target { writer.element("target", text: target, control: InlineText.control20) }
        writer.close("segment")
        writer.close("unit")
    }

    fileprivate static func writeMetadata(_ metadata: [String: String], to writer: inout XMLWriter) {
        writer.open("mda:metadata")
        writer.open("mda:metaGroup", [("category", "localized-strings")])
        for (name, value) in metadata.sorted(by: { $0.key < $1.key }) {
            writer.element("mda:meta", [("type", name)], text: value)
        }
        writer.close("mda:metaGroup")
        writer.close("mda:metadata")
    }
}
