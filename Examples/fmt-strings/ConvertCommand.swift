import ArgumentParser
import Foundation
import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsTools
import LocalizedStringsXLIFF

/// `fmt strings convert`
struct ConvertCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Brings strings from one format to another.",
        discussion: """
            FORMATS: xcstrings, strings, stringsdict, po (.po, .pot), mo, arb, android (.xml), formatjs (.json), csv, xcloc, xliff. \
            The extension of a path tells its format, unless --from or --to does. A folder of .lproj folders is tables of .strings \
            and .stringsdict files, whose keys are marked 'migrated'. strings and stringsdict are read only.

            The language of a file is what the file says (po, mo, arb, xcloc, xliff), what its path says (values-de/strings.xml, \
            de/LC_MESSAGES/app.po, app_de.arb, de.json), or --language; else the source language.

            What the target cannot hold is told line by line on standard error.

            EXAMPLES:
              fmt strings convert Resources --output Localizable.xcstrings
              fmt strings convert Resources --table Menu --output Menu.xcstrings
              fmt strings convert res/values/strings.xml res/values-de/strings.xml --output Localizable.xcstrings
              fmt strings convert Localizable.xcstrings --language de --output de.po
              fmt strings convert de.po --output de.mo
              fmt strings convert lib/l10n/app_en.arb lib/l10n/app_de.arb --to csv --output strings.csv
              fmt strings convert Localizable.xcstrings --language pt-BR --to android --strict
            """)

    @Argument(help: "Files; a folder of .lproj folders; an .xcloc folder.") var paths: [String]
    @Option(help: "The format of the files; default: by extension.") var from: String?
    @Option(help: "The format to write; default: by the extension of --output, or xcstrings.") var to: String?
    @Option(help: "The table of a folder; default: Localizable, or the only one.") var table: String?
    @Option(help: "The development language.") var sourceLanguage = "en"
    @Option(help: "The language that a file is in, or that is written where the format has one.") var language: String?
    @Option(help: "Whose specifiers .po and .mo files get: c|apple|java|none.") var specifiers = "c"
    @Flag(help: "CSV: write a byte order mark, which some spreadsheets need.") var byteOrderMark = false
    @Flag(help: "CSV: an apostrophe before what a spreadsheet would take for a formula; removed when read.")
    var guardFormulas = false
    @Flag(help: "Write nothing, with exit status 1, where something would be lost.") var strict = false
    @Option(name: .shortAndLong, help: "The file to write; default: standard output.") var output: String?

    func run(on console: StringsConsole) throws -> Int32 {
        let target = try format(to, "--to") ?? output.flatMap(InterchangeFormat.init(path:)) ?? .xcstrings
        guard let dialect = PrintfDialect(rawValue: specifiers) else {
            throw CommandFailure.usage("--specifiers \(specifiers): expected c|apple|java|none")
        }
        guard output != nil || target != .xcloc else {
            throw CommandFailure.usage("an .xcloc is a folder: give --output")
        }
        var reader = InterchangeReader(
            sourceLanguage: sourceLanguage, language: language, table: table, csv: csvOptions(for: paths.first ?? ""))
        let sources = try paths.map { path in (path: path, format: try format(from, "--from") ?? Self.format(of: path))
        }
        if paths.count == 1, let direct = try Self.gettext(sources[0], target) {
            return try write(.bytes(direct), losses: [], on: console)
        }
        for (path, format) in sources { try reader.read(path, format) }
        var losses = reader.losses
        let writer = InterchangeWriter(
            language: language, dialect: dialect, csv: csvOptions(for: output ?? ""), original: paths[0])
        let written = try writer.write(reader.catalog, target, &losses)
        return try write(written, losses: losses, on: console)
    }

    /// Between `.po` and `.mo` nothing goes through a catalog.
    private static func gettext(_ source: (path: String, format: InterchangeFormat), _ target: InterchangeFormat) throws
        -> [UInt8]?
    {
        do {
            switch (source.format, target) {
            case (.po, .mo):
                return try MOFile(POFile(reading: StringTables.bytes(of: source.path), file: source.path)).bytes()
            case (.mo, .po):
                return try POFile(MOFile(reading: StringTables.bytes(of: source.path), file: source.path)).bytes()
            default: return nil
            }
        } catch let error as StringsError {
            throw CommandFailure.failed("\(error)")
        }
    }

    private func write(
        _ written: InterchangeWriter.Output, losses: [(path: String, loss: ConversionLoss)], on console: StringsConsole
    ) throws -> Int32 {
        for (path, loss) in losses {
            console.report("\(path)\(loss.line.map { ":\($0)" } ?? ""): \(VisibleText.line(loss.description))")
        }
        if strict, !losses.isEmpty { return 1 }
        switch (written, output) {
        case (.bytes(let bytes), let path?): try StringTables.write(bytes, to: path)
        case (.bytes(let bytes), nil): console.write(bytes)
        case (.folder(let files), let path?):
            for file in files { try StringTables.write(file.bytes, to: "\(path)/\(file.path)", makingFolders: true) }
        case (.folder, nil): throw CommandFailure.usage("an .xcloc is a folder: give --output")
        }
        return 0
    }

    private func format(_ name: String?, _ option: String) throws -> InterchangeFormat? {
        guard let name else { return nil }
        guard let format = InterchangeFormat(rawValue: name) else {
            throw CommandFailure.usage("\(option) \(name): expected \(InterchangeFormat.names)")
        }
        return format
    }

    private static func format(of path: String) throws -> InterchangeFormat {
        if let format = InterchangeFormat(path: path) { return format }
        guard StringTables.isFolder(path) else {
            throw CommandFailure.usage("\(path): no extension that is known; name its format with --from")
        }
        return .strings
    }

    private func csvOptions(for path: String) -> CSVTable.Options {
        var options = CSVTable.Options()
        if path.lowercased().hasSuffix(".tsv") { options.separator = "\t" }
        (options.hasByteOrderMark, options.guardsFormulas) = (byteOrderMark, guardFormulas)
        return options
    }
}
