import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt normalize`
struct NormalizeCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "normalize",
        abstract: "Writes text in one of Unicode's normalization forms.",
        discussion: """
            What may be written in several ways is written in one (UAX #15): nfc has letters with their marks, nfd letters \
            and marks apart; nfkc and nfkd have what compatibility characters stand for as well; nfkc-casefold is what \
            identifiers are compared by. The locale does not matter.

            EXAMPLES:
              fmt normalize 'ﬁve ①' --form nfkc                        five 1
              fmt normalize Straße --form nfkc-casefold                strasse
              fmt normalize - --form nfd < names.txt
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.form, "The form; default: nfc", values: NormalizeOperation.Form.list)
    var form: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.form, form)])
        common.append(to: &options)
        return Invocation(operation: .normalize, options: options, values: text)
    }
}
