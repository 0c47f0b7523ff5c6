public import LocaleFormatCore

// Styles that are made before anything says what they write: `let price = CurrencyStyle(code: "EUR", locale: "de")`. Where a type is
// written out, or a value says it in the same expression, it is that one.

extension NumberStyle where Value == Double {
    /// The style for `Double`, where nothing says another type.
    @inlinable @_disfavoredOverload
    public init(locale: LocaleID, options: NumberOptions = NumberOptions()) {
        self = NumberStyle<Double>.init(locale: locale, options: options)
    }
}

extension PercentStyle where Value == Double {
    /// The style for `Double`, where nothing says another type.
    @inlinable @_disfavoredOverload
    public init(locale: LocaleID, unit: Unit = .percent, options: NumberOptions = NumberOptions()) {
        self = PercentStyle<Double>.init(locale: locale, unit: unit, options: options)
    }
}

extension CurrencyStyle where Value == Double {
    /// The style for `Double`, where nothing says another type.
    ///
    /// ```swift
    /// let price = CurrencyStyle(code: "EUR", locale: "de-AT")
    /// price.format(1234.5)                                    // "€ 1.234,50"
    /// CurrencyStyle(code: "EUR", locale: "de-AT").format(5)   // "€ 5,00"
    /// ```
    @inlinable @_disfavoredOverload
    public init(code: CurrencyCode, locale: LocaleID, options: NumberOptions = NumberOptions()) {
        self = CurrencyStyle<Double>.init(code: code, locale: locale, options: options)
    }
}
