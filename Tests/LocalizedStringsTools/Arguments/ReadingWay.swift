import LocalizedStrings
import LocalizedStringsXLIFF
import Testing

/// A way by which a localized string comes to be formatted.
enum ReadingWay: String, CaseIterable, Sendable {
    case template, catalog, stringsDict, xliff12, xliff20, freshXLIFF

    /// The string of a row as it comes by this way.
    func template(_ row: ReadingRow) throws -> TextTemplate {
        switch self {
        case .template: return row.template
        case .catalog: return try Self.read(Self.catalog(row))
        case .stringsDict: return try Self.stringsDict(row)
        case .xliff12: return try Self.xliff(row, .v1_2)
        case .xliff20: return try Self.xliff(row, .v2_0)
        case .freshXLIFF:
            let file = Self.catalog(row).xliffFile(for: "fr", original: "Localizable.xcstrings")
            // As Xcode writes it: nothing beside the texts says what the substitutions are about.
            let units = file.units.map { unit in
                var unit = unit
                unit.metadata = [:]
                return unit
            }
            var plain = XLIFFFile(
                original: file.original, sourceLanguage: file.sourceLanguage, targetLanguage: file.targetLanguage)
            plain.units = units
            return try Self.read(try StringCatalog(XLIFFDocument([plain])))
        }
    }

    private static func catalog(_ row: ReadingRow) -> StringCatalog {
        var catalog = StringCatalog()
        var entry = CatalogEntry()
        entry["en"] = CatalogLocalization(row.template)
        entry["fr"] = CatalogLocalization(row.template)
        catalog["key"] = entry
        return catalog
    }

    /// Through the bytes of a file.
    private static func read(_ catalog: StringCatalog) throws -> TextTemplate {
        let read = try StringCatalog(reading: catalog.bytes())
        return try #require(read["key"]?["fr"]?.template)
    }

    private static func stringsDict(_ row: ReadingRow) throws -> TextTemplate {
        /// A substitution that states its argument has it as a position, since the file states it nowhere else.
        func numbered(_ text: String) -> String {
            row.substitutions.reduce(text) { text, substitution in
                guard let argument = substitution.value.argument else { return text }
                let name = "#@\(substitution.key)@"
                return text.replacing("%\(name)", with: "%\(argument)$\(name)")
            }
        }
        var variables: [String: StringsDictVariable] = [:]
        for (name, substitution) in row.substitutions {
            // The file has no %arg: the specifier stands there, with the position where one is stated.
            let position = substitution.argument.map { "\($0)$" } ?? ""
            func text(_ text: String) -> String {
                let text = numbered(text)
                return row.keepsArg ? text : text.replacing("%arg", with: "%\(position)\(substitution.specifier)")
            }
            var cases: [PluralCategory: String] = [.other: text(substitution.other)]
            cases[.one] = substitution.one.map(text)
            variables[name] = StringsDictVariable(specifier: substitution.specifier, cases)
        }
        var file = StringsDictFile()
        file["key"] = StringsDictEntry(format: row.dictionary ?? numbered(row.text), variables: variables)
        return try #require(try StringsDictFile(reading: file.bytes())["key"]?.template)
    }

    private static func xliff(_ row: ReadingRow, _ version: XLIFFDocument.Version) throws -> TextTemplate {
        var catalog = catalog(row)
        let file = catalog.xliffFile(for: "fr", original: "Localizable.xcstrings")
        let document = try XLIFFDocument(reading: XLIFFDocument([file]).bytes(version))
        catalog["key"]?["fr"] = nil
        try catalog.merge(try #require(document.files.first))
        return try read(catalog)
    }
}
