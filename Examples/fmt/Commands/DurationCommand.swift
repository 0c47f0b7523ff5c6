import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt duration`
struct DurationCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "duration",
        abstract: "Formats how long something takes.",
        discussion: """
            Durations are seconds, with a fraction where needed, or as ISO 8601 has them, PT1H30M, or as people do, 1h30m and 1:30:00; \
            then days are 24 hours. From one instant to another, A B or A/B, they are told in units of a calendar: as many years as \
            there are, then months, then days of the zone, however many hours these have, then exact time. What is less than the smallest \
            unit rounds it half-even, and is left out in units of a calendar, unless --rounding says otherwise. Years and months in ISO 8601, P1Y2M, stay what they are; so do weeks and days with \
            --style calendar.

            EXAMPLES:
              fmt duration 5405 --locale en                        1:30:05
              fmt duration PT1H30M --style units --locale en       1 hr, 30 min
              fmt duration 1h30m --locale en                       1:30:00
              fmt duration P1Y2M10DT2H --locale en   1 year, 2 months, 10 days, 2 hours
              fmt duration 2023-08-15 2025-11-21 --locale en   2 years, 3 months, 6 days
              fmt duration 2024-02-10 2024-03-11 --calendar hebrew --locale en    1 month
              fmt duration 90 --style minute-second --locale fi    1.30
              fmt duration 5400 --width wide --locale en           1 hour, 30 minutes
              fmt duration 5399 --max-units 1 --locale en          1 hr
              fmt duration 0.25 --units seconds --fraction ..2
              fmt duration 5000 --units hours --fraction ..2 --increment 0.25
            """)

    @Argument(help: "The seconds, PT1H30M, or two instants; '-' reads one duration a line from standard input.")
    var value: [String]

    @Option(.style, "Fields with colons, units, or units of a calendar; default: time", values: DurationWord.list)
    var style: String?
    @Option(
        .units, "The units to use, comma-separated; default: hours,minutes,seconds",
        values: "years|months|" + DurationUnit.list)
    var units: String?
    @Option(
        .width, "How units are written; default: short, wide in units of a calendar",
        values: NumberSpecification.UnitWidth.list)
    var width: String?
    @Option(.maxUnits, "At most so many units, the largest")
    var maxUnits: String?
    @Option(.zeros, "Show units of which there are none, with so many digits")
    var zeros: String?
    @Option(.fraction, "Digits after the decimal separator: 2, 0..3 or ..4")
    var fraction: String?
    @Option(.minInteger, "At least so many digits of the first field of a time, or of every unit")
    var minInteger: String?
    @Option(.increment, "Round the smallest unit to multiples of it, such as 0.25")
    var increment: String?
    @Option(.grouping, "When digits of the first field of a time are grouped", values: GroupingWord.list)
    var grouping: String?
    @Option(.rounding, "What happens to what is not shown", values: RoundingMode.list)
    var rounding: String?
    @Option(.numberingSystem, "Numerals such as deva, thai, native; see 'fmt numbering-systems'")
    var numberingSystem: String?
    @Option(
        .calendar, "The calendar between instants, see 'fmt calendar-ids'; default: the locale's",
        completing: CalendarID.allCases.map(\.rawValue))
    var calendar: String?
    @Option(
        .timeZone, "The zone of instants, such as Asia/Kolkata or +05:30; default: the locale's, TZ, then the machine's"
    )
    var timeZone: String?
    @Flag(.nextChange, "The next longer duration with another text, in ISO 8601, in place of text")
    var nextChange = false
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append(
            [
                (.style, style), (.units, units), (.width, width), (.maxUnits, maxUnits), (.zeros, zeros),
                (.fraction, fraction), (.minInteger, minInteger), (.increment, increment), (.grouping, grouping),
                (.rounding, rounding),
                (.numberingSystem, numberingSystem), (.calendar, calendar), (.timeZone, timeZone),
            ], flags: [(.nextChange, nextChange)])
        common.append(to: &options)
        return Invocation(operation: .duration, options: options, values: value)
    }
}
