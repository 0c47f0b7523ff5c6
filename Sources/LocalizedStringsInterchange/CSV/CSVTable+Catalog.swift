internal import LocaleFormatCore
public import LocalizedStrings

extension StringCatalog {
    /// The catalog as a table: a row for each wording, a column for each language.
    ///
    /// The first row names the columns: `key`, `variation` (a path such as `plural.one`, empty for a plain text), `comment`, then the
    /// languages. `extraction`, `translate` and `state:de` are there where a row needs them. The row `substitutions.files` has the
    /// substitution's argument, `%1$lld`.
    ///
    /// ```swift
    /// let made = catalog.csvTable()
    /// let bytes = made.value.bytes()
    /// ```
    ///
    /// - Parameters:
    ///   - languages: nil for all.
    ///   - options: how the file separates fields and rows.
    /// - Returns: the table, and what it cannot hold: empty wordings, members that this package does not know.
    public func csvTable(languages: [String]? = nil, options: CSVTable.Options = .init()) -> Conversion<CSVTable> {
        var losses: [ConversionLoss] = []
        let all = self.languages
        let languages = languages ?? [sourceLanguage] + all.filter { $0 != sourceLanguage }
        for language in all where !languages.contains(language) {
            losses.append(.init(.notHeld("language", language), language: language))
        }
        var rows: [CSVRow] = []
        for key in keys {
            guard let entry = self[key] else { continue }
            rows += CSVRow.rows(of: key, entry, languages, &losses)
        }
        return Conversion(Self.table(rows, languages, options), losses: losses)
    }

    /// The rows under their header, which has the columns that a row needs.
    private static func table(_ rows: [CSVRow], _ languages: [String], _ options: CSVTable.Options) -> CSVTable {
        let states = languages.filter { language in
            rows.contains { $0.cells[language].map { $0.state != .translated } ?? false }
        }
        let hasExtraction = rows.contains { $0.entry.extractionState != nil }
        let hasTranslate = rows.contains { !$0.entry.shouldTranslate }
        var header = ["key", "variation", "comment"] + languages + states.map { "state:\($0)" }
        if hasExtraction { header.append("extraction") }
        if hasTranslate { header.append("translate") }
        var table = CSVTable(rows: [header], options: options)
        var last: String?
        for row in rows {
            // What is said of the key stands in its first row.
            let isFirst = row.key != last
            last = row.key
            var fields = [row.key, row.path.description, isFirst ? row.entry.comment ?? "" : ""]
            fields += languages.map { row.cells[$0]?.value ?? "" }
            fields += states.map { row.cells[$0]?.state.rawValue ?? "" }
            if hasExtraction { fields.append(isFirst ? row.entry.extractionState?.rawValue ?? "" : "") }
            if hasTranslate { fields.append(isFirst && !row.entry.shouldTranslate ? "no" : "") }
            table.rows.append(fields)
        }
        return table
    }

    /// Takes the wordings of a table such as ``csvTable(languages:options:)`` makes. An empty cell says nothing.
    ///
    /// - Returns: what was not taken: columns that are no language, paths that are none.
    /// - Throws: `StringsError.unexpected(file:path:expected:found:)` for a table whose first row has no column `key`.
    public mutating func merge(_ table: CSVTable) throws(StringsError) -> [ConversionLoss] {
        var losses: [ConversionLoss] = []
        let header = table.rows.first ?? []
        guard let keyColumn = header.firstIndex(of: "key") else {
            throw .unexpected(
                file: "", path: ["row 1"], expected: "a column 'key'", found: header.joined(separator: ","))
        }
        let languages = try Self.languages(in: header, &losses)
        for (number, row) in table.rows.enumerated().dropFirst() {
            func cell(_ name: String) -> String {
                guard let column = header.firstIndex(of: name), column < row.count else { return "" }
                return row[column]
            }
            guard keyColumn < row.count else {
                losses.append(.init(.leftOut("the row has no key"), line: number + 1))
                continue
            }
            let key = row[keyColumn]
            guard let path = CatalogUnitPath(cell("variation")) else {
                losses.append(.init(.leftOut("'\(cell("variation"))' is no variation"), key: key, line: number + 1))
                continue
            }
            if row.count > header.count {
                losses.append(.init(.notHeld("cell without a column", row[header.count]), key: key, line: number + 1))
            }
            var entry = self[key] ?? CatalogEntry()
            if !cell("comment").isEmpty { entry.comment = cell("comment") }
            if !cell("extraction").isEmpty { entry.extractionState = ExtractionState(rawValue: cell("extraction")) }
            if cell("translate") == "no" { entry.shouldTranslate = false }
            for (column, language) in languages where column < row.count && !row[column].isEmpty {
                var localization = entry[language] ?? CatalogLocalization()
                localization.put(row[column], at: path, state: cell("state:\(language)"))
                entry[language] = localization
            }
            guard entry.isReadable else {
                losses.append(.init(.leftOut("more wordings than a catalog may have"), key: key, line: number + 1))
                continue
            }
            self[key] = entry
        }
        return losses
    }

