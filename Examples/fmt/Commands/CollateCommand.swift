import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt collate`
struct CollateCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "collate",
        abstract: "Compares two texts by a locale's order: prints <, = or >.",
        discussion: """
            Keywords of the locale choose the order and its options: de-u-co-phonebk, en-u-kn, en-u-ks-level1. Without \
            --locale, LC_ALL, LC_COLLATE and LANG decide.

            EXAMPLES:
              fmt collate Ärger zoo --locale de                        <
              fmt collate Ärger zoo --locale sv                        >
              fmt collate resume RÉSUMÉ --strength primary --locale fr    =
              fmt collate file10 file9 --numeric true --locale en      >
              fmt collate Ärger --sort-key --locale de > keys.txt
              fmt collate - --current --locale de < keys.txt           true
            """)

    @Argument(help: "Two texts; '-' alone reads pairs from standard input, one a line with a tab between.")
    var value: [String]

    @Option(.strength, "How small a difference counts; default: the locale's", values: CollationOptions.Strength.list)
    var strength: String?
    @Option(.alternate, "What punctuation is; default: the locale's", values: CollationOptions.Alternate.list)
    var alternate: String?
    @Option(.numeric, "Whether digits count as numbers", values: "true|false")
    var numeric: String?
    @Flag(.sortKey, "Print keys to keep, one a text, with the version of the order")
    var sortKey = false
    @Flag(.current, "Whether keys that were kept are of the order's version: true or false")
    var current = false
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append(
            [(.strength, strength), (.alternate, alternate), (.numeric, numeric)],
            flags: [(.sortKey, sortKey), (.current, current)])
        common.append(to: &options)
        return Invocation(operation: .collate, options: options, values: value)
    }
}
