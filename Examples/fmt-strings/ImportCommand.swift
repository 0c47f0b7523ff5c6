import ArgumentParser
import LocalizedStrings
import LocalizedStringsXLIFF

/// `fmt strings import`
struct ImportCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Takes translations from XLIFF 1.2 and 2.0 files into a catalog.",
        discussion: """
            Only wordings in the file's target language change. What cannot be taken is reported with its line: keys that the \
            catalog has not, strings that are not to be translated, a source that has changed since. The exit status is 1 if \
            there was any. XLIFF 2 is checked against the standard first; --lenient leaves that out.

            EXAMPLES:
              fmt strings import fr.xliff de.xliff --into Localizable.xcstrings
              fmt strings import fr.xliff --into Localizable.xcstrings --changed-source skip --dry-run
              fmt strings import fr.xliff --new Localizable.xcstrings
            """)

    @Argument(help: "XLIFF files.", completion: .file()) var files: [String]
    @Option(help: "The catalog that is changed.", completion: .file()) var into: String?
    @Option(help: "A catalog that is made from the files alone; '-' for standard output.", completion: .file()) var new:
        String?
    @Option(
        help: "What becomes of a translation of an older source: review|keep|skip.",
        completion: .list(["review", "keep", "skip"])) var changedSource = "review"
    @Flag(help: "Add keys that the catalog has not.") var addUnknown = false
    @Flag(help: "Take XLIFF 2 that breaks the standard's constraints, as far as it can be read.") var lenient = false
    @Flag(help: "Tell what would be done, and write nothing.") var dryRun = false
    @Flag(help: "One JSON object a file.") var json = false

    func run(on console: StringsConsole) throws -> Int32 {
        guard let changed = XLIFFImportOptions.ChangedSource(rawValue: changedSource) else {
            throw CommandFailure.usage("--changed-source \(changedSource): expected review|keep|skip")
        }
        guard (into == nil) != (new == nil) else { throw CommandFailure.usage("give either --into or --new") }
        var documents: [(path: String, document: XLIFFDocument)] = []
        for path in files {
            let bytes = try StringTables.bytes(of: path)
            do {
                documents.append((path, try XLIFFDocument(reading: bytes, file: path, checksConstraints: !lenient)))
            } catch {
                throw CommandFailure.failed("\(error)")
            }
        }
        if let new {
            let catalog: StringCatalog
            do { catalog = try StringCatalog(XLIFFDocument(documents.flatMap(\.document.files))) } catch {
                throw CommandFailure.failed("\(error)")
            }
            if !dryRun { try console.write(catalog.bytes(), to: new) }
            return 0
        }
        guard let into else { return 2 }
        var catalog = try StringTables.catalog(into)
        let before = catalog
        let options = XLIFFImportOptions(changedSource: changed, addsUnknownKeys: addUnknown)
        var code: Int32 = 0
        for (path, document) in documents {
            let fitting = Self.files(of: document, for: into)
            if fitting.isEmpty {
                console.report("\(path): no <file> in it is about \(into)")
                code = 1
            }
            for file in fitting {
                let report: XLIFFImportReport
                do { report = try catalog.merge(file, options: options) } catch {
                    throw CommandFailure.failed("\(path): \(error)")
                }
                for problem in report.problems { console.report("\(path):\(problem.line): \(problem)") }
                if !report.problems.isEmpty { code = 1 }
                let line = try self.line(report, path: path, language: file.targetLanguage ?? "")
                if json { console.print(line) } else { console.tell(line) }
            }
        }
        if catalog != before, !dryRun { try StringTables.write(catalog.bytes(), to: into) }
        return code
    }

    /// The files about the catalog, by the name of their original. A document with a single file is about it.
    private static func files(of document: XLIFFDocument, for path: String) -> [XLIFFFile] {
        if document.files.count <= 1 { return document.files }
        let name = path.split(separator: "/").last
        return document.files.filter { $0.original.split(separator: "/").last == name }
    }

    private func line(_ report: XLIFFImportReport, path: String, language: String) throws -> String {
        guard json else {
            return
                "\(path): \(language): \(report.added) added, \(report.changed) changed, \(report.unchanged) unchanged, "
                + "\(report.untranslated) untranslated, \(report.problems.count) problems"
        }
        struct Line: Encodable {
            var file: String
            var language: String
            var added: Int
            var changed: Int
            var unchanged: Int
            var untranslated: Int
            var problems: [String]
        }
        let line = Line(
            file: path, language: language, added: report.added, changed: report.changed, unchanged: report.unchanged,
            untranslated: report.untranslated, problems: report.problems.map(\.description))
        return try StringsConsole.json(line)
    }
}
