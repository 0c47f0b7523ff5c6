internal import LocaleFormatBridge
internal import LocaleFormatNumbers

extension NumeralReader {
    /// With ICU to read what is not in the table.
    ///
    /// - Parameter locale: as for the rules.
    convenience init(
        _ rules: NumeralRules, locale: String, small: [(text: String, value: Int)], dropsHebrewThousands: Bool,
        _ folding: LenientFolding
    ) {
        let pool = HandlePool { () throws(ICUError) in try DecimalFormatHandle(.decimal, locale: locale) }
        self.init(rules, small: small, dropsHebrewThousands: dropsHebrewThousands, folding) { text in
            let parsed = try? pool.withHandle { (handle) throws(ICUError) in
                handle.setLenientParse(false)
                return try handle.parse(text)
            }
            return parsed?.decimal
        }
    }
}
