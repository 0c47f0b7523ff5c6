import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsTools

/// A path to read, in a format.
struct InterchangeSource {
    let path: String
    let format: any InterchangeFile.Type
    /// What stands in the place of the file's own bytes; nil for these.
    var contents: [UInt8]?

    /// The language that the path names.
    var language: String? { format.language(ofPath: path) }

    func bytes() throws(CommandFailure) -> [UInt8] {
        if let contents { contents } else { try StringTables.bytes(of: path) }
    }
}

/// Files of any format, brought together in one catalog.
struct InterchangeReader {
    /// What was read.
    var catalog: StringCatalog
    private(set) var losses: [(path: String, loss: ConversionLoss)] = []
    /// That of files that say none.
    let language: String?
    let csv: CSVTable.Options
    /// What messages of a `.json` file are read in.
    let messages: MessageFileSyntax
    /// What texts of a `.properties` file are.
    let texts: PropertiesTexts
    /// Words that say a context behind a key of i18next.
    let contexts: Set<String>
    private let table: String?
    private(set) var isEmpty = true
    /// The name of the table that was read; nil for a file of another format.
    private(set) var tableName: String?

    init(
        sourceLanguage: String, language: String? = nil, table: String? = nil, csv: CSVTable.Options = .init(),
        messages: MessageFileSyntax = .messageFormat1, texts: PropertiesTexts = .automatic, contexts: Set<String> = []
    ) {
        (self.messages, self.texts, self.contexts) = (messages, texts, contexts)
        catalog = StringCatalog(sourceLanguage: sourceLanguage)
        (self.language, self.table, self.csv) = (language, table, csv)
    }

    mutating func read(_ source: InterchangeSource) throws(CommandFailure) {
        do {
            losses += try source.format.add(source, to: &self).map { (source.path, $0) }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failed("\(error)")
        }
        isEmpty = false
    }

    /// The language that a file is taken in: what was asked for, else, unless the file says it itself, what its path names.
    func language(of source: InterchangeSource, isStated: Bool) -> String? {
        language ?? (isStated ? nil : source.language)
    }

    /// The language of a file that cannot say it: the one that its path names, or what was asked for, or the source.
    func takenLanguage(of source: InterchangeSource) -> String {
        source.language ?? language ?? catalog.sourceLanguage
    }

    /// Takes a catalog, which stays as it is where it is only converted.
    mutating func takeCatalog(_ source: InterchangeSource) throws {
        guard !StringTables.isFolder(source.path) else { return try takeTable(source) }
        try checkAlone(source)
        let name = StringTables.tableName(source.path)
        if let table, table != name { throw CommandFailure.usage("no table '\(table)'; there are: \(name)") }
        tableName = name
        catalog = try StringTables.catalog(source.path)
    }

    /// Takes a table of `.strings` and `.stringsdict` files: one of a folder, or the file's.
    mutating func takeTable(_ source: InterchangeSource, isDictionary: Bool = false) throws {
        try checkAlone(source)
        let (path, sourceLanguage) = (source.path, catalog.sourceLanguage)
        let tables =
            StringTables.isFolder(path)
            ? try StringTables.tables(path, sourceLanguage: sourceLanguage)
            : [
                try StringTables.table(
                    path, bytes: source.bytes(), sourceLanguage: sourceLanguage, isDictionary: isDictionary)
            ]
        let wanted = table ?? (tables.count == 1 ? tables[0].name : LocalizedBundle.defaultTable)
        guard let found = tables.first(where: { $0.name == wanted }) else {
            let names = tables.map(\.name).joined(separator: ", ")
            throw CommandFailure.usage("no table '\(wanted)'; there are: \(names)")
        }
        tableName = found.name
        catalog = found.catalog
        for key in catalog.keys where catalog[key]?.extractionState == nil { catalog[key]?.extractionState = .migrated }
    }

    private func checkAlone(_ source: InterchangeSource) throws {
        guard isEmpty else {
            throw CommandFailure.usage("\(source.path): a catalog or a folder of tables comes alone")
        }
    }
}
