internal import LocaleFormatCICU

/// What ICU knows of currencies (unicode/ucurr.h). Codes are three ASCII capitals, checked by the caller.
package enum CurrencyData {
    package enum NameStyle: Sendable {
        case symbol, narrowSymbol, longName
    }

    /// The name or symbol in a locale, and whether ICU has one (otherwise it returns the code).
    package static func name(
        of code: String, in locale: String, style: NameStyle
    ) throws(ICUError) -> (text: String, isKnown: Bool) {
        let icuStyle =
            switch style {
            case .symbol: UCURR_SYMBOL_NAME
            case .narrowSymbol: UCURR_NARROW_SYMBOL_NAME
            case .longName: UCURR_LONG_NAME
            }
        var length: Int32 = 0
        var status = U_ZERO_ERROR
        let text: String? = (code + "\0").withUTF16 { code, _ in
            lf_ucurr_getName(code, locale, icuStyle, &length, &status).map { String(utf16: $0, length: length) }
        }
        if status > 0 { throw ICUError(status, call: "ucurr_getName") }
        return (text ?? code, status != U_USING_DEFAULT_WARNING)
    }

    /// The name for a plural category, "euros" for `other` in English.
    package static func pluralName(
        of code: String, in locale: String, category: String
    ) throws(ICUError) -> String {
        var length: Int32 = 0
        return try (code + "\0").withUTF16 { (units, _) throws(ICUError) in
            try checked("ucurr_getPluralName") {
                lf_ucurr_getPluralName(units, locale, category, &length, &$0)
                    .map { String(utf16: $0, length: length) } ?? code
            }
        }
    }

    /// Fraction digits that the currency has by CLDR, for book money or for cash.
    package static func fractionDigits(of code: String, cash: Bool) throws(ICUError) -> Int {
        let usage = cash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD
        return try (code + "\0").withUTF16 { (code, _) throws(ICUError) in
            Int(
                try checked("ucurr_getDefaultFractionDigits") {
                    lf_ucurr_getDefaultFractionDigitsForUsage(code, usage, &$0)
                })
        }
    }

    /// The step that amounts are rounded to, 0.05 for Swiss cash; 0 where the digits alone say it.
    package static func roundingIncrement(of code: String, cash: Bool) throws(ICUError) -> Double {
        let usage = cash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD
        return try (code + "\0").withUTF16 { (code, _) throws(ICUError) in
            try checked("ucurr_getRoundingIncrement") {
                lf_ucurr_getRoundingIncrementForUsage(code, usage, &$0)
            }
        }
    }

    /// The currency that a locale uses: its `currency` keyword, or its region's; nil where neither says.
    package static func code(for locale: String) throws(ICUError) -> String? {
        do {
            let code = try UTF16Scratch.fill("ucurr_forLocale") {
                lf_ucurr_forLocale(locale, $0, $1, &$2)
            } use: {
                String(utf16Buffer: $0)
            }
            return code.isEmpty ? nil : code
        } catch  where error.code == U_MISSING_RESOURCE_ERROR {
            return nil
        }
    }

    /// Every ISO 4217 code ICU knows, those out of use included, sorted.
    package static func codes() throws(ICUError) -> [String] {
        try ICUEnumeration.strings("ucurr_openISOCurrencies") {
            lf_ucurr_openISOCurrencies(UInt32(bitPattern: Int32.max), &$0)
        }.ordered()
    }
}
