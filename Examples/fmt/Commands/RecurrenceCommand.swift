import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt recurrence`
struct RecurrenceCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "recurrence",
        abstract: "Writes when something comes again, by a rule of iCalendar, in 27 calendars.",
        discussion: """
            The rule is one of RFC 5545, with RSCALE and SKIP of RFC 7529. A start without a time gives days, one with a time gives \
            times, and with --time-zone, or a zone of its own, instants. Of a rule that does not end ten are written, of others all. \
            --before alone writes the last ones before it.

            EXAMPLES:
              fmt recurrence 'FREQ=MONTHLY;BYDAY=-1FR' --start 2025-11-21T09:00 --time-zone Europe/Berlin --count 10
              fmt recurrence 'RSCALE=HEBREW;FREQ=YEARLY' --start 2025-09-23 --count 3
              fmt recurrence 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29' --start 2024-02-29 --after 2099-01-01 --count 1
              fmt recurrence 'FREQ=WEEKLY' --start 2025-11-21 --before today --count 1
              fmt recurrence 'FREQ=DAILY;COUNT=5' --start 2025-12-22 --exclude 2025-12-24,2025-12-25
            """)

    @Argument(help: "The rules; '-' reads one a line from standard input.")
    var rule: [String]

    @Option(.start, "The first moment that may be one: a day, a time, an instant of RFC 9557")
    var start: String?
    @Option(.count, "How many at most; default: 10 where the rule does not end")
    var count: String?
    @Option(.after, "Only those later than this")
    var after: String?
    @Option(.before, "Only those earlier than this")
    var before: String?
    @Option(.include, "More of them, with commas between")
    var include: String?
    @Option(.exclude, "Those that are left out, with commas between")
    var exclude: String?
    @Option(.timeZone, "Whose clocks, such as Europe/Berlin")
    var timeZone: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([
            (.start, start), (.count, count), (.after, after), (.before, before), (.include, include),
            (.exclude, exclude), (.timeZone, timeZone),
        ])
        common.append(to: &options)
        return Invocation(operation: .recurrence, options: options, values: rule)
    }
}
