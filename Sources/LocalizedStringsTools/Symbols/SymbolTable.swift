internal import LocaleFormatCore
internal import LocalizedStrings
internal import LocaleFormatSwiftSource

/// One table as Swift: its symbols, and its texts in all languages.
struct SymbolTable {
    struct Symbol {
        let name: String
        let key: String
        let parameters: [SymbolParameter]
        /// The source language's text, and what the programmer tells the translator.
        let documentation: [String]
    }

    let name: String
    /// The language that texts fall back to.
    let sourceLanguage: LocaleID
    private(set) var symbols: [Symbol] = []
    /// What is embedded: the keys in the order of their bytes, and the texts of each language in that order.
    private(set) var keys = ""
    private(set) var texts: [(language: LocaleID, literal: String)] = []
    private(set) var problems: [SymbolProblem] = []

    init(_ table: LintTable) {
        name = table.name.isEmpty ? LocalizedBundle.defaultTable : table.name
        let written = table.catalog.sourceLanguage
        if case .language(let language)? = LanguageFolder(written) {
            sourceLanguage = language
        } else {
            sourceLanguage = "en"
            if LanguageFolder(written) != .base {
                problems.append(SymbolProblem(.unknownLanguage(written), table.place(of: nil, language: nil)))
            }
        }
        problems += Self.findings(table)
        makeSymbols(of: table)
        embed(table)
    }

    // MARK: Checks

    /// What would make a text fail for the arguments that a symbol passes.
    private static func findings(_ table: LintTable) -> [SymbolProblem] {
        var options = LintOptions()
        options.only = [
            .formatType, .formatExtra, .formatInvalid, .markupSyntax, .markupArgument, .variationOther,
            .substitutionMissing,
            .substitutionCircular, .duplicateKey,
        ]
        return StringLint(options).lint([table]).findings.map { finding in
            var problem = SymbolProblem(finding)
            // A key that the sources have no more stops nobody.
            if let key = finding.key, table.catalog[key]?.extractionState == .stale { problem.severity = .warning }
            return problem
        }
    }

    // MARK: Symbols

    /// Whether a key is for symbols. As with Xcode, keys that are managed by hand are, and keys that come out of the sources are
    /// not, unless the catalog says so of the key itself.
    private static func hasSymbol(_ entry: CatalogEntry, _ isExtracted: Bool) -> Bool {
        if let generates = entry.generatesSymbol { return generates }
        if entry.extractionState == .manual || entry.extractionState == .migrated { return true }
        return !isExtracted
    }

    private mutating func makeSymbols(of table: LintTable) {
        let catalog = table.catalog
        // Where nothing is said about any key, nobody extracts into the table, and all are managed by hand. That a key is stale says
        // nothing: an obsolete entry of a `.po` file is.
        let isExtracted = catalog.keys.contains { key in
            guard let entry = catalog[key] else { return false }
            return entry.generatesSymbol == true || entry.extractionState.map { $0 != .stale } == true
        }
        var owners: [String: String] = [:]
        // A stale key yields its name to one that is in use.
        for key in catalog.keys.filter({ catalog[$0]?.extractionState != .stale })
            + catalog.keys.filter({ catalog[$0]?.extractionState == .stale })
        {
            guard let entry = catalog[key], Self.hasSymbol(entry, isExtracted) else { continue }
            let place = table.place(of: key, language: nil)
            let severity: LintSeverity = entry.extractionState == .stale ? .warning : .error
            guard let name = SymbolName.member(key: key) else {
                // As Xcode, which makes symbols of the others all the same.
                problems.append(SymbolProblem(.unnamed(key: key), place, severity: .warning))
                continue
            }
            if let owner = owners[name] {
                let other = table.place(of: owner, language: nil)
                problems.append(SymbolProblem(.sameName(name, owner, key, other: other), place, severity: severity))
                continue
            }
            owners[name] = key
            let source = catalog.localization(key, in: catalog.sourceLanguage) ?? CatalogLocalization(key)
            var named = NamedArguments(of: source)
            let numbered = named.numbered(source)
            guard let template = numbered.template else { continue }
            // As the lint reads them, so that what it lets pass fits.
            let expected = ExpectedArguments(
                key: LintText(key: key), source: LintText(numbered), sourceLanguage: catalog.sourceLanguage)
            do throws(SymbolProblem.Reason) {
                let parameters = try SymbolParameter.parameters(
                    expected.uses, names: SymbolParameter.names(named, template))
                symbols.append(
                    Symbol(
                        name: name, key: key, parameters: parameters,
                        documentation: Self.documentation(source, entry.comment)))
            } catch { problems.append(SymbolProblem(error, place, key: key, severity: severity)) }
        }
    }

