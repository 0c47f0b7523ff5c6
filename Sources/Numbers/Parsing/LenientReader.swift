/// Lenient reading: digits with whatever signs, words and spaces stand around them, from left to right in one pass.
struct LenientReader {
    let tables: LenientTables
    /// Whether text may go on after the number.
    let isPrefix: Bool

    struct Reading {
        let value: ParsedNumber.Value
        /// The currencies that the text may mean, and where it says so; empty where it says nothing.
        var currencies: [CurrencyCode] = []
        var currencyRange = 0..<0
        let end: Int
    }

    /// What has been seen so far.
    private struct State {
        var offset = 0
        /// After the last thing that belongs to the number.
        var end = 0
        var collector: DigitCollector?
        var special: ParsedNumber.Value?
        var isNegative: Bool?
        var hasOpenParenthesis = false
        var hasClosedParenthesis = false
        var power: Int?
        var valueAlone: ParsedNumber.Value?
        var currencies: [CurrencyCode] = []
        var currencyRange = 0..<0
        var currencyCount = 0

        var hasNumber: Bool { collector != nil || special != nil }
    }

    func read(_ text: Span<UInt8>) throws(NumberParseError) -> Reading {
        var state = State()
        while state.offset < text.count {
            let (scalar, length) = text.scalar(at: state.offset)
            let folded = tables.folding.fold(scalar)
            if folded == 0x20 || folded == LenientFolding.invisible {
                state.offset += length
            } else if try !step(text, scalar, folded, length, &state) {
                if isPrefix, state.hasNumber { break }
                throw unexpected(text, state)
            }
        }
        return try finish(text, state)
    }

    /// Takes one sign, word or number; false when nothing fits.
    private func step(
        _ text: Span<UInt8>, _ scalar: UInt32, _ folded: UInt32, _ length: Int, _ state: inout State
    ) throws(NumberParseError) -> Bool {
        let start = state.offset
        if !state.hasNumber, let body = try readBody(text, from: start, scalar) {
            (state.collector, state.offset) = (body.collector, body.end)
        } else if let match = tables.match(in: text, at: start, first: folded) {
            guard take(match, text, &state) else { return false }
        } else if !state.hasNumber, let body = try readFractionOnly(text, from: start) {
            (state.collector, state.offset) = (body.collector, body.end)
        } else if tables.isSign(folded) {
            guard state.isNegative == nil, !state.hasOpenParenthesis else { return false }
            // In running text a dash after a number is seldom its sign.
            if isPrefix, state.hasNumber, !tables.hasTrailingSign { return false }
            state.isNegative = folded == 0x2D
            state.offset += length
        } else if folded == 0x28, !state.hasNumber, !state.hasOpenParenthesis, state.isNegative == nil {
            state.hasOpenParenthesis = true
            state.offset += length
        } else if folded == 0x29, state.hasNumber, state.hasOpenParenthesis, !state.hasClosedParenthesis {
            state.hasClosedParenthesis = true
            state.offset += length
        } else {
            return false
        }
        state.end = state.offset
        return true
    }

    private func take(_ match: LenientTokens.Match, _ text: Span<UInt8>, _ state: inout State) -> Bool {
        if isPrefix, state.hasNumber, text.splitsWord(at: match.end) { return false }
        switch match.meaning {
        case .value(let value):
            guard !state.hasNumber else { return false }
            state.special = value
        case .word(let power):
            guard state.power == nil else { return false }
            state.power = power
            state.valueAlone = match.valueAlone
        case .unclear: return false
        case .currency(let codes):
            // "€5 euros" names one currency twice, as some locales do.
            let both = state.currencies.isEmpty ? codes : codes.filter(state.currencies.contains)
            guard !both.isEmpty, state.currencyCount < 2, endsWord(match, text) else { return false }
            state.currencyCount += 1
            state.currencies = both
            state.currencyRange = state.offset..<match.end
        }
        state.offset = match.end
        return true
    }

    /// Whether no word goes on behind a match, unless with another that is known, `USDNaN`, or with digits that are letters, `USD一`.
    private func endsWord(_ match: LenientTokens.Match, _ text: Span<UInt8>) -> Bool {
        guard text.splitsWord(at: match.end) else { return true }
        let next = text.scalar(at: match.end).value
        return tables.separators.contains { $0.digits.value(of: next) != nil }
            || tables.match(in: text, at: match.end, first: tables.folding.fold(next)) != nil
    }

    private func unexpected(_ text: Span<UInt8>, _ state: State) -> NumberParseError {
        if state.hasNumber, ReadableDigits.isDigit(in: text, at: state.offset), state.offset == state.end {
            return .mixedDigits(at: state.offset)
        }
        let expected = state.hasNumber ? "the end" : "a number"
        return .unexpected(text: text.excerpt(at: state.offset), at: state.offset, expected: expected)
    }

    private func finish(_ text: Span<UInt8>, _ state: State) throws(NumberParseError) -> Reading {
        var state = state
        if !state.hasNumber { state.special = state.valueAlone }
        guard state.hasNumber else { throw state.end == 0 ? .empty : .expectedDigit(at: text.count) }
        if state.hasOpenParenthesis, !state.hasClosedParenthesis {
            throw .unexpected(text: text.excerpt(at: state.offset), at: state.offset, expected: "')'")
        }
        let isNegative = state.isNegative ?? state.hasOpenParenthesis
        let value: ParsedNumber.Value
        if let collector = state.collector {
            let power = state.power ?? tables.basePower
            value = .finite(
                try collector.decimal(isNegative: isNegative, power: power, keepsZeros: tables.keepsZeros))
        } else {
            switch state.special {
            case .finite(let decimal):
                value = .finite(
                    ExactDecimal(isNegative: isNegative, trimmed: decimal.digits, exponent: decimal.exponent))
            case .infinity: value = .infinity(isNegative: isNegative)
            default: value = .nan
            }
        }
        return Reading(
            value: value, currencies: state.currencies, currencyRange: state.currencyRange, end: state.end)
    }
}

extension Span<UInt8> {
    /// Whether a letter stands on both sides of an offset.
    fileprivate func splitsWord(at offset: Int) -> Bool {
        guard offset > 0, offset < count else { return false }
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        func isLetter(_ value: UInt32) -> Bool { Unicode.Scalar(value)?.properties.isAlphabetic ?? false }
        return isLetter(scalar(at: start).value) && isLetter(scalar(at: offset).value)
    }
}
