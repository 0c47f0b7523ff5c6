import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsTools
import LocalizedStringsXLIFF

/// Files of any format, brought together in one catalog.
struct InterchangeReader {
    private(set) var catalog: StringCatalog
    private(set) var losses: [(path: String, loss: ConversionLoss)] = []
    private let language: String?
    private let table: String?
    private let csv: CSVTable.Options
    private let messages: MessageFileSyntax
    private var isEmpty = true
    /// The name of the table that was read; nil for a file of another format.
    private(set) var tableName: String?

    init(
        sourceLanguage: String, language: String?, table: String?, csv: CSVTable.Options, messages: MessageFileSyntax
    ) {
        self.messages = messages
        catalog = StringCatalog(sourceLanguage: sourceLanguage)
        (self.language, self.table, self.csv) = (language, table, csv)
    }

    mutating func read(_ path: String, _ format: InterchangeFormat) throws(CommandFailure) {
        do {
            try add(path, format)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failed("\(error)")
        }
        isEmpty = false
    }

    private mutating func add(_ path: String, _ format: InterchangeFormat) throws {
        let own = format.language(ofPath: path)
        func bytes() throws -> [UInt8] { try StringTables.bytes(of: path) }
        var found: [ConversionLoss] = []
        switch format {
        case .xcstrings, .lproj, .strings, .stringsdict:
            guard isEmpty else { throw CommandFailure.usage("\(path): a catalog or a folder of tables comes alone") }
            catalog = try tables(path, format)
        case .po:
            let file = try POFile(reading: bytes(), file: path)
            found = catalog.merge(file, language: file.header.language == nil ? language ?? own : language)
        case .mo:
            let file = POFile(try MOFile(reading: bytes(), file: path))
            found = catalog.merge(file, language: file.header.language == nil ? language ?? own : language)
        case .arb:
            let file = try ARBFile(reading: bytes(), file: path)
            found = catalog.merge(file, language: file.locale == nil ? language ?? own : language)
        case .android:
            found = catalog.merge(
                try AndroidStrings(reading: bytes(), file: path), language: own ?? language ?? catalog.sourceLanguage)
        case .formatjs:
            found = catalog.merge(
                try FormatJSFile(reading: bytes(), file: path), language: own ?? language ?? catalog.sourceLanguage,
                syntax: messages)
        case .csv: found = try catalog.merge(CSVTable(reading: bytes(), options: csv, file: path))
        case .xliff: found = try merge(XLIFFDocument(reading: bytes(), file: path))
        case .xcloc:
            let files = try StringTables.files(in: path)
            do { found = try merge(XclocPackage(files: files).document) } catch let error as XLIFFError {
                throw CommandFailure.failed("\(path)/\(error)")
            }
        }
        losses += found.map { (path, $0) }
    }

    private mutating func merge(_ document: XLIFFDocument) throws -> [ConversionLoss] {
        if isEmpty {
            catalog = try StringCatalog(document)
            return []
        }
        var found: [ConversionLoss] = []
        for file in document.files {
            let report = try catalog.merge(file, options: XLIFFImportOptions(addsUnknownKeys: true))
            found += report.problems.map { ConversionLoss(.leftOut("\($0)"), line: $0.line) }
        }
        return found
    }

    private mutating func tables(_ path: String, _ format: InterchangeFormat) throws -> StringCatalog {
        let isFolder = StringTables.isFolder(path)
        // A catalog that is only converted stays as it is.
        if format == .xcstrings, !isFolder {
            let name = StringTables.tableName(path)
            if let table, table != name {
                throw CommandFailure.usage("no table '\(table)'; there are: \(name)")
            }
            tableName = name
            return try StringTables.catalog(path)
        }
        let tables =
            isFolder
            ? try StringTables.tables(path, sourceLanguage: catalog.sourceLanguage)
            : [
                try StringTables.table(
                    path, sourceLanguage: catalog.sourceLanguage, isDictionary: format == .stringsdict)
            ]
        let wanted = table ?? (tables.count == 1 ? tables[0].name : LocalizedBundle.defaultTable)
        guard let found = tables.first(where: { $0.name == wanted }) else {
            let names = tables.map(\.name).joined(separator: ", ")
            throw CommandFailure.usage("no table '\(wanted)'; there are: \(names)")
        }
        tableName = found.name
        var catalog = found.catalog
        for key in catalog.keys where catalog[key]?.extractionState == nil { catalog[key]?.extractionState = .migrated }
        return catalog
    }
}

