internal import LocaleFormatBridge
package import LocaleFormatCore

/// The styles of ICU's older formatter, `NumberFormat`, which messages are written with: they group from the first group on,
/// whatever minimum the locale has, and count in rules where the numbering system is one of rules.
package enum DecimalFormatStyle: Hashable, Sendable {
    case decimal
    case integer
    case percent
    /// The currency of the locale's `-u-cu-` or region; a generic sign where it has neither.
    case currency

    /// - Throws: ``NumberError`` for an unknown numbering system.
    package func specification(
        locale: LocaleID, options: NumberOptions = NumberOptions()
    ) throws(NumberError) -> NumberSpecification {
        var result = NumberSpecification(locale: locale, kind: .decimal, options: options)
        let resolved = try NumberLocale.of(locale, numbering: options.numbering)
        if resolved.isAlgorithmic { return result }
        if options.grouping == .automatic { result.options.grouping = .always }
        switch self {
        case .decimal: break
        case .integer: result.options.precision = .fractionLength(0)
        case .percent: result.kind = .percent
        case .currency:
            let code: String
            do throws(ICUError) {
                code = try DecimalFormatHandle(.decimal, locale: resolved.name).symbol(Self.currencyCode)
            } catch { throw NumberError(error) }
            if let code = try? CurrencyCode(code) {
                result.kind = .currency(code, presentation: .standard, accounting: false, cash: false)
            } else {
                // ICU has the sign in the place of a code. ISO 4217's XXX is no currency.
                result.kind = .skeleton("currency/XXX group-on-aligned")
            }
        }
        return result
    }

    /// ICU's `UNUM_INTL_CURRENCY_SYMBOL`.
    private static let currencyCode = 9

    /// A `DecimalFormat` pattern, which numerals by rules have no use for.
    package static func pattern(
        _ pattern: String, locale: LocaleID, options: NumberOptions = NumberOptions()
    ) throws(NumberError) -> NumberSpecification {
        let isAlgorithmic = try NumberLocale.of(locale, numbering: options.numbering).isAlgorithmic
        return NumberSpecification(locale: locale, kind: isAlgorithmic ? .decimal : .pattern(pattern), options: options)
    }
}
