import ArgumentParser
import LocaleFormat

/// `fmt relative`
struct RelativeCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "relative",
        abstract: "Formats distances in time.",
        discussion: """
            A distance is a number, negative for the past, and a unit: \
            \(RelativeDateStyle.Unit.allCases.map(\.rawValue).joined(separator: ", ")). With --unit it is the number alone.

            EXAMPLES:
              fmt relative -1 day                               yesterday
              fmt relative -1 day --numeric always              1 day ago
              fmt relative 3 months --width short --locale de   in 3 Monaten
              fmt relative 2 week --locale hi-u-nu-deva         २ सप्ताह में
              fmt relative 1 2 3 --unit hour
            """)

    @Argument(help: "A number and its unit, and so on; '-' reads one distance a line from standard input.")
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
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([
            (.unit, unit), (.numeric, numeric), (.width, width), (.numberingSystem, numberingSystem),
            (.capitalization, capitalization),
        ])
        common.append(to: &options)
        return Invocation(operation: .relative, options: options, values: value)
    }
}
