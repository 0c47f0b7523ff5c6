import ArgumentParser
import LocalizedStrings
import LocalizedStringsTools

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `fmt strings coverage`
struct CoverageCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Tells how much is translated, language by language, as text, JSON or a badge.",
        discussion: """
            Counted are keys that are in use and to be translated. A key is translated where all its wordings are. With --fail-under the \
            exit status is 1 too where no language is there to be counted.

            EXAMPLES:
              fmt strings coverage Resources
              fmt strings coverage Localizable.xcstrings --format json
              fmt strings coverage Localizable.xcstrings --format svg --language de > de.svg
              fmt strings coverage Resources --fail-under 100 --language de --language fr
            """)

    @Argument(help: "Catalogs, .strings and .stringsdict files, folders.", completion: .file()) var paths: [String]
    @Option(help: "How it is printed: text|json|svg.", completion: .list(["text", "json", "svg"])) var format = "text"
    @Flag(help: "The same as --format json.") var json = false
    @Option(help: "A language that is counted; may be repeated. Default: all that the tables have.") var language:
        [String] = []
    @Option(help: "The least percentage of each language; below it the exit status is 1.") var failUnder = 0
    @Option(help: "The development language of tables that are no catalogs.") var sourceLanguage = "en"

    func run(on console: StringsConsole) throws -> Int32 {
        guard ["text", "json", "svg"].contains(format) else {
            throw CommandFailure.usage("--format \(format): expected text|json|svg")
        }
        guard (0...100).contains(failUnder) else {
            throw CommandFailure.usage("--fail-under \(failUnder): expected 0 to 100")
        }
        guard !paths.isEmpty else { throw CommandFailure.usage("give at least one catalog, file or folder") }
        var tables: [LintTable] = []
        for path in paths { tables += try StringTables.tables(path, sourceLanguage: sourceLanguage) }
        let codes = try ReaderLanguages.codes(language, in: tables.map(\.catalog))
        let coverage = CatalogCoverage(tables.map(\.catalog), languages: codes.isEmpty ? nil : codes)
        switch json ? "json" : format {
        case "json":
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            console.print(String(decoding: try encoder.encode(coverage.languages), as: UTF8.self))
        case "svg":
            guard codes.count <= 1 else { throw CommandFailure.usage("a badge is of one language, or of all") }
            console.write(Array(coverage.badge(for: codes.first).utf8))
        default: console.write(Array(coverage.text.utf8))
        }
        // A gate that has nothing to look at does not pass.
        guard !coverage.languages.isEmpty else {
            let sources = Set(tables.map(\.catalog.sourceLanguage)).sorted().joined(separator: ", ")
            console.report(
                "\(CommandName.strings): nothing is counted: there are texts in \(sources) alone, the development language; "
                    + "--language names those that must be there")
            return failUnder > 0 ? 1 : 0
        }
        return coverage.languages.allSatisfy { $0.percent >= failUnder } ? 0 : 1
    }
}
