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
    @Option(.rules, "A set of CLDR's rules for words, such as spellout-cardinal-feminine")
    var rules: String?
    @Flag(.softHyphens, "With --rules, the soft hyphens that CLDR has in long words")
    var softHyphens = false

    func append(to values: inout OptionValues) {
        values.append(
            [(.style, style), (.skeleton, skeleton), (.pattern, pattern), (.rules, rules)],
            flags: [(.softHyphens, softHyphens)])
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
    @Flag(.words, "The amount in words, as on contracts and cheques")
    var words = false
    @Option(.rules, "With --words, a set of CLDR's rules in place of that of the noun's gender")
    var rules: String?
    @Flag(.softHyphens, "With --words, the soft hyphens that CLDR has in long words")
    var softHyphens = false

    func append(to values: inout OptionValues) {
        values.append(
            [(.code, code), (.presentation, presentation), (.notation, notation), (.rules, rules)],
            flags: [(.accounting, accounting), (.cash, cash), (.words, words), (.softHyphens, softHyphens)])
    }
}
