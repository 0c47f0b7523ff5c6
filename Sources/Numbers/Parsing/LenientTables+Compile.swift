internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Compiling: the words of a style's shapes, of its currency, and the symbols of its locale.
extension LenientTables {
    init(_ specification: NumberSpecification, shapes: [ParseShape], currency: CurrencyCode?) {
        let locale = specification.locale
        self.init(LenientFolding.of(locale.withoutExtensions.icuName))
        self.currency = currency
        keepsZeros = specification.options.keepsZeros
        var money = LenientTokens()
        if let currency {
            for name in CurrencyNames.names(of: currency, in: locale) {
                money.add(name, .currency([currency]), folding)
            }
            money.sort()
            tokens = money
        }
        let symbols = Symbols(locale: locale)
        for text in [symbols.exponent, "E"] {
            let mark = folding.folded(text)
            if !mark.isEmpty, !exponentMarks.contains(mark) { exponentMarks.append(mark) }
        }
        for (symbol, value) in [
            (symbols.nan, ParsedNumber.Value.nan), (symbols.infinity, .infinity(isNegative: false)),
        ] {
            tokens.add(symbol, .value(value), folding)
        }
        for shape in shapes { add(shape, symbols, money) }
        tokens.sort()
        basePower = shapes.first?.prefixes.lazy.flatMap(\.suffixes).map(\.power).min() ?? 0
    }

    private mutating func add(_ shape: ParseShape, _ symbols: Symbols, _ money: LenientTokens) {
        let decimal = shape.decimal.isEmpty ? Array(symbols.decimal.utf8) : shape.decimal
        let group = shape.group.isEmpty ? Array(symbols.group.utf8) : shape.group
        func fold(_ bytes: [UInt8]) -> UInt32 {
            folding.folded(String(decoding: bytes, as: UTF8.self)).first
                ?? (bytes.isEmpty ? LenientFolding.invisible : 0x20)
        }
        separators.append(
            Separators(
                digits: shape.digits, decimal: decimal, group: group, foldedDecimal: fold(decimal),
                foldedGroup: fold(group), grouping: shape.grouping))
        for prefix in shape.prefixes {
            for suffix in prefix.suffixes {
                for affix in [prefix.bytes, suffix.bytes] {
                    let text = String(decoding: affix, as: UTF8.self)
                    let word = wordIn(text, money)
                    if affix == suffix.bytes, text.unicodeScalars.contains(where: { isSign(folding.fold($0.value)) }) {
                        hasTrailingSign = true
                    }
                    if !word.isEmpty { addWord(word, .word(power: suffix.power)) }
                }
            }
        }
        for literal in shape.literals {
            if case .infinity(isNegative: true) = literal.value { continue }
            if case .finite(let value) = literal.value, value.isNegative { continue }
            let word = wordIn(String(decoding: literal.bytes, as: UTF8.self), money)
            if !word.isEmpty { tokens.add(word, .value(literal.value), folding) }
        }
    }

    private mutating func addWord(_ word: String, _ meaning: LenientTokens.Meaning) {
        tokens.add(word, meaning, folding)
        if word.hasSuffix("."), word.count > 1 { tokens.add(String(word.dropLast()), meaning, folding) }
    }

    /// What is left of an affix without spaces and the currency, and without signs and parentheses at its ends.
    private func wordIn(_ affix: String, _ money: LenientTokens) -> String {
        let bytes = Array(affix.utf8)
        let text = bytes.span
        var word: [UInt32] = []
        var offset = 0
        while offset < text.count {
            let (scalar, length) = text.scalar(at: offset)
            let folded = folding.fold(scalar)
            if let match = money.match(in: text, at: offset, first: folded, folding) {
                offset = match.end
                continue
            }
            if folded != 0x20, folded != LenientFolding.invisible { word.append(scalar) }
            offset += length
        }
        func isEdge(_ scalar: UInt32) -> Bool {
            let folded = folding.fold(scalar)
            return isSign(folded) || folded == 0x28 || folded == 0x29
        }
        var middle = word[...].drop(while: isEdge)
        while let last = middle.last, isEdge(last) { middle.removeLast() }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: middle.compactMap(Unicode.Scalar.init))
        return String(view)
    }

    /// The same tables with every currency of the locale beside the style's own.
    func withAllCurrencies(in locale: LocaleID) -> LenientTables {
        var copy = self
        copy.allCurrencies = CurrencyNames.tokens(in: locale, folding)
        return copy
    }

    /// The locale's own symbols, for what a style does not show.
    private struct Symbols {
        var decimal = "."
        var group = ""
        var exponent = "E"
        var infinity = "∞"
        var nan = "NaN"

        /// By ICU's `UNumberFormatSymbol`. Rule-based systems have no symbols; Latin digits then have them.
        init(locale: LocaleID) {
            let latin = (try? locale.setting("nu", to: "latn"))?.icuName ?? locale.icuName
            let isAlgorithmic = (try? NumberingSystemData.used(by: locale.icuName))?.isAlgorithmic ?? true
            guard let format = try? DecimalFormatHandle(.decimal, locale: isAlgorithmic ? latin : locale.icuName) else {
                return
            }
            decimal = (try? format.symbol(0)) ?? decimal
            group = (try? format.symbol(1)) ?? group
            exponent = (try? format.symbol(11)) ?? exponent
            infinity = (try? format.symbol(14)) ?? infinity
            nan = (try? format.symbol(15)) ?? nan
        }
    }
}
