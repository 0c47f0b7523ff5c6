import ArgumentParser
import LocaleFormat

/// `fmt unit`
struct UnitCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "unit",
        abstract: "Formats quantities in units.",
        discussion: """
            A quantity is a number and one of CLDR's units: meter, square-kilometer, kilometer-per-hour; 'fmt units' lists the \
            usual ones. With --unit it is the number alone. Nothing is converted.

            EXAMPLES:
              fmt unit 3 kilometer-per-hour --locale en     3 km/h
              fmt unit 3 hour --width wide --locale pl      3 godziny
              fmt unit 0.5 liter --fraction 2 --locale de   0,50 l
              fmt unit 1 2 --unit meter --locale en
            """)

    @Argument(help: "A number and its unit, and so on; '-' reads one quantity a line from standard input.")
    var value: [String]

    @Option(.unit, "The unit of all the numbers")
    var unit: String?
    @Option(.width, "How the unit is written; default: short", values: NumberSpecification.UnitWidth.list)
    var width: String?
    @Option(.notation, "Whether large numbers are shortened", values: NotationWord.list)
    var notation: String?
    @OptionGroup var digits: DigitFlags
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.unit, unit), (.width, width), (.notation, notation)])
        digits.append(to: &options)
        common.append(to: &options)
        return Invocation(operation: .unit, options: options, values: value)
    }
}

/// `fmt units`
struct UnitsCommand: ListCommand {
    static let configuration = CommandConfiguration(
        commandName: "units", abstract: "Lists the units that have names of their own; others are composed of them.",
        discussion: """
            With --json each has an example in --locale.

            EXAMPLE:
              fmt units --json --locale ja
            """)

    @OptionGroup var common: CommonOptions

    func items(in locale: LocaleID) -> [ListItem] {
        UnitID.all.map { item in
            ListItem(text: item.id) { object in
                object.member("wide", string: UnitStyle<Int>(item, width: .wide, locale: locale).format(2))
                object.member("short", string: UnitStyle<Int>(item, locale: locale).format(2))
            }
        }
    }
}
