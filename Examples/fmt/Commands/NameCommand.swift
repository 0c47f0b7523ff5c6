import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt name`
struct NameCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "name",
        abstract: "Formats people's names.",
        discussion: """
            The name is given by its fields, or on one line, which is taken apart as names in --locale are. --style has \
            everyday lengths; --length, --usage, --formality and --order are CLDR's, where --style is not given.

            EXAMPLES:
              fmt name --given Ada --middle M. --family King             Ada King
              fmt name --given Ada --family King --style abbreviated     AK
              fmt name --given Ada --family King --order sorting         King, Ada
              fmt name --given 太郎 --family 山田 --locale ja            山田太郎
              fmt name 'Dr. Vincent van Gogh' --style short              Vincent
              fmt name 'Vincent van Gogh' --length long --usage monogram
              cat people.txt | fmt name - --style abbreviated            one a line
            """)

    @Argument(help: "Names on one line each; '-' reads one a line from standard input.")
    var text: [String] = []

    @OptionGroup(title: "Fields") var fields: NameFieldFlags
    @Option(.style, "How much of the name is written", values: PersonNameStyle.Style.list)
    var style: String?
    @Option(.length, "How long; default: the locale's", values: NameLength.list)
    var length: String?
    @Option(.usage, "Whether the person is spoken of or to, or initials are wanted", values: NameUsage.list)
    var usage: String?
    @Option(.formality, "Titles and whole names, or nicknames; default: the locale's", values: NameFormality.list)
    var formality: String?
    @Option(.order, "The order of the parts; default: as the name asks, else by its locale", values: NameOrder.list)
    var order: String?
    @Flag(.noNicknames, "Given names rather than nicknames in the short style")
    var noNicknames = false
    @Flag(.capitalizedSurname, "Surnames in capitals")
    var capitalizedSurname = false
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append(
            [(.style, style), (.length, length), (.usage, usage), (.formality, formality), (.order, order)],
            flags: [(.noNicknames, noNicknames), (.capitalizedSurname, capitalizedSurname)])
        common.append(to: &options)
        var invocation = Invocation(operation: .name, options: options, values: text)
        fields.append(to: &invocation.fields)
        return invocation
    }
}

/// The fields of a person's name.
struct NameFieldFlags: ParsableArguments {
    @Option(.given, "Given name, CLDR's given")
    var given: String?
    @Option(.middle, "Middle name or patronymic, CLDR's given2")
    var middle: String?
    @Option(.family, "Surname")
    var family: String?
    @Option(.family2, "Second surname, as in Spanish")
    var family2: String?
    @Option(.prefix, "Title before the name")
    var prefix: String?
    @Option(.suffix, "What follows the name, of whatever kind")
    var suffix: String?
    @Option(.generation, "Generation: Jr., III")
    var generation: String?
    @Option(.credentials, "Credentials: MBA, PhD")
    var credentials: String?
    @Option(.nickname, "Nickname, CLDR's given-informal")
    var nickname: String?
    @Option(.nameLocale, "The language that the name comes from; default: by its script")
    var nameLocale: String?
    @Option(.preferredOrder, "The order that this person wants", values: PersonName.PreferredOrder.list)
    var preferredOrder: String?

    func append(to values: inout OptionValues) {
        values.append([
            (.given, given), (.middle, middle), (.family, family), (.family2, family2), (.prefix, prefix),
            (.suffix, suffix),
            (.generation, generation), (.credentials, credentials), (.nickname, nickname), (.nameLocale, nameLocale),
            (.preferredOrder, preferredOrder),
        ])
    }
}
