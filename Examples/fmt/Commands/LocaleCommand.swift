import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt locale`
struct LocaleCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "locale",
        abstract: "Prints the canonical identifier of a locale, and what is known of it.",
        discussion: """
            By UTS #35: deprecated subtags are replaced, cases and order made regular. --details and --json also say what CLDR does \
            not know in it, and what was likely meant; with --strict such a locale is refused.

            EXAMPLES:
              fmt locale iw_IL                               he-IL
              fmt locale hi-IN-u-nu-deva --form icu          hi_IN@numbers=deva
              fmt locale zh-TW --maximize                    zh-Hant-TW
              fmt locale zh --compare zh-Hans-CN             equivalent
              fmt locale en-DE --parents
              fmt locale sr-Lant-RS --details
            """)

    @Argument(
        help: "Locales in BCP 47, ICU, CLDR or POSIX form; default: --locale. '-' reads one a line from standard input."
    )
    var value: [String] = []

    @Option(.form, "How identifiers are written; default: bcp47", values: LocaleID.IdentifierType.list)
    var form: String?
    @Flag(.maximize, "With the script and region that are likely")
    var maximize = false
    @Flag(.minimize, "Without the script and region that are likely anyway")
    var minimize = false
    @Flag(.parents, "The locales that it inherits from, the nearest first")
    var parents = false
    @Flag(.details, "All that is known, one a line; names in the language of --locale")
    var details = false
    @Option(.compare, "Another locale: equivalent, siblings or different")
    var compare: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append(
            [(.form, form), (.compare, compare)],
            flags: [(.maximize, maximize), (.minimize, minimize), (.parents, parents), (.details, details)])
        common.append(to: &options)
        return Invocation(operation: .locale, options: options, values: value)
    }
}
