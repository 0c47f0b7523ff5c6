public import LocalizedStrings

/// Brings a catalog up to date with the strings that an extractor found in the code.
///
/// ```swift
/// var catalog = try StringCatalog(reading: bytes)
/// let changes = CatalogUpdate().update(&catalog, with: strings)
/// changes.added          // ["%lld files in %@"]
/// ```
///
/// The rules are those by which Xcode keeps a catalog:
///
/// | a key is | in the code | no longer in the code |
/// |---|---|---|
/// | not in the catalog | added, state `new` where it has a text of its own | |
/// | in the catalog, extracted | kept; comment and default value follow the code | marked stale, translations kept |
/// | in the catalog, stale | no longer stale | kept |
/// | in the catalog, manual | kept as it is | kept as it is |
/// | in the catalog, migrated | counts as extracted from now on | kept as it is |
///
/// When a default value changes, the translations of the key are marked `needs_review`.
public struct CatalogUpdate: Hashable, Sendable {
    /// The table that the catalog is: strings of other tables are left out.
    public var table: String
    /// Whether keys that are no longer in the code are removed, rather than marked stale, when no language has a translation.
    public var removesUntranslated: Bool

    /// An update of the table with that name, which marks what is gone and removes nothing unless told to.
    public init(table: String = "Localizable", removesUntranslated: Bool = false) {
        self.table = table
        self.removesUntranslated = removesUntranslated
    }

    /// What ``update(_:with:)`` changed; each list sorted as the catalog is.
    public struct Changes: Hashable, Sendable {
        /// Keys that the catalog did not have.
        public internal(set) var added: [String] = []
        /// Keys newly marked stale.
        public internal(set) var stale: [String] = []
        /// Keys that were taken out, as ``CatalogUpdate/removesUntranslated`` asks.
        public internal(set) var removed: [String] = []
        /// Keys that were stale, and are in the code again.
        public internal(set) var revived: [String] = []
        /// Keys whose comment changed.
        public internal(set) var commented: [String] = []
        /// Keys whose default value changed.
        public internal(set) var revalued: [String] = []
        /// Keys for which the code gives more than one default value; the first one counts.
        public internal(set) var conflicts: [String] = []

        /// Whether the catalog is as it was.
        public var isEmpty: Bool {
            added.isEmpty && stale.isEmpty && removed.isEmpty && revived.isEmpty && commented.isEmpty
                && revalued.isEmpty
        }
    }

    /// Changes the catalog and tells what it changed. The order in which files were extracted makes no difference.
    @discardableResult
    public func update(_ catalog: inout StringCatalog, with strings: [ExtractedString]) -> Changes {
        var changes = Changes()
        let found = Self.merged(strings.filter { $0.tableName == table }, &changes)
        let known = Set(catalog.keys)
        for (key, string) in found {
            if known.contains(key) {
                renew(key, string, &catalog, &changes)
            } else {
                catalog[key] = Self.entry(for: string, key: key, sourceLanguage: catalog.sourceLanguage)
                changes.added.append(key)
            }
        }
        for key in catalog.keys where known.contains(key) && found[key] == nil { retire(key, &catalog, &changes) }
        if !changes.removed.isEmpty {
            let removed = Set(changes.removed)
            catalog.removeAll { key, _ in removed.contains(key) }
        }
        // In the order of the catalog, not of a dictionary.
        var place: [String: Int] = [:]
        for (index, key) in catalog.keys.enumerated() { place[key] = index }
        func sort(_ keys: inout [String]) { keys.sort { (place[$0] ?? 0, $0) < (place[$1] ?? 0, $1) } }
        sort(&changes.added)
        sort(&changes.stale)
        changes.removed.sort()
        sort(&changes.revived)
        sort(&changes.commented)
        sort(&changes.revalued)
        sort(&changes.conflicts)
        return changes
    }

    /// What the code says of a key, all its places taken together.
    private struct Found {
        var defaultValue: String?
        var comments: [String] = []

        var comment: String? { comments.isEmpty ? nil : comments.joined(separator: "\n") }
    }

    private static func merged(_ strings: [ExtractedString], _ changes: inout Changes) -> [String: Found] {
        var found: [String: Found] = [:]
        var conflicts: Set<String> = []
        let ordered = strings.sorted {
            ($0.file, $0.line, $0.column ?? 0, $0.key) < ($1.file, $1.line, $1.column ?? 0, $1.key)
        }
        for string in ordered {
            var one = found[string.key] ?? Found()
            if let value = string.defaultValue {
                if one.defaultValue != nil, one.defaultValue != value { conflicts.insert(string.key) }
                one.defaultValue = one.defaultValue ?? value
            }
            if let comment = string.comment, !comment.isEmpty, !one.comments.contains(comment) {
                one.comments.append(comment)
            }
            found[string.key] = one
        }
        changes.conflicts = Array(conflicts)
        return found
    }

    private static func entry(for string: Found, key: String, sourceLanguage: String) -> CatalogEntry {
        var entry = CatalogEntry(comment: string.comment)
        if let value = string.defaultValue {
            entry.extractionState = .extractedWithValue
            entry[sourceLanguage] = CatalogLocalization(value, state: .new)
        } else if let numbered = FormatNumbering.numbered(key) {
            // Xcode numbers the arguments of a key with several, so that translators see that they may change places.
            entry[sourceLanguage] = CatalogLocalization(numbered, state: .new)
        }
        return entry
    }

    private func renew(_ key: String, _ string: Found, _ catalog: inout StringCatalog, _ changes: inout Changes) {
        guard var entry = catalog[key], entry.extractionState != .manual else { return }
        let before = entry
        if entry.extractionState == .stale { changes.revived.append(key) }
        if let comment = string.comment, comment != entry.comment {
            entry.comment = comment
            entry.isCommentAutoGenerated = false
            changes.commented.append(key)
        }
        entry.extractionState = string.defaultValue == nil ? nil : .extractedWithValue
        if let value = string.defaultValue { revalue(key, value, &entry, catalog.sourceLanguage, &changes) }
        if entry != before { catalog[key] = entry }
    }

    /// A new default value. A source text with variations was written in the catalog, and stays.
    private func revalue(
        _ key: String, _ value: String, _ entry: inout CatalogEntry, _ sourceLanguage: String, _ changes: inout Changes
    ) {
        let source = entry[sourceLanguage]
        guard source?.hasVariations != true, source?[.root]?.value != value else { return }
        // A text that somebody edited in the catalog is not the code's to change.
        if let state = source?[.root]?.state, state != .new { return }
        entry[sourceLanguage] = CatalogLocalization(value, state: .new)
        changes.revalued.append(key)
        guard source != nil else { return }
        for language in entry.languages where language != sourceLanguage {
            guard var localization = entry[language] else { continue }
            for (path, unit) in localization.units where unit.state == .translated {
                localization[path] = CatalogUnit(unit.value, state: .needsReview)
            }
            entry[language] = localization
        }
    }

    private func retire(_ key: String, _ catalog: inout StringCatalog, _ changes: inout Changes) {
        guard var entry = catalog[key] else { return }
        switch entry.extractionState {
        case .manual?, .migrated?, .stale?: return
        default: break
        }
        let isTranslated = entry.languages.contains { $0 != catalog.sourceLanguage }
        if removesUntranslated, !isTranslated {
            // Taken from the catalog when all are known.
            changes.removed.append(key)
        } else {
            entry.extractionState = .stale
            catalog[key] = entry
            changes.stale.append(key)
        }
    }
}
