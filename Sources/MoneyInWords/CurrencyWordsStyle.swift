public import LocaleFormatCore
public import LocaleFormatNumbers

/// An amount of money in words, as contracts and cheques have it.
///
/// ```swift
/// CurrencyWordsStyle<Double>(code: "EUR", locale: "de").format(12.5)      // "zwölf Euro und fünfzig Cent"
/// CurrencyWordsStyle<Double>(code: "GBP", locale: "es").format(21.01)     // "veintiuna libras esterlinas y un penique"
/// CurrencyStyle<Int>(code: "RUB", locale: "ru").words.format(2)           // "два российских рубля"
/// ```
///
/// Amounts are rounded to the currency's own digits, as `CurrencyStyle` rounds them. The words are CLDR's spell-out rules, in the gender
/// of the noun; the currency's name in its plural form and the order of both are CLDR's too, and so is the word between whole and fraction,
/// that of a list of two. Of subunits and genders there is a table in this package. What is not in it is not guessed: the
/// fraction is then told as `50/100`, and the number in its form without a noun, `spellout-numbering`. The article <doc:MoneyInWords> says
/// more.
///
/// A fraction of nothing is left out, and a whole of nothing beside a fraction. Zero has no sign.
public struct CurrencyWordsStyle<Value: NumberConvertible>: Hashable, Codable, Sendable {
    /// The currency. It decides the nouns and how many digits count.
    public var code: CurrencyCode
    /// Whose words are used.
    public var locale: LocaleID
    /// Rounds to what is paid in cash: CHF in steps of 0.05.
    public var isCash = false
    /// What happens to digits beyond the currency's own.
    public var rounding: RoundingMode = .halfEven
    /// The set of rules for whole and fraction; nil for that of the nouns' genders.
    public var ruleSet: NumberRuleSet?
    /// Whether long words have CLDR's soft hyphens, U+00AD.
    public var softHyphens = false

    /// Amounts of the currency in the locale's words.
    public init(code: CurrencyCode, locale: LocaleID) {
        self.code = code
        self.locale = locale
    }

    /// The same with the rounding of cash payments, or that of accounts.
    public func cash(_ isOn: Bool = true) -> Self { with { $0.isCash = isOn } }
    /// The same with another rounding of digits beyond the currency's own.
    public func rounded(rule: RoundingMode) -> Self { with { $0.rounding = rule } }
    /// The same with numbers by one set of rules: that of a gender or a case.
    public func rules(_ set: NumberRuleSet) -> Self { with { $0.ruleSet = set } }
    /// The same with CLDR's soft hyphens in long words, or without.
    public func softHyphens(_ isOn: Bool = true) -> Self { with { $0.softHyphens = isOn } }
    /// The same in another locale.
    public func locale(_ locale: LocaleID) -> Self { with { $0.locale = locale } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// The style made ready to run: hold it where many amounts are formatted.
    ///
    /// - Throws: `NumberError.conflict(_:)` for a language that CLDR has no words of, and
    ///   `NumberError.unknownRuleSet(_:locale:available:)`.
    public func compiled() throws(NumberError) -> CompiledCurrencyWords { try CompiledCurrencyWords(key) }

    /// The amount in words.
    ///
    /// Never fails: a style that cannot be compiled, NaN and infinities give plain ASCII digits and the code, `1234.5 EUR`. To see why, call
    /// ``compiled()``.
    public func format(_ value: Value) -> String {
        (try? CompiledCurrencyWords.cached(key).format(value.numberValue))
            ?? "\(value.numberValue.plainText) \(code.code)"
    }

    var key: CompiledCurrencyWords.Key {
        CompiledCurrencyWords.Key(
            code: code, locale: locale, isCash: isCash, rounding: rounding, ruleSet: ruleSet, softHyphens: softHyphens)
    }
}

extension CurrencyStyle {
    /// The same amounts in words: currency, locale, cash and rounding are kept.
    public var words: CurrencyWordsStyle<Value> {
        CurrencyWordsStyle(code: code, locale: locale).cash(isCash).rounded(rule: options.rounding)
    }
}
