import LocalizedStrings
import LocalizedStringsInterchange

/// Translations of a file that is no XLIFF, taken into a catalog: wordings of keys that it has, in other languages than its source.
struct TranslationImport {
    private(set) var added = 0
    private(set) var changed = 0
    private(set) var unchanged = 0
    private(set) var problems: [String] = []
    private(set) var languages: [String] = []

    /// - Parameters:
    ///   - read: what is in the file, as a catalog.
    ///   - addsUnknownKeys: whether keys that the catalog has not are added.
    mutating func take(_ read: StringCatalog, into catalog: inout StringCatalog, addsUnknownKeys: Bool) {
        for key in read.keys {
            guard let entry = read[key] else { continue }
            let translated = entry.languages.filter { $0 != catalog.sourceLanguage }
            guard !translated.isEmpty else { continue }
            guard var known = catalog[key] ?? (addsUnknownKeys ? CatalogEntry(extractionState: .manual) : nil) else {
                problems.append("'\(key)': the catalog has no such key")
                continue
            }
            guard known.shouldTranslate else {
                problems.append("'\(key)': the catalog says that this is not translated")
                continue
            }
            for language in translated { take(entry[language], language, into: &known) }
            catalog[key] = known
        }
    }

    private mutating func take(_ wording: CatalogLocalization?, _ language: String, into entry: inout CatalogEntry) {
        if !languages.contains(language) { languages.append(language) }
        switch entry[language] {
        case nil: added += 1
        case wording: unchanged += 1
        default: changed += 1
        }
        entry[language] = wording
    }
}

extension InterchangeReader {
    /// A lone file as a catalog with the source language of another one.
    ///
    /// - Throws: where the file does not say its language, nor its path, nor `language`.
    static func translations(
        of path: String, in format: any InterchangeFile.Type, sourceLanguage: String, language: String?
    ) throws(CommandFailure) -> InterchangeReader {
        var reader = InterchangeReader(sourceLanguage: sourceLanguage, language: language)
        try reader.read(InterchangeSource(path: path, format: format))
        let isTranslated = reader.catalog.keys.contains { key in
            reader.catalog[key]?.languages.contains { $0 != sourceLanguage } ?? false
        }
        guard isTranslated || reader.catalog.keys.isEmpty else {
            throw .usage(
                "\(path): nothing in it is in another language than \(sourceLanguage); name its language with --language"
            )
        }
        return reader
    }
}
