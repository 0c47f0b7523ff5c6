internal import LocaleFormatJSON
internal import LocalizedStrings

/// What a catalog says beside its keys: version, members that are not known, the layout of its file.
enum CatalogMetadata {
    /// Nil for a catalog as Xcode makes it.
    static func json(of catalog: StringCatalog) -> String? {
        let usual = StringCatalog(sourceLanguage: catalog.sourceLanguage)
        if catalog.fields == usual.fields && catalog.layout == usual.layout { return nil }
        let layout = catalog.layout
        return CompactJSON.text(
            .object(
                JSONObject([
                    ("fields", .object(catalog.fields)),
                    (
                        "layout",
                        .object(
                            JSONObject([
                                ("indent", .string(layout.indent)), ("separator", .string(layout.separator)),
                                ("newline", .string(layout.newline)), ("opensEmpty", .bool(layout.opensEmpty)),
                                ("endsWithNewline", .bool(layout.endsWithNewline)),
                                ("hasByteOrderMark", .bool(layout.hasByteOrderMark)),
                            ]))
                    ),
                ])))
    }

    /// The entry with its languages in the order of a JSON array; those that it does not name go last.
    static func ordering(languages json: String, of entry: CatalogEntry) -> CatalogEntry {
        guard let order = (try? JSONReader.read(Array(json.utf8)))?.array?.compactMap(\.string),
            let members = entry.fields["localizations"]?.object?.members
        else { return entry }
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        var fields = entry.fields
        let sorted = members.enumerated().sorted {
            (places[$0.element.key] ?? .max, $0.offset) < (places[$1.element.key] ?? .max, $1.offset)
        }
        fields["localizations"] = .object(JSONObject(members: sorted.map(\.element)))
        return CatalogEntry(fields: fields)
    }

    static func read(_ json: String?, sourceLanguage: String) -> (fields: JSONObject, layout: JSONLayout) {
        let usual = StringCatalog(sourceLanguage: sourceLanguage)
        guard let json, let value = (try? JSONReader.read(Array(json.utf8)))?.object,
            let fields = value["fields"]?.object,
            fields["strings"]?.object?.isEmpty == true
        else { return (usual.fields, usual.layout) }
        var layout = usual.layout
        let stored = value["layout"]?.object
        func isBlank(_ text: String, _ allowed: Set<Unicode.Scalar>) -> Bool {
            text.unicodeScalars.allSatisfy(allowed.contains)
        }
        if let text = stored?["indent"]?.string, text.count <= 16, isBlank(text, [" ", "\t"]) { layout.indent = text }
        if let text = stored?["separator"]?.string, text == " : " || text == ": " { layout.separator = text }
        if let text = stored?["newline"]?.string, text == "\n" || text == "\r\n" { layout.newline = text }
        layout.opensEmpty = stored?["opensEmpty"]?.bool ?? layout.opensEmpty
        layout.endsWithNewline = stored?["endsWithNewline"]?.bool ?? layout.endsWithNewline
        layout.hasByteOrderMark = stored?["hasByteOrderMark"]?.bool ?? layout.hasByteOrderMark
        return (fields, layout)
    }
}
