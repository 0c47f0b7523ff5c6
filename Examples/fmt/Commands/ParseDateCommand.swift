import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt parse date`
struct ParseDateCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "date", abstract: "Reads dates and times in 27 calendars; prints them in ISO 8601.",
        discussion: """
            The options are those of 'fmt date', and say how the date was written. Without a time in the text the output is \
            the civil date, else the time with its offset; both are what 'fmt date' takes. A text without a year, or a date, \
            is in that of --reference, and years of two digits are from 80 years before it to 19 after it.

            A date that does not exist is an error that says why: 30 February, a tithi that is skipped, a leap month that \
            the year lacks. A time that the clocks of the zone skip is moved on, 02:30 to 03:30; with --mode strict it is \
            an error.

            A text that is no date may be seen from now, in the locale's language: 'in 3 days', 'yesterday', 'next Friday', which is the \
            first one after today, 'tomorrow at 3 PM'. Days and what is longer are civil days, months and years those of the calendar; \
            hours, minutes and seconds are exact time. --now is the instant that counts as now. A text that is written for several \
            distances is refused, with all of them.

            EXAMPLES:
              fmt parse date '21. November 2025' --locale de                   2025-11-21
              fmt parse date '۳۰ آبان ۱۴۰۴' --locale fa                        2025-11-21
              fmt parse date 'א׳ בכסלו תשפ״ו' --locale he-u-ca-hebrew          2025-11-21
              fmt parse date 'nov 21 2025, 2pm' --skeleton yMMMdjm --locale en --time-zone Asia/Kolkata
              fmt parse date 'nov 21 2025' --locale en --mode strict           fails: a comma is missing
              fmt parse date vorgestern --now 2025-11-21 --locale de           2025-11-19
              fmt parse date 'tomorrow at 3 PM' --now 2025-11-21 --time-zone UTC --locale en
              fmt parse date 'dans 2 heures' --locale fr
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.mode, "Whether variants that people type are read too; default: lenient", values: DateParseMode.list)
    var mode: String?
    @Option(.reference, "The instant that what is missing is taken from; default: now")
    var reference: String?
    @Option(.now, "The instant from which texts such as 'in 3 days' are seen; default: that of --reference, then now")
    var now: String?
    @OptionGroup var dates: DateFlags
    @OptionGroup var calendars: CalendarFlags
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.mode, mode), (.reference, reference), (.now, now)])
        dates.append(to: &options)
        calendars.append(to: &options)
        common.append(to: &options)
        return Invocation(operation: .parseDate, options: options, values: text)
    }
}
