internal import LocaleFormatJSON
public import LocalizedStrings

extension StringCatalog {
    /// The catalog that the files of a document make together: one file for each language, all of one table.
    ///
    /// For files that ``xliffFile(for:original:)`` made this is the catalog that was exported. For files of other tools it has what
    /// they tell: keys, comments, wordings and states.
    ///
    /// - Throws: `StringsError.unexpected(file:path:expected:found:)` where the metadata in the files is damaged, for units with
    ///   ``XLIFFUnit/codesWithoutText``, or for more than
    ///   `StringsLimits.names` files, or substitutions or wordings of one kind in one text.
    public init(_ document: XLIFFDocument) throws(StringsError) {
        let sourceLanguage = document.files.first?.sourceLanguage ?? "en"
        var (fields, layout) = CatalogMetadata.read(document.files.first?.catalog, sourceLanguage: sourceLanguage)
        fields["sourceLanguage"] = .string(sourceLanguage)
        try StringsLimits.check(names: document.files.count, ["localizations"])
        // A catalog has no place for a code that tells no text.
        for unit in document.files.lazy.flatMap(\.units) where unit.codesWithoutText > 0 {
            throw .unexpected(
                file: "", path: ["strings", unit.id], expected: "text", found: "an inline code that tells none")
        }
        var order: [String] = []
        var entries: [String: CatalogEntry] = [:]
        for file in document.files {
            let categories = CatalogUnits.categories(of: file.sourceLanguage)
            let language = file.targetLanguage ?? file.sourceLanguage
            for units in CatalogUnits.grouped(file.units) {
                try StringsLimits.check(names: units.mostNames, ["strings", units.key])
                let entry = units.entry(sourceLanguage: file.sourceLanguage, language: language, categories: categories)
                if entries[units.key] != nil {
                    if let localization = entry[language] { entries[units.key]?[language] = localization }
                } else {
                    order.append(units.key)
                    entries[units.key] = entry
                }
            }
        }
        for file in document.files {
            for unit in file.units {
                guard let order = unit.metadata[UnitMetadata.languages] else { continue }
                let key = UnitPaths.place(unit).key
                entries[key] = entries[key].map { CatalogMetadata.ordering(languages: order, of: $0) }
            }
        }
        // Read as a file is, so that keys keep the order of the units and damaged metadata is found.
        fields["strings"] = .object(JSONObject(order.map { ($0, .object(entries[$0]?.fields ?? JSONObject())) }))
        try self.init(reading: JSONWriter.write(.object(fields), layout))
    }
}
