import ArgumentParser
import LocalizedStringsTools

/// `fmt strings symbols`
struct SymbolsCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "symbols",
        abstract: "Writes Swift functions for the texts of tables, with the tables embedded.",
        discussion: """
            A text "%(count)lld files in %(folder)@" with the key files.in.folder becomes filesInFolder(count:folder:). Keys \
            whose names cannot be told apart and arguments that differ between languages are errors, as compilers print them. \
            A key without letters and digits, such as "%@", is left out with a warning, and so is a stale key that is wrong.

            EXAMPLES:
              fmt strings symbols Localizable.xcstrings
              fmt strings symbols Resources --output Sources/App/Strings.swift
              fmt strings symbols Menu.xcstrings --name Texts --access public --no-embedding

            The build-tool plugin LocalizedStringsPlugin does the same for a target of a package whenever a table changes.
            """)

    @Argument(help: "Catalogs, .strings and .stringsdict files, folders.", completion: .file()) var paths: [String]
    @Option(name: .shortAndLong, help: "The file to write; default: standard output.", completion: .file()) var output:
        String?
    @Option(help: "The type that the functions are in.") var name = "Strings"
    @Option(help: "Who sees it: internal|package|public.", completion: .list(["internal", "package", "public"]))
    var access = "internal"
    @Flag(inversion: .prefixedNo, help: "Whether the tables are part of the source, as LocalizedBundle.module.")
    var embedding = true
    @Option(help: "The development language of tables that are no catalogs; default: en.") var sourceLanguage: String?

    func run(on console: StringsConsole) throws -> Int32 {
        guard let access = StringSymbols.Access(rawValue: access) else {
            throw CommandFailure.usage("--access \(access): expected internal|package|public")
        }
        guard StringSymbols.isNamespace(name) else {
            throw CommandFailure.usage(
                "--name \(name): expected the name of a Swift type that the source does not need itself")
        }
        if let output, LintTable.isTable(StringTables.resolved(output)) {
            throw CommandFailure.usage("--output \(output): a table would be lost under the Swift source")
        }
        guard !paths.isEmpty else { throw CommandFailure.usage("give at least one catalog, file or folder") }
        // The library opens the files that have a name in UTF-8; others are opened here.
        let symbols =
            paths.contains(where: FileName.hasEscapes)
            ? StringSymbols(try paths.flatMap { try StringTables.tables($0, sourceLanguage: sourceLanguage ?? "en") })
            : StringSymbols(paths: paths, sourceLanguage: sourceLanguage)
        for problem in symbols.problems {
            for line in "\(problem)".split(separator: "\n") { console.report(String(line)) }
        }
        guard symbols.isValid else { return 1 }
        let source = symbols.source(namespace: name, access: access, isEmbedding: embedding)
        try console.write(Array(source.utf8), to: output)
        return 0
    }
}
