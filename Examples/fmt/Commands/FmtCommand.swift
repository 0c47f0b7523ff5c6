import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// The root of the command tree.
struct FmtCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.own,
        abstract:
            "Formats numbers, money, dates, names, lists, quantities and localized text as people read them, and parses them back.",
        discussion: """
            Locales are BCP 47 tags (hi-IN-u-nu-deva), ICU or CLDR identifiers (hi_IN@numbers=deva), or names of POSIX \
            (hi_IN.UTF-8). Without --locale the environment decides: LC_ALL, then the variable of what is written \
            (LC_NUMERIC, LC_MONETARY, LC_TIME, LC_NAME, and for texts LANGUAGE and LC_MESSAGES), LANG, then en-US. A \
            language that CLDR does not know is warned of, once; with --strict it is refused.

            A value that is '-' stands for standard input, one value a line. Values may begin with a minus, -5; words that \
            begin as options do stand behind '--'. Exit code: 0, 1 when a value could not be formatted, 2 when the command \
            line is at fault.

            EXAMPLES:
              fmt number 1234567.891 --locale hi-IN-u-nu-deva
              fmt currency 1234.5 --code EUR --locale de-AT
              fmt date now --calendar gujarati --locale gu
              fmt cal --calendar hebrew --locale he
              fmt tour
            """,
        version: VersionText.text,
        groupedSubcommands: [
            CommandGroup(
                name: "Format",
                subcommands: [
                    NumberCommand.self, CurrencyCommand.self, DateCommand.self, IntervalCommand.self,
                    RelativeCommand.self, DurationCommand.self, UnitCommand.self, ByteCountCommand.self,
                    NameCommand.self, TextListCommand.self, PluralCommand.self, CalendarsCommand.self,
                    MonthCommand.self, RecurrenceCommand.self, BatchCommand.self, BakeCommand.self,
                    SnapshotCommand.self,
                    DiffCommand.self, TourCommand.self,
                ]),
            CommandGroup(name: "Read back", subcommands: [ParseCommand.self]),
            CommandGroup(
                name: "Text",
                subcommands: [
                    SortCommand.self, CollateCommand.self, SearchCommand.self, BoundariesCommand.self, BidiCommand.self,
                    CaseCommand.self, NormalizeCommand.self, TransliterateCommand.self, SlugCommand.self,
                    ConfusableCommand.self,
                ]),
            CommandGroup(
                name: "Localized strings",
                subcommands: [MarkupCommand.self, MessageCommand.self, InflectCommand.self, StringsCommand.self]),
            CommandGroup(
                name: "Locales and lists",
                subcommands: [
                    LocaleCommand.self, MatchCommand.self, NamesCommand.self, LocalesCommand.self,
                    NumberingSystemsCommand.self, CurrenciesCommand.self, CalendarIDsCommand.self,
                    TimeZonesCommand.self, UnitsCommand.self,
                ]),
        ])

    /// Runs a command line; the exit code.
    static func main(_ arguments: ArraySlice<String>, on console: Console) -> Int32 {
        if let invocation = Invocation(plain: arguments) { return invocation.run(on: console) }
        // What is wrong is quoted from here on, and looked up.
        let arguments = arguments.map(CombiningMarks.ordered)[...]
        // Its arguments are another program's: nothing here may read or move them.
        if arguments.first == "strings" { return StringsCommand.run(Array(arguments.dropFirst()), on: console) }
        if arguments.starts(with: ["help", "strings"]), arguments.count > 2 {
            return StringsCommand.run(["help"] + arguments.dropFirst(2), on: console)
        }
        if let message = unknownSubcommand(arguments) {
            console.report(message)
            return console.finish(2)
        }
        do {
            let line = withInstantLast(withoutNegativeNumbers(withMonthFirst(arguments)[...]))
            var command = try parseAsRoot(line)
            if let command = command as? any ConsoleCommand { return command.run(on: console) }
            // What is left are the parser's own commands, and the root: they throw the help that was asked for.
            try command.run()
            return console.finish(0)
        } catch {
            let text = fullMessage(for: error)
            if exitCode(for: error) == .success {
                console.print(ShownHelp.text(text))
                return console.finish(0)
            }
            let path = subcommand(arguments).1.joined(separator: " ")
            let message = unknownOption(arguments) ?? told(message(for: error), of: path)
            console.report(CommandFailure.message(message, of: path))
            return console.finish(2)
        }
    }

    /// The parser's word of what is missing, with what may be given.
    private static func told(_ message: String, of path: String) -> String {
        guard message.hasPrefix("Missing expected argument '<") else { return message }
        let example = path == "date" ? "'\(CommandName.own) date now' is this moment, and " : ""
        let reads = OperationName.leading(path.split(separator: " ").map(String.init)[...]) != nil
        return reads ? "\(message); \(example)'\(CommandName.own) \(path) -' reads values from standard input" : message
    }

    /// Whatever is wrong with the line, it is not these: see ``Invocation/init(plain:)``.
    private static func withoutNegativeNumbers(_ arguments: ArraySlice<String>) -> [String] {
        guard OperationName.leading(arguments) != nil else { return Array(arguments) }
        return arguments.map { $0.isNegativeNumber ? "0" : $0 }
    }
}

/// A subcommand that writes to a console.
protocol ConsoleCommand: ParsableCommand {
    func run(on console: Console) -> Int32
}

/// A subcommand that is an operation on values.
protocol OperationCommand: ConsoleCommand {
    var invocation: Invocation { get }
}

extension OperationCommand {
    func run(on console: Console) -> Int32 { invocation.run(on: console) }
}
