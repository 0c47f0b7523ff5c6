import ArgumentParser
import LocaleFormat

/// `fmt bidi`
struct BidiCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "bidi",
        abstract: "Shows in which order text of both directions is seen.",
        discussion: """
            Prints the level of each character (a Unicode scalar), x for those that take no place, a tab, and the characters \
            that are seen from left to right, by their offsets in the text (Unicode Standard Annex #9). Odd levels run from \
            right to left. Paragraphs follow one another.

            EXAMPLES:
              fmt bidi 'a אב'                           0 0 1 1, then 0 1 3 2
              fmt bidi --direction rtl 'a אב'           2 1 1 1, then 3 2 1 0
              fmt bidi --direction content 'OK, בוא הביתה'
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var value: [String]

    @Option(
        .direction,
        "The direction of paragraphs: by the first strong character, as given, or by the words; default: auto",
        values: DirectionWord.list)
    var direction: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.direction, direction)])
        common.append(to: &options)
        return Invocation(operation: .bidi, options: options, values: value)
    }
}
