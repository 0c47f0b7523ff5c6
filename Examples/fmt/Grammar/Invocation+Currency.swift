import LocaleFormat
import LocaleFormatOperations

/// Amounts with their currency, as people type them: `EUR 5`, `5 EUR`, `5€`.
extension Invocation {
    /// The same with `--code` for a currency that stands among the amounts, and the amounts without it; nil where that is wrong, which
    /// is reported.
    ///
    /// No amount has three letters that are a currency's. A sign is that of the locale's currency: `$` is the US dollar in Germany
    /// and Canada's in Canada, as for `fmt parse currency`.
    func withCurrencyOption(on console: Console) -> Invocation? {
        guard operation == .currency, values.contains(where: { !$0.isPlainAmount }) else { return self }
        do throws(CommandFailure) {
            var copy = self
            copy.values = []
            var codes: [CurrencyCode] = []
            for value in values {
                if value == "-" || value.isPlainAmount || NumberValue.isRange(value) {
                    copy.values.append(value)
                } else if let code = try? CurrencyCode(value) {
                    codes.append(code)
                } else if let (amount, code) = amountAndCode(value) {
                    if !amount.isEmpty { copy.values.append(amount) }
                    codes.append(code)
                } else if options[.code] == nil, isAmountAsWritten(value) {
                    let hint = "'\(CommandName.own) parse currency' reads amounts as people write them"
                    throw .usage("'\(value.shortened)' is no plain decimal; \(hint)")
                } else {
                    copy.values.append(value)
                }
            }
            if let text = options[.code] {
                // What is wrong with the option is told where it is read.
                if let code = try? CurrencyCode(text) { codes.append(code) }
            } else if let code = codes.first {
                copy.options[.code] = code.code
            }
            if let other = codes.first(where: { $0 != codes[0] }) {
                throw .usage("'\(codes[0])' and '\(other)' in one call; one currency at a time, with --code")
            }
            return copy
        } catch {
            console.report(error, of: operation.commandText)
            return nil
        }
    }

    /// `5` and the euro of `5€`, `€5`, `5 EUR` and `EUR5`, nothing and the euro of `€`; nil for what has no currency.
    private func amountAndCode(_ text: String) -> (String, CurrencyCode)? {
        let isDigit = { (character: Character) in character.isASCII && character.isNumber }
        guard let start = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else {
            return currency(text[...]).map { ("", $0) }
        }
        let amount = String(text[start...last])
        let (before, after) = (text[..<start], text[text.index(after: last)...])
        // The amount is plain, as it is without a currency: what it says does not depend on the locale.
        guard amount.isPlainAmount, before.last != ".", before.last != "," else { return nil }
        // A sign stands before the currency or behind it.
        let signs = before.filter { "+-".contains($0) }
        let name = (before.filter { !"+-".contains($0) } + after).filter { !$0.isWhitespace }
        guard !name.isEmpty, signs.count < 2 else { return nil }
        let negative = signs == "-"
        return currency(name[...]).map { ((negative ? "-" : "") + amount, $0) }
    }

    /// Whether digits with separators of a language stand beside a currency: `1.234,50€`.
    private func isAmountAsWritten(_ text: String) -> Bool {
        let name = text.filter { !$0.isNumber && !".,'+-".contains($0) && !$0.isWhitespace }
        return text.contains(where: \.isNumber) && !name.isEmpty && currency(name[...]) != nil
    }

    /// The currency of a code or a sign.
    private func currency(_ name: Substring) -> CurrencyCode? {
        if let code = try? CurrencyCode(name) { return code }
        let isSign = name.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
        guard isSign else { return nil }
        var bytes: [UInt8] = []
        var reader = OptionValues()
        for option in [OptionName.locale, .strict] { reader[option] = options[option] }
        guard (try? ParseCurrencyOperation(reader, isBrief: true).append(.text("\(name)1"), to: &bytes)) != nil else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: " ").last.flatMap { try? CurrencyCode($0) }
    }
}

extension String {
    /// Digits with a sign, a point and an exponent, `-1234.5`, `1.5e6`: what is no currency's name, and needs no further look.
    fileprivate var isPlainAmount: Bool {
        (try? NumberValue(commandText: self)) != nil
    }
}

extension NumberValue {
    /// `3..5`
    fileprivate static func isRange(_ text: String) -> Bool {
        RangeOptions.ends(of: text).map { $0.isPlainAmount && $1.isPlainAmount } ?? false
    }
}
