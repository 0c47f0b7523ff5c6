internal import LocaleFormatCore
public import LocaleFormatNumbers

/// Reading: the text is cut at the nouns, and each number is read by the rules that write it.
extension CompiledCurrencyWords {
    /// The longest text that is read, in UTF-8 bytes: more than the words of any amount below 10^18, and digits beyond.
    public static var maximumLength: Int { 4_096 }

    /// Reads an amount in words.
    ///
    /// ```swift
    /// let words = try CurrencyWordsStyle<Int>(code: "EUR", locale: "de").compiled()
    /// try words.parse("zwölf Euro und ein Cent").description                            // "12.01"
    /// try words.parse("Zwölf Euro und null Cent", mode: .lenient).description           // "12"
    /// ```
    ///
    /// Strictly it is what the style writes; leniently case, white space and soft hyphens do not matter, parts of nothing may be said, and
    /// numbers may be in the form without a noun.
    ///
    /// - Throws: `NumberParseError`.
    public func parse(_ text: some StringProtocol, mode: NumberParseMode = .strict) throws(NumberParseError)
        -> ExactDecimal
    {
        let text = String(text)
        guard !text.isEmpty else { throw .empty }
        let length = text.utf8.count
        guard length <= Self.maximumLength else { throw .tooLong(length: length, limit: Self.maximumLength) }
        // The list of both parts may isolate one of them; strict reading compares with the whole text below.
        let scalars = MoneyText(BidiIsolation.removed(from: text), mode: mode, locale: key.locale)
        guard let amount = amount(scalars) else {
            let example = (try? format(.double(12.5))).map { ", such as '\($0)'" } ?? ""
            throw .unexpected(
                text: text.shortened, at: 0,
                expected: "an amount in words of \(key.code.code) in '\(key.locale.tag)'" + example)
        }
        if mode == .strict, (try? format(.decimal(amount))) != text {
            throw .doesNotRoundTrip(text: text, value: amount.description)
        }
        return amount
    }

    private func amount(_ text: MoneyText) -> ExactDecimal? {
        if let only = number(text, whole) { return only }
        if let subunit, let only = number(text, subunit) { return scaled(only) }
        for joint in joints {
            for place in text.places(of: joint) {
                guard let first = number(text[..<place.lowerBound], whole) else { continue }
                let rest = text[place.upperBound...]
                guard let second = subunit.flatMap({ number(rest, $0) }) ?? (subunit == nil ? numerator(rest) : nil),
                    !second.isNegative, let fraction = scaled(second), fraction.exponent < 0 || fraction.isZero,
                    second.digits.count + second.exponent <= digits
                else { continue }
                return first.adding(fraction)
            }
        }
        return nil
    }

    /// In whole units.
    private func scaled(_ parts: ExactDecimal) -> ExactDecimal? { parts.scaled(byPowerOfTen: -digits) }

    /// What may stand between whole and fraction.
    private var joints: [String] {
        guard digits > 0 else { return [] }
        let smallest = ExactDecimal(isNegative: false, digits: [1], exponent: -digits)
        return joint(ExactDecimal(1).adding(smallest)).map { [$0] } ?? []
    }

    /// A number beside one of the forms of a noun.
    private func number(_ text: MoneyText, _ unit: MoneyUnit) -> ExactDecimal? {
        for affixes in Set(unit.affixes.values) {
            guard let inner = text.inside(affixes.prefix, affixes.suffix), !inner.isEmpty else { continue }
            if let value = plainNumber(inner, unit) { return value }
        }
        return nil
    }

    private func plainNumber(_ text: MoneyText, _ unit: MoneyUnit) -> ExactDecimal? {
        func read(_ text: MoneyText) -> ExactDecimal? {
            for parser in unit.parsers.prefix(text.mode == .lenient ? 2 : 1) {
                if let value = try? parser.parse(text.string, mode: text.mode).exactDecimal, value.isInteger {
                    return value
                }
            }
            return nil
        }
        if let minus = unit.minus, !minus.isEmpty, let rest = text.inside(minus, ""), !rest.isEmpty,
            let value = read(rest), !value.isNegative
        {
            return ExactDecimal(isNegative: true, digits: value.digits, exponent: value.exponent)
        }
        return read(text)
    }

    /// `50/100`
    private func numerator(_ text: MoneyText) -> ExactDecimal? {
        let halves = text.string.split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2,
            let below = try? fractionParser.parse(halves[1], mode: text.mode).exactDecimal, below == denominator,
            let above = try? fractionParser.parse(halves[0], mode: text.mode).exactDecimal, above.isInteger,
            !above.isNegative
        else { return nil }
        return above
    }
}

extension ExactDecimal {
    /// A whole number and a fraction below one, with the sign of the whole.
    fileprivate func adding(_ fraction: ExactDecimal) -> ExactDecimal {
        guard !fraction.isZero else { return self }
        let places = -fraction.exponent
        let whole = digits + Array(repeating: 0, count: exponent)
        let zeros = Array(repeating: 0 as UInt8, count: max(0, places - fraction.digits.count))
        return ExactDecimal(isNegative: isNegative, digits: whole + zeros + fraction.digits, exponent: -places)
    }
}
