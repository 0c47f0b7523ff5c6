internal import LocaleFormatCore

/// Why text could not be read as a number. Positions are UTF-8 byte offsets into the text.
public enum NumberParseError: Error, Hashable, Sendable {
    /// `""`, or nothing but spaces.
    case empty
    /// More text than any number needs; both in UTF-8 bytes.
    case tooLong(length: Int, limit: Int)
    /// No digit where the number should begin or go on: `"abc"`, `"-"`, `"1.5E"`.
    case expectedDigit(at: Int)
    /// Something that does not belong there: `"12 apples"`, `"1.2.3"`. `text` is what stands there, abbreviated. Where strict reading fails
    /// and lenient reading would not, `expected` says so: `"1.234,5 €"` in `de` with an ordinary space.
    case unexpected(text: String, at: Int, expected: String)
    /// A group separator at the wrong place: `"1,23"` in `en`.
    case wrongGrouping(at: Int)
    /// Digits of two systems in one number: `"1२"`.
    case mixedDigits(at: Int)
    /// No currency of that symbol, code or name: `"5 florints"`.
    case unknownCurrency(text: String, at: Int)
    /// A symbol of several currencies, none of them the locale's: `"£"` in `fr`.
    case ambiguousCurrency(text: String, candidates: [CurrencyCode], at: Int)
    /// More than a million digits, or a power of ten beyond a million: `"1E9999999"`.
    case tooLarge
    /// The style multiplies by a number that the text cannot be divided by exactly: `"1"` where the scale is 3.
    case notDivisible(value: String, by: String)
    /// Strict mode: the style writes this value differently enough to read as another number (`"1.23K"` for 1,230, which
    /// is written `1.2K`), or rules cannot write what they read.
    case doesNotRoundTrip(text: String, value: String)
    /// The number is not one of the type's values: `"300"` as `Int8`, `"0.5"` as `Int`, `"NaN"` as `Int`.
    case doesNotFit(type: String, value: String)
    /// The style itself is at fault, or cannot be read back.
    case style(NumberError)
}

extension NumberParseError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "the text is empty; expected a number"
        case .tooLong(let length, let limit): "the text is \(length) bytes long; at most \(limit) are allowed"
        case .expectedDigit(let offset): "expected a digit at byte \(offset)"
        case .unexpected(let text, let offset, let expected):
            "unexpected '\(VisibleText.quoted(text))' at byte \(offset); expected \(VisibleText.quoted(expected))"
        case .wrongGrouping(let offset): "the group separator at byte \(offset) is at the wrong place"
        case .mixedDigits(let offset): "the digit at byte \(offset) is of another numbering system than those before it"
        case .unknownCurrency(let text, let offset): "unknown currency '\(VisibleText.quoted(text))' at byte \(offset)"
        case .ambiguousCurrency(let text, let candidates, let offset):
            "'\(VisibleText.quoted(text))' at byte \(offset) may be \(candidates.prefix(8).map(\.code).joined(separator: ", "))"
                + (candidates.count > 8 ? " and others" : "") + "; use the code"
        case .tooLarge:
            "the number is too large; at most \(ExactDecimal.maximumLength) digits and exponents are allowed"
        case .notDivisible(let value, let divisor):
            "\(value.shortened) divided by the style's scale \(divisor.shortened) has no end of digits"
        case .doesNotRoundTrip(let text, let value):
            "'\(VisibleText.quoted(text.shortened))' reads as \(value.shortened), which this style writes differently"
        case .doesNotFit(let type, let value): "\(value.shortened) is not a value of \(type)"
        case .style(let error): error.description
        }
    }

    /// The byte where reading stopped, where there is one.
    public var offset: Int? {
        switch self {
        case .expectedDigit(let offset), .unexpected(_, let offset, _), .wrongGrouping(let offset),
            .mixedDigits(let offset), .unknownCurrency(_, let offset), .ambiguousCurrency(_, _, let offset):
            offset
        default: nil
        }
    }
}

extension NumberParseError {
    /// The error of strict reading, for a text that lenient reading takes.
    package func withLenientHint(in text: String) -> NumberParseError {
        let hint = "; the lenient mode reads it"
        switch self {
        case .unexpected(let text, let offset, let expected):
            return .unexpected(text: text, at: offset, expected: expected + hint)
        case .expectedDigit(let offset):
            return .unexpected(text: text.utf8Span.span.excerpt(at: offset), at: offset, expected: "a digit" + hint)
        default: return self
        }
    }
}
