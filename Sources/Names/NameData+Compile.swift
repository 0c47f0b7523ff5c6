internal import LocaleFormatBridge
internal import LocaleFormatCore

/// How names are read from ICU's resource.
///
/// There is no function for it in ICU's C API, and `ures_getByKey` does not fall back inside a table, so fallback is done
/// here: each value is looked for in the locale and its parents, and where the root's value is an alias to another
/// pattern, that one is looked for in the locale and its parents before the root's own is taken.
extension NameData {
    /// - Parameters:
    ///   - locale: extensions are passed over. An unknown locale has its parent's names, and at last the root's.
    ///   - keys: the patterns wanted, given what else was read: the locale's default length and formality.
    /// - Throws: `PersonNameError.noNameData(icu:)` when ICU is too old.
    init(locale: LocaleID, keys: (NameData) -> [String]) throws(PersonNameError) {
        let tables = locale.bundles().compactMap { $0.child("personNames") }
        guard let root = tables.last, root.child("namePattern") != nil else {
            throw .noNameData(icu: ICUVersion.current.text)
        }
        func first(_ path: String...) -> ResourceBundle? {
            for table in tables {
                var node: ResourceBundle? = table
                for key in path { node = node?.child(key) }
                if let node { return node }
            }
            return nil
        }
        givenFirst = first("nameOrderLocales", "givenFirst")?.strings ?? []
        surnameFirst = first("nameOrderLocales", "surnameFirst")?.strings ?? []
        initial = first("initialPattern", "initial")?.string ?? initial
        initialSequence = first("initialPattern", "initialSequence")?.string ?? initialSequence
        foreignSpace = first("foreignSpaceReplacement")?.string ?? foreignSpace
        nativeSpace = first("nativeSpaceReplacement")?.string
        defaultLength = first("parameterDefault", "length")?.string
        defaultFormality = first("parameterDefault", "formality")?.string
        for key in keys(self) {
            guard let found = first("namePattern", key) else { continue }
            // The key of what was found tells whether the root led elsewhere.
            if let target = found.key, target != key, let better = first("namePattern", target) {
                patterns[key] = better.strings
            } else {
                patterns[key] = found.strings
            }
        }
    }
}
