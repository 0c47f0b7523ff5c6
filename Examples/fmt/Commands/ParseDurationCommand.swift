import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt parse duration`
struct ParseDurationCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "duration", abstract: "Reads how long something takes; prints it in ISO 8601.",
        discussion: """
            Units are read by any of their names in the locale or in English, in any width, from the largest to the smallest; times \
            with colons, or what the locale has in their place; and ISO 8601. All is exact. Years and months stay what they are, for \
            their length depends on the date. '1:30' may be hours and minutes, or minutes and seconds: it is refused, unless \
            --pattern says which; so is '5m' in English, minutes or months.

            EXAMPLES:
              fmt parse duration '2 hours, 5 minutes' --locale en              PT2H5M
              fmt parse duration 90s 2h5m '1.5 hours' --locale en
              fmt parse duration '1 Std. 30 Min.' --locale de                  PT1H30M
              fmt parse duration '1 year, 2 months' --locale en                P1Y2M
              fmt parse duration 1:30:05 --locale en                           PT1H30M5S
              fmt parse duration 1:30 --pattern minute-second --locale en      PT1M30S
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.pattern, "The fields of a time of two of them, such as 1:30", values: ClockWord.list)
    var pattern: String?
    @Option(.mode, "Whether variants that people type are read too; default: lenient", values: NumberParseMode.list)
    var mode: String?
    @Option(
        .width, "With --mode strict, how units are written; default: wide", values: NumberSpecification.UnitWidth.list)
    var width: String?
    @Option(.numberingSystem, "The digits of the text, beside Latin ones and the locale's own")
    var numberingSystem: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.pattern, pattern), (.mode, mode), (.width, width), (.numberingSystem, numberingSystem)])
        common.append(to: &options)
        return Invocation(operation: .parseDuration, options: options, values: text)
    }
}
