import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt case`
struct CaseCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "case",
        abstract: "Writes text in capitals or small letters, by the locale's rules.",
        discussion: """
            Turkish and Azerbaijani have a dotted and a dotless i, Greek capitals no accents, Lithuanian keeps the dot of an \
            accented i, Dutch has IJ. 'title' is the first letter of each word, 'sentence' that of each sentence, 'initial' \
            that of the text alone, with the rest as it is; 'fold' is what texts are compared by where case does not count.

            EXAMPLES:
              fmt case istanbul --to upper --locale tr                 İSTANBUL
              fmt case 'ijsland en noorwegen' --to title --locale nl      IJsland En Noorwegen
              fmt case Άνθρωπος --to upper --locale el                 ΑΝΘΡΩΠΟΣ
              fmt case Straße --to fold --locale de                    strasse
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.to, "Which letters become which", values: CaseOperation.kinds)
    var to: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.to, to)])
        common.append(to: &options)
        return Invocation(operation: .letterCase, options: options, values: text)
    }
}
