import ArgumentParser
import LocalizedStrings

/// `fmt strings lookup`
struct LookupCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "lookup",
        abstract: "Prints strings as a program would show them to a reader.",
        discussion: """
            The reader's languages are matched to those that the tables have; where the best has no such key, the next is asked.

            EXAMPLES:
              fmt strings lookup Cancel --in Resources --locale es-MX
              fmt strings lookup '%lld files in %@' --arg 3 --arg Desktop --in Localizable.xcstrings --locale ar
              fmt strings lookup title --in App.bundle --table Menu --json
              fmt strings lookup welcome --arg Ada --in res --locale ru
            """)

    @Argument(help: "The keys; '-' reads one a line from standard input.") var keys: [String]
    @Option(
        name: .customLong("in"),
        help: "A catalog, a folder with catalogs or .lproj folders, or a file or folder of files that 'convert' reads.",
        completion: .file())
    var path = "."
    @Option(help: "The reader's languages, the best first, with commas; default: the environment's.") var locale:
        String?
    @Option(help: "The table; default: that of the catalog, or Localizable.") var table: String?
    @Option(help: "The development language of files that are no catalogs.") var sourceLanguage = "en"
    @Option(
        name: .customLong("arg"), parsing: .unconditionalSingleValue,
        help: "The value of the next argument; may be repeated.")
    var arguments: [String] = []
    @Option(help: "The text where no table has the key; without it that is an error.") var `default`: String?
    @Option(help: "The device: iphone, mac and so on.") var device: String?
    @Flag(help: "The string as the table has it is not interpreted: its language and wording are printed.") var raw =
        false
    @Flag(help: "One JSON object a line.") var json = false

    func run(on console: StringsConsole) throws -> Int32 {
        guard arguments.count <= FormatSpecifier.maximumPosition else {
            throw CommandFailure.usage(
                "\(arguments.count) values of --arg; a text takes at most \(FormatSpecifier.maximumPosition)")
        }
        let preferred = try ReaderLanguages.read(locale)
        let (bundle, name) = try bundle()
        var options = TextOptions()
        options.device = device
        let strings = bundle.localized(for: preferred, options: options)
        var code: Int32 = 0
        let keys =
            keys == ["-"]
            ? String(decoding: try console.readInput(), as: UTF8.self).split(separator: "\n").map(String.init) : keys
        for key in keys {
            do {
                console.print(try line(for: key, table: name, strings))
            } catch {
                console.report("\(CommandName.strings): \(error)")
                code = 1
            }
        }
        return code
    }

    private func bundle() throws -> (LocalizedBundle, table: String) {
        if path.hasSuffix(".xcstrings") {
            let name = StringTables.tableName(path)
            return (LocalizedBundle(catalogs: [name: try StringTables.catalog(path)]), table ?? name)
        }
        guard InterchangeTables.format(of: path) == nil else { return try otherBundle() }
        do { return (try LocalizedBundle(contentsOf: path), table ?? LocalizedBundle.defaultTable) } catch {
            guard StringTables.isFolder(path), try !InterchangeTables.paths(in: path).isEmpty else {
                throw CommandFailure.failed("\(error)")
            }
            return try otherBundle()
        }
    }

    /// The tables of files of other systems.
    private func otherBundle() throws -> (LocalizedBundle, table: String) {
        let tables = try StringTables.tables(path, sourceLanguage: sourceLanguage)
        let catalogs = Dictionary(tables.map { ($0.name, $0.catalog) }) { first, _ in first }
        let name = tables.count == 1 ? tables[0].name : LocalizedBundle.defaultTable
        return (LocalizedBundle(catalogs: catalogs), table ?? name)
    }

    private func line(for key: String, table: String, _ strings: Localizer) throws -> String {
        let found = strings.template(for: key, table: table)
        guard found != nil || self.default != nil else {
            throw CommandFailure.failed("no string '\(key)' in table \(table)")
        }
        let template = found?.template ?? TextTemplate(self.default ?? key)
        let text = LocalizedText(
            key: key, arguments: FormatArguments(of: template, key: key).values(of: arguments),
            defaultValue: self.default, table: table)
        let result = raw ? template.firstText : try strings.string(text)
        guard json else { return result }
        let object: [String: String] = [
            "key": key, "language": found?.language.description ?? "", "locale": strings.locale.description,
            "result": result,
        ]
        return try StringsConsole.json(object)
    }
}
