internal import LocaleFormatMemory

/// Reads a text strictly by the shapes of a style: its own digits first, then those that it takes besides.
///
/// Where digits are lost in formatting, as in "1.2 million", a reading counts if the style writes the very text for it, or else if what it
/// writes reads as the same value.
struct ShapeReader: Sendable {
    let shapes: [ParseShape]
    /// What the style multiplies by; nil for one.
    private let divisor: ExactDecimal?
    /// Formats readings again, for notations that lose digits.
    private let verifier: CompiledNumber?

    init(_ shapes: [ParseShape], divisor: ExactDecimal?, verifier: CompiledNumber?) {
        (self.shapes, self.divisor, self.verifier) = (shapes, divisor, verifier)
    }

    /// Whether some affixes mean what they say in their exact form alone: abbreviations of several words, a permille sign that begins with
    /// a digit.
    var isExactFirst: Bool { verifier != nil || shapes.first?.hasDigitSuffix == true }

    /// Whether the style multiplies by nothing.
    var isUndivided: Bool { divisor == nil }

    func read(_ text: Span<UInt8>, isPrefix: Bool) throws(NumberParseError) -> NumberReading {
        let reading =
            if let verifier, let exact = try? written(text, by: verifier, isPrefix: isPrefix) {
                exact
            } else {
                try shapeByShape(text, isPrefix: isPrefix) { value in verifier.map { roundTrips(value, $0) } ?? true }
            }
        return NumberReading(value: try divided(reading.value), end: reading.end)
    }

    /// The reading for which the style writes the text that stands there.
    private func written(
        _ text: Span<UInt8>, by verifier: CompiledNumber, isPrefix: Bool
    ) throws(NumberParseError) -> StrictReader.Reading {
        try shapeByShape(text, isPrefix: isPrefix) { value in
            guard let written = self.text(of: value, verifier) else { return false }
            return text.has(Array(written.utf8), at: 0)
        }
    }

    /// Each shape in turn; the error is that of the one that read furthest.
    private func shapeByShape(
        _ text: Span<UInt8>, isPrefix: Bool, accept: (ExactDecimal) -> Bool
    ) throws(NumberParseError) -> StrictReader.Reading {
        var failure = NumberParseError.expectedDigit(at: 0)
        for (index, shape) in shapes.enumerated() {
            do throws(NumberParseError) {
                return try StrictReader(shape: shape, isPrefix: isPrefix).read(text, accept: accept)
            } catch {
                if index == 0 || (error.offset ?? text.count) > (failure.offset ?? text.count) { failure = error }
            }
        }
        throw failure
    }

    /// Whether the style writes a text for this value that reads as the same value.
    private func roundTrips(_ value: ExactDecimal, _ verifier: CompiledNumber) -> Bool {
        guard let text = text(of: value, verifier) else { return false }
        var isSame = false
        _ = try? shapeByShape(text.utf8Span.span, isPrefix: false) { reading in
            isSame = isSame || reading == value
            return isSame
        }
        return isSame
    }

    private func text(of value: ExactDecimal, _ verifier: CompiledNumber) -> String? {
        guard case .finite(let divided)? = try? divided(.finite(value)) else { return nil }
        return try? verifier.format(divided)
    }

    /// The style's value of a number as it is written.
    func divided(_ value: ParsedNumber.Value) throws(NumberParseError) -> ParsedNumber.Value {
        guard let divisor else { return value }
        switch value {
        case .nan: return .nan
        case .infinity(let isNegative): return .infinity(isNegative: isNegative != divisor.isNegative)
        case .finite(let decimal):
            guard let quotient = decimal.divided(by: divisor) else {
                throw .notDivisible(value: decimal.description.shortened, by: divisor.description)
            }
            return .finite(quotient)
        }
    }
}

/// A value, and the byte behind its text.
struct NumberReading {
    let value: ParsedNumber.Value
    let end: Int
}
