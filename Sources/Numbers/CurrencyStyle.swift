public import LocaleFormatCore

/// An amount of money.
///
/// ```swift
/// CurrencyStyle<Double>(code: "EUR", locale: "de-AT").format(1234.5)                          // "€ 1.234,50"
/// CurrencyStyle<Int>(code: "USD", locale: "en").accounting().format(-5)                       // "($5.00)"
/// CurrencyStyle<Int>(code: "EUR", locale: "en").presentation(.fullName).format(1)             // "1.00 euros"
/// CurrencyStyle<Double>(code: "CHF", locale: "de-CH").cash().format(12.03)                    // "CHF 12.05"
/// ```
public struct CurrencyStyle<Value: NumberConvertible>: NumberStyleProtocol {
    /// The currency. It decides symbol and fraction digits, the locale where they stand.
    public var code: CurrencyCode
    public var locale: LocaleID
    /// Symbol, narrow symbol, code or name.
    public var presentation: CurrencyPresentation
    /// Negative amounts as the locale's bookkeepers write them, in many locales in parentheses. A locale with
    /// `-u-cf-account` asks for it too.
    public var usesAccounting: Bool
    /// Fraction digits and rounding of cash payments: CHF in steps of 0.05.
    public var isCash: Bool
    public var options: NumberOptions

    /// Amounts of the currency with its symbol and its own fraction digits, as they are written in the locale.
    @inlinable
    public init(code: CurrencyCode, locale: LocaleID, options: NumberOptions = NumberOptions()) {
        self.code = code
        self.locale = locale
        presentation = .standard
        usesAccounting = false
        isCash = false
        self.options = options
    }

    /// The same with another way to show the currency.
    public func presentation(_ presentation: CurrencyPresentation) -> Self {
        var copy = self
        copy.presentation = presentation
        return copy
    }

    /// The same with negative amounts as bookkeepers write them, or as everybody else does.
    public func accounting(_ isOn: Bool = true) -> Self {
        var copy = self
        copy.usesAccounting = isOn
        return copy
    }

    /// The same with the fraction digits and rounding of cash payments, or those of accounts.
    public func cash(_ isOn: Bool = true) -> Self {
        var copy = self
        copy.isCash = isOn
        return copy
    }

    public var kind: NumberSpecification.Kind {
        let accounting = usesAccounting || locale.keyword("cf") == "account"
        return .currency(code, presentation: presentation, accounting: accounting, cash: isCash)
    }
}

/// How a currency is named beside the amount. Foundation's words.
public enum CurrencyPresentation: String, Hashable, Codable, Sendable, CaseIterable {
    /// The shortest symbol, even if several currencies share it: `$`.
    case narrow
    /// The locale's symbol: `US$` in Canada.
    case standard
    /// The ISO code: `USD`.
    case isoCode
    /// The name, in the plural form the amount asks for: `US dollars`.
    case fullName
}
