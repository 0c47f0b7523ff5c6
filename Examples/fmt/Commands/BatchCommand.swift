import ArgumentParser
import LocaleFormatOperations

/// `fmt batch`
struct BatchCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Answers JSON Lines from standard input, in order, on all cores.",
        discussion: """
            A line is an object: 'op' is the subcommand, 'value' a string or a number of any length, and options have their \
            command-line names without dashes, in camelCase; 'id' is copied to the answer. A line that fails gets \
            {"id":…,"error":"…"}, the others go on, and the exit code is 1.

            EXAMPLE:
              $ fmt batch <<'END'
              {"id":1,"op":"number","value":"1234567.5","locale":"hi-IN-u-nu-deva"}
              {"id":2,"op":"currency","value":5,"code":"EUR","locale":"de-AT"}
              END
              {"id":1,"result":"१२,३४,५६७.५"}
              {"id":2,"result":"€ 5,00"}
            """)

    @OptionGroup var common: CommonOptions

    func run(on console: Console) -> Int32 {
        var defaults = OptionValues()
        common.append(to: &defaults)
        return Batch(
            defaults: defaults,
            showsProgress: StandardStream.errors.isTerminal && !StandardStream.input.isTerminal
                && EscapeSequences.areWelcome
        ).run(on: console)
    }
}
