internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocalizedStrings

/// The units of one key.
struct CatalogUnits {
    struct Placed {
        var key: String
        /// Nil for an id whose path is none.
        var path: CatalogUnitPath?
        var unit: XLIFFUnit
    }

    let key: String
    let units: [Placed]

    /// Groups the units of a file by key, in the order in which the keys come.
    /// - Parameter known: whether a whole id is a key, though it looks like one with a path. Nil where no key is known: then an id
    ///   is a key when what follows its separator is no path.
    static func grouped(_ units: [XLIFFUnit], known: ((String) -> Bool)? = nil) -> [CatalogUnits] {
        var order: [String] = []
        var byKey: [String: [Placed]] = [:]
        for unit in units {
            var placed = UnitPaths.place(unit)
            if unit.metadata[UnitMetadata.key] == nil, placed.path != .root,
                known.map({ $0(unit.id) && !$0(placed.key) }) ?? (placed.path == nil)
            {
                placed = Placed(key: unit.id, path: .root, unit: unit)
            }
            if byKey[placed.key] == nil { order.append(placed.key) }
            byKey[placed.key, default: []].append(placed)
        }
        return order.map { CatalogUnits(key: $0, units: byKey[$0] ?? []) }
    }

    /// The most substitutions, or cases of one variation, that the units make: what a catalog has of them is looked up one after
    /// another.
    var mostNames: Int {
        var names: [CatalogUnitPath: Set<CatalogUnitPath.Step>] = [:]
        for placed in units {
            for (depth, step) in (placed.path?.steps ?? []).enumerated() {
                names[CatalogUnitPath(Array(placed.path?.steps[..<depth] ?? [])), default: []].insert(step)
            }
        }
        return names.values.map(\.count).max() ?? 0
    }

    /// The units without targets that only say that there is none. Our own files tell the key's whole entry where a wording is empty.
    var withoutEmptyTargets: CatalogUnits {
        guard units.first?.unit.metadata[UnitMetadata.entry] == nil else { return self }
        return CatalogUnits(
            key: key,
            units: units.map { placed in
                guard placed.unit.target == "", !placed.unit.source.isEmpty else { return placed }
                var placed = placed
                (placed.unit.target, placed.unit.state) = (nil, nil)
                return placed
            })
    }

    /// What the units say of the key in their two languages, when nothing else is known of it.
    /// - Parameter categories: the plural categories of the source language.
    func entry(sourceLanguage: String, language: String, categories: [String]) -> CatalogEntry {
        if let skeleton = units.first?.unit.metadata[UnitMetadata.entry].flatMap(EntrySkeleton.entry) {
            return filled(skeleton, sourceLanguage: sourceLanguage, language: language)
        }
        let texts = learnt([])
        var entry = CatalogEntry(comment: units.lazy.compactMap(\.unit.note).first)
        entry.shouldTranslate = !units.contains { !$0.unit.isTranslatable }
        let isItsKey = units.count == 1 && units[0].path == .root && units[0].unit.source == key
        if !isItsKey {
            var source = CatalogLocalization()
            let others = othersOfSource
            for placed in units {
                guard let path = placed.path, isOfSource(path, placed.unit.source, categories, others) else { continue }
                source[path] = CatalogUnit(text(placed.unit.source, placed, texts), state: .translated)
            }
            texts.describe(&source)
            if !source.units.isEmpty { entry[sourceLanguage] = source }
        }
        if language != sourceLanguage || isItsKey {
            var target = CatalogLocalization()
            for placed in units {
                guard let path = placed.path, let text = wording(placed, texts) else { continue }
                target[path] = CatalogUnit(text, state: placed.unit.state ?? .translated)
            }
            texts.describe(&target)
            if !target.units.isEmpty { entry[language] = target }
        }
        return entry
    }

    private func filled(_ skeleton: CatalogEntry, sourceLanguage: String, language: String) -> CatalogEntry {
        var entry = skeleton
        let texts = learnt([entry[language], entry[sourceLanguage]].compactMap { $0 })
        var places: [CatalogUnitPath: Placed] = [:]
        for placed in units { placed.path.map { places[$0] = placed } }
        if sourceLanguage != language, let source = entry[sourceLanguage] {
            entry[sourceLanguage] = EntrySkeleton.fill(source) { path in
                places[path].map { text($0.unit.source, $0, texts) }
            }
        }
        let known = entry[language]
        var target = EntrySkeleton.fill(known ?? CatalogLocalization()) { path in
            places[path].flatMap { wording($0, texts) }
        }
        for placed in units {
            guard let path = placed.path, let text = wording(placed, texts) else { continue }
            let unit = CatalogUnit(text, state: placed.unit.state ?? .translated)
            if target[path] != unit { target[path] = unit }
        }
        if known != nil || !target.units.isEmpty { entry[language] = target }
        return entry
    }

    /// A category that only the target needs has the source's wording for `other`.
    private func isOfSource(
        _ path: CatalogUnitPath, _ text: String, _ categories: [String], _ others: [CatalogUnitPath: Set<String>]
    ) -> Bool {
        guard case .variation(kind: "plural", let category)? = path.steps.last, category != "other",
            !categories.isEmpty, !categories.contains(category)
        else { return true }
        let other = CatalogUnitPath(path.steps.dropLast() + [.plural("other")])
        return others[other]?.contains(text) != true
    }

    /// The source's wordings for `other`.
    private var othersOfSource: [CatalogUnitPath: Set<String>] {
        var others: [CatalogUnitPath: Set<String>] = [:]
        for placed in units {
            guard let path = placed.path, path.steps.last == .plural("other") else { continue }
            others[path, default: []].insert(placed.unit.source)
        }
        return others
    }

    /// The plural categories of a language; none for what is no language. Asked once for all units: it takes ICU's time.
    static func categories(of language: String) -> [String] {
        guard let locale = try? LocaleID(language), let rules = try? PluralRules(locale: locale) else { return [] }
        return rules.categories.map(\.rawValue)
    }

    func learnt(_ localizations: [CatalogLocalization]) -> SubstitutionText {
        var texts = SubstitutionText(localizations)
        texts.learn(
            units.flatMap { placed in
                placed.path.map { path in
                    [placed.unit.source, placed.unit.target].compactMap { $0.map { (path, $0) } }
                } ?? []
            })
        return texts
    }

    func wording(_ placed: Placed, _ texts: SubstitutionText) -> String? {
        placed.unit.target.map { text($0, placed, texts) }
    }

    func text(_ text: String, _ placed: Placed, _ texts: SubstitutionText) -> String {
        guard let path = placed.path, placed.unit.metadata[UnitMetadata.verbatim] == nil else { return text }
        return texts.imported(text, at: path)
    }
}

extension SubstitutionText {
    /// Says of each substitution that the localization has which argument it is about, unless it says so itself.
    func describe(_ localization: inout CatalogLocalization) {
        localization.changeSubstitutions { name, argument in
            guard argument == nil else { return nil }
            return arguments[name] ?? specifiers[name].map { (nil, $0) }
        }
    }
}
