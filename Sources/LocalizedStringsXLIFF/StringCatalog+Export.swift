internal import LocaleFormatJSON
public import LocalizedStrings

extension StringCatalog {
    /// The strings of the catalog for a translator into one language.
    ///
    /// Every key is there: translated ones with their target and its state, the others without target, and those that are not to
    /// be translated marked so. Where the target language has more plural categories than the source, each has a unit, whose
    /// source is the wording for `other`.
    ///
    /// Nothing is lost: a catalog that is put together from the files of all its languages is the one that was exported
    /// (``init(_:)``). What XLIFF has no place for, such as a state of the source, travels as metadata.
    ///
    /// ```swift
    /// let file = catalog.xliffFile(for: "fr", original: "App/Localizable.xcstrings")
    /// file.units[1].id         // "%lld files|==|plural.one"
    /// ```
    ///
    /// - Parameters:
    ///   - language: as the catalog writes it, or a new one.
    ///   - original: the path of the catalog. Xcode finds it again by this path, relative to the project.
    public func xliffFile(for language: String, original: String) -> XLIFFFile {
        var file = XLIFFFile(original: original, sourceLanguage: sourceLanguage, targetLanguage: language)
        file.units.reserveCapacity(count)
        let categories = CatalogUnits.categories(of: language)
        let sourceCategories = CatalogUnits.categories(of: sourceLanguage)
        for key in keys {
            guard let entry = self[key] else { continue }
            var units = units(of: entry, key: key, language: language, categories: categories)
            complete(&units, entry, key: key, language: language, sourceCategories)
            file.units += units
        }
        file.catalog = CatalogMetadata.json(of: self)
        return file
    }

    private func units(of entry: CatalogEntry, key: String, language: String, categories: [String]) -> [XLIFFUnit] {
        let source = entry[sourceLanguage]
        let target = entry[language]
        let texts = SubstitutionText([target, source].compactMap { $0 })
        let sourceText = SourceText(source, key: key)
        let targets = target?.unitsByPath ?? [:]
        let paths = UnitPaths.exported(source: source, target: target, categories: categories)
        let note = entry.comment.flatMap { $0.isEmpty ? nil : $0.ofXML }
        var units: [XLIFFUnit] = []
        for path in paths {
            let wording = sourceText.wording(of: path)
            var exported = (texts.exported(wording, at: path), targets[path].map { texts.exported($0.value, at: path) })
            var metadata: [String: String] = [:]
            // Where renumbering cannot be undone, the text goes as it is.
            if texts.imported(exported.0, at: path) != wording
                || targets[path].map({ texts.imported(exported.1 ?? "", at: path) != $0.value }) ?? false
            {
                exported = (wording, targets[path]?.value)
                metadata[UnitMetadata.verbatim] = "yes"
            }
            let id = UnitID.text(key: key, path: path).ofXML
            if UnitID.parts(of: id).map({ $0 != (key, path) }) ?? true {
                metadata[UnitMetadata.key] = CompactJSON.text(.string(key))
                metadata[UnitMetadata.path] = CompactJSON.text(UnitPaths.json(path))
            }
            units.append(
                XLIFFUnit(
                    id: id, source: exported.0, target: exported.1, state: targets[path]?.state, note: note,
                    isTranslatable: entry.shouldTranslate, metadata: metadata, line: 0))
        }
        return units
    }

    /// Puts beside the first unit what the units do not tell.
    private func complete(
        _ units: inout [XLIFFUnit], _ entry: CatalogEntry, key: String, language: String, _ sourceCategories: [String]
    ) {
        let placed = units.map(UnitPaths.place)
        guard !units.isEmpty else { return }
        let made = CatalogUnits(key: key, units: placed).entry(
            sourceLanguage: sourceLanguage, language: language, categories: sourceCategories)
        var wanted = entry
        wanted.keepLanguages { $0 == sourceLanguage || $0 == language }
        if made.fields != wanted.fields {
            let paths = Set(placed.compactMap(\.path))
            let source = SourceText(entry[sourceLanguage], key: key)
            units[0].metadata[UnitMetadata.entry] = EntrySkeleton.json(
                of: entry, languages: [sourceLanguage, language]
            ) {
                paths.contains($1) && ($0 == language || source.has($1))
            }
        }
        if entry.languages != CatalogKeyOrder.sorted(entry.languages) {
            units[0].metadata[UnitMetadata.languages] = CompactJSON.text(.array(entry.languages.map(JSONValue.string)))
        }
    }
}
