internal import LocaleFormatNumbers

extension UnitStyle {
    /// Reads a quantity of the style's unit as people write it: by any name of the unit in the locale or in English, in any width, in
    /// digits of any script.
    ///
    /// ```swift
    /// let style = UnitStyle<Double>("kilometer", locale: "de")
    /// try style.parse("1.234,5 km")              // 1234.5
    /// try style.parse("5 Kilometern")            // 5.0
    /// try style.parse("5 Meilen")                // throws: the quantity is in mile, expected is kilometer
    /// try UnitStyle<Double>("foot-and-inch", locale: "en").parse("5 feet, 6 inches")      // 5.5
    /// ```
    ///
    /// Quantities of several units are told in the largest. `parse(_:mode:)` is stricter: it reads what the style writes.
    ///
    /// - Throws: ``UnitParseError``. Which unit a text is in, ``UnitParser`` tells.
    public func parse(_ text: some StringProtocol) throws(UnitParseError) -> Value {
        let parser: UnitParser
        do { parser = try UnitParser.cached(locale) } catch { throw .number(.style(error)) }
        let text = String(text)
        let amount: UnitAmount
        do { amount = try parser.read(text, as: unit).amount } catch {
            // What the style writes is its own, whatever else it may be: words that ICU takes from elsewhere than the locale's
            // parents, and units whose names begin with digits, "2 10-летия".
            if let value = exactly(text) { return value }
            throw error
        }
        do { return try ParsedNumber(.finite(amount.value)).convert() } catch { throw .number(error) }
    }
    /// What the style writes in any of its widths.
    private func exactly(_ text: String) -> Value? {
        guard text.utf8.count < 200 else { return nil }
        for width in Width.allCases {
            if let value = try? self.width(width).parse(text, mode: .strict) { return value }
        }
        return nil
    }
}
