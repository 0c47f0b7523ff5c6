import ArgumentParser
import LocaleFormatOperations

/// `fmt currency`
struct CurrencyCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "currency",
        abstract: "Formats amounts of money.",
        discussion: """
            EXAMPLES:
              fmt currency 1234.5 --code EUR --locale de-AT               € 1.234,50
              fmt currency 1234567 --code INR --locale hi-IN-u-nu-deva    ₹१२,३४,५६७.००
              fmt currency -5 --code USD --accounting                     ($5.00)
              fmt currency EUR -3.5                                       -€3.50
              fmt currency 5€ --locale de                                 5,00 €
              fmt currency 12.03 --code CHF --cash --locale de-CH         CHF 12.05
              fmt currency 1 --code EUR --presentation name               1.00 euros
              fmt currency 12.01 --code EUR --words                       twelve euros and one cent
              fmt currency --range 3..5 --code EUR --fraction 0           €3 – €5
            """)

    @Argument(
        help:
            "The amounts; '-' reads one a line from standard input. The currency may stand beside them, in place of --code."
    )
    var value: [String]

    @OptionGroup var money: CurrencyFlags
    @OptionGroup var digits: DigitFlags
    @OptionGroup var ranges: RangeFlags
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        money.append(to: &options)
        digits.append(to: &options)
        ranges.append(to: &options)
        common.append(to: &options)
        return Invocation(operation: .currency, options: options, values: value)
    }
}
