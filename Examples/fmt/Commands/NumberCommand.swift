import ArgumentParser
import LocaleFormatOperations

/// `fmt number`
struct NumberCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "number",
        abstract: "Formats numbers.",
        discussion: """
            A value is a decimal number of any length (-1234.5, 1.5e6), NaN or Infinity, and is never rounded to a binary \
            number on its way.

            EXAMPLES:
              fmt number 1234567.891 --locale de                      1.234.567,891
              fmt number 0.256 --style percent --locale tr            %26
              fmt number 1.50 --keep-zeros                            1.50
              fmt number 1234 --style compact-short                   1.2K
              fmt number 2026 --numbering-system roman                MMXXVI
              fmt number 42 --style spellout --locale fr              quarante-deux
              fmt number 2025 --rules spellout-numbering-year         twenty twenty-five
              fmt number 0.5 --fraction 2 --locale ar-EG              ٠٫٥٠
              fmt number --range 3 5 --locale en                      3–5
              fmt number 1234 --approximately --significant 2         ~1,200
              seq 5 | fmt number - --locale bn                        one a line
            """)

    @Argument(help: "The numbers; '-' reads one a line from standard input.")
    var value: [String]

    @OptionGroup var styles: NumberStyleFlags
    @OptionGroup var digits: DigitFlags
    @OptionGroup var ranges: RangeFlags
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        styles.append(to: &options)
        digits.append(to: &options)
        ranges.append(to: &options)
        common.append(to: &options)
        return Invocation(operation: .number, options: options, values: value)
    }
}
