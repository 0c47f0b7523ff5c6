import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt list`
struct TextListCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Joins texts to a list as people write it.",
        discussion: """
            EXAMPLES:
              fmt list bread butter salt                    bread, butter, and salt
              fmt list 7 8 --type or --locale es            7 u 8
              fmt list 5′ 3″ --type unit --width narrow     5′ 3″
              fmt list --locale en -- -a -b                 -a and -b
              ls | fmt list - --lines                       the files as one list
            """)

    @Argument(
        help: "The elements; '-' alone reads one list a line from standard input, with tabs between the elements.")
    var value: [String]

    @Option(.type, "What joins the elements; default: and", values: ListStyle.ListType.list)
    var type: String?
    @Option(.width, "How much stands between them; default: wide", values: ListStyle.Width.list)
    var width: String?
    @Flag(.lines, "The lines of standard input are the elements of one list; of a text in 'fmt batch' as well")
    var lines = false
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.type, type), (.width, width)], flags: [(.lines, lines)])
        common.append(to: &options)
        return Invocation(operation: .list, options: options, values: value)
    }
}
