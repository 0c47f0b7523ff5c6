import ArgumentParser
import LocalizedStrings
import LocalizedStringsTools

/// `fmt strings extract`
struct ExtractCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Finds localized strings in Swift sources and brings a catalog up to date.",
        discussion: """
            New keys are added, keys that are no longer in the sources are marked stale, comments follow the sources, \
            translations stay. If a source cannot be parsed, nothing is marked stale and the exit status is 1. \
            The empty text, Text(""), is a key like any other, as in Xcode.

            With --check nothing is written, and the exit status is 1 where the catalog is behind the code: a line for each \
            key that is new, unused, or changes otherwise (revived, comment, value, state), and how many there are of each. \
            Keys that are marked stale already are no difference.

            Swift is read by fmt-strings-extract, which is built apart, since it needs swift-syntax:
              swift build -c release --package-path Examples/StringsExtract
            It is looked for in FMT_STRINGS_EXTRACT, beside this program, and in that package.

            EXAMPLES:
              fmt strings extract Sources --into Resources/Localizable.xcstrings
              fmt strings extract Sources --into Resources/Localizable.xcstrings --check
              fmt strings extract Sources --into Menu.xcstrings --table Menu
              fmt strings extract Sources --declarations .build/checkouts --print
            """)

    @Argument(help: "Swift files and folders.", completion: .file()) var paths: [String]
    @Option(help: "The catalog; it is made if there is none.", completion: .file()) var into: String?
    @Option(help: "The table whose strings are taken; default: the catalog's name.") var table: String?
    @Option(help: "The development language of a new catalog.") var sourceLanguage = "en"
    @Flag(name: .customLong("print"), help: "Print what was found, one JSON object a line, and change nothing.")
    var prints = false
    @Flag(
        name: .customLong("swiftui"),
        help: "Take Text(\"…\"), Button(\"…\") and the like in files that import no framework of Apple's, too.")
    var swiftUI = false
    @Option(name: .customLong("function"), help: "A further function whose first argument is a key; may be repeated.")
    var functions: [String] = []
    @Option(
        help:
            "A file or folder of which only declarations are read, as of packages whose views take keys; may be repeated.",
        completion: .file())
    var declarations: [String] = []
    @Flag(help: "Remove keys that are no longer in the sources and have no translation.") var removeUntranslated = false
    @Flag(help: "Tell what would be done, and write nothing.") var dryRun = false
    @Flag(help: "Tell what is new and what is unused, write nothing, and exit with 1 if there is any.")
    var check = false

    func run(on console: StringsConsole) throws -> Int32 {
        guard (into == nil) == prints else { throw CommandFailure.usage("give either --into or --print") }
        guard into != "-" else { throw CommandFailure.usage("--into: expected the path of a catalog") }
        guard !check || !prints else {
            throw CommandFailure.usage("--check compares with a catalog; name it with --into")
        }
        let arguments =
            (swiftUI ? ["--swiftui"] : []) + functions.flatMap { ["--function", $0] }
            + declarations.flatMap { ["--declarations", $0] } + ["--"] + paths
        let found = try Extractor.run(arguments)
        if prints {
            console.write(found.lines)
            return found.isComplete ? 0 : 1
        }
        guard let into else { return 2 }
        let strings = try found.strings
        let isNew = SystemFile.status(of: into) == nil
        var catalog = isNew ? StringCatalog(sourceLanguage: sourceLanguage) : try StringTables.catalog(into)
        let before = catalog
        let table = table ?? StringTables.tableName(into)
        let tables = Set(strings.map(\.tableName))
        let update = CatalogUpdate(
            table: table, removesUntranslated: removeUntranslated && found.isComplete)
        let changes = update.update(&catalog, with: strings)
        if !tables.contains(table) {
            let others = tables.isEmpty ? "" : "; found are \(tables.sorted().joined(separator: ", ")): see --table"
            let keys = found.isComplete ? changes.stale.count : 0
            console.report(
                "\(CommandName.strings): no strings of table \(table) in \(paths.joined(separator: ", "))\(others)"
                    + (keys == 0 ? "" : "; \(keys) \(keys == 1 ? "key becomes" : "keys become") stale"))
        }
        var stale = changes.stale
        if !found.isComplete, !stale.isEmpty {
            // What could not be read may have held these keys.
            for key in stale { catalog[key] = before[key] }
            console.report(
                "\(CommandName.strings): \(stale.count) keys were not found and not marked stale, since not all was read"
            )
            stale = []
        }
        let listed = Set(changes.added + changes.revived + changes.commented + changes.revalued + changes.stale)
        // A key that was migrated, or that has a default value no longer.
        let stated = catalog.keys.filter { !listed.contains($0) && catalog[$0] != before[$0] }
        list(changes, stale: stale, stated: stated, on: console)
        let isBehind = catalog != before || isNew
        if check, isBehind {
            let counts = Self.counts([
                (changes.added.count, "new"), (changes.removed.count + stale.count, "unused"),
                (changes.revived.count, "used again"), (changes.commented.count, "with another comment"),
                (changes.revalued.count, "with another text"), (stated.count, "with another state"),
            ])
            let state = isNew ? "there is no such catalog" : "the catalog is behind the code"
            console.report(
                "\(CommandName.strings): \(into): \(state): \(counts); "
                    + "the same line without --check brings it up to date")
        }
        if isBehind, !dryRun, !check { try StringTables.write(catalog.bytes(), to: into) }
        return found.isComplete && !(check && isBehind) ? 0 : 1
    }

    /// A line for each key that is not as it was.
    private func list(_ changes: CatalogUpdate.Changes, stale: [String], stated: [String], on console: StringsConsole) {
        for (word, keys) in [
            (check ? "new" : "added", changes.added), ("revived", changes.revived), (check ? "unused" : "stale", stale),
            (check ? "unused" : "removed", changes.removed), ("comment", changes.commented),
            ("value", changes.revalued), ("state", stated), ("conflict", changes.conflicts),
        ] {
            for key in keys { console.print("\(word)\t\(VisibleText.line(key))") }
        }
    }

    /// "1 new, 2 with another comment"; what there is none of is left out, unless there is nothing else.
    private static func counts(_ all: [(number: Int, what: String)]) -> String {
        let some = all.filter { $0.number > 0 }
        return (some.isEmpty ? Array(all.prefix(2)) : some).map { "\($0.number) \($0.what)" }.joined(separator: ", ")
    }
}
