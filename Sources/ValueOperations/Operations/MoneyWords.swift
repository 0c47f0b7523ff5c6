import LocaleFormat
import LocaleFormatMoneyInWords

/// `--words`: amounts of money in words.
package enum MoneyWords {
    /// What says how they are written; every other option of money is about digits.
    private static let options: [OptionName] =
        [.locale, .code, .cash, .rounding, .mode] + CurrencyOperation.wordOptions + OptionName.general

    /// Nil where words are not asked for.
    package static func style(_ values: OptionValues) throws(CommandFailure) -> CurrencyWordsStyle<ExactDecimal>? {
        guard values.isSet(.words) else {
            for option in [OptionName.rules, .softHyphens] where values.isSet(option) {
                throw .usage("\(option.commandLineName) goes with --words")
            }
            return nil
        }
        if let other = values.entries.first(where: { !options.contains($0.name) }) {
            throw .usage("\(other.name.commandLineName) does not go with --words, which writes no digits")
        }
        let locale = try values.locale(.monetary)
        var style = CurrencyWordsStyle<ExactDecimal>(
            code: try CurrencyOperation.currency(values, in: locale), locale: locale)
        style.isCash = values.isSet(.cash)
        if let rounding = try values.choice(.rounding, RoundingMode.self) { style.rounding = rounding }
        style.ruleSet = values[.rules].map { NumberRuleSet($0) }
        style.softHyphens = values.isSet(.softHyphens)
        return style
    }
}
