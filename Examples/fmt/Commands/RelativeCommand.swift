import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt relative`
struct RelativeCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "relative",
        abstract: "Formats distances in time.",
        discussion: """
            A distance is a number, negative for the past, and a unit: \
            \(RelativeDateStyle.Unit.allCases.map(\.rawValue).joined(separator: ", ")). With --unit it is the number alone. An \
            instant is seen from that of --from: the next larger unit is taken as soon as there is one of it, or where --thresholds \
            say so, and words such as 'yesterday' are by days of the zone. With --time it is told in days, with the time of day.

            EXAMPLES:
              fmt relative -1 day                               yesterday
              fmt relative -1 day --numeric always              1 day ago
              fmt relative 3 months --width short --locale de   in 3 Monaten
              fmt relative 2 week --locale hi-u-nu-deva         २ सप्ताह में
              fmt relative 2025-11-24 --from 2025-11-21 --locale de   in 3 Tagen
              fmt relative 2025-12-24 --from 2025-11-21 --units day --locale de   in 33 Tagen
              fmt relative 2025-11-22T15:00 --from 2025-11-21 --time short --locale de
              fmt relative 1 2 3 --unit hour
            """)

    @Argument(help: "A number and its unit, or an instant, and so on; '-' reads one a line from standard input.")
    var value: [String]

    @Option(.unit, "The unit of all the numbers", values: RelativeDateStyle.Unit.list)
    var unit: String?
    @Option(
        .numeric, "Whether words such as 'tomorrow' may stand for numbers; default: auto",
        values: RelativeDateStyle.Numeric.list)
    var numeric: String?
    @Option(.width, "How units are written; default: wide", values: RelativeDateStyle.Width.list)
    var width: String?
    @Option(.numberingSystem, "Numerals such as deva, thai, native; see 'fmt numbering-systems'")
    var numberingSystem: String?
    @Option(.capitalization, "Where the text will stand", values: CapitalizationWord.list)
    var capitalization: String?
    @Option(.from, "The instant that others are seen from; default: now")
    var from: String?
    @Option(.time, "The time of day behind the day; default: none", values: DateStyle.Length.list)
    var time: String?
    @Option(
        .thresholds,
        "How many seconds, minutes, hours, days, weeks and months are told in the next unit; or standard, early")
    var thresholds: String?
    @Option(
        .units, "The units that instants may be told in, comma-separated; default: all",
        values: "year|month|week|day|hour|minute|second")
    var units: String?
    @Option(
        .calendar, "The calendar of months and years between instants, see 'fmt calendar-ids'; default: the locale's")
    var calendar: String?
    @Option(
        .timeZone, "The zone of instants, such as Asia/Kolkata or +05:30; default: the locale's, TZ, then the machine's"
    )
    var timeZone: String?
    @Flag(.nextChange, "When the text is another one next, in place of text")
    var nextChange = false
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append(
            [
                (.unit, unit), (.numeric, numeric), (.width, width), (.numberingSystem, numberingSystem),
                (.capitalization, capitalization), (.from, from), (.time, time), (.thresholds, thresholds),
                (.units, units),
                (.calendar, calendar), (.timeZone, timeZone),
            ], flags: [(.nextChange, nextChange)])
        common.append(to: &options)
        return Invocation(operation: .relative, options: options, values: value)
    }
}
