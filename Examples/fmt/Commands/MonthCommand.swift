import ArgumentParser
import LocaleFormatJSON
import LocaleFormatOperations

/// `fmt cal`
struct MonthCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "cal",
        abstract: "Shows a month of any calendar as a grid of weeks.",
        discussion: """
            The month is the one that the instant lies in, in the locale's words and digits, from its first weekday, which \
            -u-fw- and -u-rg- can change. Today is [21], or reversed on a terminal, where the day that was asked for is \
            underlined. In Indian calendars a day number may be skipped (~7: the one before 7 is) or stand twice (14+: the \
            second day 14); the line below the grid lists them. With --halves their days are 1 to 15 of each half, and the last line \
            names the halves in their order. Lines of right-to-left languages are Unicode isolates. With \
            --json the month is one object.

            EXAMPLES:
              fmt cal
              fmt cal 2025-11
              fmt cal --calendar hebrew --locale he --numbering-system hebr
              fmt cal 2025-11-21 --calendar gujarati --locale gu-u-fw-mon
              fmt cal 2025-11-21 --calendar gujarati --locale gu --halves
              fmt cal 1582-10-20 --locale es
            """)

    @Argument(help: "The month, 2025-11, or an instant of it, as of 'fmt date'; default: now.")
    var instant: String?

    @OptionGroup var calendars: CalendarFlags
    @OptionGroup var common: CommonOptions

    func run(on console: Console) -> Int32 {
        var values = OptionValues()
        calendars.append(to: &values)
        common.append(to: &values)
        return console.run("cal") { () throws(CommandFailure) in
            console.warn(ofLanguageIn: try values.locale())
            let grid = try MonthGrid(values, instant: instant, now: .now)
            if common.json {
                var object = JSONObjectWriter()
                grid.append(to: &object)
                console.buffer.append(contentsOf: object.finish())
                console.endLine()
            } else {
                for line in MonthText(grid: grid, isTerminal: console.takesEscapes).lines { console.print(line) }
            }
            return 0
        }
    }
}