    /// The columns of languages.
    private static func languages(
        in header: [String], _ losses: inout [ConversionLoss]
    ) throws(StringsError) -> [(column: Int, name: String)] {
        let known: Set<String> = ["key", "variation", "comment", "extraction", "translate"]
        var languages: [(column: Int, name: String)] = []
        for (column, name) in header.enumerated() where !known.contains(name) && !name.hasPrefix("state:") {
            if (try? LocaleID(name)) != nil {
                languages.append((column, name))
            } else {
                losses.append(.init(.notHeld("column", name), line: 1))
            }
        }
        guard languages.count <= StringsLimits.names else {
            throw .unexpected(
                file: "", path: ["row 1"], expected: "at most \(StringsLimits.names) languages",
                found: "\(languages.count)")
        }
        return languages
    }
}

extension CatalogLocalization {
    /// Takes a cell: a wording, or the argument of a substitution.
    fileprivate mutating func put(_ text: String, at path: CatalogUnitPath, state: String) {
        if case .substitution(let name)? = path.steps.last, path.steps.count == 1,
            let stated = Self.substitution(text)
        {
            self[substitution: name] = stated
        } else {
            self[path] = CatalogUnit(text, state: state.isEmpty ? .translated : TranslationState(rawValue: state))
        }
    }

    /// `%1$lld`
    private static func substitution(_ text: String) -> (argument: Int?, specifier: String)? {
        guard text.hasPrefix("%") else { return nil }
        let parts = text.dropFirst().split(separator: "$", maxSplits: 1)
        if parts.count == 2, let argument = Int(parts[0]) { return (argument, String(parts[1])) }
        return parts.count == 1 ? (nil, String(parts[0])) : nil
    }
}

/// A row of a table: the wordings of one path, by language.
private struct CSVRow {
    let key: String
    let path: CatalogUnitPath
    let entry: CatalogEntry
    let cells: [String: CatalogUnit]

    /// All rows of a key, one at least.
    static func rows(
        of key: String, _ entry: CatalogEntry, _ languages: [String], _ losses: inout [ConversionLoss]
    ) -> [CSVRow] {
        for member in entry.fields.members
        where !["comment", "extractionState", "shouldTranslate", "localizations"].contains(member.key) {
            losses.append(.init(.aside("member of the entry", member.key), key: key))
        }
        var order: [CatalogUnitPath] = []
        var cells: [CatalogUnitPath: [String: CatalogUnit]] = [:]
        func put(_ unit: CatalogUnit, _ path: CatalogUnitPath, _ language: String) {
            if cells[path] == nil { order.append(path) }
            cells[path, default: [:]][language] = unit
            if unit.value.isEmpty { losses.append(.init(.notHeld("empty text", ""), key: key, language: language)) }
        }
        for language in languages {
            guard let localization = entry[language] else { continue }
            for (name, argument, specifier) in localization.statedSubstitutions {
                let path = CatalogUnitPath([.substitution(name)])
                put(CatalogUnit("%" + (argument.map { "\($0)$" } ?? "") + specifier), path, language)
            }
            for (path, unit) in localization.units {
                guard CatalogUnitPath(path.description) == path, cells[path]?[language] == nil else {
                    losses.append(.init(.notHeld("variation \(path)", unit.value), key: key, language: language))
                    continue
                }
                put(unit, path, language)
            }
        }
        if order.isEmpty { order = [.root] }
        return order.map { CSVRow(key: key, path: $0, entry: entry, cells: cells[$0] ?? [:]) }
    }
}
