import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt date`
struct DateCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "date",
        abstract: "Formats dates and times in 27 calendars.",
        discussion: """
            An instant is 2025-11-21, 20251121, 2025-W47-5, 2025-325, 2025-11-21T08:30:00Z, \
            2025-11-21T08:30:00+05:30[Asia/Kolkata][u-ca=hebrew], the date of a mail or of HTTP, 'today', 'tomorrow', \
            'yesterday', 'now', or seconds \
            since 1970 behind a sign, @1700000000, which ten digits can do without. A date without a time is noon in the time \
            zone, a time without an offset is that zone's; years before 0000 and after 9999 have a sign, +10000-01-01. \
            The zone and the calendar that an instant names are those of its text, unless options name others. \
            Without lengths the date is long and there is no time.

            --fields prints era, year, month, leapMonth (0 or 1), day and repeatedDay (0 or 1) with tabs between them, \
            numbered as Foundation numbers them.

            EXAMPLES:
              fmt date 2025-11-21 --locale de-AT                  21. November 2025
              fmt date 2025-11-21 --locale fa                     ۳۰ آبان ۱۴۰۴
              fmt date 2025-11-21 --calendar gujarati --date full --locale gu
              fmt date 2025-11-21 --skeleton yMMMEd --locale fr   ven. 21 nov. 2025
              fmt date 2025-11-21 --pattern yyyy-MM-dd            2025-11-21
              fmt date @0 --date short --time-zone UTC            1/1/70
              fmt date 2025-11-21T08:30:00Z --time short --time-zone Asia/Kolkata
              fmt date '2025-11-21T08:30+05:30[Asia/Kolkata]' --time short
              fmt date 'Sun, 06 Nov 1994 08:49:37 GMT' --form week --time-zone UTC
              fmt date 2025-10-22 --calendar gujarati --fields
              fmt date 2025-10-23 --calendar gujarati --halves --locale gu
              fmt date 2025-04-14 --calendar bangla --bangla bangladesh
              fmt date 2026-04-15 --calendar malayalam --malayalam sunrise
              fmt date 2025-03-20 --calendar vikram --new-year bright-half
              fmt date 2025-10-22 --calendar telugu --location 17.39,78.49
            """)

    @Argument(help: "The instants; '-' reads one a line from standard input.")
    var instant: [String]

    @Option(.form, "A text for machines, in place of the date", values: InstantForm.list)
    var form: String?
    @Option(
        .offset, "What counts where an instant's offset and its zone disagree; default: reject",
        values: OffsetPreference.list)
    var offset: String?
    @Option(
        .disambiguation, "Which instant a time means that clocks show twice, or skip; default: compatible",
        values: ClockDisambiguation.list)
    var disambiguation: String?
    @OptionGroup var dates: DateFlags
    @OptionGroup var calendars: CalendarFlags
    @Flag(.fields, "The numbers of the calendar, separated by tabs, in place of text")
    var fields = false
    @Flag(.nextChange, "When the text is another one next, in place of text")
    var nextChange = false
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        dates.append(to: &options)
        calendars.append(to: &options)
        options.append(
            [(.form, form), (.offset, offset), (.disambiguation, disambiguation)],
            flags: [(.fields, fields), (.nextChange, nextChange)])
        common.append(to: &options)
        return Invocation(operation: .date, options: options, values: instant)
    }
}
