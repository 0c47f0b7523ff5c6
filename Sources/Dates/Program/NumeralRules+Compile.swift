internal import LocaleFormatBridge

extension NumeralRules {
    /// Numerals as ICU applies the system; it is asked for each.
    ///
    /// - Parameter locale: locale in ICU's form whose `numbers` keyword is that system.
    convenience init(name: String, locale: String) {
        let pool = HandlePool { () throws(ICUError) in try DecimalFormatHandle(.decimal, locale: locale) }
        self.init(name: name) { value in
            try? pool.withHandle { (handle) throws(ICUError) in try handle.format(.integer(Int64(value))) }
        }
    }
}
