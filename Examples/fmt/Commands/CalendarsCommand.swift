import ArgumentParser
import LocaleFormat
import LocaleFormatJSON
import LocaleFormatOperations
import LocalizedTextTools

/// `fmt calendars`
struct CalendarsCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendars",
        abstract: "Shows one day in all 27 calendars.",
        discussion: """
            A line is the calendar's identifier and the long date. With --json it is an object as of 'fmt date --json'. On a \
            terminal right-to-left dates stand between Unicode isolates, so that they read in order.

            EXAMPLES:
              fmt calendars
              fmt calendars 2025-11-21 --locale hi-u-nu-deva
              fmt calendars 2025-11-21 --date full --locale he
            """)

    @Argument(help: "The instant, as of 'fmt date'.")
    var instant = "now"

    @Option(.date, "Length of the dates; default: long", values: DateStyle.Length.list)
    var date: String?
    @Option(.timeZone, "IANA id or offset; default: the locale's -u-tz-, TZ, then the machine's")
    var timeZone: String?
    @Option(.numberingSystem, "Numerals such as deva, thai, native; see 'fmt numbering-systems'")
    var numberingSystem: String?
    @Option(.location, "LAT,LON of the sunrise that decides Indian dates: 23.02,72.57[,5.5]")
    var location: String?
    @Option(.bangla, "The rules of the Bangla calendar; default: the region's", values: BanglaWord.list)
    var bangla: String?
    @Option(
        .malayalam, "When a Malayalam month begins; default: madhyahna", values: HinduOptions.MalayalamRule.list)
    var malayalam: String?
    @OptionGroup var common: CommonOptions

    func run(on console: Console) -> Int32 {
        var values = OptionValues()
        values.append([
            (.date, date), (.timeZone, timeZone), (.numberingSystem, numberingSystem), (.location, location),
            (.bangla, bangla), (.malayalam, malayalam),
        ])
        common.append(to: &values)
        return console.run("calendars") { () throws(CommandFailure) in
            console.warn(ofLanguageIn: try values.locale())
            return try print(values, on: console)
        }
    }

    /// A calendar that cannot convert the day is reported, and the others go on.
    private func print(_ values: OptionValues, on console: Console) throws(CommandFailure) -> Int32 {
        // "now" is the same moment in all of them, and the instant's faults are told once.
        let instant = try Instant(commandText: instant, in: try DateOptions.read(values).commandZone()).description
        let width = CalendarID.allCases.map { DisplayWidth.columns(of: $0.rawValue) }.max() ?? 0
        var exitCode: Int32 = 0
        for calendar in CalendarID.allCases {
            var options = values
            options[.calendar] = calendar.rawValue
            let operation = try DateOperation(options, isBrief: true)
            do throws(CommandFailure) {
                if common.json {
                    var object = JSONObjectWriter()
                    try operation.append(.text(instant), to: &object)
                    console.buffer.append(contentsOf: object.finish())
                    console.endLine()
                } else {
                    var bytes: [UInt8] = []
                    try operation.append(.text(instant), to: &bytes)
                    let text = String(decoding: bytes, as: UTF8.self)
                    let cell = console.isTerminal ? BidiIsolation.isolated(text) : text
                    console.print(DisplayWidth.padded(calendar.rawValue, to: width) + "  " + cell)
                }
            } catch {
                console.report("\(calendar.rawValue): \(error.message)")
                exitCode = max(exitCode, error.exitCode)
            }
        }
        return exitCode
    }
}

extension Console {
    /// Runs a command's body; what it throws is reported, and is the exit code.
    ///
    /// - Parameter command: its name.
    func run(_ command: String, _ body: () throws(CommandFailure) -> Int32) -> Int32 {
        do throws(CommandFailure) { return finish(try body()) } catch {
            report(error.message(of: command))
            return finish(error.exitCode)
        }
    }
}

extension DateStyle {
    func commandZone() throws(CommandFailure) -> TimeZoneID {
        do { return try resolvedZone() } catch { throw CommandFailure(error) }
    }
}
