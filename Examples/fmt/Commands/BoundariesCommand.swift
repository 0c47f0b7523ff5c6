import ArgumentParser
import LocaleFormat
import LocaleFormatOperations
import LocalizedTextTools

/// `fmt boundaries`
struct BoundariesCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "boundaries",
        abstract: "Finds where text may be divided: between characters, words, sentences and lines.",
        discussion: """
            The boundaries are offsets in Unicode scalars, where ÷ stands in the test files of UAX #29 and #14: the beginning, \
            0, is one, but for lines (rule LB2), and so is the end; an empty text has none. What a reader takes for one \
            character is a grapheme cluster. \
            Without --locale the rules are the annexes' own; a locale has CLDR's changes to them. Words of Thai, Lao, Khmer, Burmese, Chinese and Japanese come out of dictionaries in every locale. \
            --json has the parts too, with 'word' for those that are words and 'hard' where a line must end.

            EXAMPLES:
              fmt boundaries 'Mr. Smith' --kind word --locale en      0 2 3 4 9
              fmt boundaries 'नमस्ते' --locale hi --kind word            0 6
              fmt boundaries สวัสดีชาวโลก --kind word --locale th       0 6 9 12
              fmt boundaries 'One. Two!' --kind sentence --locale en     0 5 9
              fmt boundaries 'a b' --kind line --locale en            2 3
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.kind, "What is between two boundaries; default: grapheme", values: BoundariesOperation.kinds)
    var kind: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.kind, kind)])
        common.append(to: &options)
        return Invocation(operation: .boundaries, options: options, values: text)
    }
}
