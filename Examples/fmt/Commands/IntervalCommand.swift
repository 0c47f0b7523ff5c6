import ArgumentParser
import LocaleFormatOperations

/// `fmt interval`
struct IntervalCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "interval",
        abstract: "Formats the time from one instant to another.",
        discussion: """
            What both ends have in common is written once; the second must not be earlier than the first. An interval is two instants, or one word A/B; so is each line of \
            standard input. In 'fmt batch' they are 'from' and 'to', or 'value' is [A, B] or A/B.

            EXAMPLES:
              fmt interval 2025-11-21 2025-11-24
              fmt interval 2025-11-21/2025-12-02 --skeleton MMMd --locale de
              fmt interval 2025-11-21/2025-11-24 --calendar gujarati --locale gu
            """)

    @Argument(help: "The two instants; '-' reads one A/B a line from standard input.")
    var instant: [String]

    @OptionGroup var dates: DateFlags
    @OptionGroup var calendars: CalendarFlags
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        dates.append(to: &options)
        calendars.append(to: &options)
        common.append(to: &options)
        return Invocation(operation: .interval, options: options, values: instant)
    }
}
