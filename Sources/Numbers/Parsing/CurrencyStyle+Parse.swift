internal import LocaleFormatCore

extension CurrencyStyle {
    /// Reads an amount in whatever currency the text names, by any symbol, code or name that the locale has for it.
    ///
    /// ```swift
    /// let style = CurrencyStyle<Double>(code: "EUR", locale: "de")
    /// try style.parseAmount("1.234,50 $", mode: .lenient).code            // USD
    /// try style.parseAmount("20 Schweizer Franken", mode: .lenient).code  // CHF
    /// try style.parseAmount("20", mode: .lenient).code                    // EUR; the style's own
    /// ```
    ///
    /// A symbol of several currencies means, in this order: the style's currency, the one whose normal symbol it is in the
    /// locale, the locale's own one. In strict mode the text is what the style, with that currency, writes.
    ///
    /// - Throws: ``NumberParseError/unknownCurrency(text:at:)`` and
    ///   ``NumberParseError/ambiguousCurrency(text:candidates:at:)`` beside the errors of `parse(_:mode:)`.
    public func parseAmount(
        _ text: some StringProtocol, mode: NumberParseMode = .strict
    ) throws(NumberParseError) -> CurrencyAmount<Value> {
        let text = String(text)
        let own: CompiledNumberParser
        do throws(NumberError) { own = try .cached(specification) } catch { throw .style(error) }
        let failure: NumberParseError
        do throws(NumberParseError) {
            return CurrencyAmount(amount: try own.parse(text, mode: mode).convert(), code: code)
        } catch { failure = error }
        if case .doesNotFit = failure { throw failure }
        let reading: LenientReader.Reading
        do throws(NumberParseError) { reading = try own.readAmount(text, in: locale) } catch {
            guard case .unexpected(let found, let offset, _) = error, found.unicodeScalars.first?.isCurrencyLike == true
            else { throw mode == .strict ? failure : error }
            let word = found.prefix { !$0.isWhitespace && !($0.isASCII && $0.isNumber) }
            throw .unknownCurrency(text: String(word), at: offset)
        }
        if mode == .strict {
            return try strictAmount(text, reading, failure)
        }
        guard let found = reading.currencies.first else { throw failure }
        guard reading.currencies.count == 1 else {
            throw .ambiguousCurrency(
                text: text.bytes(reading.currencyRange), candidates: reading.currencies,
                at: reading.currencyRange.lowerBound)
        }
        return CurrencyAmount(amount: try ParsedNumber(reading.value).convert(), code: found)
    }

    /// The text as this style writes it with one of the currencies that it may name.
    private func strictAmount(
        _ text: String, _ reading: LenientReader.Reading, _ failure: NumberParseError
    ) throws(NumberParseError) -> CurrencyAmount<Value> {
        var found: [CurrencyAmount<Value>] = []
        var other: NumberParseError?
        for candidate in reading.currencies where candidate != code {
            var style = self
            style.code = candidate
            do throws(NumberParseError) {
                found.append(CurrencyAmount(amount: try style.parse(text), code: candidate))
            } catch { if other == nil { other = error } }
        }
        guard let first = found.first else { throw other ?? failure }
        guard found.count == 1 else {
            throw .ambiguousCurrency(
                text: text.bytes(reading.currencyRange), candidates: found.map(\.code),
                at: reading.currencyRange.lowerBound)
        }
        return first
    }
}

extension Unicode.Scalar {
    /// Letters and currency signs: what an unknown currency would begin with.
    fileprivate var isCurrencyLike: Bool { properties.isAlphabetic || properties.generalCategory == .currencySymbol }
}

extension String {
    /// The text of a range of UTF-8 bytes.
    fileprivate func bytes(_ range: Range<Int>) -> String {
        String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}
