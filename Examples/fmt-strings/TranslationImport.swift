import LocalizedStrings
import LocalizedStringsInterchange

/// Translations of a file that is no XLIFF, taken into a catalog: wordings of keys that it has, in other languages than its source.
struct TranslationImport {
    private(set) var added = 0
    private(set) var changed = 0
    private(set) var unchanged = 0
    private(set) var untranslated = 0
    private(set) var problems: [String] = []
    /// What is to be looked at, though nothing is wrong.
    private(set) var notes: [String] = []
    private(set) var languages: [String] = []
    /// What the file would say had nobody touched it, by language.
    private var untouched: [String: UntouchedFile] = [:]

    /// - Parameters:
    ///   - reader: what has read the file, and what is in it, as a catalog.
    ///   - addsUnknownKeys: whether keys that the catalog has not are added.
    mutating func take(
        _ reader: InterchangeReader, of file: InterchangeSource, into catalog: inout StringCatalog,
        addsUnknownKeys: Bool
    ) {
        let (read, before) = (reader.catalog, catalog)
        for code in read.languages where code != catalog.sourceLanguage {
            let language = CatalogLanguage.own(code, in: before)
            untouched[language] = UntouchedFile(of: before, as: file, in: language, reader)
            if !before.languages.contains(language), !CatalogLanguage.isKnown(language) {
                problems.append(CatalogLanguage.unknown(language))
            }
        }
        for name in read.keys {
            var isOpen = true
            for code in read[name]?.languages ?? [] {
                let language = CatalogLanguage.own(code, in: before)
                guard language != catalog.sourceLanguage, let wording = read[name]?[code] else { continue }
                take(wording, of: name, language, into: &catalog, addsUnknownKeys)
                isOpen = false
            }
            // A file with its source, as those of gettext, has texts that nobody has translated yet.
            if isOpen, catalog[name]?.shouldTranslate == true { untranslated += 1 }
        }
    }

    private mutating func take(
        _ wording: CatalogLocalization, of name: String, _ language: String, into catalog: inout StringCatalog,
        _ addsUnknownKeys: Bool
    ) {
        let untouched = untouched[language]
        let given = catalog[name] == nil ? untouched?.key(of: name) : nil
        let key = given ?? name
        let sent = untouched?.wording(of: name, in: language)
        if catalog[key] == nil, let sent {
            // No key of the catalog's, but what a format makes beside one, such as a text within another.
            if Set(sent.units.map(\.unit)) == Set(wording.units.map(\.unit)) { return }
            return report("'\(name)': the catalog has no such key")
        }
        guard var entry = catalog[key] ?? (addsUnknownKeys ? CatalogEntry(extractionState: .manual) : nil) else {
            return report("'\(name)': the catalog has no such key")
        }
        let made = WordingImport(
            wording, over: entry[language], sent: sent,
            hasText: entry[catalog.sourceLanguage]?.units.contains { !$0.unit.value.isEmpty } ?? !key.isEmpty,
            losses: untouched?.losses(of: key) ?? [])
        if !languages.contains(language) { languages.append(language) }
        if made.isUntranslated { return untranslated += 1 }
        if made.result == entry[language] { return unchanged += 1 }
        guard entry.shouldTranslate else {
            return report("'\(name)': the catalog says that this is not translated")
        }
        if given != nil, let rivals = untouched?.rivals(of: name), !rivals.isEmpty {
            let all = rivals.map { "'\($0)'" }.joined(separator: ", ")
            return report("'\(name)': it may be any of the keys \(all)")
        }
        for loss in made.lost { report("'\(key)' (\(language)): lost: \(loss)") }
        if !made.kept.isEmpty {
            let paths = made.kept.map(\.description).joined(separator: ", ")
            notes.append("'\(key)' (\(language)): the file has no place for \(paths), which stays")
        }
        if entry[language] == nil { added += 1 } else { changed += 1 }
        entry[language] = made.result
        catalog[key] = entry
    }

    private mutating func report(_ problem: String) {
        if !problems.contains(problem) { problems.append(problem) }
    }
}

extension InterchangeReader {
    /// A lone file as a catalog with the source language of another one.
    ///
    /// - Throws: where the file does not say its language, nor its path, nor `language`.
    static func translations(
        of source: InterchangeSource, sourceLanguage: String, language: String?
    ) throws(CommandFailure) -> InterchangeReader {
        var reader = InterchangeReader(sourceLanguage: sourceLanguage, language: language)
        try reader.read(source)
        let isTranslated = reader.catalog.keys.contains { key in
            reader.catalog[key]?.languages.contains { $0 != sourceLanguage } ?? false
        }
        guard isTranslated || reader.catalog.keys.isEmpty else {
            throw .usage(
                "\(source.path): nothing in it is in another language than \(sourceLanguage); name its language with --language"
            )
        }
        return reader
    }
}
