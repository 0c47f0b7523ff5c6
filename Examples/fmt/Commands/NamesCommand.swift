import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt names`
struct NamesCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "names",
        abstract: "Says what a code is called in a language.",
        discussion: """
            Languages may be whole tags; --no-dialect puts their regions in parentheses. Currencies are called by their symbols \
            with --width short and narrow. --form chooses among the names of a time zone.

            EXAMPLES:
              fmt names language de-CH --locale en           Swiss High German
              fmt names language de-CH --no-dialect          German (Switzerland)
              fmt names region 419 --locale pt               América Latina
              fmt names calendar hebrew --locale fr          calendrier hébraïque
              fmt names unit kilometer --width short         km
              fmt names field weekday --locale de            Wochentag
              fmt names zone Asia/Kolkata --form standard    India Standard Time
              fmt names month 7L --calendar hebrew           Adar II
              fmt names weekday mon --locale de              Montag
              fmt names day-period evening1 --locale fr      soir
              fmt names currency USD --count 2 --locale en   US dollars
            """)

    @Argument(
        help: ArgumentHelp(
            "What is named, unless --kind says it, then codes. '-' reads one a line from standard input.",
            valueName: "kind code"))
    var value: [String]

    @Option(.kind, "What is named", values: NamesOperation.Kind.list)
    var kind: String?

    @Option(.width, "Which of several names; default: standard", values: DisplayNames.Width.list)
    var width: String?
    @Flag(.dialect, "Regions of a language by names of their own, where there are such; the default")
    var dialect = false
    @Flag(.noDialect, "Regions of a language in parentheses")
    var noDialect = false
    @Option(.form, "Which name of a time zone; default: generic", values: TimeZoneID.NameForm.list)
    var form: String?
    @Option(
        .calendar, "Whose months, quarters or eras; default: the locale's",
        completing: CalendarID.allCases.map(\.rawValue))
    var calendar: String?
    @Option(.count, "How much of a currency: the name in the plural that goes with it")
    var count: String?
    @Option(.capitalization, "Where the name will stand", values: CapitalizationWord.list)
    var capitalization: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append(
            [
                (.kind, kind), (.width, width), (.form, form), (.calendar, calendar), (.count, count),
                (.capitalization, capitalization),
            ], flags: [(.dialect, dialect), (.noDialect, noDialect)])
        common.append(to: &options)
        return Invocation(operation: .names, options: options, values: value)
    }
}
