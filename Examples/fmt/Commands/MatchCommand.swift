import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt match`
struct MatchCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Chooses the language that suits a reader best.",
        discussion: """
            By CLDR's data: es-AR is nearer to es-419 than to es, zh-HK to zh-Hant than to zh. The answer is an \
            item of the list as it was given; where nothing suits, it is the default. Without --preferred it is chosen for the locale. A list may have weights, as browsers send it.

            EXAMPLES:
              fmt match --available en,es,es-419 --preferred es-MX,en      es-419
              fmt match --available en,zh,zh-Hant --preferred hu,zh-HK     zh-Hant
              fmt match --available fr,en hu                               fr
              fmt match --available de,en 'fr;q=0.8, en;q=0.5'             en
            """)

    @Argument(
        help: "Lists of a reader's languages, in place of --preferred; '-' reads one list a line from standard input.")
    var value: [String] = []

    @Option(.available, "The languages there are, comma-separated")
    var available: String?
    @Option(.preferred, "The reader's languages, the dearest first, comma-separated")
    var preferred: String?
    @Option(.default, "The answer where nothing suits; default: the first of --available")
    var `default`: String?
    @Option(.favoring, "What weighs more; default: language", values: LanguageMatcher.Favored.list)
    var favoring: String?
    @Flag(.twoWay, "Only languages that suit each other's readers")
    var twoWay = false
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append(
            [(.available, available), (.preferred, preferred), (.default, self.default), (.favoring, favoring)],
            flags: [(.twoWay, twoWay)])
        common.append(to: &options)
        return Invocation(operation: .match, options: options, values: value)
    }
}
