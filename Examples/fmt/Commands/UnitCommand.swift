import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt unit`
struct UnitCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "unit",
        abstract: "Formats quantities in units; converts them.",
        discussion: """
            A quantity is a number and one of CLDR's units: meter, square-kilometer, kilometer-per-hour; 'fmt units' lists the \
            usual ones. Units may have any of their names in the locale or in English too: km, kilometres, km/h. With --unit it is the number alone. --to tells it in another unit, --usage in the one that people of the \
            locale's region use for such a thing: road, person-height, weather, wind, rainfall and others.

            EXAMPLES:
              fmt unit 3 kilometer-per-hour --locale en     3 km/h
              fmt unit 3 hour --width wide --locale pl      3 godziny
              fmt unit 0.5 liter --fraction 2 --locale de   0,50 l
              fmt unit 1 2 --unit meter --locale en
              fmt unit 3km 5 mph --locale en
              fmt unit 26.2 mile --to kilometer --locale en               42.165 km
              fmt unit 1.8 meter --usage person-height --locale en-US     5 ft, 11 in
            """)

    @Argument(help: "A number and its unit, and so on; '-' reads one quantity a line from standard input.")
    var value: [String]

    @Option(.unit, "The unit of all the numbers")
    var unit: String?
    @Option(.width, "How the unit is written; default: short", values: NumberSpecification.UnitWidth.list)
    var width: String?
    @Option(.to, "The unit that quantities are told in, such as foot-and-inch")
    var to: String?
    @Option(.usage, "What they are of, where the unit is to be that of the region: road, person-height, weather")
    var usage: String?
    @Option(.notation, "Whether large numbers are shortened", values: NotationWord.list)
    var notation: String?
    @OptionGroup var digits: DigitFlags
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.unit, unit), (.to, to), (.usage, usage), (.width, width), (.notation, notation)])
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
