public import LocalizedStrings

extension StringCatalog {
    /// Takes the translations of a file.
    ///
    /// Only wordings of the file's target language change; comments, sources and all else stay as they are. What cannot be taken
    /// is reported, and the rest is taken.
    ///
    /// ```swift
    /// let document = try XLIFFDocument(reading: translated)
    /// let report = try catalog.merge(document.files[0])
    /// print(report.added, report.changed)          // 1 0
    /// ```
    ///
    /// - Throws: ``XLIFFError/languages(expected:found:)`` for a file in another source language, or with no target language.
    @discardableResult
    public mutating func merge(
        _ file: XLIFFFile, options: XLIFFImportOptions = XLIFFImportOptions()
    ) throws(XLIFFError) -> XLIFFImportReport {
        guard file.sourceLanguage == sourceLanguage, let language = file.targetLanguage else {
            throw .languages(
                expected: "\(sourceLanguage) to another",
                found: "\(file.sourceLanguage) to \(file.targetLanguage ?? "none")")
        }
        var report = XLIFFImportReport()
        // A key may hold the separator itself: an id that is a key of the catalog is that key.
        let before = self
        for units in CatalogUnits.grouped(file.units, known: { before[$0] != nil }) {
            merge(units, language, options, &report)
        }
        return report
    }

    private mutating func merge(
        _ units: CatalogUnits, _ language: String, _ options: XLIFFImportOptions, _ report: inout XLIFFImportReport
    ) {
        guard let entry = self[units.key] else {
            return add(units, language, options, &report)
        }
        guard units.mostNames <= StringsLimits.names else { return report.refuse(units) }
        var taking = UnitImport(units, into: entry, from: sourceLanguage, to: language, options: options)
        if let changed = taking.changedEntry() {
            // A catalog that could not be read again is worse than one that lacks a key's translation.
            guard changed.isReadable else { return report.refuse(units) }
            self[units.key] = changed
        }
        report.add(taking.report)
    }

    /// Takes a key that the catalog has not, where options say so.
    private mutating func add(
        _ units: CatalogUnits, _ language: String, _ options: XLIFFImportOptions, _ report: inout XLIFFImportReport
    ) {
        guard options.addsUnknownKeys, units.units.contains(where: { $0.path != nil }) else {
            for placed in units.units { report.add(.unknownKey, placed.unit) }
            return
        }
        guard units.mostNames <= StringsLimits.names else { return report.refuse(units) }
        let new = units.withoutEmptyTargets.entry(
            sourceLanguage: sourceLanguage, language: language,
            categories: CatalogUnits.categories(of: sourceLanguage))
        guard new.isReadable else { return report.refuse(units) }
        self[units.key] = new
        report.added += new[language]?.units.count ?? 0
    }
}

extension XLIFFImportReport {
    /// A key that has more than a catalog may have.
    fileprivate mutating func refuse(_ units: CatalogUnits) {
        add(.tooManyWordings(limit: StringsLimits.names), units.units[0].unit)
    }
}
