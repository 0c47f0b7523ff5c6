import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// What numbers and money share.
struct DigitFlags: ParsableArguments {
    @Option(.numberingSystem, "Numerals such as deva, thai, roman, native; see 'fmt numbering-systems'")
    var numberingSystem: String?
    @Option(.minFraction, "At least so many digits after the decimal separator")
    var minFraction: String?
    @Option(.maxFraction, "At most so many digits after the decimal separator")
    var maxFraction: String?
    @Option(.fraction, "Both in one: 2, 0..3, 2.. or ..4")
    var fraction: String?
    @Option(.significant, "So many significant digits: 3, or 2..5")
    var significant: String?
    @Option(.minInteger, "At least so many digits before the decimal separator")
    var minInteger: String?
    @Option(.maxInteger, "At most so many digits before the decimal separator; the higher ones are cut")
    var maxInteger: String?
    @Option(.grouping, "When digits are grouped", values: GroupingWord.list)
    var grouping: String?
    @Option(.sign, "When a sign is shown", values: SignWord.list)
    var sign: String?
    @Option(.rounding, "How digits that are not shown round the others", values: RoundingMode.list)
    var rounding: String?
    @Option(.increment, "Round to multiples of this, such as 0.05")
    var increment: String?
    @Option(.scale, "Multiply by this first, such as 100")
    var scale: String?
    @Flag(.decimalAlways, "Show the decimal separator even without a fraction")
    var decimalAlways = false
    @Flag(.keepZeros, "Show fraction digits as they were typed, 1.50, as far as the style shows that many")
    var keepZeros = false

    @Option(.decimalSeparator, "The decimal separator, in place of the locale's")
    var decimalSeparator: String?
    @Option(.groupingSeparator, "The group separator, in place of the locale's")
    var groupingSeparator: String?
    @Option(
        .roundingPriority, "Which of fraction and significant digits counts where both are given",
        values: RoundingPriorityWord.list)
    var roundingPriority: String?

    func append(to values: inout OptionValues) {
        values.append(
            [
                (.numberingSystem, numberingSystem), (.minFraction, minFraction), (.maxFraction, maxFraction),
                (.fraction, fraction), (.significant, significant), (.minInteger, minInteger),
                (.maxInteger, maxInteger), (.grouping, grouping),
                (.sign, sign), (.rounding, rounding), (.increment, increment), (.scale, scale),
                (.decimalSeparator, decimalSeparator), (.groupingSeparator, groupingSeparator),
                (.roundingPriority, roundingPriority),
            ], flags: [(.decimalAlways, decimalAlways), (.keepZeros, keepZeros)])
    }
}
