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
        func problem(_ kind: XLIFFImportProblem.Kind, _ unit: XLIFFUnit) {
            report.problems.append(XLIFFImportProblem(kind: kind, id: unit.id, line: unit.line))
        }
        guard var entry = self[units.key] else {
            if options.addsUnknownKeys, units.units.contains(where: { $0.path != nil }) {
                guard units.mostNames <= StringsLimits.names else {
                    return problem(.tooManyWordings(limit: StringsLimits.names), units.units[0].unit)
                }
                let new = units.entry(
                    sourceLanguage: sourceLanguage, language: language,
                    categories: CatalogUnits.categories(of: sourceLanguage))
                guard new.isReadable else {
                    return problem(.tooManyWordings(limit: StringsLimits.names), units.units[0].unit)
                }
                self[units.key] = new
                report.added += new[language]?.units.count ?? 0
            } else {
                for placed in units.units { problem(.unknownKey, placed.unit) }
            }
            return
        }
        let reportBefore = report
        func refuse() {
            report = reportBefore
            problem(.tooManyWordings(limit: StringsLimits.names), units.units[0].unit)
        }
        guard units.mostNames <= StringsLimits.names else { return refuse() }
        let source = entry[sourceLanguage]
        let before = entry[language]
        let texts = units.learnt([before, source].compactMap { $0 })
        let sourceText = SourceText(source, key: units.key)
        var target = before ?? CatalogLocalization()
        let known = target.unitsByPath
        var taken: [CatalogUnitPath: CatalogUnit] = [:]
        var places = PathTree()
        for placed in units.units {
            guard let path = placed.path else {
                problem(.unknownVariation, placed.unit)
                continue
            }
            guard let text = units.wording(placed, texts) else {
                report.untranslated += 1
                continue
            }
            if placed.unit.codesWithoutText > 0, placed.unit.target?.contains(InlineText.object) == true {
                problem(.codeWithoutText, placed.unit)
                continue
            }
            var unit = CatalogUnit(text, state: placed.unit.state ?? .translated)
            if let other = taken[path] {
                if other != unit { problem(.duplicate, placed.unit) }
                continue
            }
            if let other = places.contradiction(of: path) {
                problem(
                    .contradictsVariation(other: other.steps.isEmpty ? "a plain wording" : other.description),
                    placed.unit)
                continue
            }
            if !entry.shouldTranslate, known[path] != unit {
                problem(.notTranslatable, placed.unit)
                continue
            }
            let now = sourceText.wording(of: path)
            if language != sourceLanguage, units.text(placed.unit.source, placed, texts) != now,
                placed.unit.source != now
            {
                problem(.sourceChanged(was: placed.unit.source, now: now), placed.unit)
                switch options.changedSource {
                case .skip: continue
                case .review where unit.state == .translated: unit.state = .needsReview
                case .review, .keep: break
                }
            }
            taken[path] = unit
            places.insert(path)
            switch known[path] {
            case nil: report.added += 1
            case unit: report.unchanged += 1
            default: report.changed += 1
            }
            if known[path] != unit { target[path] = unit }
        }
        guard target != (before ?? CatalogLocalization()) else { return }
        texts.describe(&target)
        entry[language] = target
        // A catalog that could not be read again is worse than one that lacks a key's translation.
        guard entry.isReadable else { return refuse() }
        self[units.key] = entry
    }
}
