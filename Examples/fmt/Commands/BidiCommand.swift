import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt bidi`
struct BidiCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "bidi",
        abstract: "Shows in which order text of both directions is seen.",
        discussion: """
            Prints the level of each character (a Unicode scalar), x for those that take no place, a tab, and the characters \
            that are seen from left to right, by their offsets in the text (Unicode Standard Annex #9). Odd levels run from \
            right to left. Paragraphs follow one another.

            With --select it prints where the characters between two columns of that order are stored, as a drag over the \
            screen selects them: from-to, half-open, in several pieces where directions are mixed. Column 0 is before the \
            first character of the order, column 1 behind it. Characters that a reader takes for one are selected together. \
            With --show it draws storage, screen and selection, each character in a column of its own.

            EXAMPLES:
              fmt bidi 'a אב'                           0 0 1 1, then 0 1 3 2
              fmt bidi --direction rtl 'a אב'           2 1 1 1, then 3 2 1 0
              fmt bidi --select 1-4 'ab אב'             1-3,4-5
              fmt bidi --direction content 'OK, בוא הביתה'
              fmt bidi --show --select 2-6 'abc אבג def'
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var value: [String]

    @Option(
        .direction,
        "The direction of paragraphs: by the first strong character, as given, or by the words; default: auto",
        values: DirectionWord.list)
    var direction: String?
    @Option(.select, "The stored ranges of what is seen between two columns, such as 3-9")
    var select: String?
    @Flag(.show, "Draw what is stored and what is seen, in several lines")
    var show = false
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.direction, direction), (.select, select)], flags: [(.show, show)])
        common.append(to: &options)
        return Invocation(operation: .bidi, options: options, values: value)
    }
}
