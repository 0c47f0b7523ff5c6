import ArgumentParser
import LocalizedStrings
import LocalizedStringsXLIFF

/// `fmt strings import`
struct ImportCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Takes translations from files into a catalog.",
        discussion: """
            Only wordings in the file's target language change; an empty one is untranslated, and what the catalog has stays. What cannot be \
            taken is reported, of XLIFF 1.2 and 2.0 with its line: keys that the catalog has not, strings that are not to be translated, a \
            source that has changed since. The exit status is 1 if there was any. XLIFF 2 is checked against the standard first; --lenient \
            leaves that out.

            Files of the other formats of 'fmt strings convert' are known by their extensions. Their language is what they or their paths say, or \
            --language; what a catalog cannot hold of them is told as it is there. Many formats hold a part of a catalog's text alone: what is \
            in a file as 'convert' writes it is no change, and the catalog's own stays. Where a changed text takes the place of one that the file \
            does not hold whole, what is lost is told. Names that keys were given are known again.

            'de-DE' is 'de' where the catalog has that; a source in another region's variety is the catalog's.

            EXAMPLES:
              fmt strings import fr.xliff de.xliff --into Localizable.xcstrings
              fmt strings import fr.xliff --into Localizable.xcstrings --changed-source skip --dry-run
              fmt strings import fr.xliff --new Localizable.xcstrings
              fmt strings import locales/de/app.ftl res/values-fr/strings.xml --into Localizable.xcstrings
              fmt strings import messages_de.properties --into Localizable.xcstrings --add-unknown
            """)

    @Argument(help: "XLIFF files, or those of other formats.", completion: .file()) var files: [String]
    @Option(help: "The catalog that is changed.", completion: .file()) var into: String?
    @Option(help: "A catalog that is made from the files alone; '-' for standard output.", completion: .file()) var new:
        String?
    @Option(
        help: "What becomes of a translation of an older source: review|keep|skip.",
        completion: .list(["review", "keep", "skip"])) var changedSource = "review"
    @Option(help: "The language of files that do not say it, such as XLIFF without a target language.") var language:
        String?
    @Flag(help: "Add keys that the catalog has not.") var addUnknown = false
    @Flag(help: "Take XLIFF 2 that breaks the standard's constraints, as far as it can be read.") var lenient = false
    @Flag(help: "Tell what would be done, and write nothing.") var dryRun = false
    @Flag(help: "One JSON object a file.") var json = false

    func run(on console: StringsConsole) throws -> Int32 {
        guard let changed = XLIFFImportOptions.ChangedSource(rawValue: changedSource) else {
            throw CommandFailure.usage("--changed-source \(changedSource): expected review|keep|skip")
        }
        guard (into == nil) != (new == nil) else { throw CommandFailure.usage("give either --into or --new") }
        let others = files.compactMap { path in
            InterchangeFormats.ofFile(path).flatMap { $0 == XLIFFDocument.self ? nil : (path: path, format: $0) }
        }
        guard new == nil || others.isEmpty else {
            throw CommandFailure.usage(
                "\(others[0].path): --new takes XLIFF; 'fmt strings convert' makes a catalog of other files")
        }
        var documents: [(path: String, document: XLIFFDocument)] = []
        for path in files where !others.contains(where: { $0.path == path }) {
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
                let file = try Self.file(file, fitting: catalog, language: language, path: path)
                if let problem = Self.problem(of: file, for: catalog) {
                    console.report("\(path): \(problem)")
                    code = 1
                }
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
        for (path, format) in others {
            if try take(path, format, into: &catalog, on: console) { code = 1 }
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

    /// The file in the languages of the catalog.
    private static func file(
        _ file: XLIFFFile, fitting catalog: StringCatalog, language: String?, path: String
    ) throws(CommandFailure) -> XLIFFFile {
        var file = file
        guard let target = file.targetLanguage ?? language else {
            throw .failed("\(path): it names no target language; name it with --language")
        }
        file.targetLanguage = CatalogLanguage.own(target, in: catalog)
        if CatalogLanguage.areVarieties(file.sourceLanguage, catalog.sourceLanguage) {
            file.sourceLanguage = catalog.sourceLanguage
        }
        return file
    }

    private static func problem(of file: XLIFFFile, for catalog: StringCatalog) -> String? {
        guard let language = file.targetLanguage, !catalog.languages.contains(language) else { return nil }
        return CatalogLanguage.isKnown(language) ? nil : CatalogLanguage.unknown(language)
    }

    /// Takes a file that is no XLIFF; whether there was a problem.
    private func take(
        _ path: String, _ format: any InterchangeFile.Type, into catalog: inout StringCatalog,
        on console: StringsConsole
    ) throws -> Bool {
        let source = InterchangeSource(path: path, format: format)
        let reader = try InterchangeReader.translations(
            of: source, sourceLanguage: catalog.sourceLanguage, language: language)
        for (path, loss) in reader.losses {
            console.report("\(path)\(loss.line.map { ":\($0)" } ?? ""): \(VisibleText.line(loss.description))")
        }
        var taken = TranslationImport()
        taken.take(reader, of: source, into: &catalog, addsUnknownKeys: addUnknown)
        for note in taken.notes { console.report("\(path): \(VisibleText.line(note))") }
        for problem in taken.problems { console.report("\(path): \(VisibleText.line(problem))") }
        let line = Line(
            file: path, language: taken.languages.joined(separator: ", "), added: taken.added, changed: taken.changed,
            unchanged: taken.unchanged, untranslated: taken.untranslated, problems: taken.problems)
        if json { console.print(try StringsConsole.json(line)) } else { console.tell(line.text) }
        return !taken.problems.isEmpty
    }

    private func line(_ report: XLIFFImportReport, path: String, language: String) throws -> String {
        let line = Line(
            file: path, language: language, added: report.added, changed: report.changed, unchanged: report.unchanged,
            untranslated: report.untranslated, problems: report.problems.map(\.description))
        return json ? try StringsConsole.json(line) : line.text
    }

    /// What is told of a file.
    private struct Line: Encodable {
        var file: String
        var language: String
        var added: Int
        var changed: Int
        var unchanged: Int
        var untranslated: Int
        var problems: [String]

        var text: String {
            "\(file): \(language): \(added) added, \(changed) changed, \(unchanged) unchanged, \(untranslated) untranslated, "
                + "\(problems.count) problems"
        }
    }
}
