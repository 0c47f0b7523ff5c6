import LocalizedStrings
import LocalizedStringsTools
import LocalizedStringsXLIFF

/// Files of localized strings: read, written, read again.
enum TableEntries {
    static func strings(_ bytes: [UInt8]) {
        guard let file = try? StringsFile(reading: bytes, file: "fuzz.strings") else { return }
        _ = file.duplicateKeys
        _ = file.text
        guard let written = try? file.bytes() else { return }
        let again = try? StringsFile(reading: written)
        require(again?.texts == file.texts, "a table of \(file.texts.count) texts reads back differently")
    }

    static func stringsDictionary(_ bytes: [UInt8]) {
        guard var file = try? StringsDictFile(reading: bytes, file: "fuzz.stringsdict") else { return }
        for key in file.keys {
            _ = file.comments(for: key)
            _ = file.position(of: key)
            guard let entry = file[key], let template = entry.template else { continue }
            MarkupEntries.run(template, "en", [1, "two", 3])
        }
        _ = file.duplicateKeys
        if let written = try? file.bytes() {
            let again = try? StringsDictFile(reading: written)
            require(again?.keys == file.keys, "\(file.keys) reads back as \(again?.keys ?? [])")
        }
        file.sort()
    }

    static func catalog(_ bytes: [UInt8]) {
        guard let catalog = try? StringCatalog(reading: bytes, file: "fuzz.xcstrings") else { return }
        checkWriting(catalog)
        var changed = catalog
        for (index, key) in catalog.keys.enumerated() {
            guard var entry = catalog[key] else { continue }
            for language in entry.languages {
                guard let localization = entry[language], let template = localization.template else { continue }
                MarkupEntries.run(template, (try? LocaleID(language)) ?? "en", [1, "two", 3])
            }
            entry["fr"] = CatalogLocalization("\(index)")
            changed[key] = entry
        }
        _ = PseudoStyle.accented.add(to: &changed)
        _ = PseudoStyle.rightToLeft.add(to: &changed)
        checkWriting(changed)
        lookup(changed)
    }

    /// What is written reads back with the same keys and entries, and is written the same again. The layout of a file that
    /// mixes several is not the layout of what is written.
    private static func checkWriting(_ catalog: StringCatalog) {
        let written = catalog.bytes()
        guard let again = try? StringCatalog(reading: written) else { fatalError("a catalog cannot be read back") }
        require(again.bytes() == written, "a catalog that was read back is written differently")
        require(again.keys == catalog.keys, "\(catalog.keys) reads back as \(again.keys)")
        for key in catalog.keys { require(again[key] == catalog[key], "\(key) reads back differently") }
    }

    private static func lookup(_ catalog: StringCatalog) {
        let bundle = LocalizedBundle(catalogs: ["Localizable": catalog])
        let strings = bundle.localized(for: ["fr-CH", "de"])
        for key in catalog.keys.prefix(16) { _ = strings(LocalizedText(key: key, arguments: [1, "two"])) }
    }

    static func lint(_ bytes: [UInt8]) {
        guard let catalog = try? StringCatalog(reading: bytes, file: "fuzz.xcstrings") else { return }
        let report = StringLint().lint([LintTable(catalog, file: "fuzz.xcstrings", bytes: bytes)])
        for text in [report.text(), report.json(), report.sarif()] { _ = text.utf8.count }
    }

    static func xliff(_ bytes: [UInt8]) {
        guard let document = try? XLIFFDocument(reading: bytes, file: "fuzz.xliff") else { return }
        for version in XLIFFDocument.Version.allCases {
            guard let written = try? document.bytes(version) else { continue }
            let again = try? XLIFFDocument(reading: written)
            // Version 2.0 has no file without units.
            func units(_ document: XLIFFDocument?) -> [[XLIFFUnit]]? {
                document?.files.map(\.units).filter { !$0.isEmpty }
            }
            require(units(again) == units(document), "\(version) reads back differently")
        }
        guard var catalog = try? StringCatalog(document) else { return }
        for file in document.files {
            for addsUnknownKeys in [false, true] {
                _ = try? catalog.merge(file, options: XLIFFImportOptions(addsUnknownKeys: addsUnknownKeys))
            }
            guard let language = file.targetLanguage else { continue }
            _ = catalog.xliffFile(for: language, original: file.original)
        }
        checkWriting(catalog)
    }

    /// Lines: pairs of a key and a default value, then after an empty key the catalog.
    static func update(_ fields: inout Fields) {
        var strings: [ExtractedString] = []
        while strings.count < 32 {
            let key = fields.line()
            if key.isEmpty { break }
            let value = fields.line()
            strings.append(
                ExtractedString(
                    key: key, defaultValue: value.isEmpty ? nil : value, file: "a.swift", line: strings.count))
        }
        guard var catalog = try? StringCatalog(reading: Array(fields.text().utf8)) else { return }
        CatalogUpdate(removesUntranslated: strings.count & 1 != 0).update(&catalog, with: strings)
        for string in strings { require(catalog[string.key] != nil, "\(string.key) is not in the catalog") }
        require(
            CatalogUpdate().update(&catalog, with: strings).added.isEmpty, "the same strings are added a second time")
        checkWriting(catalog)
    }
}
