import ArgumentParser
import LocaleFormat
import LocaleFormatJSON
import LocaleFormatOperations

/// `fmt tour`
struct TourCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "tour", abstract: "Shows what there is, in many languages, numerals and calendars.",
        discussion: """
            Names of languages are in the language of --locale. Right-to-left text stands between Unicode isolates, so that \
            columns stay in place.

            EXAMPLE:
              fmt tour --locale en
            """)

    @OptionGroup var common: CommonOptions

    func run(on console: Console) -> Int32 {
        do throws(CommandFailure) {
            var values = OptionValues()
            common.append(to: &values)
            let locale = try values.locale()
            console.warn(ofLanguageIn: locale)
            for (index, table) in try Tour.tables(display: locale).enumerated() {
                if common.json {
                    for row in table.rows {
                        var object = JSONObjectWriter()
                        object.member("table", string: table.title)
                        object.member("note", string: row[0])
                        object.member("value", string: row[1])
                        object.member("text", string: row[2])
                        console.buffer.append(contentsOf: object.finish())
                        console.endLine()
                    }
                } else {
                    if index > 0 { console.print("") }
                    for line in table.lines { console.print(line) }
                }
            }
            return console.finish(0)
        } catch {
            console.report(error, of: "tour")
            return console.finish(error.exitCode)
        }
    }
}
