import ArgumentParser
import LocalizedStrings
import LocalizedStringsTools

/// `fmt strings where`
struct WhereCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "where",
        abstract: "Goes from a key to its places in the code and in the tables, and from a place to the others.",
        discussion: """
            A place is FILE:LINE or FILE:LINE:COLUMN, of a Swift source or of a table. Each line is a place as compilers \
            print it, the key, and 'code', the table's name, or a language with its text.

            Swift is read by fmt-strings-extract, as for 'fmt strings extract'. The exit status is 1 where nothing is \
            found, and where the code or a table could not be read.

            EXAMPLES:
              fmt strings where '%lld files in %@'
              fmt strings where Cancel --in Sources/App --table Menu
              fmt strings where Sources/App/Status.swift:12
              fmt strings where Resources/Localizable.xcstrings:340 --json
            """)

    @Argument(help: "A key, or a place: FILE:LINE.") var subject: String
    @Option(
        name: .customLong("in"), help: "A file or folder that is searched; may be repeated. Default: '.'.",
        completion: .file())
    var paths: [String] = []
    @Option(help: "The table; default: all.") var table: String?
    @Option(help: "The development language of tables that are no catalogs.") var sourceLanguage = "en"
    @Flag(
        name: .customLong("swiftui"),
        help: "Take Text(\"…\"), Button(\"…\") and the like in files that import no framework of Apple's, too.")
    var swiftUI = false
    @Flag(help: "One JSON object a line.") var json = false

    func run(on console: StringsConsole) throws -> Int32 {
        let paths = paths.isEmpty ? ["."] : paths
        for path in paths where SystemFile.status(of: path) == nil {
            throw CommandFailure.failed("--in \(path): no such file or folder")
        }
        let place = CodePlace(subject)
        let (tables, failures) = TableSearch.tables(in: paths, and: place?.file, sourceLanguage: sourceLanguage)
        for failure in failures { console.report("\(CommandName.strings): \(failure)") }
        var isComplete = failures.isEmpty
        var strings: [ExtractedString] = []
        do {
            let own = place.map { $0.file.hasSuffix(".swift") ? [$0.file] : [] } ?? []
            let sources = (paths + own).filter { !LintTable.isTable($0) }
            if !sources.isEmpty {
                let found = try Extractor.run((swiftUI ? ["--swiftui"] : []) + ["--"] + sources)
                strings = try found.strings
                isComplete = isComplete && found.isComplete
            }
        } catch let failure as CommandFailure {
            // The tables can be told without.
            guard place?.file.hasSuffix(".swift") != true else { throw failure }
            console.report("\(CommandName.strings): the code is not searched: \(failure)")
            isComplete = false
        }
        let wanted: Set<FoundPlace.Name>
        if let place {
            wanted = place.names(strings, tables)
            guard !wanted.isEmpty else { throw CommandFailure.failed("\(subject): no localized string there") }
        } else {
            wanted = Set(
                (strings.filter { $0.key == subject }.map(\.tableName) + tables.map(\.name))
                    .map { FoundPlace.Name(key: subject, table: $0) })
        }
        let places = FoundPlace.places(of: wanted.filter { table == nil || $0.table == table }, strings, tables)
        guard !places.isEmpty else {
            throw CommandFailure.failed(
                "no localized string '\(subject)' in \(table.map { "table \($0) in " } ?? "")\(paths.joined(separator: ", "))"
            )
        }
        for place in places { console.print(json ? try place.json() : place.line) }
        return isComplete ? 0 : 1
    }
}
