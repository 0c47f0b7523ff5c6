import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt confusable`
struct ConfusableCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "confusable",
        abstract: "Tells how far an identifier mixes scripts, and what it looks like.",
        discussion: """
            By UTS #39: the restriction level, a tab, and the skeleton, in which characters that look alike are one. \
            Skeletons are to be compared, never shown. With --compare the line says whether the two look alike: distinct, \
            single-script, mixed-script or whole-script. --json adds what else is suspicious.

            EXAMPLES:
              fmt confusable раураl --compare paypal                   mixed-script
              fmt confusable paypal --json
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.compare, "The identifier that it may be mistaken for")
    var compare: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.compare, compare)])
        common.append(to: &options)
        return Invocation(operation: .confusable, options: options, values: text)
    }
}
