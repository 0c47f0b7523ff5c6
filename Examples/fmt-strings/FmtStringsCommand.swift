import ArgumentParser
import LocaleFormat

/// The root of the command tree. `fmt strings …` is this program.
struct FmtStringsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.stringsProgram,
        abstract:
            "Works with localized strings: .xcstrings catalogs, .strings and .stringsdict files, XLIFF, PO, ARB, Android.",
        discussion: """
            EXAMPLES:
              fmt strings lookup 'days.%lld' --arg 10 --in Resources --locale hi
              fmt strings lint Localizable.xcstrings
              fmt strings export Localizable.xcstrings --language fr --output fr.xliff
              fmt strings import fr.xliff --into Localizable.xcstrings
              fmt strings extract Sources --into Localizable.xcstrings
              fmt strings pseudo Localizable.xcstrings
              fmt strings convert Resources --output Localizable.xcstrings
              fmt strings convert Localizable.xcstrings --language de --output de.po
              fmt strings where 'days.%lld'
              fmt strings gallery Localizable.xcstrings -o gallery.html
              fmt strings file welcome.html --in Resources --locale fr

            Exit status: 0; 1 for findings, for a string that could not be written and for files that cannot be read; \
            2 when the command line is at fault.
            """,
        subcommands: [
            LookupCommand.self, LintCommand.self, ExportCommand.self, ImportCommand.self, ExtractCommand.self,
            PseudoCommand.self, ConvertCommand.self, CoverageCommand.self, MergeCommand.self,
            WhereCommand.self, GalleryCommand.self, FileCommand.self, SymbolsCommand.self,
        ])

    /// A help as users call the program, which `fmt strings` runs: that stands in its usage too. A completion script is for the program.
    private static func help(_ text: String) -> String {
        let text = CommandName.inHelp(text)
        guard text.hasPrefix("OVERVIEW: ") || text.hasPrefix("USAGE: ") else { return text }
        let usage = text.replacing("\nUSAGE: \(CommandName.stringsProgram)", with: "\nUSAGE: \(CommandName.strings)")
        return usage.replacing("'\(CommandName.stringsProgram) help", with: "'\(CommandName.strings) help")
    }

    /// Runs a command line; the exit status.
    static func main(_ arguments: [String], on console: StringsConsole) -> Int32 {
        do {
            var command = try parseAsRoot(arguments)
            if let command = command as? any StringsCommand { return try command.run(on: console) }
            try command.run()
            return 0
        } catch let failure as CommandFailure {
            console.report("\(CommandName.strings): \(failure)")
            return failure.code
        } catch {
            if exitCode(for: error) == .success {
                console.print(help(fullMessage(for: error)))
                return 0
            }
            console.report(
                "\(CommandName.strings): \(unknown(arguments.first) ?? message(for: error) + help(arguments.first))")
            return 2
        }
    }

    /// Where the help of a subcommand is, behind a message about its line.
    private static func help(_ word: String?) -> String {
        guard let word, configuration.subcommands.contains(where: { $0.configuration.commandName == word }) else {
            return ""
        }
        return "; see '\(CommandName.strings) \(word) --help'"
    }

    /// What is to be said of a first word that is no subcommand, in the words of `fmt` itself.
    private static func unknown(_ word: String?) -> String? {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        guard let word, !word.hasPrefix("-"), !names.contains(word) else { return nil }
        if ["init", "new", "create", "add", "update", "sync"].contains(word) {
            return "unknown subcommand '\(word)'; a catalog is made and brought up to date by "
                + "'\(CommandName.strings) extract Sources --into Localizable.xcstrings'"
        }
        let near = NearestWord.nearest(to: word, among: names)
        return "unknown subcommand '\(word)'; "
            + (near.map { "did you mean '\($0)'?" } ?? "'\(CommandName.strings) --help' lists them")
    }
}

/// A subcommand that writes to a console.
protocol StringsCommand: ParsableCommand {
    /// - Returns: the exit status.
    func run(on console: StringsConsole) throws -> Int32
}
