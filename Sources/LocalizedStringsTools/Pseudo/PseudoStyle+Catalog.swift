public import LocalizedStrings

extension PseudoStyle {
    /// Adds a pseudo-language to a catalog: every text of the source language, changed, as a translation. What the catalog
    /// has in that language already is replaced.
    ///
    /// ```swift
    /// var catalog = try StringCatalog(reading: bytes)
    /// PseudoStyle.accented.add(to: &catalog)
    /// catalog["Cancel"]?["en-XA"]?[.root]?.value      // "[!! Çåñçéļ öñé ţŵö !!]"
    /// ```
    ///
    /// Keys that must not be translated, and stale ones, are left out.
    ///
    /// - Parameters:
    ///   - catalog: the texts of its source language are what is changed.
    ///   - language: the language to write; nil for ``language``.
    /// - Returns: how many keys got a text.
    @discardableResult
    public func add(to catalog: inout StringCatalog, as language: String? = nil) -> Int {
        let language = language ?? self.language
        var count = 0
        for key in catalog.keys {
            guard var entry = catalog[key], entry.shouldTranslate, entry.extractionState != .stale else { continue }
            var localization = entry[catalog.sourceLanguage] ?? CatalogLocalization(key)
            if localization.units.isEmpty { localization = CatalogLocalization(key) }
            for (path, unit) in localization.units {
                let text = applied(to: unit.value, isPart: path.substitution != nil)
                localization[path] = CatalogUnit(text, state: .translated)
            }
            entry[language] = localization
            catalog[key] = entry
            count += 1
        }
        return count
    }
}
