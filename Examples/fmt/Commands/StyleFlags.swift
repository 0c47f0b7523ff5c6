import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// How a number is written: what formatting and reading numbers share.
struct NumberStyleFlags: ParsableArguments {
    @Option(.style, "How the number is written", values: StyleWord.list)
    var style: String?
    @Option(.skeleton, "An ICU number skeleton, in place of the other options, such as 'compact-short @@'")
    var skeleton: String?
    @Option(.pattern, "A CLDR number pattern, in place of the style, such as '#,##0.00;(#)'")
    var pattern: String?

    func append(to values: inout OptionValues) {
        values.append([(.style, style), (.skeleton, skeleton), (.pattern, pattern)])
    }
}

/// How money is written: what formatting and reading money share.
struct CurrencyFlags: ParsableArguments {
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

    func append(to values: inout OptionValues) {
        values.append(
            [(.code, code), (.presentation, presentation), (.notation, notation)],
            flags: [(.accounting, accounting), (.cash, cash)])
    }
}
