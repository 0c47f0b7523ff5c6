import ArgumentParser
import LocalizedStrings
import LocalizedStringsInterchange

/// `fmt strings convert`
struct ConvertCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Brings strings from one format to another.",
        discussion: """
            FORMATS: xcstrings, lproj, strings, stringsdict, po (.po, .pot), mo, arb, android (.xml), formatjs (.json), i18next (.json), \
            fluent (.ftl), properties, csv, xcloc, xliff. A .json file that is read is i18next's where it has '{{…}}' or '$t(…)' in texts, objects \
            within each other, or a key that ends in '_other'. \
            Fields of a .csv that is read may be separated by semicolons or tabs. The extension of a path tells its format, unless --from or --to does. A folder of .lproj folders is tables of .strings \
            and .stringsdict files, whose keys are marked 'migrated'. --to lproj writes such folders into --output, of all languages or the one \
            of --language, under the name of the table: texts as .strings, and plural forms, devices and substitutions as \
            .stringsdict. --to strings writes one file without what needs the other, --to stringsdict one with all keys.

            The language of a file is what the file says (po, mo, arb, xcloc, xliff), what its path says (de.lproj/Menu.strings, values-de/strings.xml, \
            de/LC_MESSAGES/app.po, app_de.arb, de.json, locales/de/app.ftl, messages_de.properties), or --language; else the source language.

            Messages of ARB and FormatJS are MessageFormat 1; --message-syntax mf2 writes those of a .json file in Unicode MessageFormat 2, and \
            --from-message-syntax mf2 reads such a file. From one .arb, .json, .ftl or .properties file to another all of a message is taken along, \
            names of arguments too; a catalog has no select and no ordinal categories, and messages with them stay in it as they are written, those \
            of several texts of i18next in ICU's syntax, and go back as messages.

            Texts of a .properties file are Java's MessageFormat where their arguments have numbers, ICU's where they have names, plural or \
            select, and else plain, unless --texts says one for all. Words of --contexts are i18next's contexts, 'male' of 'who_male'. Fluent's \
            terms and references are written out.

            A single .po, .mo, strings.xml, .strings, .stringsdict, .ftl, .properties or i18next file that is written in its own format stays as it is.

            What the target cannot hold is told line by line on standard error, with the key and the reason, and counted on a last line. The exit \
            status is 0 all the same; with --strict it is 1, and nothing is written.

            EXAMPLES:
              fmt strings convert Resources --output Localizable.xcstrings
              fmt strings convert Resources --table Menu --output Menu.xcstrings
              fmt strings convert res/values/strings.xml res/values-de/strings.xml --output Localizable.xcstrings
              fmt strings convert Localizable.xcstrings --to lproj --output Resources
              fmt strings convert Localizable.xcstrings --language de --output de.po
              fmt strings convert de.po --output de.mo
              fmt strings convert lib/l10n/app_en.arb lib/l10n/app_de.arb --to csv --output strings.csv
              fmt strings convert Localizable.xcstrings --language pt-BR --to android --strict
              fmt strings convert lang/de.json --to formatjs --message-syntax mf2 --output de.mf2.json
              fmt strings convert Localizable.xcstrings --language de --to formatjs --message-syntax mf2
              fmt strings convert locales/de/app.ftl --to i18next --output de.json
              fmt strings convert messages.properties messages_de.properties --output Localizable.xcstrings
            """)

    @Argument(help: "Files; a folder of .lproj folders; an .xcloc folder.", completion: .file()) var paths: [String]
    @Option(help: "The format of the files; default: by extension.", completion: InterchangeFormats.completion)
    var from: String?
    @Option(
        help: "The format to write; default: by the extension of --output, or xcstrings.",
        completion: InterchangeFormats.completion)
    var to: String?
    @Option(
        help: "The table of a folder; default: Localizable, or the only one.")
    var table: String?
    @Option(help: "The development language.") var sourceLanguage = "en"
    @Option(help: "The language that a file is in, or that is written where the format has one.") var language: String?
    @Option(
        help:
            "Whose specifiers .po and .mo files get: c|apple|java|python|none; default: c, python for named arguments.",
        completion: .list(["c", "apple", "java", "python", "none"]))
    var specifiers: String?
    @Option(help: "What messages of a .json file are written in: mf1|mf2.", completion: .list(["mf1", "mf2"]))
    var messageSyntax = "mf1"
    @Option(help: "What messages of a .json file that is read are in: mf1|mf2.", completion: .list(["mf1", "mf2"]))
    var fromMessageSyntax = "mf1"
    @Option(
        help: "What texts of a .properties file are: auto|plain|java|icu.",
        completion: .list(PropertiesTexts.allCases.map(\.rawValue)))
    var texts = "auto"
    @Option(help: "i18next: words, with commas, that say a context behind a key.") var contexts = ""
    @Flag(help: "CSV: write a byte order mark, which some spreadsheets need.") var byteOrderMark = false
    @Flag(help: "CSV: an apostrophe before what a spreadsheet would take for a formula; removed when read.")
    var guardFormulas = false
    @Flag(help: "Write nothing, with exit status 1, where something would be lost.") var strict = false
    @Option(name: .shortAndLong, help: "The file to write; default: standard output.", completion: .file()) var output:
        String?

    func run(on console: StringsConsole) throws -> Int32 {
        let target = try format(to, "--to") ?? output.flatMap(InterchangeFormats.ofPath) ?? StringCatalog.self
        let dialect = specifiers.flatMap(PrintfDialect.init)
        guard specifiers == nil || dialect != nil else {
            throw CommandFailure.usage("--specifiers \(specifiers ?? ""): expected c|apple|java|python|none")
        }
        let syntaxes = try (
            read: Self.syntax(fromMessageSyntax, "--from-message-syntax"),
            written: Self.syntax(messageSyntax, "--message-syntax")
        )
        guard let texts = PropertiesTexts(rawValue: texts) else {
            throw CommandFailure.usage("--texts \(texts): expected auto|plain|java|icu")
        }
        try checkFolder(target)
        var reader = InterchangeReader(
            sourceLanguage: sourceLanguage, language: language, table: table, csv: csvOptions(for: paths.first ?? ""),
            messages: syntaxes.read, texts: texts, contexts: Set(contexts.split(separator: ",").map(String.init)))
        let sources = try paths.map {
            InterchangeSource(path: $0, format: try format(from, "--from") ?? format(of: $0))
        }
        if sources.count == 1, let made = try direct(sources[0], target, syntaxes.written, reader) {
            return try write(.bytes(made.value), losses: made.losses.map { (sources[0].path, $0) }, on: console)
        }
        for source in sources { try reader.read(source) }
        var losses = reader.losses
        let writer = InterchangeWriter(
            language: language ?? output.flatMap { target.language(ofOutput: $0) }, dialect: dialect,
            csv: csvOptions(for: output ?? ""), original: FileName.shown(paths[0]), messages: syntaxes.written,
            texts: texts, table: reader.tableName ?? LocalizedBundle.defaultTable)
        let written = try writer.write(reader.catalog, target, &losses)
        return try write(written, losses: losses, on: console)
    }

    /// What is a folder needs a place.
    private func checkFolder(_ target: any InterchangeFile.Type) throws {
        guard let what = target.needsFolder else { return }
        guard let output, output != "-", output != "" else {
            throw CommandFailure.usage("\(what): give --output")
        }
        guard target == LprojFolders.self, InterchangeFormats.ofPath(output) == LprojFolders.self else { return }
        throw CommandFailure.usage(
            "\(output): give the folder for the .lproj folders to --output, and the language to --language")
    }

    private static func syntax(_ name: String, _ option: String) throws -> MessageFileSyntax {
        guard let syntax = MessageFileSyntax(rawValue: name) else {
            throw CommandFailure.usage("\(option) \(name): expected mf1|mf2")
        }
        return syntax
    }

    /// A lone file of which nothing goes through a catalog: one that is to be what it is, whose bytes are kept, and one of a format that is near.
    private func direct(
        _ source: InterchangeSource, _ target: any InterchangeFile.Type, _ messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>? {
        do {
            if source.format == target, specifiers == nil, let kept = target as? any KeptFile.Type,
                !StringTables.isFolder(source.path), let bytes = try kept.kept(source, language: language)
            {
                return Conversion(bytes)
            }
            return try source.format.direct(source, to: target, as: messages, reader)
        } catch let error as StringsError { throw CommandFailure.failed("\(error)") }
    }

    private func write(
        _ written: InterchangeOutput, losses: [(path: String, loss: ConversionLoss)], on console: StringsConsole
    ) throws -> Int32 {
        for (path, loss) in losses {
            console.report("\(path)\(loss.line.map { ":\($0)" } ?? ""): \(VisibleText.line(loss.description))")
        }
        if !losses.isEmpty {
            let keys = Set(losses.map(\.loss.key)).count
            console.report(
                "\(losses.count) \(losses.count == 1 ? "loss" : "losses") in \(keys) \(keys == 1 ? "entry" : "entries")"
            )
        }
        if strict, !losses.isEmpty { return 1 }
        switch (written, output) {
        case (.bytes(let bytes), let path): try console.write(bytes, to: path)
        case (.folder(let files), let path?):
            for file in files { try StringTables.write(file.bytes, to: "\(path)/\(file.path)", makingFolders: true) }
        case (.folder, nil): break
        }
        return 0
    }

    private func format(_ name: String?, _ option: String) throws -> (any InterchangeFile.Type)? {
        guard let name else { return nil }
        guard let format = InterchangeFormats.named(name) else {
            throw CommandFailure.usage("\(option) \(name): expected \(InterchangeFormats.names)")
        }
        return format
    }

    private func format(of path: String) throws -> any InterchangeFile.Type {
        // A message syntax is FormatJS's: `{{` quotes a pattern of MessageFormat 2.
        let isTold = fromMessageSyntax != "mf1"
        if let format = isTold ? InterchangeFormats.ofPath(path) : InterchangeFormats.ofFile(path) { return format }
        guard StringTables.isFolder(path) else {
            throw CommandFailure.usage("\(path): no extension that is known; name its format with --from")
        }
        return StringsFile.self
    }

    private func csvOptions(for path: String) -> CSVTable.Options {
        var options = CSVTable.Options()
        if path.lowercased().hasSuffix(".tsv") { options.separator = "\t" }
        (options.hasByteOrderMark, options.guardsFormulas) = (byteOrderMark, guardFormulas)
        return options
    }
}
