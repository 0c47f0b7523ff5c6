/// Why a text is no decimal number.
package enum DecimalFault: Error {
    /// The byte at `offset` has no place there.
    case notANumber(offset: Int)
    /// More digits, or an exponent further from zero, than ``ExactDecimal/maximumLength``.
    case tooLarge
}

extension ExactDecimal {
    /// Reads the neutral form: optional sign, ASCII digits with an optional `.`, optional exponent.
    package static func read(_ text: some StringProtocol) throws(DecimalFault) -> ExactDecimal {
        var scanner = DecimalScanner(text)
        guard let value = scanner.decimal(), scanner.isAtEnd else { throw .notANumber(offset: scanner.offset) }
        guard let (digits, exponent) = value.normalized, digits.count <= maximumLength,
            abs(exponent) <= maximumLength, digits.count + exponent <= maximumLength
        else { throw .tooLarge }
        return ExactDecimal(isNegative: value.isNegative, digits: digits, exponent: exponent)
    }
}

/// Reads `[+-]digits[.digits][e[+-]digits]` byte by byte.
package struct DecimalScanner {
    private let bytes: [UInt8]
    package private(set) var offset = 0

    package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    package var isAtEnd: Bool { offset == bytes.count }

    package struct Scanned {
        package var isNegative = false
        package var digits: [UInt8] = []
        package var fractionCount = 0
        /// Nil when it overflows.
        package var exponent: Int? = 0

        /// Without leading and trailing zeros, so that length limits count what matters. Nil when it overflows.
        package var normalized: (digits: ArraySlice<UInt8>, exponent: Int)? {
            let significant = digits.drop { $0 == 0 }
            let end = significant.lastIndex { $0 != 0 }.map { $0 + 1 } ?? significant.startIndex
            if end == significant.startIndex { return ([], 0) }
            guard let exponent else { return nil }
            return (significant[..<end], exponent - fractionCount + (significant.endIndex - end))
        }
    }

    package mutating func decimal() -> Scanned? {
        var value = Scanned()
        value.isNegative = sign()
        value.digits = digits()
        if peek == 0x2E {
            offset += 1
            let fraction = digits()
            value.fractionCount = fraction.count
            value.digits += fraction
        }
        guard !value.digits.isEmpty else { return nil }
        if let mark = peek, mark | 0x20 == 0x65 {
            offset += 1
            let isNegative = sign()
            let digits = digits()
            guard !digits.isEmpty else { return nil }
            // Anything above nine significant digits is beyond every limit; nil says so.
            let significant = digits.drop { $0 == 0 }
            value.exponent =
                significant.count > 9
                ? nil : significant.reduce(0) { $0 * 10 + Int($1) } * (isNegative ? -1 : 1)
        }
        return value
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func sign() -> Bool {
        guard let mark = peek, mark == 0x2D || mark == 0x2B else { return false }
        offset += 1
        return mark == 0x2D
    }

    private mutating func digits() -> [UInt8] {
        let start = offset
        while let byte = peek, byte >= 0x30, byte <= 0x39 { offset += 1 }
        return bytes[start..<offset].map { $0 - 0x30 }
    }
}
