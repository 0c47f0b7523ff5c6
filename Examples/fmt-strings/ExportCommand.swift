import ArgumentParser
import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsXLIFF

/// `fmt strings export`
struct ExportCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes a catalog's strings as XLIFF, for translators.",
        discussion: """
            Version 1.2 has the form that Xcode exports and imports. Nothing of a catalog is lost: states, comments, plural and device \
            variations, substitutions and text that is not to be translated all come back with 'fmt strings import'. What a catalog cannot \
            hold of files of other systems, such as tags in texts, is told line by line on standard error, as 'fmt strings convert' tells it.

            EXAMPLES:
              fmt strings export Localizable.xcstrings --language fr --output fr.xliff
              fmt strings export Localizable.xcstrings --xliff 2.0 --output-folder Translations
              fmt strings export Localizable.xcstrings --language hi --original App/Localizable.xcstrings
            """)

    @Argument(
        help:
            "Catalogs, files that 'convert' reads, or folders of such files; several make several files in one document.",
        completion: .file()) var catalogs: [String]
    @Option(help: "A target language; may be repeated with --output-folder. Default: all that the catalogs have.")
    var language: [String] = []
    @Option(help: "The development language of files that are no catalogs.") var sourceLanguage = "en"
    @Option(name: .customLong("xliff"), help: "The version: 1.2|2.0.", completion: .list(["1.2", "2.0"])) var version =
        "1.2"
    @Option(help: "The path of the catalog that the file names; default: the path as given.") var original: String?
    @Option(name: .shortAndLong, help: "The file to write; default: standard output.", completion: .file()) var output:
        String?
    @Option(help: "The folder for one file a language, named fr.xliff.", completion: .directory) var outputFolder:
        String?

    /// A catalog, or what is made of files of another system; what is lost of these is told.
    private static func catalog(
        _ path: String, _ sourceLanguage: String, on console: StringsConsole
    ) throws(CommandFailure) -> StringCatalog {
        guard StringTables.isFolder(path) || InterchangeTables.format(of: path) != nil else {
            return try StringTables.catalog(path)
        }
        let tables = try StringTables.tables(path, sourceLanguage: sourceLanguage) { path, loss in
            console.report("\(path)\(loss.line.map { ":\($0)" } ?? ""): \(VisibleText.line(loss.description))")
        }
        guard let table = tables.first, tables.count == 1 else {
            throw .usage("\(path): \(tables.count) tables (\(tables.map(\.name).joined(separator: ", "))); give one")
        }
        return table.catalog
    }

    func run(on console: StringsConsole) throws -> Int32 {
        guard let version = XLIFFDocument.Version(rawValue: version) else {
            throw CommandFailure.usage("--xliff \(version): expected 1.2|2.0")
        }
        guard output == nil || outputFolder == nil else {
            throw CommandFailure.usage("give either --output or --output-folder")
        }
        guard outputFolder != "" else { throw CommandFailure.usage("--output-folder: expected the path of a folder") }
        guard original == nil || catalogs.count == 1 else {
            throw CommandFailure.usage("--original takes one catalog")
        }
        let read = try catalogs.map { path in (path: path, catalog: try Self.catalog(path, sourceLanguage, on: console))
        }
        var languages = try ReaderLanguages.codes(language, in: read.map(\.catalog))
        if languages.isEmpty {
            for (_, catalog) in read {
                languages += catalog.languages.filter { $0 != catalog.sourceLanguage && !languages.contains($0) }
            }
        }
        guard !languages.isEmpty else {
            throw CommandFailure.usage("the catalogs have no translations; name a language with --language")
        }
        guard languages.count == 1 || outputFolder != nil else {
            throw CommandFailure.usage(
                "several languages (\(languages.joined(separator: ", "))): give --language or --output-folder")
        }
        for language in languages where !CatalogLanguage.isKnown(language) {
            if !read.contains(where: { $0.catalog.languages.contains(language) }) {
                console.report("\(CommandName.strings): \(CatalogLanguage.unknown(language))")
            }
        }
        if let outputFolder { try ReplacedFile.makeFolder(outputFolder) }
        for language in languages {
            let document = XLIFFDocument(
                read.map { $0.catalog.xliffFile(for: language, original: original ?? FileName.shown($0.path)) })
            let bytes: [UInt8]
            do { bytes = try document.bytes(version) } catch { throw CommandFailure.failed("\(error)") }
            try console.write(bytes, to: outputFolder.map { "\($0)/\(language).xliff" } ?? output)
        }
        return 0
    }
}