/// A catalog in any format.
struct InterchangeWriter {
    enum Output {
        case bytes([UInt8])
        case folder([(path: String, bytes: [UInt8])])
    }

    let language: String?
    /// Nil for what each text needs.
    let dialect: PrintfDialect?
    let csv: CSVTable.Options
    /// The path that XLIFF files name.
    let original: String
    /// What messages of a `.json` file are written in.
    let messages: MessageFileSyntax
    /// The name of the files in `.lproj` folders.
    let table: String

    func write(
        _ catalog: StringCatalog, _ format: InterchangeFormat, _ losses: inout [(path: String, loss: ConversionLoss)]
    ) throws(CommandFailure) -> Output {
        do {
            return try made(catalog, format, &losses)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failed("\(error)")
        }
    }

    private func made(
        _ catalog: StringCatalog, _ format: InterchangeFormat, _ losses: inout [(path: String, loss: ConversionLoss)]
    ) throws -> Output {
        func take<Value>(_ made: Conversion<Value>) -> Value {
            losses += made.losses.map { (original, $0) }
            return made.value
        }
        let language = format.isOfOneLanguage ? try self.language(of: catalog) : ""
        switch format {
        case .xcstrings: return .bytes(catalog.bytes())
        case .lproj: return try folders(catalog, take)
        case .strings:
            var made = catalog.lprojFolder(for: language)
            for key in made.value.dictionary.keys {
                let reason = "several wordings, which a .stringsdict file has; --to lproj writes both"
                made.losses.append(ConversionLoss(.leftOut(reason), key: key, language: language))
            }
            return .bytes(try take(made).strings.bytes())
        case .stringsdict: return .bytes(try take(catalog.stringsDictFile(for: language)).bytes())
        case .po: return .bytes(try take(catalog.poFile(for: language, dialect: dialect)).bytes())
        case .mo: return .bytes(try MOFile(take(catalog.poFile(for: language, dialect: dialect))).bytes())
        case .arb: return .bytes(take(catalog.arbFile(for: language)).bytes())
        case .android: return .bytes(try take(catalog.androidStrings(for: language)).bytes())
        case .formatjs: return .bytes(take(catalog.formatJSFile(for: language, syntax: messages)).bytes())
        case .csv: return .bytes(take(catalog.csvTable(options: csv)).bytes())
        case .xliff: return .bytes(try document(catalog, language).bytes(.v1_2))
        case .xcloc:
            let package = XclocPackage(
                document(catalog, language), developmentRegion: catalog.sourceLanguage, targetLocale: language)
            return .folder(try package.files().map { ($0.path, $0.bytes) })
        }
    }

    /// The tables of all languages, or of the one that was asked for.
    private func folders(
        _ catalog: StringCatalog, _ take: (Conversion<[LprojFolder]>) -> [LprojFolder]
    ) throws -> Output {
        guard language == nil else {
            let made = catalog.lprojFolder(for: try language(of: catalog))
            return .folder(try files(take(Conversion([made.value], losses: made.losses))))
        }
        return .folder(try files(take(catalog.lprojFolders())))
    }

    private func files(_ folders: [LprojFolder]) throws -> [(path: String, bytes: [UInt8])] {
        try folders.flatMap { try $0.files(table: table) }.map { ($0.path, $0.bytes) }
    }

    private func document(_ catalog: StringCatalog, _ language: String) -> XLIFFDocument {
        XLIFFDocument([catalog.xliffFile(for: language, original: original)])
    }

    /// The one that was asked for, or the only one beside the source, or the source.
    private func language(of catalog: StringCatalog) throws -> String {
        if let language {
            try ReaderLanguages.check([language])
            return language
        }
        let others = catalog.languages.filter { $0 != catalog.sourceLanguage }
        guard others.count < 2 else {
            throw CommandFailure.usage(
                "several languages (\(others.joined(separator: ", "))): choose one with --language")
        }
        return others.first ?? catalog.sourceLanguage
    }
}
