import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt parse`
struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Reads numbers, money, quantities, dates and durations back, exactly; takes names apart.",
        subcommands: [
            ParseNumberCommand.self, ParseCurrencyCommand.self, ParseByteCountCommand.self, ParseUnitCommand.self,
            ParseDateCommand.self, ParseDurationCommand.self, ParseNameCommand.self,
        ])
}

/// `fmt parse number`
struct ParseNumberCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "number", abstract: "Reads numbers in a locale's form; prints plain ASCII digits.",
        discussion: """
            The options are those of 'fmt number', and say what was written.

            EXAMPLES:
              fmt parse number 1.234,5 --locale de                             1234.5
              fmt parse number १२,३४,५६७ --locale hi-IN-u-nu-deva              1234567
              fmt parse number %25 --style percent --locale tr                 0.25
              fmt parse number MMXXVI --numbering-system roman                 2026
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.mode, "Whether variants that people type are read too; default: lenient", values: NumberParseMode.list)
    var mode: String?
    @OptionGroup var styles: NumberStyleFlags
    @OptionGroup var digits: DigitFlags
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.mode, mode)])
        styles.append(to: &options)
        digits.append(to: &options)
        common.append(to: &options)
        return Invocation(operation: .parseNumber, options: options, values: text)
    }
}

/// `fmt parse currency`
struct ParseCurrencyCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "currency",
        abstract: "Reads money in a locale's form; prints the plain amount and the currency's code.",
        discussion: """
            The currency is what the text says, by symbol, code or name. --code says what a symbol of several currencies and \
            an amount without one mean; without it, the locale's region does.

            EXAMPLES:
              fmt parse currency '1.234,50 €' --locale de                      1234.5 EUR
              fmt parse currency 'zwölf Euro und ein Cent' --words --locale de 12.01 EUR
              fmt parse currency '(US$5.00)' --accounting --locale en-CA       -5 USD
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.mode, "Whether variants that people type are read too; default: lenient", values: NumberParseMode.list)
    var mode: String?
    @OptionGroup var money: CurrencyFlags
    @OptionGroup var digits: DigitFlags
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.mode, mode)])
        money.append(to: &options)
        digits.append(to: &options)
        common.append(to: &options)
        return Invocation(operation: .parseCurrency, options: options, values: text)
    }
}

/// `fmt parse byte-count`
struct ParseByteCountCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "byte-count", abstract: "Reads amounts of data in a locale's form; prints the number of bytes.",
        discussion: """
            A kilobyte has 1,000 bytes with --style file and decimal, 1,024 with memory and binary; a KiB always has 1,024. \
            Where the bytes follow in parentheses, they are the amount; a number alone is bytes.

            EXAMPLES:
              fmt parse byte-count '1,5 Mo' --locale fr                        1500000
              fmt parse byte-count '1.2 MB (1,234,567 bytes)' --locale en      1234567
              fmt parse byte-count 1.5KiB 10G --locale en
              fmt parse byte-count 1.5kB --style memory --locale en            1536
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.mode, "Whether variants that people type are read too; default: lenient", values: NumberParseMode.list)
    var mode: String?
    @Option(.style, "How many bytes a kilobyte has; default: file", values: ByteCountStyle.Style.list)
    var style: String?
    @Option(.units, "With --mode strict, the units that are read, comma-separated", values: ByteCountUnit.list)
    var units: String?
    @Option(.numberingSystem, "Numerals such as deva, thai, native; see 'fmt numbering-systems'")
    var numberingSystem: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.mode, mode), (.style, style), (.units, units), (.numberingSystem, numberingSystem)])
        common.append(to: &options)
        return Invocation(operation: .parseByteCount, options: options, values: text)
    }
}

/// `fmt parse unit`
struct ParseUnitCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "unit", abstract: "Reads quantities; prints the plain amount and CLDR's identifier of the unit.",
        discussion: """
            The unit is read by any of its names in the locale or in English, in any width. Several units together are told in \
            the largest. Of units of one name the everyday one is meant; --mode strict refuses it, and says which they are.

            EXAMPLES:
              fmt parse unit '1.234,5 km' --locale de                 1234.5 kilometer
              fmt parse unit '5 feet, 6 inches' --locale en           5.5 foot-and-inch
              fmt parse unit '5 ft 11 in' --to cm --locale en         180.34 centimeter
              fmt parse unit '5 m' --locale en                        5 meter
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.to, "The unit that the amounts are told in")
    var to: String?
    @Option(.mode, "Whether a name of several units is read as the everyday one", values: NumberParseMode.list)
    var mode: String?
    @Option(.numberingSystem, "The digits of the text, beside Latin ones and the locale's own")
    var numberingSystem: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.to, to), (.mode, mode), (.numberingSystem, numberingSystem)])
        common.append(to: &options)
        return Invocation(operation: .parseUnit, options: options, values: text)
    }
}

/// `fmt parse name`
struct ParseNameCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "name", abstract: "Takes names that are written on one line apart, as well as that can be done.",
        discussion: """
            Prints the fields by CLDR's names, with tabs between them; with --json they are what 'fmt batch' takes as "name".

            EXAMPLES:
              fmt parse name 'Dr. Vincent Willem van Gogh Jr.' --locale en
              fmt parse name 汪瑗珺 --locale zh --json
            """)

    @Argument(help: "The names; '-' reads one a line from standard input.")
    var text: [String]

    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        common.append(to: &options)
        return Invocation(operation: .parseName, options: options, values: text)
    }
}
