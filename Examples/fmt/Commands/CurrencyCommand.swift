import ArgumentParser

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
              fmt currency 12.03 --code CHF --cash --locale de-CH         CHF 12.05
              fmt currency 1 --code EUR --presentation name               1.00 euros
            """)

    @Argument(help: "The amounts; '-' reads one a line from standard input.")
    var value: [String]

    @Option(.code, "The currency's ISO 4217 code; default: the locale's -u-cu-")
    var code: String?
    @Option(.presentation, "How the currency is named", values: PresentationWord.list)
    var presentation: String?
    @Flag(.accounting, "Negative amounts as bookkeepers write them, in many locales in parentheses")
    var accounting = false
    @Flag(.cash, "Fraction digits and rounding of cash")
    var cash = false
    @Option(.notation, "How the amount is written", values: NotationWord.list)
    var notation: String?
    @OptionGroup var digits: DigitFlags
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append(
            [(.code, code), (.presentation, presentation), (.notation, notation)],
            flags: [(.accounting, accounting), (.cash, cash)])
        digits.append(to: &options)
        common.append(to: &options)
        return Invocation(operation: .currency, options: options, values: value)
    }
}
