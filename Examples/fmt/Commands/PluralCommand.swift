import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt plural`
struct PluralCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "plural",
        abstract: "Prints the plural category of numbers, and nothing else.",
        discussion: """
            The number counts as it is written: 1 and 1.0 are of different categories in English.

            EXAMPLES:
              fmt plural 2 --locale ar                    two
              fmt plural 22 --type ordinal --locale en    two
              fmt plural 1 1.0 --locale en                one, then other
            """)

    @Argument(help: "The numbers; '-' reads one a line from standard input.")
    var value: [String]

    @Option(.type, "What the number does", values: PluralRules.Kind.list)
    var type: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.type, type)])
        common.append(to: &options)
        return Invocation(operation: .plural, options: options, values: value)
    }
}
