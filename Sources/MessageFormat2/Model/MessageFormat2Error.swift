public import LocaleFormatCore

/// What is wrong with a message, or with its arguments, by the standard's name: UTS #35 part 9, "Errors".
public struct MessageFormat2Error: Error, Hashable, Sendable {
    /// Which error. The examples cause it.
    public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        /// Not well-formed: `{{unclosed}`.
        case syntaxError = "syntax-error"
        /// A variant with more or fewer keys than selectors: `.match $x * * {{…}}`.
        case variantKeyMismatch = "variant-key-mismatch"
        /// No variant has `*` for all its keys.
        case missingFallbackVariant = "missing-fallback-variant"
        /// A selector whose variable no function is known of: `.input {$x} .match $x * {{…}}`.
        case missingSelectorAnnotation = "missing-selector-annotation"
        /// A variable that is declared twice, after its first use, or by itself: `.local $x = {$x} {{…}}`.
        case duplicateDeclaration = "duplicate-declaration"
        /// An option that is given twice: `{1 :number a=1 a=2}`.
        case duplicateOptionName = "duplicate-option-name"
        /// Two variants with the same keys.
        case duplicateVariant = "duplicate-variant"
        /// A variable that has no argument.
        case unresolvedVariable = "unresolved-variable"
        /// A function that nobody knows: `{1 :nonsense}`.
        case unknownFunction = "unknown-function"
        /// A selector whose value cannot choose: a date, or one that failed.
        case badSelector = "bad-selector"
        /// A value that the function does not take: `{horse :number}`.
        case badOperand = "bad-operand"
        /// An option that the function does not take, or lacks: `{1 :number minimumFractionDigits=x}`.
        case badOption = "bad-option"
        /// A key that no value of the selector can match: `horse` for a number.
        case badVariantKey = "bad-variant-key"
        /// What the function knows and cannot do: a conversion of meters to liters.
        case unsupportedOperation = "unsupported-operation"
        /// Beyond `TextLimits`. Not the standard's.
        case limitExceeded = "limit-exceeded"
    }

    /// Which error.
    public let kind: Kind
    /// Where in the message.
    public let position: SourcePosition
    /// What is given, and what is allowed.
    public let detail: String

    /// An error at a place.
    public init(_ kind: Kind, at position: SourcePosition, _ detail: String) {
        (self.kind, self.position, self.detail) = (kind, position, detail)
    }
}

extension MessageFormat2Error: CustomStringConvertible {
    /// `line 1, column 7: syntax-error: expected '}', found the end of the message`
    public var description: String { "\(position): \(kind.rawValue): \(detail)" }
}
