import ArgumentParser
import LocalizedStrings
import LocalizedStringsTools

/// `fmt strings convert`
struct ConvertCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Makes string catalogs of .strings and .stringsdict files.",
        discussion: """
            Each table of the folder becomes a catalog with all its languages; keys are marked 'migrated'.

            EXAMPLES:
              fmt strings convert Resources --output Localizable.xcstrings
              fmt strings convert Resources --table Menu --output Menu.xcstrings
              fmt strings convert en.lproj/Localizable.strings
            """)

    @Argument(help: "A folder of .lproj folders, or a file.") var path: String
    @Option(help: "The table; default: Localizable, or the only one.") var table: String?
    @Option(help: "The development language.") var sourceLanguage = "en"
    @Option(name: .shortAndLong, help: "The catalog to write; default: standard output.") var output: String?

    func run(on console: StringsConsole) throws -> Int32 {
        let tables = try StringTables.tables(path, sourceLanguage: sourceLanguage)
        let wanted = table ?? (tables.count == 1 ? tables[0].name : LocalizedBundle.defaultTable)
        guard let found = tables.first(where: { $0.name == wanted }) else {
            let names = tables.map(\.name).joined(separator: ", ")
            throw CommandFailure.usage("no table '\(wanted)'; there are: \(names)")
        }
        var catalog = found.catalog
        for key in catalog.keys where catalog[key]?.extractionState == nil { catalog[key]?.extractionState = .migrated }
        if let output {
            try StringTables.write(catalog.bytes(), to: output)
        } else {
            console.write(catalog.bytes())
        }
        return 0
    }
}
