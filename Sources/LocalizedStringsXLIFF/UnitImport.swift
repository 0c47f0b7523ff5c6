internal import LocalizedStrings

/// The units of a key that the catalog has, on their way into its entry. What they report is the key's own, until it is known that the entry
/// takes them.
struct UnitImport {
    private(set) var report = XLIFFImportReport()
    private let units: CatalogUnits
    private let entry: CatalogEntry
    private let sourceLanguage: String
    private let language: String
    private let options: XLIFFImportOptions
    private let texts: SubstitutionText
    private let sourceText: SourceText
    /// The wordings that the entry had.
    private let known: [CatalogUnitPath: CatalogUnit]
    private var target: CatalogLocalization
    private var taken: [CatalogUnitPath: CatalogUnit] = [:]
    private var places = PathTree()

    init(
        _ units: CatalogUnits, into entry: CatalogEntry, from sourceLanguage: String, to language: String,
        options: XLIFFImportOptions
    ) {
        (self.units, self.entry, self.options) = (units, entry, options)
        (self.sourceLanguage, self.language) = (sourceLanguage, language)
        let (source, before) = (entry[sourceLanguage], entry[language])
        texts = units.learnt([before, source].compactMap { $0 })
        sourceText = SourceText(source, key: units.key)
        target = before ?? CatalogLocalization()
        known = target.unitsByPath
    }

    /// The entry with the wordings of all units; nil where none differs from what it had.
    mutating func changedEntry() -> CatalogEntry? {
        for placed in units.units { take(placed) }
        guard target != (entry[language] ?? CatalogLocalization()) else { return nil }
        texts.describe(&target)
        var entry = entry
        entry[language] = target
        return entry
    }

    private mutating func take(_ placed: CatalogUnits.Placed) {
        guard let path = placed.path else { return report.add(.unknownVariation, placed.unit) }
        guard let text = units.wording(placed, texts), !isOpen(placed.unit, text, at: path) else {
            report.untranslated += 1
            return
        }
        if placed.unit.codesWithoutText > 0, placed.unit.target?.contains(InlineText.object) == true {
            return report.add(.codeWithoutText, placed.unit)
        }
        var unit = CatalogUnit(text, state: placed.unit.state ?? .translated)
        if let other = taken[path] {
            if other != unit { report.add(.duplicate, placed.unit) }
            return
        }
        if let other = places.contradiction(of: path) {
            let name = other.steps.isEmpty ? "a plain wording" : other.description
            return report.add(.contradictsVariation(other: name), placed.unit)
        }
        if !entry.shouldTranslate, known[path] != unit { return report.add(.notTranslatable, placed.unit) }
        if let now = changedSource(of: placed, at: path) {
            report.add(.sourceChanged(was: placed.unit.source, now: now), placed.unit)
            switch options.changedSource {
            case .skip: return
            case .review where unit.state == .translated: unit.state = .needsReview
            case .review, .keep: break
            }
        }
        put(unit, at: path)
    }

    /// Whether a target only says that there is none: for what nobody has translated, tools write an empty one, or the source under `new`.
    private func isOpen(_ unit: XLIFFUnit, _ text: String, at path: CatalogUnitPath) -> Bool {
        guard let known = known[path] else { return text.isEmpty && !unit.source.isEmpty && unit.state != .new }
        guard text != known.value else { return false }
        return text.isEmpty ? !unit.source.isEmpty : unit.state == .new && known.state != .new
    }

    /// The catalog's source text, where it is another than the translator had.
    private func changedSource(of placed: CatalogUnits.Placed, at path: CatalogUnitPath) -> String? {
        let now = sourceText.wording(of: path)
        let isChanged =
            language != sourceLanguage && units.text(placed.unit.source, placed, texts) != now
            && placed.unit.source != now
        return isChanged ? now : nil
    }

    private mutating func put(_ unit: CatalogUnit, at path: CatalogUnitPath) {
        taken[path] = unit
        places.insert(path)
        switch known[path] {
        case nil: report.added += 1
        case unit: report.unchanged += 1
        default: report.changed += 1
        }
        if known[path] != unit { target[path] = unit }
    }
}

extension XLIFFImportReport {
    mutating func add(_ kind: XLIFFImportProblem.Kind, _ unit: XLIFFUnit) {
        problems.append(XLIFFImportProblem(kind: kind, id: unit.id, line: unit.line))
    }

    /// Adds what another one counts and reports.
    mutating func add(_ other: XLIFFImportReport) {
        added += other.added
        changed += other.changed
        unchanged += other.unchanged
        untranslated += other.untranslated
        problems += other.problems
    }
}