    private static func documentation(_ source: CatalogLocalization, _ comment: String?) -> [String] {
        let text = LintText(source).counterpart(of: .root)?.text ?? ""
        let lines = (comment ?? "").split(whereSeparator: \.isNewline).map { VisibleText.line(String($0)) }
        return ["“\(VisibleText.line(String(text.prefix(200))))\(text.count > 200 ? "…" : "")”"]
            + (lines.isEmpty ? [] : [""] + lines)
    }

    // MARK: Texts

    /// A language as the table calls it: the language's own name, an older one, or `Base`.
    private struct Layer {
        let language: String
        let table: StringTable
    }

    private mutating func embed(_ table: LintTable) {
        let catalog = table.catalog
        var layers: [LocaleID: [Layer]] = [:]
        func layer(_ language: String, _ locale: LocaleID) -> Layer {
            Layer(
                language: language,
                table: StringTable(name: name, language: locale, catalog: catalog, catalogLanguage: language))
        }
        for language in catalog.languages {
            switch LanguageFolder(language) {
            case .language(let locale): layers[locale, default: []].insert(layer(language, locale), at: 0)
            case .base: layers[sourceLanguage, default: []].append(layer(language, sourceLanguage))
            case .multiple, nil:
                let place = table.place(of: nil, language: language)
                problems.append(SymbolProblem(.unknownLanguage(language), place, severity: .warning))
            }
        }
        let sorted = catalog.keys.map { (key: $0, bytes: Array($0.utf8)) }
            .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        keys = literal(of: sorted.map(\.bytes), table)
        for (language, layers) in layers.sorted(by: { $0.key.tag < $1.key.tag }) {
            var texts: [[UInt8]] = []
            texts.reserveCapacity(sorted.count)
            for (key, _) in sorted {
                // The key itself is the last thing that a text falls back to.
                let own = layers.count == 1 ? nil : layers.first { catalog.localization(key, in: $0.language) != nil }
                guard let template = (own ?? layers[0]).table[key] else {
                    texts.append([])
                    continue
                }
                let bytes = EmbeddedTable.bytes(of: template)
                if bytes == nil {
                    let place = table.place(of: key, language: nil)
                    problems.append(SymbolProblem(.unrepresentable, place, key: key))
                }
                texts.append(bytes ?? [])
            }
            self.texts.append((language, literal(of: texts, table)))
        }
    }

    private mutating func literal(of texts: [[UInt8]], _ table: LintTable) -> String {
        guard let literal = EmbeddedTexts.literal(of: texts) else {
            problems.append(SymbolProblem(.tooLarge(limit: EmbeddedTexts.limit), table.place(of: nil, language: nil)))
            return ""
        }
        return String(decoding: literal, as: UTF8.self)
    }
}

extension SymbolProblem {
    init(_ finding: LintFinding) {
        let place = LintTable.Place(file: finding.file, line: finding.line, column: finding.column)
        self.init(.finding(finding), place, severity: finding.severity)
    }
}

extension StringCatalog {
    /// A language's wordings for a key, where somebody has begun them.
    fileprivate func localization(_ key: String, in language: String) -> CatalogLocalization? {
        guard let localization = self[key]?[language], localization.template != nil else { return nil }
        let unit = localization[.root]
        let isPending = unit?.state == .new && unit?.value.isEmpty == true && !localization.hasVariations
        return isPending ? nil : localization
    }
}
